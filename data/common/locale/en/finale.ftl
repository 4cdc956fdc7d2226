### The end of a game, and the way to the next.
finale-turning = **Turning points**
finale-swing = Round { $round }: { NAME($side) } { $gain }
finale-swing_why = Round { $round }: { NAME($side) } { $gain } ({ $why })
finale-source = { $source } { $points }
finale-sources = -# { $side }: { $said }
finale-luck = **Luck:** { $said }
finale-won = 🏆 { NAMES($winners) } won, { $best } to { $next }
finale-won_otherwise = 🏆 { NAMES($winners) } won
finale-alone = 🏆 { NAMES($winners) } won with { $best }
finale-fair = The secret of the dice and the whole game, for anybody to check, follow below.
finale-fair_there = The secret of the dice and the whole game, for anybody to check, are in the thread of the table.
finale-push = { $where } the game is over: { $came }.
finale-you_won = you won with { $points }
finale-you_won_otherwise = you won
finale-you_came_otherwise = you came { $place } of { $count }
finale-you_came = you came { $place } of { $count }, with { $points }
finale-place =
    { $n ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] sixth
    }
replay-begun = The replay of **{ PLAIN($name) }** is being made. It comes here in a minute or two, to you alone.
replay-reading = Your replay is being made: the game is read through.
replay-drawn = Your replay is being made: map { $done } of { $of } is drawn.
replay-waits =
    { $ahead ->
        [one] Your replay comes when the one before it is made. One is made at a time; who has had the least drawing in the last hour comes first.
       *[other] Your replay comes when the { $ahead } before it are made. One is made at a time; who has had the least drawing in the last hour comes first.
    }
replay-done = Here is **{ PLAIN($name) }**, the whole game as one page. Save the file and open it in any browser; it needs no network.
replay-so_far = Here is **{ PLAIN($name) }** up to now, as you saw it: one page that opens in any browser and needs no network. What only you know is in it, so keep it to yourself while the game runs.
replay-so_far_public = Here is **{ PLAIN($name) }** up to now, as everybody could see it: one page that opens in any browser and needs no network.
replay-not_your_seat = While your replay was being made you left that seat, so what was seen from it is not yours to see any more. **/replay** makes one of what you may see now.
replay-failed = Your replay could not be made, sorry (no. { $number }); the operator's log has the details. Nothing has happened to the game.
replay-too_large = Your replay is larger than Discord takes here. Ask for it in a DM with me, or ask the operator for the file.
replay-by_dm = Your replay came by DM, since this answer could not take it.
replay-unsent = Your replay was made but could not be sent, here or by DM. Ask again in a while with **/replay**; if it is refused once more, ask the operator.
replay-everybody = What everybody could see
replay-page_alt = The game { PLAIN($name) } as a page, step by step.
replay-film = 🎞️ The whole game on the map.
replay-film_begun = The film of the map is being made. It is posted in the thread once it is ready, in a few minutes; nobody need wait here.
replay-film_there = The film is in the thread already: { $link }
replay-film_alt = A film of the map through the whole game { PLAIN($name) }, step by step.
