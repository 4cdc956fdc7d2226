### Words of the battles of Total War: Rome. How messages are written: docs/contributing.md.

name-main = Main battle card
name-skirmisher = Skirmisher
name-reveal = Reveal
name-soften = Soften a blow
name-special = Use of an S
name-in_terrain = Into difficult terrain
name-in_the_open = On the flanks and in the centre
name-skirmishers = Skirmishers
name-reveals = Reveals
name-dice_orders = Orders for the dice
name-holds = How long it holds
name-kept = Kept for an envelopment
name-elephants = Elephants on the flanks
name-no_general = No general
name-dice = Dice
name-scout = Scout
name-composite = Cards of the allied army
name-leader = General
name-recover = Recovered
name-upgrade = Made veterans
name-one_level = General, on an X
name-two_levels = General, on a Skull
name-horse = Mounted
name-ships = Ships
name-without_leadership = an army without a general
name-option_lone_skirmisher = A skirmisher alone against a main battle card
name-option_lone_skirmisher_retires = Rolls and retires, unhurt
name-option_lone_skirmisher_stands = Is rolled at in return
name-option_stacked_skirmisher = A skirmisher beside a main battle card that meets no other
name-option_stacked_skirmisher_unanswered = Rolls and retires, unhurt
name-option_stacked_skirmisher_answered = Is rolled at in return
name-option_second_kill = A second kill in one combat
name-option_second_kill_reaches_wounded = Reaches the wounded card that waits
name-option_second_kill_lost = Is lost
name-option_victor_counts = The victor destroyed more
name-option_victor_counts_main_cards = Main battle cards
name-option_victor_counts_all_cards = Troop cards of any kind
name-option_beaten_army = A beaten army that is not destroyed
name-option_beaten_army_withdraws = Withdraws
name-option_beaten_army_stays = Stays where it is
name-RED = red
name-YELLOW = yellow
name-GREEN = green
name-WHITE = white
name-BLACK = black
die-skull = { DIE($colour, face: "skull") }
die-x = { DIE($colour, face: "x") }
die-s = { DIE($colour, face: "s") }
die-blank = { DIE($colour, face: "blank") }
choice-no_card = No card
choice-no_general = Nobody is there to follow
choice-no_mercenary = No card of the pack fits into the army
choice-best_general = The one with most stars
choice-reveal-no = Keep the reveals
choice-reveal-yes = Use a reveal
choice-reroll-none = No order
choice-reroll-rousing_words-no_skull = Rousing Words, if no Skull
choice-reroll-rousing_words-no_damage = Rousing Words, if no Skull and no X
choice-reroll-inspiring-no_skull = Inspiring general, if no Skull
choice-reroll-inspiring-no_damage = Inspiring general, if no Skull and no X
choice-reroll-battle_reroll-no_skull = Trained troops, if no Skull
choice-reroll-battle_reroll-no_damage = Trained troops, if no Skull and no X
choice-soften-none = No order
choice-soften-steady_line-to_save = Steady the Line, if it saves the card
choice-soften-steady_line-at_once = Steady the Line, on the first Skull
choice-soften-phalanx_drill-to_save = Phalanx drill, if it saves the card
choice-soften-phalanx_drill-at_once = Phalanx drill, on the first X
choice-special-upgrade = An S is a Skull
choice-special-cancel = An S cancels
choice-scout-none = Leave the ground
choice-scout-raise = One more difficult terrain
choice-scout-lower = One less difficult terrain
choice-rerolls-hold = Roll once
choice-rerolls-blanks = Roll dice that do nothing again
choice-rerolls-all_but_skulls = Roll all but Skulls again
choice-rerolls-ask = Ask me when the dice lie
choice-second_wind-no = Keep the card
choice-second_wind-yes = Second Wind: recover one more
choice-plan-in_terrain-suited = Those who lose least there
choice-plan-in_terrain-weakest = The weakest
choice-plan-in_terrain-strongest = The strongest
choice-plan-in_the_open-weak_first = The weak first
choice-plan-in_the_open-strong_first = The strong first
choice-plan-skirmishers-alone_in_terrain = Alone into difficult terrain
choice-plan-skirmishers-with_the_first = With the first main battle cards
choice-plan-skirmishers-with_the_last = With the last main battle cards
choice-plan-mounted-envelop = Keep them for an envelopment
choice-plan-mounted-centre = Throw them into the centre
choice-plan-reveals-early = At the first chance
choice-plan-reveals-late = In the centre
choice-plan-reveals-never = Never
choice-plan-holds-battle = For this battle alone
choice-plan-holds-always = In every battle until I change it
choice-plan-dice_orders-free = Those that cost no card
choice-plan-dice_orders-all = Action cards too
choice-plan-dice_orders-no_orders = None
do-prepare_battle = Prepare the battle
do-deploy = Deploy
do-follow_plan = Make a battle plan
do-drop_plan = Deploy yourself again
do-declare_flanks = Declare the flanks
do-keep_for_envelopment = Keep for an envelopment
do-attack_unopposed = Attack
do-roll_again = Roll again
do-spoils = Take the spoils
do-lose_ships = Choose the ships
hint-prepare_battle = Before a battle: cards and a scout for the terrain, in secret
hint-deploy = Your cards for the next combat, in secret, with orders for its dice
hint-follow_plan = A battle plan deploys for you: in every battle, or in this one alone
hint-drop_plan = Give up your battle plan and deploy yourself
hint-keep_for_envelopment = Which spare mounted cards wait for an envelopment; the others fight in the centre
hint-attack_unopposed = Attack what nobody defends: all cards at once, or some now and the others at another target
hint-roll_again = An envelopment: which of the dice that lie are rolled again
hint-declare_flanks = How many elephants beyond the two of the centre fight on the flanks
hint-spoils = After a victory: recover cards, make veterans, name who follows a general who improves
hint-lose_ships = Which ships are sunk
action-prepare_battle = Play { NAMES($cards) }; scout: { NAME($scout) }
action-prepare_nothing = Change nothing before the battle
action-deploy = Deploy { NAMES($cards) }
action-follow_plan = Battle plan; first { NAMES($first) }
action-follow_plan_plain = Make a battle plan
action-follow_plan_here = Battle plan for this battle alone; first { NAMES($first) }
action-follow_plan_plain_here = Let the rest of this battle be deployed
action-drop_plan = Deploy yourself again
action-keep_for_envelopment = Keep { NAMES($kept) } for an envelopment
action-attack_unopposed = Attack with { NAMES($cards) }, { NAME($target) } first
action-roll_again =
    Roll { $count ->
        [one] { $count } die
       *[other] { $count } dice
    } again
action-roll_none_again = Let the dice lie
action-declare_flanks =
    { $elephants ->
        [one] { $elephants } elephant
       *[other] { $elephants } elephants
    } on the flanks
action-spoils = Recover { KINDS($recover) }; make veterans: { KINDS($upgrade) }
action-lose_ships = Lose { KINDS($ships) }
prompt-land_battle-prepare = Phase 1: will you change the terrain, or play a stratagem?
prompt-land_battle-declare_flanks = The flanks come next. Two elephants stay for the centre; how many of the others fight on the flanks?
prompt-land_battle-spare = The flanks are decided. Which of your spare mounted cards wait for an envelopment?
prompt-land_battle-spoils = Victory! Recover troops, make veterans, and see whether your general has learned.
prompt-combat_deployment-deploy = Which cards do you deploy?
prompt-combat_deployment-deploy_alone = Which cards do you deploy?
prompt-combat_deployment-redeploy = You see what the enemy deploys. Your cards?
prompt-combat_deployment-drop_plan = Your battle plan deploys for you.
prompt-combat_deployment-terrain =
    Fight for Terrain, combat { $number } of { $combats }. { NAME($enemy, form: "the_first") } { GRAMMAR($enemy, "number") ->
        [plural] have
       *[singular] has
    } { $left ->
        [one] { $left } card
       *[other] { $left } cards
    } left. You have { $reveals ->
        [one] { $reveals } reveal
       *[other] { $reveals } reveals
    }. Which cards do you deploy?
prompt-combat_deployment-flanks =
    Fight for the Flanks, combat { $number } of { $combats }. { NAME($enemy, form: "the_first") } { GRAMMAR($enemy, "number") ->
        [plural] have
       *[singular] has
    } { $left ->
        [one] { $left } card
       *[other] { $left } cards
    } left. You have { $reveals ->
        [one] { $reveals } reveal
       *[other] { $reveals } reveals
    }. Which cards do you deploy?
prompt-combat_deployment-centre =
    Fight for the Centre, combat { $number }. { NAME($enemy, form: "the_first") } { GRAMMAR($enemy, "number") ->
        [plural] have
       *[singular] has
    } { $left ->
        [one] { $left } card
       *[other] { $left } cards
    } left. You have { $reveals ->
        [one] { $reveals } reveal
       *[other] { $reveals } reveals
    }. Which cards do you deploy?
prompt-rounds-show = Allies may show each other what they hold. What do you show? Nobody else learns of it.
prompt-rounds-battle_plan = A battle plan deploys for you in every battle until you change it or give it up. Nobody else sees it.
prompt-unopposed_attack-start =
    { NAME($enemy, form: "the_first") } { GRAMMAR($enemy, "number") ->
        [plural] have
       *[singular] has
    } nothing left to stand against you. Whom do you attack?
prompt-unopposed_attack-again = { NAME($card) } at { NAME($target) }: { ROW($dice) }. Which dice do you roll again? Each only once.
prompt-unopposed_attack-envelopment = Envelopment: your mounted troops are behind the line of { NAME($enemy, form: "the") }. Whom do you attack?
prompt-naval_battle-losses = Your navy is hit. Which ships are sunk?
battle-seen =
    { NAME($side, form: "the_first") } { GRAMMAR($side, "number") ->
        [plural] deploy
       *[singular] deploys
    } { NAMES($cards) }. Your cards may change now.
battle-roll = { NAME($card) } at { NAME($target) } { ROW($dice) }
battle-roll_alone = { NAME($card) } { ROW($dice) }
battle-dead =
    { NAME($side, form: "the_first") } { GRAMMAR($side, "number") ->
        [plural] lose
       *[singular] loses
    } { KINDS($cards) }
battle-wounded = { NAME($card) } of { NAME($side, form: "the") } wounded
battle-unhurt = Nobody is hurt
battle-recovers =
    { GRAMMAR($side, "number") ->
        [plural] recover
       *[singular] recovers
    } { KINDS($cards) }
battle-upgrades =
    { GRAMMAR($side, "number") ->
        [plural] make
       *[singular] makes
    } veterans of { KINDS($cards) }
battle-veterans =
    { GRAMMAR($side, "number") ->
        [plural] make
       *[singular] makes
    } { $count ->
        [one] { $count } veteran
       *[other] { $count } veterans
    }
battle-offer = { NAME($side) } with { KINDS($cards) }
battle-ships_lost = { NAME($side) }: { TEXTS($parts) }
battle-ships_lost_named = { NAME($side) }: { TEXTS($parts) } ({ KINDS($ships) })
event-battle_begun = **Battle in { NAME($region) }: { NAME($attacker) } ({ $attacker_cards ->
        [one] { $attacker_cards } card
       *[other] { $attacker_cards } cards
    }) { GRAMMAR($attacker, "number") ->
        [plural] attack
       *[singular] attacks
    } { NAME($defender, form: "the") } ({ $defender_cards ->
        [one] { $defender_cards } card
       *[other] { $defender_cards } cards
    }).**
event-generals_compared =
    Difficult terrain { $difficult }. { NAME($attacker_general) } has { $attacker_reveals ->
        [one] { $attacker_reveals } reveal
       *[other] { $attacker_reveals } reveals
    }, { NAME($defender_general) } { $defender_reveals }.
event-flanks_declared =
    The flanks: { NAME($attacker) } { $attacker_cards }, { NAME($defender) } { $defender_cards }; { $combats ->
        [one] { $combats } combat
       *[other] { $combats } combats
    }.
event-reveal_used =
    { NAME($side, form: "the_first") } { GRAMMAR($side, "number") ->
        [plural] use a reveal and see
       *[singular] uses a reveal and sees
    } what { NAME($other, form: "the") } { GRAMMAR($other, "number") ->
        [plural] deploy
       *[singular] deploys
    }.
event-reveal_used_own =
    Your reveal shows that { NAME($other, form: "the") } { GRAMMAR($other, "number") ->
        [plural] deploy
       *[singular] deploys
    } { NAMES($cards) }.
event-skull_die_rolled = 🎲 { NAME($roller) } rolls { TEXT($shown) }.
event-combat_fought-terrain = Terrain { $number }: { NAMES($attacker_cards) } against { NAMES($defender_cards) }. { DOTS($rolls) }. **{ DOTS($losses) }.**
event-combat_fought-flanks = Flanks { $number }: { NAMES($attacker_cards) } against { NAMES($defender_cards) }. { DOTS($rolls) }. **{ DOTS($losses) }.**
event-combat_fought-centre = Centre { $number }: { NAMES($attacker_cards) } against { NAMES($defender_cards) }. { DOTS($rolls) }. **{ DOTS($losses) }.**
event-unopposed_attack_made = { NAMES($cards) } of { NAME($side, form: "the") } attack unopposed. { DOTS($rolls) }. **{ DOTS($losses) }.**
event-envelopment = **Envelopment** by { NAMES($cards) } of { NAME($side, form: "the") }. { DOTS($rolls) }. **{ DOTS($losses) }.**
event-battle_decided-victory = **{ NAME($side, form: "the_first") } { GRAMMAR($side, "number") ->
        [plural] win
       *[singular] wins
    } a victory.** { DOTS($losses) }.
event-battle_decided-total_victory = **{ NAME($side, form: "the_first") } { GRAMMAR($side, "number") ->
        [plural] win
       *[singular] wins
    } a total victory.** { DOTS($losses) }.
event-battle_decided-tie = **The battle is a draw.** { DOTS($losses) }.
event-battle_decided-both_destroyed = **Both armies are destroyed.** { DOTS($losses) }.
event-spoils_taken = { NAME($side, form: "the_first") } { TEXTS($parts) }.
event-general_improved =
    { NAME($side) }: { NAME($old) } has learned from the victory; the better general { NAME($general) } takes his place ({ $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }).
event-battle_plan_followed-on = Your battle plan deploys for you.
event-battle_plan_followed-off = You deploy yourself again.
event-naval_battle_begun = **{ NAME($attacker, form: "the_first") } { GRAMMAR($attacker, "number") ->
        [plural] attack
       *[singular] attacks
    } { NAME($defender, form: "the") } at sea in { NAME($area) }:** { $attacker_ships ->
        [one] { $attacker_ships } ship
       *[other] { $attacker_ships } ships
    } against { $defender_ships ->
        [one] { $defender_ships } ship
       *[other] { $defender_ships } ships
    }.
event-broadsides_fired = { NAME($attacker) }: { DOTS($attacker_rolls) }. { NAME($defender) }: { DOTS($defender_rolls) }.
event-sea_fight_over = The navies part.
event-naval_battle_fought = **{ NAME($side, form: "the_first") } { GRAMMAR($side, "number") ->
        [plural] win
       *[singular] wins
    } a naval battle in { NAME($area) }.** { NAME($attacker) }: { DOTS($attacker_rolls) }. { NAME($defender) }: { DOTS($defender_rolls) }. { DOTS($losses) }.
event-naval_battle_tied = **A naval battle in { NAME($area) } without a victor.** { NAME($attacker) }: { DOTS($attacker_rolls) }. { NAME($defender) }: { DOTS($defender_rolls) }. { DOTS($losses) }.
