### Time beyond a deadline for each answer: accounts, forgiven deadlines, fixed hours, holidays, pauses by vote.

length-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
length-days_hours =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    } { $hours } h
length-hours = { $hours } h
length-hours_minutes = { $hours } h { $minutes } min
length-minutes = { $minutes } min
name-account_default = The default of each question is played
name-account_computer = A computer player takes the seat
name-account_replace = A computer player takes the seat, and others may have it
terms-then_default = then the default is played
terms-then_computer = then a computer player sits in
terms-then_replace = then a computer player sits in, and others may take the seat
terms-bank = { TEXT($start) } each for the whole game, { TEXT($then) }
terms-bank_add = { TEXT($start) } each for the whole game and { TEXT($add) } more an answer, { TEXT($then) }
terms-grace =
    { $count ->
        [one] the first missed deadline is forgiven
       *[other] the first { $count } missed deadlines are forgiven
    }
terms-grace_back =
    { $count ->
        [one] the first missed deadline is forgiven
       *[other] the first { $count } missed deadlines are forgiven
    }, and one more after { $back ->
        [one] { $back } answer in time
       *[other] { $back } answers in time
    }
terms-holiday =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    } of holidays a game (`/away`, with a pause)
terms-fixed = deadlines pass at { $at } ({ PLAIN($zone) })
terms-fixed_weekdays = deadlines pass at { $at }, Monday to Friday ({ PLAIN($zone) })
terms-all = { DOTS($terms) }
terms-none = nothing beyond the deadlines
lobby-terms = Time: { DOTS($terms) }
panel-accounts = ⏳ Time for the whole game: { DOTS($accounts) }
panel-account_of = { SEAT($seat) }: { TEXT($account) }
panel-account_until = until { MOMENT($until) }
panel-account_left = { TEXT($left) }
panel-rested =
    {" "}The clock of what waits for them stands still, as long as holidays in this game last: { $days ->
        [one] { $days } day
       *[other] { $days } days
    }{ $begun ->
        [True] , of which { TEXT($used) } were used before
       *[other] { "" }
    }.
ledger-account_empty = 🤖 { SEAT($seat) } has used up the time for this game: a computer player sits in. { SEAT($seat) } takes the seat back at any time with the button, or `/back`.
ledger-account_open = 🤖 { SEAT($seat) } has used up the time for this game: a computer player sits in, and others may take the seat. Until somebody does, { SEAT($seat) } takes it back with the button, or `/back`.
ledger-account_default = ⏳ { SEAT($seat) } has used up the time for this game: the default is played. Each later question leaves { SEAT($seat) } at least an hour.
ledger-forgiven =
    ⏳ { SEAT($seat) } has missed a deadline. It is forgiven: there is the whole time for this decision once more. { $count ->
        [0] The next one will not be.
        [one] One more would be.
       *[other] { $count } more would be.
    }
remind-forgiven =
    ⏳ Your time for this decision is over. The table forgives it: you have the whole time once more. { $count ->
        [0] The next missed deadline counts.
        [one] One more would be forgiven.
       *[other] { $count } more would be forgiven.
    }{ $back ->
        [0] {""}
        [one] {" "}After { $back } answer in time one is forgiven again.
       *[other] {" "}After { $back } answers in time one is forgiven again.
    }
ledger-paused_vote = ⏸️ The table is paused, by vote.
ledger-resumed_vote = ▶️ The table goes on, by vote.
vote-pause = { PLAIN($by) } asks to pause the table: no deadline would pass until it goes on.
vote-resume = { PLAIN($by) } asks that the table go on after its pause.
consent-agree_pause = Agree: pause the table
consent-refuse_pause = Refuse: the clock runs on
consent-agree_resume = Agree: the table goes on
consent-refuse_resume = Refuse: the pause stands
audit-accounts = 🕰️ { PLAIN($by) } has changed the time for the whole game: { TEXT($times) }.
times-stand = 🕰️ The times of this table: { TEXT($times) }. An option of this command changes them.
accounts-stand = 🕰️ Time for the whole game at this table: { TEXT($times) }. An option of this command changes it.
audit-ask_pause = 🗳️ { PLAIN($by) } has asked for a pause.
audit-ask_resume = 🗳️ { PLAIN($by) } has asked that the table go on.
name-plays_pause = The clock of what waits for me stands still
away-pause = the clock of what waits for them stands still, as long as their holidays last
away-pause_not = this table allows no holidays, so deadlines run on
away-rests =
    { $count ->
        [0] None of them allows holidays: there deadlines run on.
       *[other] The clock of what waits for you stands still at { $tables }, as long as your holidays there last; not in moments for responses, nor where all answer in secret.{ $others ->
            [0] { "" }
           *[other] {" "}Elsewhere no holidays are allowed: there deadlines run on.
        }
    }
error-account_days = There is no account of time at this table yet: say with `days` how long it is.
error-forgiven_none = Nothing is forgiven at this table yet: say with `forgiven` how many missed deadlines are.
error-forgiven_without_deadline = This table has no deadline, so none can be missed: `/host deadlines` sets one.
error-at_without_deadline = Deadlines at a fixed hour need a deadline, after which the next such hour counts: say it with `hours`.
error-at_form = { PLAIN($said) } is no time of the day. Possible are `20:00`, `8pm`, or `off`.
help-host_accounts = Time for the whole game, forgiven deadlines, holidays
option-days = Days that each person has for the whole game; 0 for no such account
option-per_answer = Hours more on the account for each answer
option-then = What follows where an account is empty
option-forgiven = How many missed deadlines are forgiven by themselves; 0 for none
option-again_after = After how many answers in time one is forgiven again; 0 for never
option-holidays = Days of holidays a game that each person has; 0 for none
option-at = The hour at which deadlines pass, such as 20:00; off for any
option-weekends = Whether deadlines at that hour pass on Saturdays and Sundays too
help-agenda = What waits for you at all your tables, by when, with a button to each
agenda-title = **What waits for you**
agenda-line = - **{ $name }**, { $game }: { $asked }{ TEXT($until) }{ TEXT($last) } · { $link }
agenda-until = {" "}· until { MOMENT($when) }
agenda-paused = {" "}· ⏸️ paused
agenda-last = {" "}· ⏳ you are the last it waits for
agenda-nothing = Nothing waits for you at any table.
agenda-none = You play at no table that is under way. On a server `/game list` shows the tables there.
agenda-seated =
    -# You play at { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }: nothing is asked of you there now.
agenda-idle =
    -# { $count ->
        [one] { $count } more table of yours asks
       *[other] { $count } more tables of yours ask
    } nothing of you now.
agenda-kept =
    -# 🤖 A computer player keeps your seat at { $names }: `/back` { $count ->
        [one] takes it
       *[other] takes them
    } back.
agenda-more =
    -# { $count ->
        [one] { $count } more question has
       *[other] { $count } more questions have
    } no button here: `/table` shows more.
agenda-button = { $name }: { $asked }
help-note = Your private notebook at a table: only you see it
option-note_text = What you want to note; without it you see your notes
option-strike = The number of a note to strike
note-title = 📓 **Your notes at { $name }**; only you see them
note-none = 📓 You have no notes at **{ $name }**. `/note text:` writes one; only you see it.
note-line =
    { $number }. { $round ->
        [0] Before the game
       *[other] Round { $round }
    }: { PLAIN($text, "500") }
note-replay = 📓 **Your notes**
error-note_long =
    A note has at most { $most ->
        [one] { $most } character
       *[other] { $most } characters
    }, and this has { $count }.
error-notes_full =
    This notebook is full: a table's has at most { $most ->
        [one] { $most } note
       *[other] { $most } notes
    }. `/note strike:` takes one out.
error-no_note =
    There is no note { $number }: you have { $count ->
        [one] { $count } note
       *[other] { $count } notes
    } at this table.
option-only_me = Whether I tell you once that you are the last a table waits for
remind-last = ⏳ You are the last the table waits for.
remind-over = -# ⏰ A reminder; it is answered.
slash-accounts = accounts
slash-again_after = again-after
slash-agenda = agenda
slash-at = at
slash-forgiven = forgiven
slash-holidays = holidays
slash-note = note
slash-only_me = only-me
slash-per_answer = per-answer
slash-strike = strike
slash-then = then
slash-weekends = weekends

### One message of what waits at all tables.

name-digest_off = Off: each table tells me by itself
name-digest_3 = One message, every 3 hours at most
name-digest_6 = One message, every 6 hours at most
name-digest_12 = One message, every 12 hours at most
name-digest_24 = One message, once a day at most
option-digest = One message of what waits for me at all tables, instead of one a table
slash-digest = digest
digest-lead =
    ⏰ { $count ->
        [one] A table waits for you
       *[other] { $count } tables wait for you
    }: { $names }.
digest-foot = -# Digest { $number } · `/settings digest:` says how often it comes
