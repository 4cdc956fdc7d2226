### Undo by consent, deadlines and absence, standing orders, the host, the server's limits.

name-plays_computer = A computer player plays for me
name-plays_default = The default of each question is played
name-remind_off = Off
name-remind_last = Only before a deadline
name-remind_6 = Every 6 hours, and before a deadline
name-remind_12 = Every 12 hours, and before a deadline
name-remind_24 = Every day, and before a deadline
name-remind_48 = Every other day, and before a deadline
name-palette_drawn = Original colours
name-palette_protan = For eyes that hardly see red (protanopia)
name-palette_deutan = For eyes that hardly see green (deuteranopia)
name-palette_tritan = For eyes that hardly see blue (tritanopia)
name-palette_grey = Grey
name-palette_dark = Dark
option-pictures = The colours of maps, hands and cards that are sent to you
name-switch_on = On
name-switch_off = Off
name-posts_cards = Cards
name-posts_plain = Plain text
name-order_pass = Pass
name-order_unless = Pass, unless I am the target
name-order_ask = Ask me
name-order_until_game = for the whole game
name-order_until_turn = until this turn ends
name-creators_all = everybody
name-creators_managers = those who manage the server
button-agree = Agree
button-refuse = Refuse
button-retake = I am back
button-take = Take this seat
button-revive = Take it up again
button-passon = Pass on these
button-orders = Standing orders…
button-end = End the game
button-goleave = Give my seat up
button-noend = Cancel
screen-alike = -# Nothing that you hold can be used here. You are asked like everybody who might hold something, so that nobody learns who does.
screen-passing = -# The others wait for every response until then; without one you pass. **Pass on these** passes on this and every later window of the kind, for the whole game; `/orders clear` ends it.
panel-ended = 🏁 Ended. Until { MOMENT($until) } `/game revive` takes it up again; then it is given up for good.
panel-archived = Put aside. `/game revive` takes it up again.
panel-paused = ⏸️ Paused since { MOMENT($since) }: no deadline passes. `/host resume` goes on.
panel-away = { SEAT($seat) } is away until { MOMENT($to) }.{ TEXT($rested) }
panel-kept =
    { GRAMMAR($seats, "number") ->
        [plural] Computer players keep the seats of
       *[singular] A computer player keeps the seat of
    } { SEATS($seats) }, who { GRAMMAR($seats, "number") ->
        [plural] take them
       *[singular] takes it
    } back with `/back`.
dm-won = 🏁 **The game is over.** **{ NAMES($winners) }** won. { TEXT($why) }
dm-drawn = 🏁 **The game is over.** Nobody won. { TEXT($why) }
dm-your_seat = This seat is yours now. Your hand:
dm-again = Your hand, once more:
ledger-undone_agreed = ↩️ The table goes back to before: { TEXT($step) } (asked for by { PLAIN($by) }, by consent). What is decided anew rolls anew.
ledger-redone_agreed = ↪️ What was undone stands again, with the same dice (asked for by { PLAIN($by) }, by consent).
ledger-taken_over =
    🤖 { SEAT($seat) } has missed { $count ->
        [one] { $count } deadline
       *[other] { $count } deadlines
    } in a row: a computer player sits in. { SEAT($seat) } takes the seat back at any time with the button, or `/back`.
ledger-kicked = 🤖 The table goes on without { SEAT($seat) }: a computer player takes the seat.
ledger-voted_out = 🤖 The table goes on without { PLAIN($who) }: { SEAT($seat) }, a computer player, takes the seat.
ledger-back = 👋 { SEAT($seat) } is back at the table.
ledger-replaced = 👋 { SEAT($seat) } takes over a seat, with its hand.
ledger-renamed = { PLAIN($was) } is called { SEAT($seat) } now.
ledger-person_gone = 👋 { SEAT($seat) } is no longer in this server. Their seat stays theirs, and they can come back. To go on without them: `/host kick` asks the others.
ledger-office_gone = { PLAIN($who) } is no longer in this server: { SEAT($seat) } is the host now.
ledger-office = { SEAT($seat) } is the host now.
ledger-extended =
    ⏳ { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    } more for this decision.
ledger-archived = This table is put aside: nobody has answered for a long time. Nothing is lost.
ledger-archived_empty = Nobody is left at this table but computer players: it is put aside until somebody comes back. Nothing is lost.
ledger-revived = The table is taken up again.
ledger-returned = I am back in this server, and the table is taken up again. Deadlines begin anew.
ledger-ended = 🏁 { PLAIN($by) } has ended the game. It rests until { MOMENT($until) }: until then whoever plays here can take it up again, with the button or `/game revive`. After that it is given up for good, and the secret of its dice is published.
ledger-ended_vote = 🏁 The game is ended by vote, as { PLAIN($by) } asked. It rests until { MOMENT($until) }: until then whoever plays here can take it up again, with the button or `/game revive`. After that it is given up for good, and the secret of its dice is published.
ledger-given_up = 🏁 Nobody has taken the game up again in time: it is given up for good. The secret of its dice is published.
ledger-left_alone = 🏁 { PLAIN($by) } was the last who played here: the game is given up. The secret of its dice is published.
notice-left_alone = **{ $name }** is given up: nobody plays there any more.
ledger-closed = 🏁 { PLAIN($by) } has closed this table before its game began.
ledger-away = 🌙 { SEAT($seat) } is away from { MOMENT($frm) } until { MOMENT($to) }: { TEXT($plays) }.
ledger-here_again = 👋 { SEAT($seat) } is here again.
ledger-gap = ⏱️ I did not run from { MOMENT($began) } until { MOMENT($ended) }. What is asked now has at least a quarter of this table's deadline more, and no less than an hour, from then on.
ledger-gap_clock = ⏱️ My clock has jumped, or my machine has slept, until { MOMENT($ended) }. What is asked now has at least a quarter of this table's deadline more, and no less than an hour, from then on.
ledger-lost = ⚙️ Settings of this table that I do not know any more: { TEXTS($lost) }. The host can set others: `/host deadlines`, `/host language`, `/host pictures`.
notice-lost = ⚙️ Settings of yours that I do not know any more: { TEXTS($lost) }. `/settings` sets others.
lost-zone = the time zone { PLAIN($was) } (now { PLAIN($now) })
lost-language = the language { PLAIN($was) }
lost-palette = the colours { PLAIN($was) } (now as drawn)
lost-size = the size of pictures { PLAIN($was) } (now the usual one)
lost-other = { PLAIN($name) } (kept by another version; now as at first)
notice-seat_kept = A computer player sits in for you now. **I am back** in the thread, or `/back`, gives you your seat and hand again.
notice-seat_open = A computer player sits in for you now, and the seat is free for anybody. Until somebody takes it, **I am back** in the thread, or `/back`, gives you your seat and hand again.
notice-with_why = { TEXT($why) } { TEXT($told) }
notice-why_account = ⏳ Your time for this game is used up.
notice-account_default = ⏳ Your time for this game is used up. The default is played for you. Each later question leaves you at least an hour.
notice-why_missed =
    ⏳ You have missed { $count ->
        [one] { $count } deadline
       *[other] { $count } deadlines
    } in a row.
notice-seat_lost = The others have gone on without you; a computer player has your seat.
notice-replaced = Somebody else has taken over your seat.
notice-ended = 🏁 { PLAIN($by) } has ended the game. Until { MOMENT($until) } it can be taken up again, with the button or `/game revive`; after that it is given up for good.
notice-ended_vote = 🏁 The game is ended by vote, as { PLAIN($by) } asked. Until { MOMENT($until) } it can be taken up again, with the button or `/game revive`; after that it is given up for good.
notice-given_up = 🏁 Nobody has taken the game up again in time: it is given up for good. The thread has the secret of its dice, with the whole game.
notice-closed = 🏁 { PLAIN($by) } has closed this table before its game began.
notice-archived = This table is put aside: nobody has answered for a long time. Nothing is lost; the button or `/game revive` takes it up again at any time.
notice-departed = I am no longer in the server of this table, so it is put aside. Whoever manages the server can invite me again until { MOMENT($until) }, and it goes on where it was; then it is deleted, with all that names people.
notice-archived_empty = Only computer players are left at this table: it is put aside. Nothing is lost; the button or `/game revive` takes it up again at any time.
notice-revived = The table is taken up again: **My table** in its thread shows what waits for you.
end-vote = **This ends the game for all.** { SEATS($others) } { GRAMMAR($others, "number") ->
        [plural] are asked first, and more than half of them must agree
       *[singular] is asked first, and must agree
    }. Then the game rests for { $days ->
        [one] { $days } day
       *[other] { $days } days
    }: whoever plays here can take it up again with `/game revive`. After that it is given up for good, and the secret of its dice is published.
end-end = **This ends the game.** It rests for { $days ->
        [one] { $days } day
       *[other] { $days } days
    }, in which `/game revive` takes it up again. After that it is given up for good, and the secret of its dice is published.
end-close = **This closes the table for all**, at once and for good: its game has not begun.
end-done = Ended. Until { MOMENT($until) } `/game revive` takes it up again; then it is given up for good.
end-closed = The table is closed.
end-cancelled = Nothing has changed; the table goes on.
undo-label =
    (undoes { $count ->
        [one] { $count } step
       *[other] { $count } steps
    })
undo-hand = The table went back a step. This is your hand now; what you were shown before is true no more.
undo-course = ⏪ What stood here was taken back: it has not happened.
undo-own_step = { SEAT($seat) }: { TEXT($label) }
undo-step = { STEPS($lines) }
undo-hidden_step = a step that only its player saw
undo-by_consent = `/undo step:` names a step to go back before; past a die, a reveal or another's step the others are asked.
vote-asked =
    🗳️ { TEXT($said) }
    { TEXT($rule) } Until { MOMENT($until) }.
vote-rule_all = All who play must agree; one refusal ends it.
vote-rule_seated = More than half of those who play must agree.
vote-rule_most = More than half of the others must agree.
vote-undo = { PLAIN($by) } asks to go back to before: { TEXT($step) }. What is decided anew then rolls anew.
vote-redo = { PLAIN($by) } asks that what was undone stands again, with the same dice.
vote-extend =
    { PLAIN($by) } asks for { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    } more for this decision.
vote-kick = { PLAIN($by) } asks to go on without { SEAT($seat) }; a computer player would take the seat.
vote-go_on = { PLAIN($by) } asks to go on without { PLAIN($who) }; a computer player would take the seat.
vote-office = { PLAIN($by) } asks that { SEAT($seat) } be the host from now on.
vote-end =
    { PLAIN($by) } asks to end the game for all. It would rest for { $days ->
        [one] { $days } day
       *[other] { $days } days
    }, in which `/game revive` takes it up again, and then be given up for good.
consent-agree_undo = Agree: go back before that step
consent-refuse_undo = Refuse: the step stands
consent-agree_redo = Agree: what was undone stands again
consent-refuse_redo = Refuse: it stays undone
consent-agree_extend = Agree: { $hours } h more for this decision
consent-refuse_extend = Refuse: the deadline stays
consent-agree_kick = Agree: a computer takes over from { SEAT($seat) }
consent-refuse_kick = Refuse: { SEAT($seat) } keeps the seat
consent-agree_go_on = Agree: a computer takes over from { PLAIN($who) }
consent-refuse_go_on = Refuse: { PLAIN($who) } keeps the seat
consent-agree_office = Agree: { SEAT($seat) } becomes the host
consent-refuse_office = Refuse: the host stays
consent-agree_end = Agree: end the game for all
consent-refuse_end = Refuse: play on
consent-agree_eyes = Agree: { SEAT($seat) } may see all sides
consent-refuse_eyes = Refuse: { SEAT($seat) } goes on seeing what all see
vote-granted = ✅ Agreed: { TEXT($said) }
vote-refused = ❌ Not agreed: { TEXT($said) }
vote-expired = ⌛ Too few have agreed in time: { TEXT($said) }
vote-lapsed = ⌛ This came too late, the game has moved on: { TEXT($said) }
vote-over =
    🗳️ { TEXT($said) }
    { $how ->
        [granted] ✅ **Agreed.**
        [refused] ❌ **Not agreed.**
        [expired] ⌛ **Too few have agreed in time.**
       *[lapsed] ⌛ **It came too late:** the game has moved on.
    }
vote-open_answer = The others are asked; the table hears how it ends.
vote-granted_answer = Agreed and done.
vote-refused_answer = It was not agreed to.
vote-lapsed_answer = It came too late: the game has moved on.
vote-noted = Noted. Who has answered stays secret until it is decided.
lobby-archived = This table was put aside. `/game revive` takes it up again.
lobby-closed = This table was closed before its game began.
remind-until = ⏰ The table waits for you, until { MOMENT($until) }.{ TEXT($card) }
remind-open = ⏰ The table waits for you.{ TEXT($card) }
remind-card = {" "}https://discord.com/channels/@me/{ $channel }/{ $message }
remind-ahead = It is { SEAT($seat) }'s turn; yours is the next.
away-done =
    You are away from { MOMENT($frm) } until { MOMENT($to) }; { $count ->
        [one] { $count } table
       *[other] { $count } tables
    } told. `/back` ends it at any time.
away-back =
    Welcome back. { $count ->
        [0] Your absence is over: deadlines run for you as before.
        [one] You play your seat yourself again.
       *[other] You play your { $count } seats yourself again.
    }
away-seated = No computer player keeps a seat for you here: you play it yourself.
away-computer = a computer player decides meanwhile
away-default = the default is played meanwhile
replace-wanted = 🪑 The seat of { SEAT($seat) } is free: whoever presses first takes over hand and seat.
replace-open = { SEAT($seat) }'s seat is offered in the thread.
replace-taken = You sit at { $whose }'s place; the hand is yours.
settings-shown = **Your settings**
    Reminders: { $reminders }
    Digest of all tables: { $digest }
    A word when your turn is the next: { $ahead }
    A word when you are the last a table waits for: { $last }
    Posts and answers: { $posts }
    Language: { $language }
    Pictures: { $pictures }; { $size }
    Ratings: { $ratings }
    Quiet hours: { TEXT($quiet) }
    Time zone: { PLAIN($zone) }
    -# `/settings` with an option changes one, such as `reminders` or `language`.
name-language_auto = Automatic (as Discord is set)
settings-quiet = from { $frm } to { $to } o'clock
settings-no_quiet = none
orders-title = **Your standing orders here**
orders-none = You have no standing orders here. `/orders set` gives one.
orders-line = { $window }: { $answer }, { $until }
orders-line_if = { $window }: if { $condition }: { $answer }, { $until }
orders-unknown = something that this version of the game does not know (you are asked)
orders-every = Every window
orders-which = Give orders for…
orders-of = **Standing orders: { $window }**
orders-first = -# Choose a condition, then an answer. Where no order fits, you are asked.
orders-sequence = -# The first order that fits answers; where none fits, you are asked.
orders-if = If: { $condition }
orders-then = Then… (this keeps the order)
orders-drafted = As I have put it together: { TEXT($action) }
orders-drop = Drop an order
orders-term = Holds { $until }
orders-passing = From now on you pass on: { $window }, for the whole game. `/orders clear` ends it.
condition-always = always
condition-unless_target = I am not the target
server-shown = **What holds in this server**
    Tables may be opened in: { $channels }
    Where they are opened unless a channel is named: { $home }
    Tables at once: { $tables }
    Of these, opened by one person: { $person }
    Who may open one: { $creators }
    By owners' own figures: { $charts }
server-all_channels = every channel
server-no_limit = as many as you like
times-shown = a decision { TEXT($deadline) }, a response at least { $hold } min, asked of { TEXT($quick) }, a computer player after { TEXT($missed) } missed, quiet hours { TEXT($quiet) }, deadlines at a fixed hour { TEXT($fixed) }
times-alike = all who might hold something
times-quick = who can respond
times-missed = { $count }
times-none = none
times-never = never
times-fixed = { $at } ({ PLAIN($zone) })
times-fixed_weekdays = { $at }, Monday to Friday ({ PLAIN($zone) })
times-hours = { $n } h
times-minutes = { $n } min
times-seconds = { $n } s
times-weighted = { TEXT($time) }{ TEXT($responses) }
times-responses = , a response at most { TEXT($time) }
times-at_most = , at most { TEXT($time) }
times-no_responses = {""}
times-quiet = { $frm } to { $to } o'clock ({ PLAIN($zone) })
mytables-line = - **{ $name }** ({ $id }), { $game }: { TEXT($status) } · { $link }
mytables-none = You sit at no table. `/game create` opens one.
mytables-waiting = **waits for you**
mytables-lobby = open to join
mytables-running = under way
mytables-kept = a computer player keeps your seat (`/back`)
mytables-archived = put aside (`/game revive`)
mytables-ended = ended (`/game revive` until { MOMENT($until) })
mytables-over = over
list-archived = put aside
about-privacy = It keeps your Discord id, the name you are shown under, your moves and your settings; it reads no messages.
audit-title = **What was done at this table**
audit-line = - { TIME($at) }: { TEXT($what) }
audit-none = Nothing yet.
audit-all = all who have not answered
audit-seat = { SEAT($seat) }
audit-pause = ⏸️ { PLAIN($by) } paused the table.
audit-resume = ▶️ { PLAIN($by) } let the table go on.
audit-extend =
    ⏳ { PLAIN($by) } gave { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    } more.
audit-replace = 🪑 { PLAIN($by) } offered the seat of { SEAT($seat) }.
audit-kick = 🗳️ { PLAIN($by) } asked to go on without { SEAT($seat) }.
audit-go_on = 🗳️ { PLAIN($by) } asked to go on without { PLAIN($who) }.
audit-force = ⏩ { PLAIN($by) } had the default played for { TEXT($who) }.
audit-repost = { PLAIN($by) } had panel, map and questions posted anew.
audit-rebuild = { PLAIN($by) } had the thread built anew. What happened last:
audit-deadlines = 🕰️ { PLAIN($by) } changed the times: { TEXT($times) }.
audit-language = { PLAIN($by) } had the thread told in another language: { $language }.
audit-posts = { PLAIN($by) } had the thread told so: { NAME($look) }.
audit-undo = ↩️ { PLAIN($by) } asked to go back to before: { TEXT($step) }.
audit-redo = ↪️ { PLAIN($by) } asked that what was undone stands again.
audit-office = { PLAIN($by) } handed the host's office to { PLAIN($to) }.
audit-ask_office = 🗳️ { PLAIN($by) } asked that { SEAT($seat) } be the host.
audit-ask_end = 🗳️ { PLAIN($by) } asked to end the game.
audit-end = 🏁 { PLAIN($by) } ended the game.
audit-close = 🏁 { PLAIN($by) } closed the table before its game began.
audit-given_up = 🏁 The game was given up, as nobody took it up again in time.
audit-epoch = The rules and figures were brought up to date (version { $version }); fingerprint of the position: `{ $fingerprint }`
audit-same_rules = The rules or figures were brought up to date (version { $version }, before: { $before }); all that has happened comes out the same by them.
error-no_zone = I know no time zone “{ PLAIN($zone) }”. Write a name such as Europe/Rome, or UTC+2.
error-quiet_form = Write quiet hours as from-to, such as 22-8, or off; “{ PLAIN($said) }” is not.
error-no_moment = “{ PLAIN($said) }” is no time that I understand. Write 3 days, 12h, tomorrow 8pm, friday 18:00 or 2026-08-01 18:00.
error-no_absence = An absence begins now or later, ends after it begins, and lasts 60 days at most.
error-no_such_step = “{ PLAIN($asked) }” is no step that can be named. Choose from the list.
error-asked_already = The table has been asked that already.
error-vote_closed = That is decided already, or its time is over.
error-not_asked_vote = You are not among those who are asked.
error-no_seat_kept = No computer player keeps a seat for you here.
error-seat_not_open = That seat is not free any more.
error-no_such_seat = There is no seat “{ PLAIN($seat) }” here.
error-seat_taken = { SEAT($seat) } sits there. A seat that a person holds is freed by `/host kick`, with the others' consent.
error-not_a_person = { SEAT($seat) } is no person who plays here now.
error-kick_self = `/game leave` gives your own seat up.
error-kick_alone = You are only two: that goes once { SEAT($seat) } has missed a deadline.
error-force_window = In a window only all can be forced at once: who has not answered yet is secret.
error-force_nobody = Nothing is asked there now.
error-office_already = { PLAIN($to) } is the host already.
error-office_seated = The vote can only be on somebody who plays here: only they can be sure to be there. Name one of those at the table.
error-office_bot = A bot cannot be the host.
error-paused_already = The table is paused already.
error-not_paused = The table is not paused.
error-no_deadline = This table has no deadline to extend.
error-archived = This table is put aside. `/game revive` takes it up again.
error-no_turn = No turn is under way that this could last for.
error-not_host_end = Only the host can ask to end the game for all. `/game leave` gives up your own seat. If the host comes no more, `/host office` lets those who play vote on another; whoever manages the server names one with `/server host`.
error-not_archived = This table is not put aside.
error-departed = I am no longer in the server of this table. As soon as I am invited there again it is taken up by itself.
error-not_away = You are not away, and no computer player keeps a seat for you.
error-no_such_answer = “{ PLAIN($asked) }” is no answer that an order can give here. Choose from the list.
error-no_such_condition = “{ PLAIN($asked) }” is no condition that an order can name here. Choose from the list.
error-no_goals = Here a way is given leg by leg.
error-no_goal = No way leads to “{ PLAIN($asked) }” from here.
error-nearest_goals = Nearest in name: { $options }. Type in **{ $field }** to see all that can be reached ({ $count }).
error-no_place = Nothing that may be chosen here is called “{ PLAIN($asked) }”.
error-places_listed = { $count } can be chosen here, among them { $options }. The beginning of a name is enough.
error-or_goal =
    { TEXT($possible) }
    Or name the goal alone in **{ $field }**: the way there is found for you, with its price.
error-or_goal_alone = From here no leg is possible.
error-way_how = Name the goal in **{ $field }**, and the way there is found for you; or each leg in **{ $route }**, with commas between.
error-no_such_by = “{ PLAIN($asked) }” is no kind of way for **{ $field }**.
error-one_goal = **{ $field }** takes one place, where the way ends; places on the way go into **{ $between }**.
error-goals_listed = Type in **{ $field }** to see all that can be reached ({ $count }).
error-no_way = No such way leads to { NAME($to) }.
error-no_such_window = There is no window “{ PLAIN($asked) }” in this game. Choose from the list.
error-server_channel = Tables may be opened only in { $channels }, say those who manage this server.
error-server_creators = Those who manage this server have settled who may open tables; you are not among them.
error-server_tables = Tables open in this server: { $most }, the most that may be open at once. Those who manage it can change that with **/server tables**.
error-person_tables = Tables of yours open in this server: { $most }, the most that one person may have open at once. End one first (**/host end**); those who manage the server can change that with **/server tables**.
error-not_manager = Only those who may manage this server can change that.
option-step = Which step to go back before; only for your eyes
option-until = Until when: 3 days, 12h, tomorrow 8pm, friday 18:00, 2026-08-01
option-from = From when; now, if left out
option-plays = Who decides meanwhile
option-hours = How many hours more
option-seat = Whose seat
option-reminders = When I remind you of a table that waits for you
option-ahead = A word when your turn is the next
option-posts = Cards, or plain text (pictures stay, with their descriptions)
option-language = Language of what I am told
option-table_language = Language of the thread
option-quiet = Hours without reminders, such as 22-8; off for none
option-zone = Time zone, such as Europe/Rome
option-window = Which window
option-answer = What shall be answered
option-order_until = For how long
option-order_condition = Only if this holds
option-way_to = Where to, by the cheapest way
option-way_via = Through these places, in this order
option-way_avoid = Entering none of these places
option-way_by = Another way than the cheapest
option-order_place = Where in the sequence of my orders (1: first)
option-allow_channel = A channel where tables may be opened
option-forbid_channel = A channel where they may be opened no more
option-most_tables = How many tables may be open at once; 0 for no limit
option-most_person = How many of them one person may have opened; 0 for no limit
option-server_charts = Whether they may
option-creators = Everybody, or those who manage the server
option-creator_role = Those with this role
option-office = The new host, who need not play
option-missed = After how many missed deadlines a computer player takes a seat; 0 for never
option-table_quiet = Hours that do not count for deadlines, such as 22-8; off for none
help-undo = Take back my last step, or go back before a step by name
help-redo = Do again what was undone, with the same dice
help-away = I am away; somebody else decides meanwhile
help-back = I am back, and take my seats again
help-extend = Ask for more time for this decision
help-mytables = My tables, in all servers
help-replace = Offer a seat to somebody else, with its hand
help-revive = Take up a table that was put aside
help-settings = My language, reminders, quiet hours; pictures in other colours, large or in words; ratings
help-orders = What shall be answered to windows without asking me
help-orders_set = Give a standing order for a window
help-orders_list = My standing orders at this table
help-orders_clear = Drop my standing orders
help-host = What a table's host may do
help-host_pause = Stop the table's clock; who is not its host asks the others
help-host_resume = Let the table's clock go on; who is not its host asks the others
help-host_extend = Give more time for this decision
help-host_replace = Offer a computer player's seat to somebody else
help-host_kick = Ask the others to go on without somebody
help-host_force = Play the default for who has not answered
help-host_rebuild = Open a new thread here, from what is kept
help-host_repost = Post panel, map and questions anew
help-host_posts = Tell the thread in cards, or in plain text
help-host_language = Tell the thread in another language
help-host_deadlines = Change deadlines, windows, quiet hours
help-host_office = Hand the host's office to somebody else
help-host_end = End the game, with the others' consent; it can be revived for a week
help-host_audit = What was done at this table, and by whom
help-server = What those who manage this server allow
help-server_show = What holds in this server
help-server_channels = Where tables may be opened
help-server_tables = How many tables may be open at once
help-server_host = Name the host of a table, where the old one is gone
help-server_charts = Whether tables may be played by owners' own figures
help-server_creators = Who may open tables

## What is kept of a person (/privacy, /mydata)

help-privacy = What the bot keeps of me, why, and for how long
help-mydata = All that the bot keeps of me, as a file by DM
privacy-shown =
    {"**"}What is kept of you**
    · your Discord id and the name under which you joined, with the seats that you play, have lent or host;
    · what you decided at tables, and when; words that you gave for the dice; standing orders, plans and half-made answers;
    · your settings, and which terms were explained to you; how games came out, by seat (others see what you played only if you take part in ratings);
    · which tables you follow without a seat, and your bets on battles; what you look for to play ({"**"}/seek**), and the tournaments that you take part in;
    · messages that still wait to be sent to you, and in each table’s record who did what to it (joined, was replaced, undid).
    {"**"}Not kept**: what you write in a server, your e-mail, your address, anything from other servers.
    It is used for the games alone and goes to nobody else. Exports and fair-dice files name seats, never persons.
    {"**"}/mydata** sends you all of it as a file. The whole text: the bot’s `docs/privacy.md`. {"**"}/forgetme** ends it: your seats go to computer players, your name and id leave everything that is kept. What then stays: words that you gave for the dice, messages on Discord itself, and backups until they age out.
help-forgetme = Have the bot forget you: your seats go on without your name
option-sure = Yes, if you are sure; without it you read what would happen
forget-yes = Yes, forget me
forget-somebody = somebody
forget-asked =
    {"**"}If you have the bot forget you:{"**"}
    · Your seats in running games go to computer players for good; games in which you alone play are given up. Tables that you host pass to another.
    · Your name, your Discord id and your settings leave everything that is kept. Decisions stay with the seat, so that games go on and can be checked.
    · Charts that you handed in are deleted; tables that are played by them go on by our figures.
    {"**"}What stays{"**"}: words that you gave for the dice, since these come of them; what stands on Discord, which you can delete or ask the server for; backups, until they age out{ $server ->
        [yes] ; for some time the log of the database’s server, and its copies
       *[no] {""}
    }.
    It cannot be taken back. If you are sure: {"**"}/forgetme sure: Yes, forget me{"**"}
forget-done =
    Done. { $count ->
        [0] Nothing named you at any table
        [one] { $count } table no longer names you
       *[other] { $count } tables no longer name you
    }, and your settings are gone. If you come back one day, you are new here.
mydata-file = All that is kept of you, as JSON
mydata-shown =
    {"**"}All that this bot keeps of you**, as a file: { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, { $hosted ->
        [one] { $hosted } table
       *[other] { $hosted } tables
    } that you host, { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }. Keep it to yourself while games run: it has your own secret answers in it.
mydata-sent = It is in your DMs. **/privacy** says what is kept and why.

# How people write moments: words that mean the same, apart by blanks (bot/tables/written_times.py).
written-minute = m min mins minute minutes
written-hour = h hr hrs hour hours
written-day = d day days
written-week = w wk week weeks
written-today = today
written-tomorrow = tomorrow tmrw
# English has no word for it.
written-after_tomorrow = { "" }
written-monday = monday mon
written-tuesday = tuesday tue tues
written-wednesday = wednesday wed
written-thursday = thursday thu thurs
written-friday = friday fri
written-saturday = saturday sat
written-sunday = sunday sun
written-january = january jan
written-february = february feb
written-march = march
written-april = april apr
written-may = may
written-june = june jun
written-july = july jul
written-august = august aug
written-september = september sep sept
written-october = october oct
written-november = november nov
written-december = december dec
written-one = a an one
written-and = and
written-in = in
written-at = at
written-next = next on
written-am = am
written-pm = pm
