### Words of the previews: what an action would mean, before it is confirmed. For its seat's eyes alone.

preview-order = Turn order: { ARROWS($order) }.
preview-idle = Could still move, and will not once this turn ends: { NAMES($pieces) }.
preview-unplaced = Not placed yet, and not this round once this turn ends: { NAMES($pieces) }.
preview-idle_agents = Could still act, and will not this round once this turn ends: { NAMES($agents) }.
preview-goes = { NAME($agent) } goes from { NAME($frm) } to { NAME($to) } for it.
preview-bid = Your initiative total would be **{ $total }**; { $left } gold left.
preview-spend = Price of the basket: **{ $price } gold**; { $left } left.
preview-unspent = You have **{ $gold } gold** unspent: seal an empty basket?
preview-embark = { $cost } MU of both: { NAME($army) } has { $left } left, { NAME($navy) } { $navy_left }.
preview-embark_last = ⚠️ It takes the last MU of { NAME($navy) }: it can neither sail nor land the army this turn.
preview-unrest =
    { $markers ->
        [one] { $markers } unrest marker
       *[other] { $markers } unrest markers
    } more in { NAME($region) }, { $total } then: its tax is { $tax } gold, { $before } now.
preview-distrust = { NAME($side, form: "the_first") } and { NAME($other, form: "the") } are { TEXT($now) } now, { TEXT($lower) } then. They are not asked.
preview-double_agent = { NAME($target) } goes home and may do nothing more this round.
preview-price = Price: **{ $price } gold**; { $left } left.
preview-mu = { $left } MU left afterwards.
preview-leave = { NAME($side, form: "the_first") } must give leave for { NAME($region) }.
preview-leave_aboard = { NAME($side, form: "the_first") } must give leave: { NAME($navy) } sails as its owner likes, and you land in a turn of your own.
preview-refuge = { NAME($side, form: "the_first") } must give leave; refused, the army goes elsewhere, and with nowhere to go it fights, or after a battle is lost.
preview-war = ⚔️ This is an attack: you and { NAME($side, form: "the") } become **enemies**.
preview-join_war = If { NAME($side, form: "the") } { GRAMMAR($side, "number") ->
        [plural] join
       *[singular] joins
    } the other side, you become enemies.
preview-join_aside = If { NAME($side, form: "the") } { GRAMMAR($side, "number") ->
        [plural] join
       *[singular] joins
    } the other side, both of you stand aside: you are allies.
preview-betray = ⚠️ You break the alliance with **{ NAME($side, form: "the") }**: 1 VP lost, your friends turn neutral.
preview-stranded = Stranded by it, to conquer where they stand or leave at once: { NAMES($armies) }.
preview-must_conquer = { NAME($army) } stands in { NAME($region) }, which has no garrison: as the turn ends it must try to conquer it, **{ $success }% to take it**.
preview-crowded = { NAME($army) } stands in { NAME($region) }: if both are there when your turn ends they become one army, and what is too much is lost at random.
preview-quiet = { NAME($region) } is yours or an ally's: nothing is rolled.
preview-foe = **{ NAME($army) }** stands there: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, { NAME($general) }. What cards it has is not known to you.
preview-foe_known = **{ NAME($army) }** stands there, { NAME($general) }: { KINDS($cards) }.
preview-avoid = It may try to avoid battle: { $success }% by its general's die.
preview-pinned = It cannot avoid battle by a die against { NAME($general) }.
preview-avoid_own = Chance to avoid battle: **{ $success }%**, unless the enemy holds No Escape; else you fight.
preview-avoid_or_slip = Chance that your general's die avoids battle, and you keep Slip Away: **{ $success }%**; else you play it. No Escape undoes either.
preview-battle =
    Battle, simulated: **victory { $success }%**, tie { $tie }% (±{ $error }); you lose about { $losses ->
        [one] { $losses } card
       *[other] { $losses } cards
    }, they { $theirs }.
preview-battle_usual =
    Battle, simulated against what it may have by all that you know: **victory about { $success }%** ({ $low } to { $high }%, by its cards), tie { $tie }%; you lose about { $losses ->
        [one] { $losses } card
       *[other] { $losses } cards
    }, they { $theirs }.
preview-garrison = { NAME($region) } has a garrison of { DICE($dice) }: the army stops there and may assault it, free of MU.
preview-assault = An assault on { NAME($region) }, whose garrison rolls { DICE($dice) } first: **{ $success }% to take it**, and about { $losses } of your cards lost on average. If it fails, your army stays there and lays siege.
preview-whom_first =
    There are { $count ->
        [one] { $count } army
       *[other] { $count } armies
    } to be met; you say which first. The odds are those against each as the first, what is left meets the next.
preview-assault_then = An assault on { NAME($region) } ({ DICE($dice) }) comes after the battle: its odds hang on what is left of your army.
preview-conquest_then = The defence roll of { NAME($region) } ({ DICE($dice) }) comes after the battle: its odds hang on what is left of your army.
preview-militia = { NAME($side, form: "the_first") } may hold Town Militia: one die more.
preview-conquest = The people of { NAME($region) } defend it with { DICE($dice) } ({ NAME($roller) } throws for them): **{ $success }% to take it**, and about { $losses } of your cards lost on average.
preview-foil = { NAME($side, form: "the_first") } may hold { NAME($card) } and cancel it.
preview-roll = **Success { $success }%** (☠️); the agent dies: { $dead }% (✖️); else it fails and lives (🌀).
preview-roll_safe = **Success { $success }%**; the agent is in no danger.
preview-treaty = You and { NAME($side, form: "the") } are { $now ->
        [enemy] enemies
        [friendly] friendly
        [ally] allies
       *[neutral] neutral
    } now; { $better ->
        [enemy] enemies
        [friendly] friendly
        [ally] allies
       *[neutral] neutral
    } if they agree. They may refuse.
preview-trade = You gain **{ $mine } gold**, { NAME($side, form: "the") } { $theirs }. Nobody need agree.
preview-uprising_army = An army of its master stands there: it takes the damage of { DICE($dice) }, and the region is free only if the army is gone.
preview-uprising = No army of its master stands there: { NAME($region) } goes back to { NAME($owner, form: "the") }.
preview-uprising_free = No army of its master stands there: { NAME($region) } becomes independent.
preview-bribed =
    Bribed, it loses its { $hired ->
        [one] { $hired } mercenary
       *[other] { $hired } mercenaries
    } and { $half } of its other cards, and you lead it away.
preview-theft = You would take **{ $gold } gold** from { NAME($side, form: "the") }.
preview-general =
    { NAME($general) }, { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }. Below 3 stars nobody takes his place.
preview-deploy =
    { NAME($card) } rolls { DICE($dice) }: about { $kills ->
        [one] { $kills } kill
       *[other] { $kills } kills
    }.
preview-intercept =
    ⚓ { NAME($navy) } ({ $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }) may intercept you in { NAME($sea) }.
preview-sea_fight =
    ⚓ Against { NAME($navy) } ({ $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }): you sink about **{ $sunk }**, they { $lost }.
preview-sea_fight_usual =
    ⚓ Against { NAME($navy) } ({ $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }, of what kind is not known): you sink about **{ $sunk }**, they { $lost }.
# The odds of an option in a few words, before its note.
odds-battle = win about { $success }%, tie { $tie }%
odds-battle_span = win about { $success }% ({ $low } to { $high }%), tie { $tie }%
odds-war = makes { NAMES($sides, form: "the") } your enemy: { TEXT($said) }
odds-war_alone = makes { NAMES($sides, form: "the") } your enemy
odds-broken = breaks the alliance: { TEXT($said) }
odds-broken_alone = breaks the alliance
odds-sea_war = makes you enemies: win about { $success }%, tie { $tie }%
odds-sea_ally = breaks the alliance: win about { $success }%, tie { $tie }%
odds-assault = assault { $success }%
odds-conquest = { $success }% to take it
odds-avoid = avoided with { $success }%
odds-avoid_or_slip = without the card { $success }%
odds-bribe = { $price } gold, { $success }%
odds-bribe_ally = breaks the alliance: { $price } gold, { $success }%
odds-bribe_war = makes you enemies: { $price } gold, { $success }%
odds-roll = success { $success }%, agent dies { $dead }%
odds-theft = { $gold } gold, { $success }%, agent dies { $dead }%
