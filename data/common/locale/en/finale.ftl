### The end of a game, and the way to the next.
finale-turning = **Turning points**
finale-swing = { $when }: { $side } { $gain }
finale-swing_why = { $when }: { $side } { $gain } ({ $why })
finale-source = { $source } { $points }
finale-sources = -# { $side }: { $said }
finale-luck = **Luck** { $said }
finale-chart = Standing by round
