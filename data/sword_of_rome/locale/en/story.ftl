### What the thread tells: cards of turns, battles and phases.

# A turn

turn-title = { $emblem } { NAME($side) }{ $round ->
        [0] { "" }
       *[other] { " " }· round { $round } of { $of }
    }
turn-goes_on = It goes on
turn-to_move = The { NAME($side) } are to move.
turn-began = Turn { $turn } of { $of }: { $first } to { $last } BC
turn-desperate = { $emblem } { NAME($side) } · Desperate Times
turn-game_over = The last turn ends
turn-card_says = -# ▸ { $said }
turn-phase_draw = The beginning of turn { $turn }
turn-phase_gallic = { SIGN("emblem_gallic") } The Gauls, whom nobody plays
turn-phase_desperate = Desperate Times
turn-phase_ending = The turn ends: attrition, sieges, points
turn-phase_reinforcement = Reinforcements
turn-phase_other = Turn { $turn }
turn-phase_offers = Turn { $turn } · offers

# A force's way

way-line = { $emblem } **{ NAME($leader) }**{ $cu ->
        [0] { "" }
       *[other] , { $cu } CU
    }{ $companions ->
        [0] { "" }
       *[other] , with { NAMES($along) }
    }: { $moved ->
        [no] activated at { $path }
       *[yes] { $path } ({ $left } MP left)
    }
way-by_land = { " → " }{ NAME($space) }
way-by_sea = { " → ⚓ " }{ NAME($space) }
way-deed = ▸ { $deed }
force-led = under { NAME($leader) } (tactics { $tactics })
force-unled = without a leader

# Support

support-spent = { $count ->
        [one] { $count } point of support spent
       *[other] { $count } points of support spent
    }: { $parts }
support-befallen =
    The { NAME($side) } spent { $count ->
        [one] { $count } point
       *[other] { $count } points
    } of support: { $parts }
support-won =
    {"**"}Politics**: { $lost ->
        [one] the CU lost gives { $points }.
       *[other] half of the { $lost } CU lost (rounded up) gives { $points }.
    } { $spent }
support-gained =
    {"**"}{ NAMES($spaces) }** { $count ->
        [one] goes
       *[other] go
    } from the { NAME($before) } to the { NAME($after) }
support-freed = **{ NAMES($spaces) }** { $count ->
        [one] joins
       *[other] join
    } the { NAME($after) }
support-independent = **{ NAMES($spaces) }** { $count ->
        [one] falls
       *[other] fall
    } away from the { NAME($before) }
support-raised = { NAMES($spaces) } up to loyalty { $loyalty }
support-lowered = { NAMES($spaces) } down to loyalty { $loyalty }

# Battles

battle-title-open = ⚔️ { NAME($space) }: the { NAME($attacker) } attack the { NAME($defender) }
battle-title-broken_off = ⚔️ { NAME($space) }: the battle is broken off
battle-title-attacker_wins = ⚔️ { NAME($space) }: the { NAME($attacker) } beat the { NAME($defender) }
battle-title-defender_wins = ⚔️ { NAME($space) }: the { NAME($defender) } hold against the { NAME($attacker) }
battle-title-attacker_overruns = ⚔️ { NAME($space) }: the { NAME($attacker) } overrun the { NAME($defender) }
battle-title-defender_overruns = ⚔️ { NAME($space) }: the { NAME($defender) } wipe out the { NAME($attacker) }
battle-attacks = { $emblem } **{ NAME($power) }** attack { $way ->
        [land] from { NAME($start) } with
        [sea] from the sea at { NAME($start) } with
        [sortie] out of the city with
       *[open] with
    } **{ $size }** { $led }{ $more ->
        [flank] , half of the force that comes from { NAME($flank) } counted in
        [relief] , those inside counted in
       *[none] { "" }
    }
battle-stands = { $emblem } **{ NAME($power) }** stand with **{ $size }** { $led }
battle-before_dice = Cards may be played before the dice.
battle-automatic = **Four times as many, { $most } to { $least }: no dice.** The { NAME($loser) } lose all { $lost } CU.
battle-dice = { $emblem } { DICE($dice) } { $sum }{ $count ->
        [0] { "" }
       *[other] , { $mods }
    } = **{ $total }**
battle-mod_force_ratio = { $n } for { $most } against { $least }
battle-mod_leadership = { $n } for tactics { $most } to { $least }
battle-wins = **The { NAME($winner) } win, { $won } to { $other }.**
battle-tie = **A tie, { $won } to { $other }: the { NAME($winner) } win as the defender.**
battle-why_mods = The dice alone ({ $dice } to { $others }) would have lost it; what decides is { $mods } against { $other_mods }.
battle-why_dice = The dice, { $dice } to { $others }, outweigh { $mods } against { $other_mods }.
battle-odds = Chance of that before the dice: { $chance }%.
battle-befell = The { NAME($winner) } beat the { NAME($loser) } at { NAME($space) }, **{ $won } to { $other }** ({ DICE($dice) } against { DICE($others) }): { $toll }
battle-bloodless = By a card the dice cost nobody anything.
battle-lost = { $emblem } lose **{ $lost } CU**{ $by_dice ->
        [0] { "" }
       *[other] { " " }by { TEXTS($parts) }
    }{ $more ->
        [0] { "" }
       *[other] {" "}({ $more } by a card)
    }{ $over ->
        [0] { "" }
       *[other] , as no more were there
    }
battle-lost_by_card = { $emblem } lose **{ $lost } CU** by a card
battle-unhurt = { $emblem } lose nothing

# Phases

attrition-none = Attrition outside their own land, without loss: { $parts }
attrition-unhurt = { NAME($power) } in { NAME($space) } { DICE($dice) }
trailing-decides = ⚖️ **Who has the fewest VP decides** for powers that nobody plays: { $parts }
trailing-part = { NAMES($powers) } by the { NAME($side) }

# The turn as a story

story-scores = 🏆 { $parts }
story-scored = { $emblem }{ $plus ->
        [0] { "" }
       *[other] { " " }+{ $plus } for { NAMES($gained) }
    }{ $minus ->
        [0] { "" }
       *[other] { $plus ->
            [0] { "" }
           *[other] { " " }and
        } −{ $minus } for { NAMES($lost) } lost
    }
story-near = ⚠️ In your land now: { $parts }
story-near_one = { $emblem }{"**"}{ $cu } CU** of the { NAME($power) } in { NAME($space) }
story-battles = ⚔️ { $parts }
story-battle = { $emblem } { NAME($winner) } beat the { NAME($loser) } at { NAME($space) }
story-taken = 🧱 { $emblem } { NAME($power) } took { NAMES($spaces) }.
story-looted = 🔥 { $emblem } { NAME($power) } looted { NAMES($spaces) }.
story-alliances = 🤝 { $parts }
story-alliance_made = { NAME($one) } and { NAME($other) } are allies
story-alliance_renewed = { NAME($one) } and { NAME($other) } stay allies
story-alliance_broken = **The { NAME($one) } betrayed the { NAME($other) }**
story-alliance_ended = { NAME($one) } and { NAME($other) } are allies no more
story-as_it_stands = ⚖️ **If nothing changes**, the next scoring brings { $parts }.
story-stands = { $emblem } { $change }
luck-pips = { $parts } (pips above or below the mean)
luck-of = { $emblem } { NAME($side) } { $pips }
luck-best = 🎲 Luckiest: { $emblem } { NAME($power) }, { DICE($dice) } { $what }
luck-worst = 🎲 Unluckiest: { $emblem } { NAME($power) }, { DICE($dice) } { $what }
luck-battle = in the battle at { NAME($space) }
luck-siege = in the siege of { NAME($space) }
luck-raid = in the raid on { NAME($space) }
luck-interception = in the interception at { NAME($space) }, where low is good
luck-avoid = in getting away from { NAME($space) }, where low is good
luck-pursuit = in the pursuit from { NAME($space) }, where low is good
luck-voyage = on the voyage to { NAME($space) }, where low is good
luck-attrition = for attrition in { NAME($space) }, where low is good
points-start = at the start
points-abroad = spaces abroad
points-home = home spaces lost
points-unrest = unrest
points-plunder = plunder
points-cards = cards
record-side = { $emblem } **{ NAME($side) }** ({ SEAT($seat) }): { $vp } VP · { $points }
record-points = { $points } { TEXT($why) }
record-deeds = -# ⚔️ battles won { $won } of { $fought } · CU killed { $killed }, lost { $lost } · cities and tribes taken { $taken }, looted { $looted }, lost { $given } · raids { $raided }

# The answer to a press

event-reply_returned = Another’s answer came first; your card is back in your hand.
outcome-returned = **Another’s answer came first: your card is back in your hand**
outcome-battle_won = **{ $automatic ->
        [yes] You wipe out the { NAME($other) } at { NAME($space) }
       *[no] You beat the { NAME($other) } at { NAME($space) }
    }**
outcome-battle_lost = **{ $automatic ->
        [yes] The { NAME($other) } wipe you out at { NAME($space) }
       *[no] The { NAME($other) } beat you at { NAME($space) }
    }**
outcome-battle_seen = **{ $automatic ->
        [yes] The { NAME($winner) } wipe out the { NAME($loser) } at { NAME($space) }
       *[no] The { NAME($winner) } beat the { NAME($loser) } at { NAME($space) }
    }**
outcome-turn_over = **You are done for this round.** The { NAME($side) } are next.
outcome-siege_on = **{ NAME($space) } holds: siege level { $level } of { $needed }**
outcome-siege_dice = { DICE($dice) }{ $changed ->
        [yes] { " " }{ $modifier }
       *[no] { "" }
    } = { $sum }: { $points ->
        [0] no siege point
        [one] { $points } siege point
       *[other] { $points } siege points
    }{ $lost ->
        [0] { "" }
       *[other] , { $lost } CU lost before the walls
    }.
outcome-siege_missing =
    { $count ->
        [one] { $count } point is
       *[other] { $count } points are
    } missing until it falls.
battle-die_costs = { DICE($dice) } ({ $cu })
dice_table-siege = -# Siege table, two dice: a point from { $one } on, two at { $two }; a { $low } or less, and a { $dear }, costs the besieger a CU.
dice_table-losses = -# Losses, of an army of three CU or more: each die of the winner’s costs the loser { $most } from { $strong } on, and 1 at { $weak }; each of the loser’s costs the winner 1 from { $back } on, and a 1 costs the loser 1 more.
outcome-not_intercepted = -# No army beside the way has intercepted: { TEXTS($parts) }.
outcome-army_near = { NAME($leader) } at { NAME($space) }
attrition-lost = Attrition outside their own land costs CU: { $parts }
attrition-hurt = { NAME($power) } in { NAME($space) }, { $cu } CU, { DICE($dice) } (from { $first } on) **−{ $lost }**
