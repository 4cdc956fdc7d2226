### The end of a game, and the way to the next.
finale-turning = **Turning points**
finale-swing = Round { $round }: { NAME($side) } { $gain }
finale-swing_why = Round { $round }: { NAME($side) } { $gain } ({ $why })
finale-source = { $source } { $points }
finale-sources = -# { $side }: { $said }
finale-luck = **Luck** { $said }
finale-won = 🏆 { NAMES($winners) } won, { $best } to { $next }
finale-alone = 🏆 { NAMES($winners) } won with { $best }
finale-fair = The secret of the dice and the whole game, for anybody to check, follow below.
finale-fair_there = The secret of the dice and the whole game, for anybody to check, are in the thread of the table.
finale-push = { $where } the game is over: { $came }.
finale-you_won = you won with { $points }
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
replay-film_alt = A film of the map through the whole game { PLAIN($name) }, step by step.
