### What stands on a person's card in his DM, and the line that its push notification is made of.

result-more = -# … and { $count } more: `/log`
result-sealed = 🔒 **Sealed: { TEXT($action) }.** It is opened when all have answered.
result-plain = **Your answer: { TEXT($action) }.**
since-title = **Since your last move**
since-others = -# { $link ->
        [none] The others:
       *[other] The others ([the thread from there]({ $link })):
    }
since-more = -# … and { $count } more
seat_card-sealed = 🔒 You have sealed: { TEXT($action) }.
seat_card-nothing = Nothing is asked of you now.
seat_card-by_deadline = ⌛ Time was up, so this was played for you: { TEXT($action) }.
seat_card-by_computer = 🤖 A computer player chose for you: { TEXT($action) }.
seat_card-by_order = 📜 Your standing order answered: { TEXT($action) }.
seat_card-by_forced = ⏩ Played for you, as the rules left nothing else: { TEXT($action) }.
seat_card-by_away = 🧳 You are away, so this was played for you: { TEXT($action) }.
seat_card-answered = Your answer: { TEXT($action) }.
seat_card-before = -# Before that, you answered: { TEXT($action) }.
seat_card-moved_on = The table has gone on: what is asked of you stands below.
seat_card-handed_over = Another plays this seat now.
seat_card-taken_back = ↩️ What stood here was taken back, or is no longer asked.
push-where = { PLAIN($name) }, round { $round }:
push-where_alone = { PLAIN($name) }:
push-consent = { $where } { $asked }{ $until }
push-offer =
    { $where } { GRAMMAR($frm, "number") ->
        [plural] The { NAME($frm) } make
       *[singular] { NAME($frm) } makes
    } you an offer.
push-offer_secret = { $where } an offer has been made to you.
push-must = { $where } your turn { $what }.{ $until }
push-must_alone = { $where } it is your turn.{ $until }
push-window = { $where } you may respond { $what }.{ $until }
push-window_alone = { $where } you may respond.{ $until }
push-befell = { $where } { $what }
push-news = { $where } something has happened to you that you alone may know. It stands here.
push-over = { $where } the game is over.
push-reminder = ⏰ The table waits for you. { $said }{ $link }
push-reminder_sides = ⏰ The table waits for you ({ NAMES($sides) }). { $said }{ $link }
push-in_minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    } from now
push-in_hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    } from now
push-in_days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    } from now
push-minutes =
    {" "}Answer within { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }.
push-hours =
    {" "}Answer within { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }.
push-days =
    {" "}Answer within { $count ->
        [one] { $count } day
       *[other] { $count } days
    }.
seat_card-above = **{ $name }** · { $game }
seat_card-until_reaction = answer { TIME($when) } (a reaction has less time than a turn: all wait for it)
seat_card-until = answer { TIME($when) }
