### Battles, retreats and what the winner makes of them: what has happened, what may be done, what is asked.

event-battle_began =
    Battle at { NAME($space) }: the { NAME($attacker) }{ $attacker_led ->
        [True] { " " }under { NAME($attacker_commander) }
       *[other] { "" }
    } ({ $attacker_size }) against the { NAME($defender) }{ $defender_led ->
        [True] { " " }under { NAME($defender_commander) }
       *[other] { "" }
    } ({ $defender_size }).
event-automatic_victory =
    The { NAME($winner) } are four times as many ({ $winner_size } to { $loser_size }): the { NAME($loser) } at { NAME($space) } are eliminated without a roll, { $lost ->
        [one] { $lost } CU is
       *[other] { $lost } CU are
    } lost.
event-battle_rolled =
    { NAME($attacker) } { DICE($attacker_dice) }{ $attacker_count ->
        [0] { "" }
       *[other] { ", " }{ TEXTS($attacker_added) }
    }: **{ $attacker_total }**. { NAME($defender) } { DICE($defender_dice) }{ $defender_count ->
        [0] { "" }
       *[other] { ", " }{ TEXTS($defender_added) }
    }: **{ $defender_total }**.
event-battle_decided =
    { $margin ->
        [0] The totals are equal, so the defender wins:
       *[other] Higher by { $margin }:
    } **the { NAME($winner) } win at { NAME($space) }**. The attacker loses { $attacker_lost } CU{ $flank_lost ->
        [0] { "" }
       *[other] { " " }({ $flank_lost } of the flanking force)
    }, the defender { $defender_lost }.
event-battle_decided_bloodless = **The { NAME($winner) } win at { NAME($space) }**; by a card the dice cost nobody anything{ $attacker_lost ->
        [0] { "" }
       *[other] {"; "}by another the attacker loses { $attacker_lost } CU
    }{ $defender_lost ->
        [0] { "" }
       *[other] {"; "}by another the defender loses { $defender_lost } CU
    }.
event-battle_again = The battle at { NAME($space) } is fought again.
event-went_inside =
    { $cu ->
        [one] { $cu } CU of the { NAME($power) } goes
       *[other] { $cu } CU of the { NAME($power) } go
    } inside { NAME($space) }.
event-retreated =
    The { NAME($power) } retreat from { NAME($space) } by way of { NAMES($way) } with { $cu } CU{ $lost ->
        [0] .
       *[other] , and lose { $lost } on the way (enemy spaces: { $enemy_spaces }, enemy CU in them: { $enemy_cu }).
    }
event-retreated_lost = The { NAME($power) } lose their last { $lost } CU on the retreat from { NAME($space) } by way of { NAMES($way) } (enemy spaces: { $enemy_spaces }, enemy CU in them: { $enemy_cu }).
event-retreated_sea =
    The { NAME($power) } retreat from { NAME($space) } by sea to { NAMES($way) } with { $cu } CU{ $lost ->
        [0] .
       *[other] ; { $lost } did not find room.
    }
event-retreat_failed_nowhere =
    The { NAME($power) } at { NAME($space) } have nowhere to retreat to: { $cu ->
        [one] { $cu } CU is
       *[other] { $cu } CU are
    } lost.
event-retreat_failed_sea =
    The ships do not hold all of the { NAME($power) } at { NAME($space) }: { $cu ->
        [one] { $cu } CU is
       *[other] { $cu } CU are
    } lost.
event-leader_displaced = { NAME($leader) } is displaced from { NAME($space) }, as he is left without troops.
event-leader_set_aside = { NAME($leader) } is set aside, as he is left without troops at { NAME($space) }.
event-support_gained =
    The { NAME($power) } gain { $points ->
        [one] { $points } point
       *[other] { $points } points
    } of support, half of the { $lost } CU that their enemy lost.
event-support_left =
    The { NAME($power) } leave { $points ->
        [one] { $points } point
       *[other] { $points } points
    } of support unspent.

mod-card = { $n } { NAME($card) }
mod-force_ratio = { $n } force ratio
mod-leadership = { $n } leadership
mod-flank = { $n } flanking force
mod-friendly_space = { $n } friendly space
mod-interception = { $n } intercepted
mod-failed_avoid = { $n } failed to avoid
mod-rough_link = { $n } over a rough link or strait
mod-wild_beasts = { $n } Wild Beasts
mod-manipular_legion = { $n } Manipular Legion

do-respond = Play a card
do-join_relief = Join the attack
do-go_inside = Go inside
do-retreat_to = Retreat
do-share_losses = Share the losses
do-spend_support = Spend support
do-leave_support = Spend none
action-respond = Play { NAME($card) }
action-join_relief =
    { $join ->
        [True] Have those inside join the attack
       *[other] Keep those inside in the city
    }
action-go_inside = { $cu ->
        [0] Nobody goes inside
       *[other] Go inside with { $cu } CU
    }
action-go_inside_with = Go inside with { $cu } CU and { NAMES($leaders) }
action-retreat_to = Retreat to { NAME($goal) }
action-share_losses = Take { $inside } of the CU lost from those inside
action-retreat_by_sea = Retreat by sea to { NAME($goal) }
action-spend_support = Spend support: { TEXTS($parts) }
action-take_command = Give { NAME($leader) } the command
action-leave_support = Spend no support
name-none = No card
name-plunder = A plunder marker instead

event-command_taken = { NAME($leader) } takes command at { NAME($space) }.
do-take_command = Take command
hint-take_command = Who leads from now on; his tactics count
prompt-battle-lead = Your commander at { NAME($space) } is gone. Who leads now?
asked-battle-lead = to say who takes command
prompt-battle-start = { NAME($attacker) } attack the besiegers of { NAME($space) }. Do those inside join?
prompt-battle-stopped = An automatic victory at { NAME($space) }: { NAME($attacker) } against { NAME($defender) }. Do you have it fought out?
prompt-battle-before = Battle at { NAME($space) }, { NAME($attacker) } against { NAME($defender) }, before the dice. Do you play a card?
prompt-battle-after = Battle at { NAME($space) }, { NAME($attacker) } against { NAME($defender) }, after the dice. Do you play a card?
prompt-battle-share =
    The dice of the battle at { NAME($space) } cost you { $lost } CU. How many of them are taken from inside the city?
prompt-battle-lost = The battle at { NAME($space) } is lost. Do you play a card?
prompt-battle-won = The battle at { NAME($space) } is won. Do you play a card?
prompt-battle-hamilcar = Hamilcar sails to the defence of Carthago. Do you play a card?
prompt-retreat-start = The { NAME($power) } retreat from { NAME($space) }. Do you play a card?
prompt-retreat-inside = Your { $cu } CU at { NAME($space) } are beaten. How many go inside the city?
prompt-retreat-way = Your { $cu } CU at { NAME($space) } must retreat. Where to?
prompt-retreat-storm = The { NAME($power) } retreat from { NAME($space) } by sea. Do you play a card?
prompt-politics-start =
    The { NAME($power) } have { $points ->
        [one] { $points } point
       *[other] { $points } points
    } of support to spend. Where?

asked-battle-start = to say whether those inside join
asked-battle-stopped = to a victory without dice
asked-battle-before = to a battle, before the dice
asked-battle-after = to a battle, after the dice
asked-battle-share = to share out losses
asked-battle-lost = to a lost battle
asked-battle-won = to a won battle
asked-battle-hamilcar = to Hamilcar’s return
asked-retreat-start = to a retreat into a city
asked-retreat-inside = to say how many go inside
asked-retreat-way = to retreat
asked-retreat-storm = to a retreat by sea
asked-politics-start = to spend support
