### How a server's people meet: the standing board of its tables, and who is called for new ones.

help-server_board = One message that shows this server’s tables, kept up to date in a channel
option-board = The channel in which it stands
option-board_role = A role to call for new tables; people join it by a button
option-board_hours = How many hours at least between two calls (24)
option-board_end = Take the board away
board-end_yes = Yes, take it away
board-title = Tables of this server
board-empty = No table is open, and none is running. `/game create` opens one.
board-open = {"**"}Open{"**"}
board-running = {"**"}Running{"**"}
board-over = {"**"}Over, of the last seven days{"**"}
board-more = -# and { $count } more: `/game list`
board-number = Board { $number } · kept up to date every ten minutes, posted anew each day
board-named = { $link ->
        [none] {"**"}{ PLAIN($name) }{"**"}
       *[other] {"**"}[{ PLAIN($name) }]({ $link }){"**"}
    } · { $game } · { $players }
board-open_table = {"**"}[{ PLAIN($name) }]({ $link }){"**"} · { $game } · { $pace } · { $least ->
        [0] { "" }
       *[other] { $count } seated, { $least } to { $most } play
    }: { $players }
board-running_table = {"**"}[{ PLAIN($name) }]({ $link }){"**"} · { $game } · { $players }
board-over_table = {"**"}[{ PLAIN($name) }]({ $link }){"**"} · { $game } · { $won }
board-won = {"**"}{ NAMES($winners) }{"**"} won. { TEXT($why) }
board-drawn = nobody won. { TEXT($why) }
board-call = <@&{ $role }> { $count ->
        [one] A table is open:
       *[other] { $count } tables are open:
    }
board-call_number = Call { $number }
board-shown = The board stands in <#{ $channel }> and shows the tables of this server. Tables in channels that not everybody reads, and those that spectators see later, are named there with their players alone.{ $role ->
        [0] { "" }
       *[other] {" "}For new tables it calls <@&{ $role }>, at most once in { $hours ->
            [one] { $hours } hour
           *[other] { $hours } hours
        }; whoever wants that presses a button on the board.
    }
board-no_ping = -# A call of <@&{ $role }> rings only if the role can be mentioned by everybody, or the bot may mention all roles.
board-none = This server has no board. `/server board` with a channel posts one there.
board-ended = The board is taken away.
board-called = You are called for new tables from now on (<@&{ $role }>). The same button ends it.
board-called_no_more = You are called for new tables no more.
button-board_join = Join: { $name }
button-callme = Call me for new tables
error-no_call = Nobody is called for new tables here: whoever manages this server sets that up with `/server board` and a role.
error-cannot_give_role = The bot cannot give or take <@&{ $role }>: it needs the right Manage Roles, and a role of its own above that one. Ask whoever manages this server.

help-seek = Look for others to play with on this server
option-seek_games = The games that you would play, with commas between
option-seek_players = How many at the table, if that matters
option-seek_pace = How fast, if that matters
option-seek_above = Only with people rated at least so much
option-seek_below = Only with people rated at most so much
option-seek_language = In which language the table is told, if that matters
option-seek_computers = Whether computer players may take empty seats (on)
option-seek_end = Look no more
seek-end_yes = Yes, look no more
seek-mine = You look for others to play { $games }{ $players ->
        [0] { "" }
       *[other] {" "}· { $players } at the table
    }{ $pace ->
        [none] { "" }
       *[other] {" "}· { $pace }
    }{ $language ->
        [none] { "" }
       *[other] {" "}· { $language }
    }{ $low ->
        [0] { "" }
       *[other] {" "}· rated { $low } and more
    }{ $high ->
        [0] { "" }
       *[other] {" "}· rated { $high } and less
    } · { $computers ->
        [yes] computer players may fill the table
       *[other] people alone
    }. As soon as others fit, you are told by DM, and one press seats you. It ends after 30 days, or with `/seek end:`.
seek-none = You look for nobody here. `/seek games:` with the games that you would play begins it.
seek-ended = You look for others no more.
seek-all = -# How many look on this server: { $counts }.
seek-left_out = -# Left out, as not played by { $count }: { $games }.
seek-count = { $game } { $count }
seek-table = Found each other
seek-called =
    { $count ->
        [one] Somebody who fits you was found, and is told by DM, with a button for their seat.
       *[other] { $count } people who fit you were found, and are told by DM, with a button for their seats.
    } Your search is over.
seek-found = {"**"}You have found others to play with{"**"}
    { PLAIN($host) } opens a table of { NAME($game) }, “{ PLAIN($name) }”, and a seat there is yours: press the button. Your search is over; `/seek` begins another.
seek-lost = Others were found who fit you for { NAME($game) }, but no table could be opened. Your search goes on; `/seek games:` once more tries again.
seek-refused = {"**"}{ $name } was not opened.{"**"} { TEXT($why) } Others were found who fit you; all of you look on as before. `/seek games:` once more tries again.
seek-goes_on = Your search goes on, and so do those of who fits you: `/seek games:` once more tries again.
error-seek_games = “{ PLAIN($asked) }” is no game of this bot. Choose from the list that opens as you type, with commas between several.
error-seek_players = None of these games is played by { $count }.
error-seek_ratings = Nobody is rated { $low } at least and { $high } at most.
