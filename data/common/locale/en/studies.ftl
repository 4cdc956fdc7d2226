### Studies: a game that is over, played on from one of its steps; its analysis; the coach; positions that are imagined.

button-playon = Play on from…
button-playsolo = Against computers, by DM
button-playwith = With others, here
study-line = 🔎 {"**"}Study{"**"}: goes on from round { $round } (step { $step }) of the finished game { $table }. It counts in no ratings, records or tournaments.
study-begun = 🔎 {"**"}A study.{"**"} This table goes on from round { $round } (step { $step }) of the finished game { $table }. Its dice are its own, and what nobody knew there was shuffled anew. It counts in no ratings, records or tournaments.
study-hand = This is what you hold as the study begins:
study-name = Study of { $table }
study-seat = Seat { $seat } of that game
study-title = 🔎 {"**"}Play on from a step of { $name }{"**"} ({ $table })
study-step = From: { $label }, step { $step }.
study-as = You play { $who }.
study-how = Against computers it is a practice table in your DM; with others a table here, for which a computer player keeps each seat until somebody takes it. Neither counts in ratings, records or tournaments. A line to share: `{ $line }`
study-choose_step = From which moment…
study-choose_seat = Whom you play…
study-within = { $label }, step { $step }
study-open = Your study is in your DMs: { $link }
study-hello = 🔎 A study of { $game }: you play on from round { $round } (step { $step }) of the game { $table }, against { $count ->
        [one] one computer player
       *[other] { $count } computer players
    }. It counts for nothing, and is kept for a week after you touched it last.
study-others = computers
study-persons = others
error-study_running = This game is not over yet. A study begins at a step of a game that is over or was given up for good, since it shows what everybody held.
error-study_step = That game has no step { $step }. While you type I suggest its rounds; `/watch` and the replay name any step.
error-study_end = At step { $step } that game was over already. Take a step before it.
error-study_gone = The game { $table } is not kept any more, so it cannot be played on.
error-study_rules = That step was kept by rules of another version, which the present ones cannot read.
error-study_seats = At a study each seat of the game that it is taken from has a player. Join to take a computer player's seat, leave to give it back.
error-study_options = A study is played by the options of the game that it is taken from. Its pace can be changed.
error-study_seat_taken = Somebody sits there already. Take the seat of a computer player.
error-study_many = You have { $most ->
        [one] { $most } study
       *[other] { $most } studies
    } open already. Leave one first (`/mytables`).
error-study_seat = That game has no seat { $asked }. I suggest its seats while you type.
help-from = Play on from any step of a finished game: against computers, or with others as a study
option-from_table = Which finished game
option-from_step = From which step; rounds are suggested
option-from_side = Whom you play
option-from_against = Against computers by DM (usual), or a table here for others too

button-analysis = Analysis
help-analysis = A finished game looked back at: chances, turning points, luck and skill; your own practice at once
analysis-begun = { PLAIN($name) } is being looked back at. That takes some seconds, of a long game a minute…
analysis-failed = The analysis could not be made (fault { $number }). Please try again later.
analysis-title = Analysis of { $name }
analysis-chart = Chances of winning (%)
analysis-luck_skill = {"**"}Luck and skill{"**"}, in points of a hundred
analysis-of_seat = - { $who }: luck { $luck }, decisions { $skill }
analysis-swings = {"**"}{ $count ->
        [one] The decision by which most changed
       *[other] The { $count } decisions by which most changed
    }{"**"} (✓: as a strong player would)
analysis-level = Nothing changed the chances by much so far.
analysis-swing = - {"**"}Round { $round }{"**"}, step { $step }: { SEAT($seat) }: { $said }. { $side } { $before } → { $after }%{ $agreed ->
        [yes] {" ✓"}
       *[no] {""}
    }
analysis-swing_table = - {"**"}Round { $round }{"**"}, step { $step }: what was answered came into effect. { $side } { $before } → { $after }%
analysis-by_luck = {"  "}🎲 Mostly the dice: { $luck } against their mean.
analysis-better = {"  "}💡 Better by { $gain ->
        [one] { $gain } point
       *[other] { $gain } points
    }: { $better }.{ $why ->
        [none] {""}
       *[other] {" "}{ $why }
    }
analysis-would = {"  "}💡 A computer player would: { $better }.{ $why ->
        [none] {""}
       *[other] {" "}{ $why }
    }
analysis-compared = In { $worlds } imagined worlds it gave { DECIMAL($chance) }% to win, the rule of thumb { DECIMAL($other) }%.
analysis-how = The chances are estimates by what everybody saw, fitted to games of computer players. Luck: what came against the mean of other dice. Decisions: against what a strong computer player would have done with what that seat knew, one decision ahead.
analysis-how_practice = The chances are estimates by what everybody sees; advice is by what you could know. Luck and skill are told when the game is over.
error-no_analysis = Nobody's chances are told in this game yet.
error-analysis_running = This game is not over yet: it is looked back at when it is. Your own practice can be at any time.

button-coach = Call a coach
button-no_coach = Send the coach away
button-think_again = Think again
button-coachgo = Do it all the same
help-coach = At your practice table: a word before what looks like a bad mistake, or no more
coach-here = 🧑‍🏫 A coach looks at your answers here before they count, and says a word where one looks like a bad mistake. They know what you may know, and no more. What is done can still be undone.
coach-gone = The coach has gone. `/coach` calls them again.
coach-word = 🧑‍🏫 {"**"}A word before that:{"**"} { $said }. As far as can be foreseen your chance of winning is then { $chance }%, and { $before }% by another answer.
coach-better = A computer player would: {"**"}{ $better }{"**"}.
error-coach_practice = A coach comes to practice tables alone: `/learn` begins one.
error-no_coach = For this game there is no coach yet.
button-imagines = What if: allow it
button-no_imagines = What if: forbid it
button-whatif = What if…
lobby-imagines = 💭 {"**"}What if{"**"} is allowed: in their own turns those who play may try things out in an imagined copy (`/whatif`). The game counts in no ratings.
lobby-rest_imagines = who plays may try things out in their turns, in a copy in which all that they cannot know is imagined. The game counts in no ratings then.
help-whatif = In your own turn: try things out in a copy by DM, in which all that you cannot know is imagined
study-imagined_line = 💭 {"**"}Imagined{"**"}: a copy of table { $table } in round { $round }, in which all that you cannot know is dealt by lots. Nothing in it is true but what you knew.
study-imagined_begun = 💭 {"**"}An imagined copy{"**"} of table { $table }, round { $round }. All that you cannot know is dealt by lots, its dice are its own, computer players play the others. Move, look, go back with `/undo`, and throw it away with Leave: at the table itself nothing happens.
study-imagined_name = Imagined: { $table }
study-imagined_hello = 💭 An imagined copy of table { $table } in round { $round }: try out what you like. Nothing of it happens at the table, and nobody is told.
study-imagined_open = 💭 Your imagined copy ({ $table }) is in your DMs: { $link }
error-no_imagining = In this game nothing can be imagined yet.
error-imagined_already = This is an imagined copy already. Go back with `/undo`, or begin another from the table itself.
error-imagines_not = At this table nothing may be imagined: its host allows that before the game, behind the last button of the lobby, and the game counts in no ratings then. At practice tables it always may.
error-imagines_turn = Nothing waits for you at this table now. You can imagine how it goes on when it is your turn.
error-imagines_lobby = Whether positions may be imagined is settled before the game begins.
help-chapter-study = **To learn from games**
