### The bot's own words. How messages are written: docs/contributing.md. Labels of buttons stay under 80 characters, descriptions under 100.

seat-table = the table
seat-unnamed = Seat { $seat }
choice-stop = That is all
choice-number = { $n }
label = -# **{ $name }** · table { $id }
name-pace_live = Live: 5 min a decision; to react at least 20 s
name-pace_daily = Daily: 24 h a decision; to react at least 15 min
name-pace_slow = Slow: 72 h a decision; to react at least 2 h
name-pace_open = No deadlines; to react at least 15 min
name-action = what to do
    .ask = what to do
name-theme_light = Light
name-theme_dark = Dark
button-confirm = Confirm
button-confirm_deed = Confirm: { $deed }
button-seal_deed = Seal: { $deed }
button-change_field = Change: { NAME($field) }
button-nothing = nothing
button-unfit = Not possible like this
button-still = Confirm: { $count } still to choose
button-next = Next
button-seal = Seal
button-clear = Empty it
button-topup = The other { $count } too: { $thing }
button-anew = Start again
button-reasons = Why this?
button-basket = Back to the whole
button-decide = Decide
button-back = Back
button-place = Somewhere else: type it…
button-more = More ({ $page }/{ $pages })
button-mine = My table
button-undo = Undo: { TEXT($action) }
button-asked = Back to the question
button-since = Since my move: all of it
button-hand = My hand
button-map = Map
button-chart = Chart
button-map_key = Map key
button-log = What happened
button-rules = Rules
button-legal = What may I do?
button-rematch = Rematch
button-stats = Figures
button-replay = Replay
button-film = Film for the thread
button-aside = Plans and allies
button-join = Join
button-leave = Leave
button-word = A word for the dice
button-rest = More…
button-bot = Add a computer player
button-unbot = Remove a computer player
button-opts = Options
button-start = Start
do-pass = Pass
do-close = Close the window
do-accept = Accept
do-decline = Decline
do-withdraw_offer = Take the offer back
hint-pass = Let this window go by
hint-accept = Take an offer
hint-decline = Refuse an offer
hint-withdraw_offer = Take back an offer of my own
action-pass = Pass
action-close = Close the window
action-accept = Accept the offer
action-decline = Decline the offer
action-withdraw_offer = Take the offer back
screen-pages = Another page of the list
screen-page_of = { $first } – { $last }
screen-page_named = { $page }: { $names }
screen-more_between = … { $count } more …
screen-and_more = { $count } more
screen-sealed = Sealed: { TEXT($action) }. You may still change it.
screen-sealed_so = That is sealed already: { TEXT($action) }.
screen-chosen = Chosen: **{ $chosen }**
screen-place = Name or number
screen-may_be = “{ PLAIN($asked) }” may be one of these:
screen-number = A number from { $low } to { $high }
screen-pick =
    { $low ->
        [0] { $high ->
            [one] Choose one, or none
           *[other] Choose up to { $high }
        }
       *[other] Choose { $low } to { $high }
    }
screen-pick_next = Choose one at a time: no. { $next } of { $high }
screen-chosen_so_far = { $thing } · chosen: { $count }
screen-pick_exactly = Choose { $high }
screen-pick_how_many =
    { $low ->
        [0] How many? Up to { $high }
       *[other] How many? { $low } to { $high }
    }
screen-pick_amounts = Choose { $low } to { $high }: amounts of a kind add up
screen-amount = { $count } × { $thing }
screen-pick_group =
    { $group }: { $most ->
        [one] choose one
       *[other] choose up to { $most }
    }
screen-choose = Choose: { $thing }
screen-choose_of = { $group }: { $thing }
screen-without = Leave out: { $thing }
screen-none = -# You have chosen nothing, and need not.
screen-still = -# { $have } chosen, **{ $count } more still to choose**
screen-unfit = -# ⚠️ { TEXT($why) }
screen-field = Choose: { NAME($field, form: "ask") }
screen-at_once = Who moves?
screen-at_once_one = { $action }: choose one
screen-at_once_line = { $action }: { $name }
screen-at_once_pick = { $action }: { $how }
screen-explained = -# **{ $name }**: { $said }
screen-term = -# 💡 **{ $term }**: { $said }
screen-asked_for = -# Choose: { NAME($field, form: "ask") }
screen-span = { $field }: { $names }
screen-basket = What do you want to change?
screen-basket_empty = Nothing can be changed here
screen-in_basket = { $names } · more possible
screen-in_line = { $names } · { $cost }
screen-in_line_free = { $names }
screen-next_of = { NAME($field) }: number { $count }
screen-filled = { NAME($field) }: { $names }
screen-typed = **Not done yet**: this is what you typed, and what it would bring. **Confirm** carries it out.
screen-forced = -# It is filled in already, since the rules leave only this answer (**What may I do?** says why).
screen-answered = Already done.
lobby-title =
    ## { $game }: { $name }
    -# table { $id }
lobby-seats = **{ $count } seated** ({ $exactly ->
        [0] { $least } to { $most } play
       *[other] { $exactly } play
    })
lobby-seat = - { $emblem }{ SEAT($seat) }{ $plays }{ $kind }{ $word }
lobby-plays = { " " }plays **{ $role }**
lobby-computer = { " " }· computer
lobby-host = { " " }· host
lobby-word = { " " }· gave a word
lobby-word_bound = { " " }· keeps a word, bound by its hash
lobby-word_opened = { " " }· has opened the word
dm_hint = I do not read what is written here: I am a bot that moderates board games. Your games are under `/mytables`, your questions have buttons of their own, and `/help` says what else there is. `/learn` teaches a game.
lobby-pace = Pace: { $pace }
lobby-quick = {", "}quick: who can only pass is passed for, so waiting tells that somebody can respond
lobby-times =
    { $limited ->
        [True] { TEXT($deadline) } a decision; to react at least
       *[other] No deadlines; to react at least
    } { TEXT($hold) }{ TEXT($most) }
lobby-options = Options: { $options }
lobby-fill =
    -# Fill and start: { $count ->
        [one] a computer player sits down, too
       *[other] { $count } computer players sit down, too
    }, so that { $seats } play.
lobby-event = 🏆 A game of a tournament: those who play are seated, and it begins by itself.
lobby-dice = -# 🎲 The dice are fixed before the game and can be checked by anybody after it; a word of yours changes them.
lobby-running = The game is on: <#{ $thread }>
lobby-over = What happened is told in its thread: <#{ $thread }>
lobby-abandoned = The game was given up.
lobby-choose_pace = Pace
lobby-choose_option = Another rule of the table
lobby-other_options =
    { $count ->
        [one] { $count } other rule
       *[other] { $count } other rules
    } as usual (**Options**)
lobby-choose_options = What shall hold at this table? A choice counts at once.
lobby-choose_times = -# Times of your own, fixed hours, quiet hours: `/host deadlines`. Time for the whole game, forgiven deadlines, holidays: `/host accounts`.
lobby-created = **{ $name }** is open (table { $id }). Its thread: <#{ $thread }>.
lobby-joined = You sit at **{ $name }**. { TEXT($dm) }
lobby-dm_ok = What is secret comes to you by DM.
lobby-dm_closed = Your DMs are closed to me, so I cannot write to you. Nothing is lost: **My table** in the thread always shows you everything, in private. To get DMs, allow them from members of this server; then press any button, and I try again.
lobby-dm_hello = You have joined **{ $name }** (table { $id }). What only you may see, your questions and what comes of your answers come here; no one else can read them.
lobby-left = You have left **{ $name }**.
lobby-leave_asked = {"**"}You give your seat up.** A computer player takes your seat, with your hand, and you see no more than who looks on. Until somebody else has taken it, `/back` in the thread gives it to you again; the host may offer it to others.
lobby-left_running = You have left **{ $name }**. A computer player takes your seat.
lobby-rest = {"**"}What else this table can do before it begins{"**"}
lobby-rest_line = - **{ $name }**: { $said }
lobby-rest_bot = one seat more is played by the computer (host).
lobby-rest_unbot = the last of them goes again (host).
lobby-rest_role = a side of your own, the lot, or what is left.
lobby-rest_word = any word of yours goes into the dice. Whoever wants to bind the operator too gives the SHA-256 of a word and opens it at the start (**/fair**).
lobby-rest_leave = your seat is free again.
lobby-word_title = A word for the dice
lobby-word_label = A word, or the SHA-256 of one you keep
lobby-word_opens = The word whose SHA-256 you gave
lobby-word_kept = Your word is part of the dice now.
lobby-hash_kept = Kept: this is the hash of a word that only you know. It can be opened if its length is at most { $most }. Keep the word. When the host presses **Start**, all hashes stand in the thread, and you are asked to open it; if you do not in time, the start is void.
lobby-word_open = Your word is open. The game begins as soon as all words are.
lobby-default_name = { PLAIN($host) }'s table
lobby-started = The game begins: <#{ $thread }>{ $hand }
lobby-computer_added = A computer player joins.
lobby-computer_removed = A computer player leaves.
panel-title =
    ## { $game }: { $name }
    -# table { $id }
panel-rehearsal = 🎓 {"**"}Practice{"**"}: its only player went back past dice that had been seen. What came of it counts for nobody.
ledger-rehearsal = 🎓 The only person here goes back past what was seen: from now on this game counts as practice.
panel-turn = **Waiting for { SEATS($seats) }**{ $what }
panel-sealed =
    {"**"}Waiting for { SEATS($seats) }{"**"}{ $what }{ GRAMMAR($seats, "number") ->
        [plural] , each in secret: it goes on once all have answered
       *[singular] , in secret
    }
panel-in = Sealed already: { SEATS($seats) }
panel-window = **A moment for responses**{ $what }
panel-window_of = **A moment for responses: { SEATS($seats) }**{ $what }
panel-deadline = Until { MOMENT($when) }
panel-running = The table is thinking.
panel-over = The game is over.
panel-abandoned = The game was given up.
mine-nothing = You are asked nothing now: what comes next reaches you by DM.
mine-not_running = This game is not running.
nudge = { $mention }: there is something for you. Press **My table**; only you will see it.
ledger-deadline = ⏳ The deadline passed; the table plays on.
ledger-undone = ↩️ { SEAT($seat) } took back a step.
ledger-undone_step = ↩️ { SEAT($seat) } took back: { TEXT($step) }
ledger-redone = ↪️ { SEAT($seat) } did it again.
ledger-charts_gone = -# The charts **{ $charts }** were taken away by whoever owns them, or by whoever runs this bot: from here on this game goes on by our own figures; what happened before stands, and nobody needs to do anything. Fingerprint of the position: `{ $fingerprint }`
ledger-epoch = -# The rules and figures of this game were brought up to date (version { $version }); what happened before stands. Fingerprint of the position: `{ $fingerprint }`
ledger-has_left = { PLAIN($who) } has left; { SEAT($seat) }, a computer player, takes over the seat.
ledger-left = { SEAT($seat) } has left; a computer player takes over.
ledger-abandoned = { PLAIN($by) } has given the game up.
ledger-committed =
    🎲 The dice of this game come from a secret of the bot's, which is fixed from here on, and from the words that players add before it begins. Fingerprint of the secret (SHA-256): `{ $short }…`
    -# All of it: ||{ $commitment }||
    -# This post is never edited. When the game is over the secret is published with the whole game, and anybody can compare (`/fair`).
ledger-welcome =
    {"**"}Welcome to { PLAIN($name) }.{"**"} What happens in the game is told in this thread, turn by turn.
    You can play it all from **My table**: your questions, your hand, the map. What is secret comes to you by DM, or there.
ledger-commitment =
    The dice of this game come from a secret of the bot's, which is fixed from here on, and from the words that players add before it begins. Fingerprint of the secret (SHA-256):
    `{ $commitment }`
    -# This post is never edited. When the game is over the secret is published with the whole game, and anybody can compare.
ledger-hashes =
    {"**"}The words for the dice are fixed.{"**"} From here on nothing can be changed at this table.
    { LINES($lines) }
    Whose hash stands here opens the word until { MOMENT($until) }. Then the game begins; a word that is missing by then makes the start void.
words-hash = - { SEAT($seat) }, bound: `{ $hash }`
words-typed = - { SEAT($seat) }, typed: { $word }
words-none = - { SEAT($seat) }: no word
words-word = - { SEAT($seat) }: { PLAIN($word) }
words-asked = The game is to begin. Open the word for the dice whose SHA-256 you gave (`{ $hash }`…) until { MOMENT($until) }; without it the start is void.
words-late =
    { SEATS($seats) } did not open { GRAMMAR($seats, "number") ->
        [plural] their words
       *[other] the word
    } in time
words-gone = { PLAIN($name) } has left before all words were open
words-forgotten = somebody has left before all words were open
words-refused = the game could not begin with these options and seats
words-all_open = All words are open. The game begins.
words-void_host = The start is void, since { TEXT($why) }. Whoever wants to gives a word or a hash anew; then press **Start** once more.
ledger-words =
    {"**"}All words are open, and they fit their hashes:{"**"}
    { LINES($lines) }
    With the secret they make the key of the dice, and nobody can change it any more.
ledger-words_void =
    {"**"}The start is void:{"**"} { TEXT($why) }. So that nobody gains by that, the secret is given up and a new one is fixed below. All words and hashes are to be given anew.
    -# The secret that was not used: `{ $secret }` (its SHA-256 as it was posted: `{ $old }`)
ledger-reshuffled = Restore { $n }: decks that nobody knows were shuffled anew, with the new key.
ledger-skipped =
    { $count ->
        [one] Decision number { $first } was passed over: nobody used it.
       *[other] The decision numbers { $first } to { $last } were passed over: nobody used them.
    } Praetor itself never does this. Each number has its own dice, so whoever can read the secret in the database could look for better ones so. It stays in the game's record, and every check of it will say so.
ledger-secret =
    The dice can be checked now. This derives every die and every shuffle again from the secret, and compares the file with this post and with the one that fixed the dice before the game:
    ```
    praetor verify { $file } --commitment { $commitment } --fingerprint { $fingerprint }
    ```
    Without Praetor: save both files, open `{ $page }` in a browser (it works offline), give it the game, and paste this post.
ledger-export_alt = The whole game with the secret of its dice, to be verified offline.
ledger-checker_alt = A page that checks the dice of the game in a browser, offline.
notice-dm_closed = { SEAT($seat) } cannot be reached by DM. The game goes on: the thread tells when there is something, and **My table** shows it in private.
notice-dm_open = I can write to you again: from now on your hands, your decisions and their results come here.
notice-thread_gone = I cannot reach the thread of this table (<#{ $channel }>): it was deleted or locked. Nothing is lost. `/game thread` in a channel of your choice opens a new one.
notice-no_files = Attach Files is missing in <#{ $channel }>: what is told there goes without maps and pictures. Allow me to attach files, and they come again.
notice-forbidden = I may not write in <#{ $channel }>. I need: View Channel, Send Messages in Threads, Attach Files, Embed Links, Read Message History. What is to be said waits until then.
aside-public = -# #{ $number } could not be shown: Discord refuses it. It is kept; `/log` shows what happened.
aside-own = A message to you (number { $number }) could not be shown: Discord refuses it. It is kept; `/log` shows what happened, `/table` what you are asked.
aside-host = #{ $number } of this table could not be shown: Discord refuses it for good (code { $code }). It is put aside, and all else goes on. Whoever runs this Praetor finds it in the log as fault `{ $fault }`; a later version tries it again.
aside-host_edited = A message of this table that is edited in place (its board, say) could not be brought up to date: Discord refuses it for good (code { $code }). All else goes on. Whoever runs this Praetor finds it in the log as fault `{ $fault }`.
aside-host_private = A private message of this table could not be shown: Discord refuses it for good (code { $code }). It is put aside, and all else goes on. Whoever runs this Praetor finds it in the log as fault `{ $fault }`; a later version tries it again.
restored-public = This table was brought back from a backup: it stands as it did { TIME($when) }. What was decided after that is lost, and is asked again; the dice have a new key that nobody chose, so none of them comes again.
copied-public = This table's database is a copy from before post #{ $post } of this thread: somebody put an older file in its place. The table stands as it did { TIME($when) }. What was decided after that is lost, and is asked again; the dice have a new key that nobody chose, so none of them comes again. `praetor verify` will say so for good.
copied-lobby = This table's database is a copy from before post #{ $post } of this thread: somebody put an older file in its place. Seats, options and words are as they were then; the dice will have a key that nobody chose.
restored-hand = The table was brought back from a backup. This is what you hold now:
server-public = The database of this table is another than before: a standby that took over, a copy, or one that was set back. The table stands as it did { TIME($when) }. Whatever the former one knew beyond that is lost, and is asked again; the dice have a new key that nobody chose, so that none that it may have rolled comes again.
server-hand = The database of the table is another than before. This is what you hold now:
undo-nothing = There is nothing to take back.
undo-done = Taken back: { TEXT($action) }.
undo-aside_stays = What you did aside stays as it is, and so it will whatever is undone: change it where you made it.
undo-aside_lost = With what was undone this is gone too, since it has no place any more: { TEXT($what) }.
undo-barred-die = A die or a card has been drawn since; nobody plays against dice that were seen.
undo-barred-reveal = Something hidden has been shown since.
undo-barred-window = A window was closed since.
undo-barred-sealed = While answers are secret nothing is taken back; a sealed answer can be replaced.
undo-barred-handover = Others have been asked since.
undo-barred-forced = The rules left nothing else there; it would be played again at once.
undo-barred-right = A card was shown.
undo-barred-offer = An offer was answered.
undo-barred-withdrawn = An offer was taken back.
undo-barred-other = The last step was not yours.
undo-barred-setup = The game has just begun.
undo-barred-aside = What is done aside is changed where it was made.
undo-barred-epoch = The rules or figures were brought up to date since.
redo-nothing = There is nothing of yours to do again.
redo-done = Done again: { TEXT($action) }.
error-title = **Not done.** { TEXT($why) }{ $section }{ $possible }
error-section = { " " }(Rules: { $section })
error-cited = section { $section }
error-possible_line = { "\u000A" }{ TEXT($possible) }
error-unchanged = -# Nothing has changed.
error-partly = **Not all of it was done.** { TEXT($why) }{ $section }{ $possible }
error-kept = -# What was done before that holds; **/table** shows how things stand.
error-not_offered = “{ PLAIN($asked) }” is not among the choices.
error-possible = Possible: { NAMES($options) }
error-possible_one = { NAME($option) }
error-possible_texts = Possible: { DOTS($options) }
error-possible_actions = Possible now: { ACTIONS($actions) }
error-not_in_range = { PLAIN($asked) } is not a number from { $low } to { $high }.
error-too_many = At most { $high } can be chosen together; choose fewer.
error-too_few = At least { $low } must be chosen; you chose { $count }.
error-unfinished = “{ NAME($field) }” is still to be chosen.
error-not_asked = That is not what you are asked now.
error-not_yours_now = That cannot be done now; it is not your turn, and you are asked nothing.
error-not_among = That is not among the things that you can do at this moment.
error-begun_anew = That belongs to an answer that you had begun before; since then you have begun another one. Here is how things stand.
error-stale = That question is no longer open. Here is how things stand.
error-changed = Nothing was done: that button stood under an older draft of your choice, which has been changed in another message, or begun anew, since. This is the draft as it stands now; **Confirm** (or **Seal**) under it carries it out.
error-not_your_prompt = That question is put to another player.
error-not_running = This game is not running.
error-not_over = Its game is not over yet.
error-already_started = This game has already begun.
error-table_over = This game is over.
error-words_open = The start is under way: { SEATS($seats) } can open the word for the dice until { MOMENT($until) }. Until then nothing changes at this table; whoever leaves makes the start void.
error-no_word_wanted = No word is wanted of you: you gave no hash before the start.
error-hash_of_nothing = This is the SHA-256 of an empty word, which you could not open. Make a word with the page of **/fair** (its length: at most { $most }), keep it, and give its hash.
error-hash_spent = This hash stood in the thread for a start that was called off, so its word may be known. Make another word with the page of **/fair**, keep it, and give its hash.
error-other_word = This is not the word of your hash: its SHA-256 is `{ $hash }`, and you gave `{ $given }`. Copy the word as it was made, without a blank before or after.
error-already_joined = You are already at this table.
error-table_full = The table is full: { $most } is the most that can play.
error-too_few_players = At least { $least } must play; add a computer player if you are alone.
error-no_computer = There is no computer player to remove.
error-not_your_table = You do not play at this table.
error-not_host = Only the host, { $host }, can do that. If they come no more: with `/host office` those who play vote on another, and whoever manages the server names one with `/server host`.
error-seat_left = You have given your seat at **{ $name }** ({ $table }) up; a computer player has it. `/back` in its thread gives it to you again, as long as nobody else has taken it.
error-seat_lost = You do not play at **{ $name }** ({ $table }) any more: the others have gone on without you, or somebody else has taken it over. What is on older messages of it can be pressed no more.
error-no_such_table = There is no table { PLAIN($table) }.
error-no_table_here = There is no table here. Use the command in a table's thread, or name the table.
error-which_table = You play at several tables; name one: { $tables }
error-same_name = Several tables are called { PLAIN($name) }; name one by its id: { $tables }.
error-other_game = **{ $name }** plays { NAME($game) }: `/{ $group } …` are its commands, not `/{ $used } …`. **/table** shows all that you can do there.
error-no_such_game = There is no game “{ PLAIN($game) }”. Possible: { NAMES($known) }
error-no_such_action = “{ PLAIN($action) }” is no action of this game.
error-option_unknown = There is no option “{ PLAIN($option) }”. Possible: { $known }
error-option_value = “{ PLAIN($value) }” is no value of “{ PLAIN($option) }”.
error-option_values = Possible: { $values }
error-option_form = Write options as key=value, or as the list shows them that opens as you type; “{ PLAIN($said) }” is neither.
error-seats = { $count } are seated; { $exactly ->
        [0] { $least } to { $most } play.
       *[other] { $exactly } play.
    }
error-no_such_chapter = There is no round or turn “{ PLAIN($asked) }” here; the latest is { PLAIN($last) }. The list that opens as you type has them all.
error-no_such_card = Nothing is called “{ PLAIN($card) }”, or is like it. `/rules` lists the rules; as you type in `/card`, names are offered.
error-no_such_view = This map has no view “{ PLAIN($view) }”. { $views ->
        [0] It shows all that there is.
       *[other] There is: { NAMES($views) }.
    }
error-no_such_place = There is no place “{ PLAIN($place) }” on this map. The list that opens as you type has them all.
name-permission_view_channel = View Channel
name-permission_send_messages = Send Messages
name-permission_create_public_threads = Create Public Threads
name-permission_send_messages_in_threads = Send Messages in Threads
name-permission_attach_files = Attach Files
name-permission_embed_links = Embed Links
name-permission_read_message_history = Read Message History
name-permission_pin_messages = Pin Messages
error-no_threads_here = A table cannot be opened here; use a text channel, or name one or a forum by `channel:`.
error-threads_full = This server has as many active threads as Discord allows. Archive some and try again.
error-rematch_in_thread = A rematch is opened from the thread, by **Rematch** under the end of the game there: <#{ $thread }>. In a DM Discord does not tell who may open a table.
error-only_in_server = A table is opened in a server, not in a DM.
error-option_missing = The option “{ $option }” is missing.
error-option_unfit = “{ PLAIN($asked) }” is nothing that the option “{ $option }” takes.
error-no_chart = There is no chart of this game: nobody's points are known before its end, or it has not begun.
error-unknown_press = I do not know that button. Use **/table** to see what you may do.
error-unknown_command = I do not know that command; perhaps I was updated. Try again in a minute.
error-bug = Something went wrong on my side (no. { $number }). Nothing has changed; the operator's log has the details.
error-bug_kept = Something went wrong on my side (no. { $number }), but not before something was written down. **/table** shows how things stand; the operator's log has the details.
error-disk_unsure = The disk or the database failed just as I wrote this down: perhaps it was done, perhaps not. **/table** shows how things stand.
error-discord_down = Discord itself has trouble just now and did not take this. Try again in a few minutes.
error-in_chat = This can be done in the chat alone.
error-rate_limited = Discord takes no more of these from me just now. Try again in { $minutes } min.
error-too_much =
    { $seconds ->
        [one] That was a lot at once, and others are waiting for me too. Ask again in { $seconds } second.
       *[other] That was a lot at once, and others are waiting for me too. Ask again in { $seconds } seconds.
    }
error-row_changed = Somebody else changed this table at the same moment, so this was not done. Look at it again, then try once more.
error-disk = I cannot write anything down just now, so this was not done. Try again in a moment.
error-let_go = I am being restarted, before this came to its end. **/table** shows in a minute how things stand.
error-restarting = I am being restarted just now, so this was not done. Try again in a minute.
error-replay_under_way = A replay of yours is being made already. It comes where you asked for it.
error-replay_often = You have asked for several replays just now, and each is a minute of drawing. Ask again in { $minutes } min.
error-replay_share =
    { $minutes ->
        [one] You have had your share of the drawing: { $share } minutes within an hour, since there is one place for replays. Ask again in { $minutes } minute.
       *[other] You have had your share of the drawing: { $share } minutes within an hour, since there is one place for replays. Ask again in { $minutes } minutes.
    }
error-replay_eyes = While the game runs, you can see it by your own eyes or as everybody could, not by another player's. When it is over, anybody's are open.
error-replay_nobody = Nobody called “{ PLAIN($asked) }” plays at this table. The list that opens as you type has those whose eyes there are.
error-busy = I took too long to open a form. Press again.
error-not_a_number = “{ PLAIN($asked) }” is not a whole number.
group = Actions of { $game }
rules-list = **{ $game }**: on what? `/rules phase:` with one of these, or with the number of a ruling.
rules-line = - { $title }
rules-one = **{ $title }**
    { $text }
    -# Rules text: { $section }.
rules-own_words = -# These are our own words; the rulebook has the last one.
rules-rulings = Rulings
rules-open = All rulings: { $game }
rules-rulings_page = ⚖️ **{ $game }: rulings** · page { $page } of { $pages }
rules-ruling = **{ $number }.** { $text }
rules-why = { " " }*{ $why }*
rules-option = { " " }(Option of the table: { $options }.)
record-title = 📊 **What each has done so far**
log-empty = Nothing has happened yet.
log-nothing_since = Nothing has happened since.
log-title = 📜 **{ PLAIN($label) }**
log-title_page = 📜 **{ PLAIN($label) }** · page { $page } of { $pages }
log-part = { PLAIN($label) } ({ $part })
log-since = Since my last move
log-now = What happened last
log-earlier = ◀ { $label }
log-later = { $label } ▶
log-page_before = ◀ Page before
log-page_after = Next page ▶
log-then = 🕰️ The map as it stood: **{ PLAIN($label) }** begins
log-happened = What happened then
log-map_now = The map now
list-none = none
list-and = { $first } and { $last }
list-table =
    - **{ $name }** ({ $id }), { $game }: { TEXT($status) }, { $count ->
        [one] { $count } player
       *[other] { $count } players
    }, <#{ $thread }>
list-lobby = open to join
list-running = under way
list-empty = No tables here yet. `/game create` opens one.
value-yes = yes
value-no = no
option-table = Which table, if not this thread's
option-table_short = Which table
option-one_of = One for: { NAME($field) }
option-field = { NAME($field) }
option-several = { NAME($field) }: several, separated by commas
option-game = Which game
option-which_game = Which game, if not that of the table
option-name = What the table is called
option-computers = How many computer players to begin with
option-pace = How long windows and decisions last
option-hold = Of your own: minutes that a window is held open
option-responses = Who answers windows: all who might hold something, or only who can respond
name-responses_all = All who might hold something: waiting tells nothing
name-responses_able = Only who can respond: quicker, but waiting tells that somebody can
option-deadline = Of your own: hours for a decision; 0 for no limit
option-options = Table options, key=value, separated by spaces
option-around = Only the surroundings of a place
option-eyes = As who saw it; after the end as anybody did
option-theme = Light or dark
option-show = What the map shows (where the game has such views)
option-last = How many lines
option-when = Which round or turn; the present one, if left out
option-card = Its name; a typing error does no harm
option-what = An action, a place or a piece: what is possible with it, and why not
option-phase = Which phase
help-intro = **Praetor** moderates board games with secrets. `/game create` opens a table; in its thread, **My table** (or `/table`) always shows all that you can do now, with buttons; every action is a command too.
help-chapter-begin = **To begin**
help-chapter-play = **To play**
help-chapter-absent = **When somebody does not come**
help-chapter-manage = **For the host, and for those who manage the server**
help-chapter-more = **And**
help-others = -# Of games that are not played at this table:
help-actions = { $groups }: every action of { $game }
help-game = Open a table, join, leave, start
help-create = Open a table in a channel or a forum
help-join = Take a seat at a table
help-leave = Give your seat up; a computer player takes it, or the game ends if you are the last
help-start = Start the game (the host)
help-abandon = End the game (the host), with the others' consent; it can be revived for a week
help-show = Show a table
help-list = List the tables of this server
help-thread = Open a new thread for a table whose own is gone (the host)
help-table = My table: everything that I may do now
help-hand = My hand, for my eyes only
help-map = The map as I may see it
help-log = What happened last
help-stats = What each has done so far, and the luck of the dice
help-replay = The game so far as one page, step by step on the map; the whole of it after the end
help-legal = All that I may do now; and of a thing that I name, why not
help-card = Look up anything by its name: card, unit, leader, city, building, action, term, rule
help-rules = Short rules by phase, and all rulings by number
help-help = What there is to do
help-about = What Praetor is, and what is reconstruction
about-praetor = **Praetor** is a moderator of board games with secrets: it knows the rules, keeps the secrets, rolls dice that anybody can verify afterwards, and waits for you for days.
about-game = **{ $game }** ({ $origin })
about-notes = What is reconstruction, and how open questions are settled:
about-rulings =
    - All { $count ->
        [one] { $count } ruling
       *[other] { $count } rulings
    }, by number: the button below, or `/rules phase:Rulings`.
about-invite = Invite it with the least permissions: { $link }
sandbox-hint = This is The Forum, a server to play on. You are several people at once. Type /game create in #games to open a table, add a computer player or join as others, and start.
hand-empty = Your hand is empty.
hand-title = **Your hand** ({ $count ->
        [one] { $count } card
       *[other] { $count } cards
    })
hand-line = -# Hand ({ $count }): { $cards }
leg-cost = cost { $cost }
leg-by = { NAME($to) } ({ NAME($by) })
way-choose = -# Choose where to go. The cheapest way there is then shown, and can be changed before you confirm; with **Place by place** you choose every step yourself.
way-free = -# No way costs anything.
way-cheapest = The cheapest way
way-road = By road
way-short = Over the fewest places
way-safe = Past no enemy
way-at_once = { $way }: { $deed }
way-other = { $deed }
way-via = Through a place…
way-avoid = Around a place…
way-legs = Place by place
way-goals = Go somewhere else
way-to =
    To { NAME($to) }: { PLAIN($cost) }, { $count ->
        [one] the next place
       *[other] { $count } places on
    }
way-via_said = via { NAMES($places) }
way-avoid_said = not through { NAMES($places) }
way-which_via = -# Through which place shall it come? Once more takes it out again.
way-which_avoid = -# Which place shall it not enter? Once more takes it out again.

# What binds the dice

help-fair = What binds the dice of a table, who is bound against whom, and how to check it
fair-secret =
    🎲 The bot's secret was fixed before the first word ({ TEXT($post) }): fingerprint `{ $commitment }`.{ $voided ->
        [0] { "" }
        [one] { " " }One start was void since then.
       *[other] { " " }{ $voided } starts were void since then.
    }
fair-post_link = [the post]({ $link })
fair-post_plain = the first post of the thread
fair-hashes_link = [all hashes]({ $link })
fair-hashes_plain = all hashes are posted first
fair-opened_link = [all words]({ $link })
fair-opened_plain = then the words
fair-bound = 🔒 {"**"}Bound: { SEATS($seats) }{"**"}. The hash came before any word was opened ({ TEXT($hashes) }, { TEXT($opened) }): neither the other players nor whoever runs the bot could choose the dice against them.
fair-bound_later = 🔒 {"**"}Will be bound: { SEATS($seats) }{"**"}. At the start all hashes are posted, then the words are opened: neither the other players nor whoever runs the bot can choose the dice against them.
fair-nobody_yet = 🔓 Nobody is bound yet. Make a word with the page below (it works offline), keep it, and give its SHA-256: **More…**, **Word for the dice**. Then not even whoever runs the bot can choose the dice.
fair-nobody = 🔓 No word was bound by a hash before the start: other players could not choose the dice, but whoever runs the bot could have.
fair-unbound =
    ✏️ { $typed_count ->
        [0] Nobody typed a word
       *[other] Typed: { SEATS($typed) }
    }{ $none_count ->
        [0] .
       *[other] ; none: { SEATS($none) }.
    } A typed word changes the dice, but the bot knows it, so it binds nobody.
fair-chain = ⛓️ All that is kept hangs together: the last line of each post here tells the head of the chain. A step taken back, a number passed over, a restored backup stands in it and is told.
fair-check = 🔎 When the game is over, its secret and the whole game are posted: `praetor verify` and the page `{ $page }` then derive every die again. What no check can show: that whoever runs the bot reads no hands.
fair-check_now = 🔎 The game and its secret are posted in the thread: give them to `praetor verify` or to the page `{ $page }`. What no check can show: that whoever runs the bot reads no hands.
