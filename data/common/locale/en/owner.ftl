### What whoever runs the bot is told and may do, and what others are told of that: /owner, maintenance, blocks, limits.

help-owner = For those who run this bot: tables, maintenance, blocks
help-owner_tables = Every open table: whom it waits for, and what holds it up
help-owner_show = One table: whom it waits for since when, and what is in its way
help-owner_unstick = Read a table anew, and try again what it has to post or to do by itself
help-owner_aside = Put a table aside; whoever plays there can take it up again
help-owner_notice = Tell all running tables something, such as maintenance
help-owner_block = Serve a person or a server no more
help-owner_unblock = Serve a person or a server again
help-owner_blocked = Whom this bot serves no more
option-owner_table = Which table, of any server
option-owner_why = The reason, which the table is told
option-owner_text = What the tables are told
option-owner_minutes = In how many minutes it begins
option-owner_person = A person
option-owner_server = The id of a server
option-owner_reason = The reason, for yourselves alone
owner-not_owner = This is for those who run this bot, and you are not among them. Whoever manages this server has **/server show**, a table's host has **/host**; **/about** says whom to write to.
owner-tables = { $count ->
        [0] No table is open.
        [one] **{ $count } table is open:**
       *[other] **{ $count } tables are open:**
    }
owner-line = `{ $table }` { $game }, { PLAIN($name) }: { $now }
owner-since = Asked { MOMENT($since) }.
owner-posts = Posts that are due: { $due }; put aside: { $aside }.
owner-nothing_in_the_way = Nothing is in its way.
owner-unstuck = Table { $table } was read anew. Posts that are tried again now: of those that waited { $posts }, of those that were put aside { $aside }. What is due there by itself happens now.
owner-new_thread = It had no thread: a new one is wanted.
owner-put_aside = Table { $table } is put aside, and its people are told; they can take it up again.
owner-noticed = { $count ->
        [0] No table is running, so nobody was told.
        [one] { $count } running table is told.
       *[other] { $count } running tables are told.
    }
owner-notice_long = That is too long. Characters that it may have: { $most }.
owner-block_what = Name one person, or the id of one server.
owner-block_owner = An owner cannot be blocked: take them out of PRAETOR_OWNERS first.
owner-block_person = <@{ $id }> is served no more. { $count ->
        [0] They have no seat at an open table.
        [one] At { $count } table a computer player sits in their place.
       *[other] At { $count } tables computer players sit in their place.
    }
owner-block_server = Server { $id } is served no more. { $count ->
        [0] No table was open there.
        [one] { $count } table there is put aside.
       *[other] { $count } tables there are put aside.
    }
owner-unblock_person = <@{ $id }> is served again.
owner-unblock_server = Server { $id } is served again.
owner-not_blocked_person = That person is not blocked.
owner-not_blocked_server = That server is not blocked.
owner-blocked_person = Person <@{ $id }> (`{ $id }`), since { MOMENT($since) }: { PLAIN($why) }
owner-blocked_server = Server `{ $id }`, since { MOMENT($since) }: { PLAIN($why) }
owner-blocked_none = Nobody is blocked.
owner-not_open = Table { $table } neither gathers nor plays, so it cannot be put aside.
owner-held_up = Something has been under way at that table for ten seconds: it was left alone. If that stays so, start the bot anew; nothing is lost.
owner-failed = That was not done: { PLAIN($why) }
owner-unknown_act = This version cannot do that.
stuck-failing = { $count ->
        [one] What it has to do by itself has failed { $count } time; the log says why.
       *[other] What it has to do by itself has failed { $count } times in a row; the log says why.
    }
stuck-no_thread = It has no thread: `unstick` asks for one.
stuck-no_game = Its game, { $game }, is not installed: it lies still until it is.
stuck-posts = Posts that are due: { $count }, for how many minutes the oldest: { $minutes }; the last try met: { PLAIN($error) }
stuck-aside = Discord refuses for good: { $posts }
stuck-paused = It is paused, since { MOMENT($since) }: no deadline passes.
stuck-late = The deadline has passed ({ MOMENT($when) }), and nothing was decided.
ledger-maintenance = 🔧 From those who run this bot: { PLAIN($said, "1000") }
ledger-maintenance_at = 🔧 From those who run this bot, for { MOMENT($when) }: { PLAIN($said, "1000") }
ledger-archived_operator = Those who run this bot have put this table aside. Nothing is lost: whoever plays here can take it up again.
ledger-archived_operator_why = Those who run this bot have put this table aside ({ PLAIN($why) }). Nothing is lost: whoever plays here can take it up again.
notice-archived_operator = Those who run this bot have put this table aside. Nothing is lost; the button or `/game revive` takes it up again.
notice-archived_operator_why = Those who run this bot have put this table aside ({ PLAIN($why) }). Nothing is lost; the button or `/game revive` takes it up again.
audit-archived_operator = Those who run the bot put the table aside.
error-blocked_person = Those who run this bot have decided that it serves you no more. **/mydata** shows what is kept of you, **/forgetme** deletes it, **/about** says whom to write to.
error-blocked_server = Those who run this bot have decided that it serves this server no more. Its tables are put aside, nothing of them is lost; **/about** says whom to write to.
error-bot_tables = Tables that this bot carries at once, in all servers together: { $most }. Just now all of these are taken. Please try again later: one ends every so often.
owner-no_charts = No charts, or several, have the hash { $hash }: `praetor charts list` tells them.
