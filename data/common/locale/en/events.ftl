### Tournaments of a server: /event, their cards, standings and pictures.

help-event = Tournaments: pools, Swiss, knockout, ladder
help-event_create = Announce a tournament, for which people sign up by a button
help-event_show = How a tournament stands, with a picture
help-event_start = Begin: the first round is paired and its tables are opened
help-event_result = Set a result by hand; it stays, whatever the table says
help-event_swap = Let two change places in the round that is played
help-event_drop = Take somebody out: who waits comes in, or they are paired around
help-event_cancel = Call a tournament off
option-event = Which tournament, if there are several
option-event_kind = How it is played
option-event_name = What it is called
option-event_players = How many sit at a table
option-event_rounds = How many rounds, of a ladder how many a season
option-event_pools = How many pools (1)
option-event_through = Knockout: how many of each table go on (1)
option-event_places = How many may take part; others wait for a place
option-event_days = Days that a round may take (14); 0: no limit
option-event_ties = Which tie-break counts first after the points; without it the usual order
option-event_late = What becomes of a game that takes longer
option-event_entrant = Somebody who takes part
option-event_game = The game, by its number
option-event_first = Who won
option-event_second = Who was second
option-event_third = Who was third
option-event_fourth = Who was fourth
option-event_fifth = Who was fifth
option-event_level = All of them are level
option-event_sure = Yes, if you are sure
event-level_yes = Yes, all level
event-cancel_yes = Yes, call it off
name-tournament_pool = round robin in pools
name-tournament_swiss = Swiss, for two
name-tournament_knockout = knockout
name-tournament_ladder = ladder by season
name-late_level = counts as level
name-late_standing = counts as it stands
name-late_wait = waits for the organiser
tournament-default_name = { $game } tournament
event-created = “{ PLAIN($name) }” (event { $id }) is announced in <#{ $channel }>: people sign up there by a button. `/event start` begins it.
event-started = “{ PLAIN($name) }” has begun. The tables of the first round are being opened, and their players are told by DM.
event-entered = You take part in “{ PLAIN($name) }”. When a game of yours comes up, you are told by DM. How you are sorted at the start comes of your rating, if you take part in the ratings.
event-waits =
    { $begun ->
        [yes] “{ PLAIN($name) }” has begun
       *[no] All places of “{ PLAIN($name) }” are taken
    }: you wait for a place. When somebody drops out, whoever has waited longest comes in.
event-leave_asked = Take part in “{ PLAIN($name) }” no more? It has begun: nobody who left comes back. The tables at which you sit go on.
event-left = You take part in “{ PLAIN($name) }” no more.{ $begun ->
        [yes] {" "}A table at which you sit goes on until you leave it.
       *[no] {" "}Until it begins you may sign up again.
    }
event-result_set = The result of game { $number } is set, and stays: { $level ->
        [True] level
       *[other] { $ordered ->
            [True] { PLAIN($order) }
           *[other] won by { PLAIN($first) }
        }
    }.
event-swapped = They have changed places.
event-dropped = { PLAIN($name) } takes part no more. A game of theirs whose table is open goes on; `/event result` ends it.
event-cancel_asked = Call “{ PLAIN($name) }” off? Its tables go on, and count for it no more. Once more with {"**"}sure{"**"} does it.
event-cancelled = “{ PLAIN($name) }” is called off.
button-evjoin = Sign up
button-evleave = Take part no more
button-evleave_sure = Yes, leave the tournament
button-evshow = Standings
tournament-title = { PLAIN($name) }
tournament-heading = {"**"}{ PLAIN($name) }{"**"} (event { $id })
tournament-is_open = Tournament · people sign up
tournament-is_running = Tournament · being played
tournament-is_over = Tournament · over
tournament-is_cancelled = Tournament · called off
tournament-plan = { $game } · { $kind }{ $least ->
        [0] { "" }
       *[other] {" "}· { $most } at a table
    }{ $pools ->
        [1] { "" }
       *[other] {" "}· { $pools } pools
    }{ $through ->
        [1] { "" }
       *[other] {" "}· { $through } go on
    }
tournament-times = { $season ->
        [0] { "" }
       *[other] { $round ->
            [0] { "" }
           *[other] Season { $season } ·{" "}
        }
    }{ $rounds ->
        [0] { $round ->
            [0] { "" }
           *[other] Round { $round } ·{" "}
        }
       *[other] { $round ->
            [0] { $rounds } { $rounds ->
                [one] round
               *[other] rounds
            }{ $season ->
                [0] { "" }
               *[other] {" "}a season
            } ·{" "}
           *[other] Round { $round }{ $season ->
                [0] {" "}of { $rounds }
               *[other] , { $rounds } { $rounds ->
                    [one] round a season
                   *[other] rounds a season
                }
            } ·{" "}
        }
    }{ $days ->
        [0] no time limit
        [one] a day for each round; what takes longer { $late }
       *[other] { $days } days for each round; what takes longer { $late }
    }
tournament-entrants = { $count ->
        [0] {"**"}Nobody takes part yet{"**"}{ $places ->
            [0] { "" }
            [one] {" "}· { $places } place
           *[other] {" "}· { $places } places
        }
       *[other] {"**"}{ $places ->
            [0] { $count }
           *[other] { $count } of { $places }
        } { $count ->
            [one] takes part
           *[other] take part
        }{"**"}: { $names }
    }
tournament-waiting = Waiting for a place: { $names }
tournament-pool = {"**"}Pool { $pool }{"**"}
tournament-pool_head = Pool { $pool }
tournament-line = {"**"}{ $place }.{"**"} { PLAIN($name) }{ $knockout ->
        [True] { "" }
       *[other] {" "}· {"**"}{ DECIMAL($points) }{"**"} { $points ->
            [1] point
           *[other] points
        }
    } · { $games ->
        [one] { $games } game
       *[other] { $games } games
    }{ $out ->
        [True] {" "}· plays no more
       *[other] { "" }
    }
tournament-round = {"**"}Round { $round }{ $final ->
        [True] {" "}· final
       *[other] { "" }
    }{"**"}
tournament-player = { PLAIN($name) }{ $side ->
        [none] { "" }
       *[other] {" "}({ $side })
    }
tournament-bye = -# { $name } has no game in this round{ $kind ->
        [swiss] {" "}· 1 point
        [knockout] {" "}· goes on
       *[other] { "" }
    }
tournament-game = Game { $number }: { $players }{ $until ->
        [0] { "" }
       *[other] {" "}· until <t:{ $until }:d>{ $waits ->
            [True] , then the organiser says
           *[other] { "" }
        }
    }
tournament-result = Game { $number }: { $players } · { $level ->
        [True] level
       *[other] won by { $won }
    }{ $how ->
        [hand] {" "}(set by hand)
        [late] {" "}(took too long)
       *[other] { "" }
    }
tournament-more = -# and { $count } more: `/event show`
tournament-number = Event { $id } · card { $number }
tournament-noted = <t:{ $at }:d> { $said }
tournament-note_round = round { $round } is paired: { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
tournament-note_replaced = { PLAIN($old) } plays no more; { PLAIN($new) } comes in, from the next game that is opened
tournament-note_dropped = { PLAIN($who) } plays no more, and is paired around
tournament-note_swapped = the organiser let { PLAIN($one) } and { PLAIN($other) } change places
tournament-note_by_hand = the organiser set the result of game { $game }{ $level ->
        [True] {": "}level
        [False] {": "}{ $ordered ->
            [True] { PLAIN($order) }
           *[other] won by { PLAIN($first) }
        }
       *[other] { "" }
    }
tournament-note_late = game { $game } took too long and was adjudicated{ $level ->
        [True] {": "}level
        [False] {": "}won by { PLAIN($first) }
       *[other] { "" }
    }
tournament-note_season = season { $season } is over; on top: { PLAIN($who) }
tournament-note_over = it is over; first: { PLAIN($who) }
tournament-note_over_pools = it is over; first: { PLAIN($pools) }
tournament-note_cancelled = it was called off
tournament-points_say = Points: 1 for the first, 0 for the last, shared by those who are level. Then count: { $breaks }.
tournament-points_say_knockout = Who has reached the later round is ahead. Points: 1 for the first of a game or a bye, 0 for the last.
tournament-points_say_ladder = The places are those of the ladder: those who play share out the places that they had, the winner has the best. A season’s points do not move anybody.
tournament-figure = { DECIMAL($figure) }
tournament-say_wins = Wins
tournament-say_opponents = Opponents (the points of all whom one met)
tournament-say_beaten = Beaten (the points of those whom one left behind, half of those one was level with)
tournament-say_score = Score (one’s share of all points of the games)
tournament-column_place = #
tournament-column_name = Name
tournament-column_games = Games
tournament-column_points = Points
tournament-column_wins = Wins
tournament-column_opponents = Opponents
tournament-column_beaten = Beaten
tournament-column_score = Score
tournament-somebody = somebody ({ $number })
tournament-game_on = {"**"}Your game in “{ PLAIN($tournament) }” is on.{"**"}
    Round { $round }, table “{ PLAIN($table) }” in <#{ $channel }>: { PLAIN($players) }.{ $until ->
        [0] { "" }
       *[other] {" "}It is due to be over <t:{ $until }:f>.
    }
tournament-came_in = {"**"}A place in “{ PLAIN($tournament) }” has come free, and it is yours.{"**"}{ $round ->
        [0] {" "}You are told by DM as your first game begins.
       *[other] {" "}Round { $round } is being played; you take part from the next one on, and are told by DM as your first game begins.
    }
tournament-taken_out = {"**"}You take part in “{ PLAIN($tournament) }” no more:{"**"} who organises it has taken you out. A table at which you sit goes on.
tournament-called_off = {"**"}“{ PLAIN($tournament) }” is called off{"**"} by who organises it.{ $round ->
        [0] { "" }
       *[other] {" "}A table at which you sit goes on, and counts for it no more.
    }
tournament-call_number = -# Event { $id } · entrant { $entrant }
tournament-adjudicated = This game took longer than a round of “{ PLAIN($tournament) }” may, and was adjudicated there{ $level ->
        [True] {": "}it counts as level
        [False] {": "}it counts as won by { PLAIN($first) }
       *[other] { "" }
    }. It may go on for its own sake.
tournament-set_by_hand = The organiser of “{ PLAIN($tournament) }” has set the result of this game there{ $level ->
        [True] {": "}it counts as level
       *[other] {": "}it counts as won by { PLAIN($first) }
    }.{ $over ->
        [True] { "" }
       *[other] {" "}It may go on for its own sake.
    }
error-no_event = There is no such tournament on this server. `/event create` announces one.
error-which_event = Several tournaments go on here: { $names }. Say which with {"**"}event{"**"}.
error-not_organiser = Only who organises this tournament, or manages the server, may do that.
error-not_event_manager = Only who may manage this server or its events announces tournaments.
error-event_in_forum = The card of a tournament stands in a text channel: name one with {"**"}channel{"**"}.
error-event_swiss = A Swiss tournament is for two at a table. Pools, knockouts and ladders take more.
error-event_players = This game is played by { $least } to { $most }.
error-event_through = At most { $most } of a table can go on: somebody has to be out.
error-event_places = Name who came first, and perhaps the next, of those who play there: { PLAIN($players) }. Who is not named shares the last place; {"**"}level{"**"} makes all level.
error-event_table = This is a game of a tournament, which has seated those who play: nobody joins or leaves before it begins. `/event show` tells how the tournament stands.
error-entered = You take part already.
error-dropped_out = You have dropped out of this tournament: nobody comes back into one that has begun.
error-not_entered = They take no part in this tournament.
error-you_not_entered = You take no part in this tournament.
error-tournament_over = This tournament is over.
error-tournament_begun = This tournament has begun already.
error-too_few_entrants =
    It takes { $least } to begin, and { $count ->
        [0] nobody takes part yet
        [one] one takes part
       *[other] { $count } take part
    }: they sign up by the button of the card.
error-no_such_pairing = This tournament has no game { $number } with a result to set: its card says the numbers of the round's games.
error-no_result = These are no places of that game.
error-same_pairing = They sit at the same table.
error-not_paired = One of them has no game in this round.
error-pairing_opened = Something was played already at the table of one of them: pairings are changed before that.
slash-ties = ties
ledger-pairing_changed = 🏁 The organiser of “{ $tournament }” has changed who plays whom: this table is closed before anything was played, and another opens.
notice-pairing_changed = 🏁 The organiser of “{ $tournament }” has changed who plays whom. This table is closed; you are told as your game begins.
ledger-result_set = 🏁 The organiser of “{ $tournament }” has set the result of this game before it began: this table is closed. `/event show` tells the result.
notice-result_set = 🏁 The organiser of “{ $tournament }” has set the result of your game before it began. This table is closed; `/event show` tells the result.
