### Words of the cards in the thread of Samnite Wars.

turn-before = The table is set
turn-over = The game is over
turn-consul = 🏛️ { SEAT($seat) } is Consul · round { $round }
turn-goes_on = 🏛️ { SEAT($seat) } as Consul, goes on · round { $round }
turn-effort = { $role } ({ SEAT($seat) }): { NAMES($cards) } = **{ $force }**
turn-tie = Why: both have { $force }; the dice of the tie fall { DIE($ours) } for Rome to { DIE($theirs) } against it.
turn-stronger = Why: the stronger effort wins, { $more } to { $less }.
turn-no_prestige = { SEAT($seat) } gains no Prestige from the Treasury ({ $triumph } in all).
turn-drew = -# Drew: { $parts }
turn-drew_open = { SEAT($seat) } { $count } (face up: { NAME($top) })
turn-count = { SEAT($seat) } { $count }
turn-gave = -# Gave in secret: { $parts }
turn-given =
    { SEAT($seat) } { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } to { SEAT($other) }
turn-laid = -# Discarded: { $parts }
reason-start = start
reason-treasury = Treasury
reason-revolt = revolts
reason-campaign = campaigns
reason-war = wars
reason-aftermath = Victory and Defeat cards
reason-conquest = conquests
reason-peace = peace
reason-intrigue = intrigue
reason-scandal = scandal
points-said = { $points } Prestige
round-chart_points = Prestige
luck-of = { SEAT($seat) } { $pips }
luck-pips = { $parts } (pips above or below the mean)
luck-best = 🎲 Luckiest: { SEAT($seat) }, { $sum } of { $most } { $what }
luck-worst = 🎲 Unluckiest: { SEAT($seat) }, { $sum } of { $most } { $what }
luck-start = for the first Prestige
luck-tie = in a tie over the { NAME($region) }
luck-won = for the victory over the { NAME($region) }
luck-lost = for the defeat by the { NAME($region) }
story-conquered = 🦅 Rome won a footing among the { NAMES($regions) }.
story-freed = 🐂 Free again: the { NAMES($regions) }.
story-rome_won = ⚔️ { SEAT($consul) } beat the { NAME($region) }.
story-rome_lost = ⚔️ The { NAME($region) }, led by { SEAT($seat) }, beat { SEAT($consul) }.
