### Battles: what has happened, what may be done, what is asked.

event-battle_began =
    {"**"}Battle at { NAME($place) }**: { NAME($attacker, form: "people") } { $attackers } { $kind ->
        [sortie] break out against
        [interception] fall upon
        [relief] come to the relief against
       *[attack] attack
    } { NAME($defender, form: "people") } { $defenders }.
event-command_rolled = Who commands: { TEXTS($list) }; **{ NAME($leader) }** does.
counted-command_die = { NAME($leader) } { $die }
event-command_taken = { NAME($leader) } commands for { NAME($side) }.
event-avoidance_rolled =
    { NAME($leader) } tries to avoid battle: { $die }, { $net } against { $campaign }, { $avoided ->
        [True] **away** to { NAME($to) }
       *[other] in vain
    }.
event-coordination_rolled =
    { NAME($leader) } comes to help from { NAME($start) }: { $die } against { $needed }, { $joins ->
        [True] **he joins**
       *[other] too late
    }.
event-besieged_joined = Those inside { NAME($place) } join the battle with { $sp } SP.
event-guile_spent =
    { NAME($leader) } spends { $points ->
        [one] { $points } point
       *[other] { $points } points
    } of Guile.
event-devoted = **{ NAME($leader) } devotes himself to the gods of the dead**: { SIGNED($amount) }.
event-elephants_charged =
    The elephants of { NAME($power, form: "people") } charge: { SIGNED($amount) }{ $lost ->
        [0] .
       *[other] , { $lost } SP run amok.
    }
event-battle_rolled =
    {"**"}{ NAME($place) }**: { $die }, { $net }: { $adjusted }{ $unpredictable ->
        [0] { "" }
       *[other] ; fortune turns: { $unpredictable }
    }. { $result ->
        [a_major] **A Major Victory of the attacker**
        [a_win] **The attacker wins**
        [draw] **A draw**
        [d_win] **The defender wins**
       *[d_major] **A Major Victory of the defender**
    }: { $attacker } percent against { $defender }.{ $modifiers_count ->
        [0] { "" }
       *[other] { " " }({ TEXTS($modifiers) })
    }
event-sp_lost =
    { NAME($power, form: "people") } lose { $infantry }/{ $cavalry }{ $elephants ->
        [0] { "" }
       *[other] /{ $elephants }
    } SP at { NAME($place) }{ $cause ->
        [battle] { " " }in the battle
        [pursuit] { " " }in the pursuit
        [cornered] { " " }as there is no way out
        [rampage] { " " }as the elephants run wild
        [assault] { " " }in the assault
        [siege] { " " }by siege attrition
        [fall] { " " }with the city
        [looting] { " " }who go home with their loot
        [retreat] { " " }on the retreat
        [avoidance] { " " }on their way out
        [coordination] { " " }on the way to the battle
        [movement] { " " }on the march
        [inertia] { " " }by staying where they were
       *[other] { "" }
    }{ $percent ->
        [0] { "" }
       *[other] { " " }({ $percent } %)
    }{ $legions_count ->
        [0] .
        [one] ; Legion { COMMAS($legions) } is no more.
       *[other] ; Legions { COMMAS($legions) } are no more.
    }
event-casualty_rolled =
    { NAME($leader) } in the battle: { $die }, { $fate ->
        [killed] **he falls**
        [wounded] he is wounded
       *[none] unhurt
    }.
event-leader_stranded =
    { NAME($leader) } is alone among enemies at { NAME($place) }: { $to ->
        [none] **he is captured**
       *[other] he gets away to { NAME($to) }
    }.
event-withdrew =
    { NAME($power, form: "people") } { $cause ->
        [avoidance] slip away
       *[retreat] retreat
    } from { NAME($start) } to { NAME($end) }.
event-no_retreat = { NAME($power, form: "people") } find no way out of { NAME($place) } and lose { $percent } percent more.
event-pursuit_rolled =
    { NAME($power, form: "people") } pursue: { $die }, { $percent ->
        [0] in vain
       *[other] { $percent } percent more
    }.
event-status_changed =
    { NAME($power, form: "people") } at { NAME($place) }: { $after ->
        [0] in order again
        [1] Disrupted
       *[2] Disorganized
    }.
event-legions_trained = { $legions_count ->
        [one] Legion { COMMAS($legions) } is
       *[other] Legions { COMMAS($legions) } are
    } { $veteran ->
        [True] **Veteran**
       *[other] Recruit again
    }.
event-boxes_moved =
    { NAME($province) }: { $boxes } to the side of { NAME($side) }, now { $level }.

## Modifiers

mod-force = force { $n } ({ $attacker } to { $defender })
mod-cavalry = cavalry { $n }
mod-elite = elite cavalry { $n }
mod-veterans_attacker = Veterans { $n }
mod-veterans_defender = Veterans of the defender { $n }
mod-efficiency_attacker = too many legions { $n }
mod-efficiency_defender = too many legions of the defender { $n }
mod-disrupted_attacker = attacker Disrupted { $n }
mod-disrupted_defender = defender Disrupted { $n }
mod-disorganized_attacker = attacker Disorganized { $n }
mod-disorganized_defender = defender Disorganized { $n }
mod-rough = rough { $n }
mod-mountain = mountain { $n }
mod-marsh = marsh { $n }
mod-flat = flat { $n }
mod-river = river { $n }
mod-avoidance = failed to avoid { $n }
mod-interception = failed to intercept { $n }
mod-ambush = ambush { $n }
mod-subordinate_attacker = subordinate { $n }
mod-subordinate_defender = subordinate of the defender { $n }
mod-guile_attacker = Guile { $n }
mod-guile_defender = Guile of the other { $n }
mod-elephants_attacker = elephants { $n }
mod-elephants_defender = elephants of the defender { $n }
mod-devotio = devotio { $n }
mod-tactics = tactics { $n } ({ $attacker } to { $defender })
mod-city = city { $n }
mod-honour = Roman honour { $n }
mod-distance = distance { $n }
mod-across = river or mountain { $n }
mod-commander = Overall Commander { $n }

## What may be done

do-attack = Attack
hint-attack = Attack an enemy force outside cities in the leader’s hex
action-attack = attack { NAME($target, form: "people") }
do-recover = Recover
hint-recover = Improve the force’s status by a level
action-recover = let the force recover
do-take_command = Take command
hint-take_command = Say who commands
action-take_command = { NAME($leader) } commands
do-stand = Stand and fight
hint-stand = Accept battle
action-stand = accept battle
do-avoid = Avoid battle
hint-avoid = Roll to get away, up to two hexes
action-avoid = avoid battle, to { NAME($to) }
do-spend_guile = Spend Guile
hint-spend_guile = Spend Guile on the roll
action-spend_guile = spend { $points } Guile
do-coordinate = Coordinate
hint-coordinate = Roll to bring another force to the battle
action-coordinate = call { NAME($leader) } to the battle
do-join_relief = Join the relief
hint-join_relief = The besieged fight beside those who come to help
action-join_relief = let the besieged join
do-no_more_help = No more help
hint-no_more_help = Bring nobody else to the battle
action-no_more_help = bring nobody else
do-prepare = Prepare for battle
hint-prepare = Guile and elephants for the dice
action-prepare = prepare for battle, { $guile } Guile
do-retreat = Retreat
hint-retreat = Choose where the beaten go
action-retreat = retreat to { NAME($to) }
do-invest = Besiege at once
hint-invest = Besiege the enemy who has fled into the city, or let him be
action-invest =
    { $besiege ->
        [True] besiege them at once
       *[other] let them be
    }
do-raise_training = Make Veterans
hint-raise_training = Choose legions that become Veteran by the victory
action-raise_training = make legions { COMMAS($legions) } Veteran
do-lower_training = Lose training
hint-lower_training = Choose the legion that is a Recruit again
action-lower_training = Legion { $legion } is a Recruit again

## What is asked

prompt-command-choose = Who commands?
asked-command-choose = to say who commands
prompt-battle-avoid = You are attacked. Do you try to avoid battle?
asked-battle-avoid = to stand or avoid
prompt-battle-hinder = The enemy tries to slip away. Do you spend Guile against it?
asked-battle-hinder = to hinder an avoidance
prompt-battle-slip = Do you spend Guile to get away?
asked-battle-slip = to get away by Guile
prompt-battle-attack_help = Do you call other forces to your attack?
asked-battle-attack_help = to call for help
prompt-battle-defence_help = Do you call other forces to your defence?
asked-battle-defence_help = to call for help
prompt-battle-attack_ready = Guile and elephants before the dice?
asked-battle-attack_ready = to prepare the attack
prompt-battle-defence_ready = Guile and elephants before the dice?
asked-battle-defence_ready = to prepare the defence
prompt-battle-flee = The battle is lost. Where do you retreat?
asked-battle-flee = to retreat
prompt-battle-invest = The enemy has fled into the city. Do you besiege him?
asked-battle-invest = to besiege or not
prompt-battle-raise = Which legions become Veteran?
asked-battle-raise = to choose Veterans
prompt-battle-lower = Which legion is a Recruit again?
asked-battle-lower = to say which legion lost its training
