### Battles: what has happened, what may be done, what is asked.

event-battle_began =
    {"**"}Battle at { NAME($place) }**: { NAME($attacker, form: "the") } with { $attackers } SP { GRAMMAR($attacker, "many") ->
        [plural] { $kind ->
            [sortie] break out against
            [interception] fall upon
            [incursion] fall upon
            [relief] come to the relief against
           *[attack] attack
        }
       *[other] { $kind ->
            [sortie] breaks out against
            [interception] falls upon
            [incursion] falls upon
            [relief] comes to the relief against
           *[attack] attacks
        }
    } { NAME($defender, form: "the") } with { $defenders } SP.
event-command_rolled =
    Both consuls are { $place ->
        [none] there
       *[other] at { NAME($place) }
    }, so each rolls for the command{ $use ->
        [help] { " " }of those who come to help
        [interception] { " " }of those who intercept
        [assault] { " " }of the storm
        [battle] { " " }in the battle
       *[none] { "" }
    }, which goes to the higher die (5.53): { TEXTS($list) }; { $how ->
        [open] a tie, so that Rome chooses
        [named] a tie, so that **{ NAME($leader, form: "the") }** has it, whom Rome had named
       *[higher] **{ NAME($leader, form: "the") }** has it
    }.
counted-command_die = { NAME($leader) } { DIE($die) }
event-command_taken = { NAME($leader, form: "the_first") } commands for { NAME($side, form: "the") }.
event-avoidance_rolled =
    { NAME($leader, form: "the_first") } tries to avoid battle and get away { $inside ->
        [True] into
       *[other] to
    } { NAME($to) }: { DIE($die) }, { TEXT($rule) }: { $avoided ->
        [True] {"**"}away**, there is no battle
       *[other] {"**"}in vain**, he has to fight, the worse for it
    }.
event-coordination_rolled =
    { NAME($leader, form: "the_first") } is called { $here ->
        [True] out of { NAME($place) } to help
       *[other] from { NAME($start) } to help at { NAME($place) }
    }: { DIE($die) }, { TEXT($rule) }: { $joins ->
        [True] {"**"}he joins the battle**
       *[other] too late, it is fought without him
    }.
event-besieged_joined = Those inside { NAME($place) } join the battle with { $sp } SP.
event-guile_spent =
    { NAME($leader, form: "the_first") } spends { $points ->
        [one] { $points } point
       *[other] { $points } points
    } of Guile{ $use ->
        [battle] { " " }on the battle die
        [avoidance] { " " }on the try to avoid battle
        [assault] { " " }on the storm
        [treachery] { " " }on treachery
       *[other] { "" }
    }.
event-devoted = **{ NAME($leader, form: "the_first") } devotes himself to the gods of the dead**: { SIGNED($amount) } on the battle die.
counted-charge_step = { $die } or more is { SIGNED($amount) }
event-elephants_charged =
    The elephants of { NAME($power, form: "the") } charge{ $fixed ->
        [True] {" "}for the first time, without dice
       *[other] , a die each ({ DICE($dice) }: { $steps_count ->
            [0] none helps
           *[other] { TEXTS($steps) }
        }{ $amok ->
            [-1] { "" }
           *[other] ; { $amok } or less is −1 and runs amok
        })
    }{ $halved ->
        [True] , halved against legions that know them
       *[other] { "" }
    }: { SIGNED($amount) } on the battle die for their side{ $lost ->
        [0] .
        [one] ; { $lost } SP runs amok and is lost.
       *[other] ; { $lost } SP run amok and are lost.
    }
event-battle_rolled =
    {"**"}{ NAME($place) }**: { DIE($die) }{ $modifiers_count ->
        [0] { "" }
       *[other] { " " }({ TEXTS($modifiers) }) = { $adjusted }
    }{ $unpredictable ->
        [0] { "" }
       *[other] ; fortune turns: { $unpredictable }
    }. { $result ->
        [a_major] **A Major Victory of { NAME($attacking) }**
        [a_win] **{ NAME($attacking) } attacked and won**
        [draw] **A draw**
        [d_win] **{ NAME($defending) } held the field**
       *[d_major] **A Major Victory of { NAME($defending) }**
    }. Losses: { NAME($attacking) } { $attacker }%, { NAME($defending) } { $defender }%.
event-sp_lost =
    { NAME($power, form: "the_first") } { GRAMMAR($power, "many") ->
        [plural] lose
       *[other] loses
    } { $infantry }/{ $cavalry }{ $elephants ->
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
        [inertia] { " " }as the men stayed where they were
        [plague] { " " }of the plague
        [storm] { " " }at sea
       *[other] { "" }
    }{ $percent ->
        [0] { "" }
       *[other] { " " }({ $percent }%)
    }{ $legions_count ->
        [0] .
        [one] ; Legion { NAMES($legions, form: "numeral") } is no more.
       *[other] ; Legions { NAMES($legions, form: "numeral") } are no more.
    }
event-casualty_rolled =
    Is { NAME($leader, form: "the") } hit? { DIE($die) }, { $wounded } or more { $killed ->
        [0] wounds
       *[other] wounds, { $killed } or more kills
    }{ $major ->
        [True] {" "}(1 worse after a Major defeat)
       *[other] { "" }
    }: { $fate ->
        [killed] **he falls**
        [wounded] he is wounded
       *[none] he is unhurt
    }.
event-leader_stranded =
    { NAME($leader, form: "the_first") } is alone among enemies at { NAME($place) }{ $die ->
        [-1] { "" }
       *[other] , { DIE($die) }{ $needed ->
            [-1] { "" }
           *[other] , { $needed } or less needed to get away
        }
    }: { $to ->
        [none] { $shut_in ->
            [True] **he has nowhere to go, and is captured**
           *[other] **he is captured**
        }
       *[other] he gets away to { NAME($to) }
    }.
event-withdrew =
    { NAME($power, form: "the_first") } { $cause ->
        [avoidance] { GRAMMAR($power, "many") ->
            [plural] slip away
           *[other] slips away
        }
       *[retreat] { GRAMMAR($power, "many") ->
            [plural] retreat
           *[other] retreats
        }
    } { $inside ->
        [True] into { NAME($end) }
       *[other] from { NAME($start) } to { NAME($end) }
    }.
event-no_retreat = { NAME($power, form: "the_first") } { GRAMMAR($power, "many") ->
        [plural] find
       *[other] finds
    } no way out of { NAME($place) }: { $percent }% more are lost, and the rest stays there.
event-pursuit_rolled =
    { NAME($power, form: "the_first") } { GRAMMAR($power, "many") ->
        [plural] pursue
       *[other] pursues
    } with the better cavalry: { DIE($die) }{ $needed ->
        [-1] { "" }
       *[other] , { $needed } or more costs the beaten men
    }{ $major ->
        [True] {" "}(1 more after a Major Victory)
       *[other] { "" }
    }: { $percent ->
        [0] in vain
       *[other] the beaten lose { $percent }% more
    }.
event-status_changed =
    { NAME($power, form: "the_first") } at { NAME($place) }: { $after ->
        [0] recovered, in order again
        [1] { $why ->
            [recovery] recovered a level, now Disrupted (−1 in battle)
           *[other] Disrupted (−1 in battle)
        }
       *[2] Disorganized (−2 in battle, no attack)
    }{ $why ->
        [defeat] { " " }after the defeat
        [major_defeat] { " " }after the Major defeat
        [draw] { " " }after the draw
        [again] , beaten a second time this turn
        [cornered] , as there was no way out
       *[recovery] { "" }
    }.
event-legions_trained = { $legions_count ->
        [one] Legion { NAMES($legions, form: "numeral") }
       *[other] Legions { NAMES($legions, form: "numeral") }
    }: { $veteran ->
        [True] **Veteran** now
       *[other] Recruits again
    }{ $why ->
        [victory] , by the victory
        [major_victory] , by the Major Victory
        [defeat] , by the defeat
        [major_defeat] , by the Major defeat
       *[other] { "" }
    }.
event-boxes_moved =
    Alliance of { NAME($province) }{ $die ->
        [-1] { "" }
       *[other] { " " }(a neighbour: { DIE($die) }, even)
    }: { SIGNED($boxes) } for { NAME($side, form: "the") }{ $why ->
        [victory] , by the victory
        [major_victory] , by the Major Victory
        [siege] , as a city there was taken by force
        [devastated] , as the land is devastated
        [sack] , as a city was sacked
        [revolt] , by the revolt
        [embassy] , by the embassy
        [persuaded] , by Guile
        [landed] , as an army has landed in Sicily
        [syracuse_invites_pyrrhus] , as Syracuse calls Pyrrhus
        [swing] , by the augury
        [invaded] , as it came uninvited
       *[other] { "" }
    }; { $level ->
        [0] { $lost ->
            [True] now it does not lean to { NAME($side, form: "the") }
           *[other] it leans less to the other side than before, and not to { NAME($side, form: "the") } yet
        }
       *[other] the level for { NAME($side, form: "the") } is { $level } now
    }.
roll-at_most =
    { $will_do ->
        [any] any will do
        [none] none will do
       *[some] { $needed } or less needed
    }{ $campaign ->
        [0] { "" }
       *[other] { " " }(Campaign { $campaign }{ $reasons_count ->
            [0] { "" }
           *[other] , { TEXTS($reasons) }
        })
    }

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
mod-guile_defender = Guile of the defender { $n }
mod-guile_own = Guile { $n }
mod-guile_against = Guile against it { $n }
mod-elephants_attacker = elephants { $n }
mod-elephants_defender = elephants of the defender { $n }
mod-devotio = devotio { $n }
mod-tactics = tactics { $n } ({ $attacker } to { $defender })
mod-city = city { $n }
mod-honour = Roman honour { $n }
mod-distance = { $attacker ->
        [one] { $attacker } hex away
       *[other] { $attacker } hexes away
    } { $n }
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
action-take_command = let { NAME($leader, form: "the") } command
do-stand = Stand and fight
hint-stand = Accept battle
action-stand = accept battle
do-avoid = Avoid battle
hint-avoid = Roll to get away, up to two hexes
action-avoid =
    avoid battle, { $inside ->
        [True] into
       *[other] to
    } { NAME($to) }
do-spend_guile = Spend Guile
hint-spend_guile = Spend Guile on the roll
action-spend_guile = { $points ->
    [0] spend no Guile
   *[other] spend { $points } Guile
}
do-coordinate = Coordinate
hint-coordinate = Roll to bring another force to the battle
action-coordinate = call { NAME($leader, form: "the") } to the battle
do-join_relief = Join the relief
hint-join_relief = The besieged fight beside those who come to help
action-join_relief = let the besieged join
do-no_more_help = No more help
hint-no_more_help = Bring nobody else to the battle
action-no_more_help = bring nobody else
do-prepare = Prepare for battle
hint-prepare = Guile and elephants for the dice
action-prepare = prepare for battle{ $guile ->
        [0] { "" }
       *[other] , { $guile } Guile
    }{ $elephants ->
        [0] { "" }
        [one] , { $elephants } elephant
       *[other] , { $elephants } elephants
    }{ $devoted ->
        [none] { "" }
       *[other] , { NAME($devoted, form: "the") } devoted to the gods
    }
do-lose_evenly = In the usual order
hint-lose_evenly = The fullest elements lose first, cavalry before elephants
action-lose_evenly = take the losses in the usual order
do-choose_losses = Choose the losses
hint-choose_losses = Say which SP are lost, as far as the rules leave it open
action-choose_losses =
    choose { $units_count ->
        [one] { $units_count } SP that is lost
       *[other] { $units_count } SP that are lost
    }
press-choose_losses = { $rest_count ->
    [0] Lose { $first }
   *[other] Lose { $first }; { $rest }
}
option-element_sp = { NAME($arm) } of { NAME($piece) }
do-retreat = Retreat
hint-retreat = Choose where the beaten go
action-retreat =
    retreat { $inside ->
        [True] into
       *[other] to
    } { NAME($to) }
do-invest = Besiege at once
hint-invest = Besiege the enemy who has fled into the city, or let him be
action-invest =
    { $besiege ->
        [True] besiege them at once
       *[other] let them be
    }
do-raise_training = Make Veterans
hint-raise_training = Choose legions that become Veteran by the victory
action-raise_training = make { $legions_count ->
        [one] Legion { NAMES($legions, form: "numeral") }
       *[other] Legions { NAMES($legions, form: "numeral") }
    } Veteran
do-lower_training = Lose training
hint-lower_training = Choose the legion that is a Recruit again
action-lower_training = make { NAME($legion) } Recruits again

## What is asked

prompt-command-choose =
    { $tie ->
        [True] Both your consuls are at { NAME($place) }, and their dice are equal, so that you choose (5.53): who commands?
       *[other] Several of your leaders are at { NAME($place) }, and none of them outranks the others, so that you choose (5.43, ruling c.28): who commands?
    }
asked-command-choose = to say who commands
prompt-battle-avoid =
    { NAME($attacker, form: "the_first") } { GRAMMAR($attacker, "many") ->
        [plural] attack
       *[other] attacks
    } you at { NAME($place) } with { $attackers } SP against { $defenders }: do you stand, or try to get away?
asked-battle-avoid = to stand or avoid
moment-battle-avoid = An attack on a force of mine
prompt-battle-hinder = { NAME($defence_leader, form: "the_first") } tries to slip away from { NAME($place) }: do you spend Guile to hold him?
asked-battle-hinder = to hinder an avoidance
moment-battle-hinder = A force that slips away
prompt-battle-slip = { NAME($defence_leader, form: "the_first") } tries to slip away from { NAME($place) }: do you spend Guile to help him?
asked-battle-slip = to get away by Guile
prompt-battle-attack_help = You attack at { NAME($place) } with { $attackers } SP against { $defenders }: do you call forces near by to help?
asked-battle-attack_help = to call for help
moment-battle-attack_help = Help for an attack
prompt-battle-defence_help = You stand at { NAME($place) } with { $defenders } SP against { $attackers }: do you call forces near by to help?
asked-battle-defence_help = to call for help
moment-battle-defence_help = Help for a defence
prompt-battle-attack_ready = You attack at { NAME($place) } with { $attackers } SP against { $defenders }: what do you add to the battle die?
asked-battle-attack_ready = to prepare the attack
prompt-battle-defence_ready = You stand at { NAME($place) } with { $defenders } SP against { $attackers }: what do you add to the battle die?
asked-battle-defence_ready = to prepare the defence
prompt-losing-start =
    { $least ->
        [True] One SP is lost at { NAME($place) }: which?
       *[other] { $total ->
            [one] { $total } SP is
           *[other] { $total } SP are
        } lost at { NAME($place) }{ $whole ->
            [True] { "" }
           *[other] , { $open } of them where you say
        }: which?
    }
asked-losing-start = to say which SP are lost
prompt-battle-flee = The battle at { NAME($place) } is lost: where do your men retreat?
asked-battle-flee = to retreat
prompt-battle-invest = The beaten have fled into { NAME($place) }: do you besiege them at once?
asked-battle-invest = to besiege or not
prompt-battle-raise = The victory at { NAME($place) } makes Veterans: which legions?
asked-battle-raise = to choose Veterans
prompt-battle-lower = The defeat at { NAME($place) } costs a legion its training: which is a Recruit again?
asked-battle-lower = to say which legion lost its training
