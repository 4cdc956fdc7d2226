### Looking on without a seat: /watch, a delay, following a game by DM, bets on battles.

watch-late = -# 👁️ You see this table { $delay ->
        [one] a round
       *[other] { $delay } rounds
    } late: this is how it stood in round { $round }.
watch-later = -# What comes next is shown later to who has no seat here.
lobby-delay = Spectators see the game { $delay ->
        [one] a round
       *[other] { $delay } rounds
    } late (beside what the thread shows).
error-watch_nothing_yet = Who has no seat here sees this game { $delay ->
        [one] a round
       *[other] { $delay } rounds
    } late, and it has not been played for longer yet.
error-delay_less = The game has begun with spectators { $delay ->
        [one] a round
       *[other] { $delay } rounds
    } late. The players count on that: it can only be made more.
option-delay = By how many rounds who has no seat sees the game late; 0: at once
help-host_spectators = How late spectators see the game: what I show to who has no seat, not the thread
audit-spectators = 👁️ { PLAIN($by) }: spectators see the game { $delay ->
        [0] as it is played.
        [one] a round late.
       *[other] { $delay } rounds late.
    }
replay-so_far_late = Here is **{ PLAIN($name) }** as far as who has no seat may see it: one page that opens in any browser and needs no network.
help-watch = Look on at a table without a seat, step by step; after the end as any side saw it
option-watch_side = After the end: as which side saw it
watch-title = 👁️ **{ PLAIN($game) }: { PLAIN($name) }** ({ $id })
watch-public = -# What everybody may know, as a spectator sees it.
watch-eyes = -# As { PLAIN($who) } saw it, cards in hand and all.
watch-who_sides = { $who } ({ NAMES($sides) })
watch-step = **Step { $at } of { $of }** · { PLAIN($label) }
watch-back = ⏮
watch-before = ◀ Step
watch-next = Step ▶
watch-on = ⏭
watch-now = Now
watch-everybody = What everybody could see
watch-choose_eyes = As which side saw it
watch-you_play = You play here, so this is your own table. **/watch** is for who has no seat; after the end it shows you everybody's side.
error-watch_eyes = While a game runs nobody sees it as a player does. After its end everybody may.
help-chapter-look = **To look on and look back**
button-bet = Bet on { $side }
button-follow = Follow by DM
button-nofollow = Follow no more
bet-noted = 🎲 You bet that {"**"}{ $side }{"**"} wins. Until the first roll you may change it; how many saw it coming stands in the report.
bet-tally = -# 🎲 { $right } of { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    } saw it coming.
bet-undecided = -# 🎲 { $count ->
        [one] { $count } spectator had
       *[other] { $count } spectators had
    } bet on it; nobody has won.
error-bet_yours = Bets are for spectators: a bet of somebody who plays here might tell what they know.
error-bet_closed = No bets are taken on this battle any more.
follow-begun = As each round of **{ PLAIN($name) }** ends you get its card by DM. **Follow no more** under it ends that.
follow-hello = 👁️ You follow **{ PLAIN($name) }** ({ $id }) from now on: as each round ends its card comes here.
follow-closed = I cannot write to you by DM, so you do not follow this table. Open your DMs for this server and try again.
follow-ended = You do not follow this table any more.
follow-round = 👁️ { $game }: { PLAIN($name) } · { $link }
error-look_on = You do not play at this table. `/watch` lets you look on, step by step.
button-look_on = Look on, step by step
button-watch = Step by step, as each side saw it
error-follow_own = You have a part in this table: what there is to say comes to you anyway.
error-follow_full = This table has { $most ->
        [one] { $most } follower
       *[other] { $most } followers
    } already, and no more can be written to.
records-bets = 🎲 Bets on battles: { $right } of { $count } right.
button-alleyes = Ask to see all sides
button-uneyes = Take it back
vote-eyes = { SEAT($seat) } is out of the game and asks to see it by everybody's eyes, hands and all, never to play here again
eyes-granted = 👁️ { SEAT($seat) } is out of the game and may see it by everybody's eyes, as all agreed. Until that is used, each of you can take it back.
eyes-taken_back = 👁️ { SEAT($by) } takes it back: { SEAT($seat) } does not see the game by everybody's eyes.
eyes-looked = 👁️ { SEAT($seat) } now sees the game by everybody's eyes, and plays here no more.
eyes-you_took_back = You have taken it back.
error-looked = Who has seen this game by everybody's eyes does not play in it any more.
error-looked_undo = Somebody who is out has seen the game by everybody's eyes since: it cannot go back to before that.
error-looked_already = It has been used already, and what was seen cannot be unseen.
error-not_out = Only who is out of the game can ask that.
