### Words of the cards in the thread: turns, baskets, battles, rounds, the end.

people-rome = Rome
people-carthage = Carthage
people-greek_states = the Greeks
people-barbarian_tribes = the Tribes
people-nobody = independent regions
force-army_1 = First army
force-army_2 = Second army
force-army_3 = Third army
force-army_4 = Fourth army
force-fleet_1 = First navy
force-fleet_2 = Second navy
force-agent_1 = First agent
force-agent_2 = Second agent
force-agent_3 = Third agent
force-agent_4 = Fourth agent
force-agent_5 = Fifth agent
force-agent_6 = Sixth agent
force-agent_7 = Seventh agent
force-agent_8 = Eighth agent
turn-campaign = { $emblem } { NAME($side) } · campaign, turn { $n } of { $count }
turn-taken = **{ NAMES($regions) } taken{ $free ->
        [yes] { "" }
       *[no] { " " }from { $before }
    }{ $points }**{ $free ->
        [yes] { " " }(independent until now)
       *[no] { "" }
    }
turn-taken_by = **{ $side } { GRAMMAR($who, "number") ->
        [plural] take
       *[singular] takes
    } { NAMES($regions) }{ $free ->
        [yes] { "" }
       *[no] { " " }from { $before }
    }{ $points }**{ $free ->
        [yes] { " " }(independent until now)
       *[no] { "" }
    }
turn-freed = **{ NAMES($regions) } lost by { $before }: independent now**
turn-points = : +{ $points } VP, now { $total }
turn-force = **{ $force }**
turn-deed = ▸ { $deed }
turn-ship = aboard the { $navy }
turn-raised = placed in { $place }
turn-slips = { $meets }, tries to slip away { $dice }
turn-caught = { $meets }, caught { $dice }
turn-ended =
    { $next ->
        [none] The turn of { $side } is over.
       *[other] The turn of { $side } is over; { $next } { GRAMMAR($who, "number") ->
            [plural] are
           *[singular] is
        } next.
    }
turn-rests =
    { $side } { GRAMMAR($who, "number") ->
        [plural] move
       *[singular] moves
    } nothing and { GRAMMAR($who, "number") ->
        [plural] attack
       *[singular] attacks
    } nobody.
turn-drowned =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } drowned
turn-infighting = Tribal infighting, since armies of theirs are adjacent{ $count ->
        [0] { "" }
       *[other] : { $dice }
    }
turn-led = Now in command: { $parts }
turn-leads = { NAME($general) } of the { $army }
turn-meets = meets { NAME($other) } in { NAME($region) } (if they fight, the battle has a card of its own)
turn-destroyed =
    { $kind ->
        [navy] **the navy is destroyed**
       *[army] **the army is destroyed**
    }
turn-assault_taken = { NAME($region) }: **taken**
turn-assault_fails = { NAME($region) }: assault fails
turn-conquered = { NAME($region) }: **taken**
turn-attack = assault { $dice } (hits: { $damage })
turn-needed = hits needed: { $needed }
turn-equal = equal hits, so the 🌀 decide, { $s } to { $other }
turn-garrison = garrison { $dice } (hits: { $damage })
turn-defence = its people roll { $dice }
turn-lost =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } lost
turn-unhurt = no loss
turn-spared = no loss (🌀 takes only skirmishers and artillery: it has none)
turn-befell = { $force }: { $what }
turn-loses =
    { NAME($army) } loses { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
turn-avoids = { NAME($army) } slips away: no battle.
turn-rolled = 🎲 { TEXT($what) }: { $dice }
turn-plays =
    { $side } { GRAMMAR($who, "number") ->
        [plural] play
       *[singular] plays
    } **{ NAME($event) }**
turn-gains = +{ $gold } gold
turn-unrest_more =
    { $count ->
        [one] { $count } unrest marker
       *[other] { $count } unrest markers
    } in { NAME($region) } (now { $total })
turn-unrest_less = unrest in { NAME($region) } down to { $total }
turn-subdued = Troops keep order: { $line }
turn-status = { $side } and { $other } are { TEXT($said) } now.
turn-round = Round { $round }
turn-order_secret = Each faction has drawn a secret card and adds gold to it: the highest total goes first.
turn-order = Round { $round }: the bids
turn-order_set =
    🏁 { $side } { GRAMMAR($who, "number") ->
        [plural] go
       *[singular] goes
    } first in round { $round }
turn-bid = { $emblem } { NAME($side) } card { $card } + { $bid } gold = **{ $total }**
turn-equal_totals =
    The totals are equal: { $why ->
        [gold] { $side } bid more gold ({ $gold }), and so { GRAMMAR($who, "number") ->
            [plural] have
           *[singular] has
        } the initiative
       *[card] the gold too, so the higher card decides, for { $side }
    }.
turn-order_line = Order of the turns: { $order }
turn-omens =
    Favourable Omens: { $side } { GRAMMAR($who, "number") ->
        [plural] add
       *[singular] adds
    } { $bonus }
turn-dealt = Action cards dealt: { $parts }
turn-dealt_one =
    { $emblem } { $count ->
        [0] none
       *[other] { $count }
    }
turn-taxes = 💰 Taxes of round { $round }
turn-tax =
    { $emblem } { $side } { GRAMMAR($who, "number") ->
        [plural] raise
       *[singular] raises
    } **{ $total } gold**{ $count ->
        [0] { "" }
       *[other] { " " }({ $parts })
    }{ $points }
turn-tax_regions = { $count } from regions
turn-tax_markets = { $count } from markets
turn-tax_bonus = { $count } from developments and events
turn-tax_less = { $said } after { $less }
turn-tax_missing = −{ $missing } for { $why ->
        [siege] the siege of { NAMES($besieged) }
        [both] unrest in { NAMES($unrest) } and the siege of { NAMES($besieged) }
       *[unrest] unrest in { NAMES($unrest) }
    }
turn-tax_wonders = { $count } from wonders
turn-tax_points = : **+{ $points } VP, now { $total },** for so much income (Economic Power)
turn-wonder =
    Ancient Wonders: { $side } { GRAMMAR($who, "number") ->
        [plural] take
       *[singular] takes
    } { $gold } gold from { $others }
turn-agents = { $emblem } { NAME($side) } · agents, turn { $n } of { $count }
turn-no_deeds =
    { $side } { GRAMMAR($who, "number") ->
        [plural] carry
       *[singular] carries
    } out no agent action.
turn-deed_line = **{ $what }** ({ $where }){ $result }
since-deed = { NAME($agent) }: { $deed }
since-attack = { $said } ({ $dice })
turn-merged_lost = { $said }: one army may not hold all, { $count ->
        [one] { $count } card is
       *[other] { $count } cards are
    } lost
turn-levied =
    Emergency tax levy: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } cashed for **{ $gold } gold**
turn-stolen = { $gold } gold from { $side }
turn-paid = { $gold } gold paid to { $side }
turn-spent = for { $gold } gold
turn-unanswered = not answered yet
turn-agreed =
    { $side } { GRAMMAR($who, "number") ->
        [plural] agree
       *[singular] agrees
    }
turn-refused =
    { $side } { GRAMMAR($who, "number") ->
        [plural] refuse
       *[singular] refuses
    }
turn-now_status = now { TEXT($said) }
turn-agent_lost = the agent who acted is lost
turn-other_lost = { NAME($agent) } is lost
turn-foiled = foiled by { $side } with { NAME($event) }
turn-unrest_now = unrest now { $total }
turn-unrest_in = unrest now { $total } in { NAME($region) }
turn-uprising = { NAME($region) } throws off { $side }
turn-bribed = { NAME($region) } goes over to { $owner } from { $before }
turn-traded = { $gold } gold for { $side }, { $theirs } for { $other }
turn-fails = fails
turn-seen = its cards are seen
turn-home = { NAME($agent) } is sent home to { NAME($to) }
turn-spending = 🛒 Spending, round { $round }: all baskets opened at once
turn-basket =
    { $emblem } **{ $side } { GRAMMAR($who, "number") ->
        [plural] spend
       *[singular] spends
    } { $gold }** of { $had }: { $things }
turn-basket_empty =
    { $emblem } { $side } { GRAMMAR($who, "number") ->
        [plural] buy
       *[singular] buys
    } nothing; { $left } gold left
turn-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } ({ $armies })
turn-hired = hired: { KINDS($cards) }
turn-ships =
    { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    } ({ $armies })
turn-army_plus = { $army } +{ $count }
turn-general = General { $stars }
turn-things = { $count } × { NAME($what) } in { NAMES($places) }
turn-thing = { NAME($what) } in { NAMES($places) }
turn-road =
    { $count ->
        [one] { $count } road
       *[other] { $count } roads
    }
turn-agent =
    { $count ->
        [one] { $count } agent
       *[other] { $count } agents
    }
turn-calm = unrest eased in { NAMES($places) }
turn-veteran =
    { $count ->
        [one] { $count } veteran card
       *[other] { $count } veteran cards
    }
turn-developed = **{ NAMES($names) }{ $points }**
turn-advanced =
    : +{ $points } VP, now { $total }, for { $points ->
        [one] a completed column
       *[other] completed columns
    }
turn-event = plays { NAME($event) }
battle-title-victory =
    ⚔️ Battle in { NAME($region) }: { $side } { GRAMMAR($who, "number") ->
        [plural] win
       *[singular] wins
    }
battle-title-total_victory =
    ⚔️ Battle in { NAME($region) }: { $side } { GRAMMAR($who, "number") ->
        [plural] win
       *[singular] wins
    } a total victory
battle-title-tie = ⚔️ Battle in { NAME($region) }: a draw
battle-title-both_destroyed = ⚔️ Battle in { NAME($region) }: both armies are destroyed
battle-title-broken_off = ⚔️ Battle in { NAME($region) }: broken off
battle-attacked =
    { $emblem } { NAME($side) } attacked with { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } ({ $led })
battle-stood =
    { $emblem } { NAME($side) } stood with { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } ({ $led })
battle-led = { NAME($general) } { $stars }
battle-unled = no general
battle-verdict-victory =
    { $side } { GRAMMAR($who, "number") ->
        [plural] win
       *[singular] wins
    }
battle-verdict-total_victory =
    { $side } { GRAMMAR($who, "number") ->
        [plural] win
       *[singular] wins
    } a total victory
battle-verdict-tie = A draw
battle-verdict-both_destroyed = Nobody wins
battle-why-destroyed = **{ $verdict }.** Why: the army of { $loser } is destroyed, with fewer main cards left than the 2 that an army needs; main cards destroyed { $one } to { $two }.
battle-why-more = **{ $verdict }.** Why: more main cards destroyed, { $one } to { $two }.
battle-why-told = **{ $verdict }.** Why: { $why }
battle-why-tie = **{ $verdict }.** Why: both destroyed as many main cards, { $one } to { $two }.
battle-why-both_destroyed = **{ $verdict }.** Why: neither has the 2 main cards left that an army needs.
battle-fallen = ☠ { $emblem } { $side }: { $lost }
battle-lost = { KINDS($cards) }
battle-lost_none = no card
battle-turning = **Turning point** · { $combat }
battle-played =
    { $side } { GRAMMAR($who, "number") ->
        [plural] play
       *[singular] plays
    } { NAME($event) }
battle-sea-victory =
    ⚓ Naval battle in { NAME($area) }: { $side } { GRAMMAR($who, "number") ->
        [plural] win
       *[singular] wins
    }
battle-sea-tie = ⚓ Naval battle in { NAME($area) }: no victor
battle-sea-broken_off = ⚓ Naval battle in { NAME($area) }: broken off
battle-sea_why-victory = **{ $side } { GRAMMAR($who, "number") ->
        [plural] win
       *[singular] wins
    }**, with ships sunk or captured { $one } to { $two }
battle-sea_why-tie = **No victor**: ships sunk or captured { $one } to { $two }
points-said = { $points } VP
round-chart_points = Victory points
