### Movement and the reactions to it: what has happened, what may be done, what is asked.

# Naval combat

event-naval_roll_success = The { NAME($power) } sail from { NAME($start) } to { NAME($goal) } with { $cu } CU: { DICE($dice) }{ $modifier ->
        [0] { "" }
       *[other] , with { SIGNED($modifier) } { $sum }
    } (needs { $through } or less): they come through.
event-naval_roll_return = The { NAME($power) } sail from { NAME($start) } to { NAME($goal) } with { $cu } CU: { DICE($dice) }{ $modifier ->
        [0] { "" }
       *[other] , with { SIGNED($modifier) } { $sum }
    } (needs { $through } or less; up to { $back } they turn back): they are turned back.
event-naval_roll_attrition = The { NAME($power) } sail from { NAME($start) } to { NAME($goal) } with { $cu } CU: { DICE($dice) }{ $modifier ->
        [0] { "" }
       *[other] , with { SIGNED($modifier) } { $sum }
    } (needs { $through } or less; above { $back } CU are lost): they are beaten back with { $lost ->
        [0] losses
       *[other] a loss of { $lost } CU
    }.

# Marches

event-leader_activated =
    { NAME($leader) } is activated at { NAME($space) } with { $cu } CU of the { NAME($power) }{ $along_count ->
        [0] .
       *[other] , and with him { NAMES($along) }.
    }
event-leader_activated_alone =
    { NAME($leader) } of the { NAME($power) } sets out from { NAME($space) } without troops{ $along_count ->
        [0] .
       *[other] , and with him { NAMES($along) }.
    }
event-leader_activated_flank = { NAME($leader) } is to come from { NAME($space) } to the battle at { NAME($flank) } with { $cu } CU of the { NAME($power) }.
event-army_marched = { NAME($leader) } marches from { NAME($start) } to { NAME($goal) } with { $cu } CU ({ NAME($way) }, { $cost } MP; { $left } left).
event-leader_rode = { NAME($leader) } goes from { NAME($start) } to { NAME($goal) } without troops ({ NAME($way) }, { $cost } MP; { $left } left).
event-stayed_behind =
    { $cu ->
        [one] { $cu } CU of the { NAME($power) } stays
       *[other] { $cu } CU of the { NAME($power) } stay
    } at { NAME($space) }.
event-stayed_behind_leader = { NAME($leader) } stays at { NAME($space) }.
event-stayed_behind_ships =
    { $cu ->
        [one] { $cu } CU of the { NAME($power) } stays
       *[other] { $cu } CU of the { NAME($power) } stay
    } at { NAME($space) }, as the ships hold no more.
event-taken_along =
    { $cu ->
        [one] { $cu } CU of the { NAME($power) } comes
       *[other] { $cu } CU of the { NAME($power) } come
    } along from { NAME($space) }.
event-taken_along_leader = { NAME($leader) } comes along from { NAME($space) }.
event-fell_back = The { NAME($power) } go back from { NAME($space) } to { NAME($goal) }, as they may not stay there.
event-minor_leader_moved = { NAME($leader) } takes post at { NAME($space) }.
event-campaign_began = The { NAME($side) } play **{ NAME($card) }**: two leaders may be activated.
event-flank_joined = { NAME($leader) } halts at { NAME($space) } with { $cu } CU of the { NAME($power) }, on the flank of the battle at { NAME($battle) }.

# Reactions

event-interception_declared = { NAME($leader) } of the { NAME($power) } tries to intercept at { NAME($space) } from { NAME($origin) } with { $cu } CU: { $needs } or less.
event-interception_rolled = { NAME($leader) } rolls { DICE($dice) } (needs { $needs } or less): the { NAME($power) } from { NAME($origin) } intercept at { NAME($space) } with { $cu } CU.
event-interception_failed = { NAME($leader) } rolls { DICE($dice) } (needs { $needs } or less): the { NAME($power) } from { NAME($origin) } come too late to { NAME($space) } with their { $cu } CU.
event-interception_lapsed = The attempt of the { NAME($power) } from { NAME($origin) } at { NAME($space) } lapses, as another power has intercepted.
event-avoid_declared = { NAME($leader) } of the { NAME($power) } tries to avoid battle at { NAME($space) } and to reach { NAME($goal) } with { $cu } CU: { $needs } or less.
event-avoid_declared_sails = { NAME($leader) } of the { NAME($power) } tries to avoid battle at { NAME($space) } and to sail to { NAME($goal) } with { $cu } CU: { $needs } or less.
event-avoid_rolled = { NAME($leader) } rolls { DICE($dice) } (needs { $needs } or less): the { NAME($power) } avoid battle at { NAME($space) } and reach { NAME($goal) } with { $cu } CU.
event-avoid_failed = { NAME($leader) } rolls { DICE($dice) } (needs { $needs } or less): the { NAME($power) } at { NAME($space) } do not get away to { NAME($goal) } with their { $cu } CU.
event-avoid_free = { NAME($leader) } is let go: the { NAME($power) } leave { NAME($space) } for { NAME($goal) } with { $cu } CU.
event-battle_refused = { NAME($leader) } rolls { DICE($dice) } (needs { $needs } or less): the { NAME($power) } fall back from { NAME($space) } to { NAME($goal) } before the { NAME($by) }.
event-refusal_failed = { NAME($leader) } rolls { DICE($dice) } (needs { $needs } or less): the { NAME($power) } do not get from { NAME($space) } back to { NAME($goal) } before the { NAME($by) }.
event-refusal_free = { NAME($leader) } is let go by the { NAME($by) }: the { NAME($power) } fall back from { NAME($space) } to { NAME($goal) }.
event-pursuit_rolled = { NAME($leader) } rolls { DICE($dice) } (needs { $needs } or less): the { NAME($power) } march on from { NAME($space) }.
event-pursuit_failed = { NAME($leader) } rolls { DICE($dice) } (needs { $needs } or less): the march of the { NAME($power) } ends at { NAME($space) }.
event-bribe_turned = Etruscan gold ({ NAME($card) }) turns the { NAME($bought) } back from { NAME($space) } to { NAME($back) }.
event-bribe_passed = Etruscan gold ({ NAME($card) }) opens the way past the { NAME($bought) } at { NAME($space) }.
event-card_helped = The { NAME($side) } play { NAME($card) } at { NAME($space) }.
event-ambushed = The Caudine Forks: { NAME($leader) } stands at { NAME($space) } with { $cu } CU of the { NAME($power) } from { NAME($origin) }.

# What may be done

do-march_army = March
do-march_on = March on
do-halt = Stop here
do-coordinate = Call a flanking force
do-fight_alone = Fight without it
do-play_campaign = Play a Campaign
do-end_campaign = Activate nobody else
do-move_minor = Place a minor leader
do-react = React
do-refuse_battle = Try to fall back
do-accept_battle = Give battle
do-ambush = Spring the ambush
do-plan_reactions = Plan reactions
do-let_go = Give standing leave
do-drop_reactions = Give up all plans
hint-march_army = A leader of an initiative up to the card's value marches, with up to ten CU
hint-march_on = March on with the movement points that are left
hint-halt = The march ends here
hint-coordinate = A second leader comes to the battle by another link: +1, and half his CU count
hint-fight_alone = Fight with this army alone
hint-play_campaign = Activate two leaders, one after the other, or both against one foe
hint-end_campaign = The Campaign ends here; a leader not activated by it stays where he is
hint-move_minor = Put a minor leader with any CU of his power
hint-react = Go inside, avoid battle, intercept, or nothing: all in one answer
hint-refuse_battle = Roll up to your leader's tactics to go back where you came from, and stop
hint-accept_battle = Attack the army that has intercepted you
hint-ambush = Put the army there as the defender: nobody refuses, and the enemy's leader counts for nothing
hint-plan_reactions = Write down in secret what your armies do when somebody enters, so that you are not asked
hint-let_go = Whom you let avoid and fall back without a roll, and which allies may call your armies
hint-drop_reactions = You are asked again whenever somebody enters
action-march_army =
    March to { NAME($goal) } with { NAME($leader) }{ $along_count ->
        [0] { "" }
       *[other] , { NAMES($along) }
    } and { $cu } CU (card: { NAME($card) })
action-march_army_here = Activate { NAME($leader) } with { $cu } CU where he stands (card: { NAME($card) })
action-march_on = March on to { NAME($goal) }
action-march_on_here = Go on at this place
quick-planned = { TEXT($action) }, as planned
action-halt = Stop here
action-coordinate = Call { NAME($leader) } as the flanking force, with { $cu } CU
action-fight_alone = Fight without a flanking force
action-play_campaign = Activate two leaders with the card { NAME($card) }
action-end_campaign = Activate nobody else
action-move_minor = Put { NAME($leader) } with the CU in { NAME($space) }
action-react = { TEXTS($said) }
action-react_nothing = Do nothing
action-refuse_battle = Try to fall back
action-accept_battle = Give battle
action-ambush = Spring the ambush from { NAME($space) } (card: { NAME($card) })
action-plan_reactions = Plan the reactions of all armies
action-plan_reactions_army = Plan the reactions of the army at { NAME($space) }
action-let_go = Give standing leave
action-drop_reactions = Give up all reaction plans
react-inside = put { $cu } CU inside the walls
react-avoid = avoid battle to { NAME($goal) } with { $cu } CU
react-intercept = intercept from { NAME($space) }
react-bribe = bribe with { NAME($card) }

# Options

leg-cost = { $cost } MP
leg-by_sea = by sea to { NAME($port) }
leg-raid = raid here
leg-drop = leave { $count } CU here
leg-take = take { $count } CU along
leg-drop_kinds = leave { $count } CU here: { $citizens } citizen, { $hired } mercenary
leg-take_kinds = take { $count } CU along: { $citizens } citizen, { $hired } mercenary
option-kinds = { $space ->
        [none] { "" }
       *[other] { NAME($space) }:{" "}
    }{ $citizens } citizen, { $hired } mercenary
leg-drop_leader = leave { NAME($leader) } here
leg-take_leader = take { NAME($leader) } along
option-stand = Stand and fight
option-avoid = Avoid to { NAME($space) }
option-own_power = of the { NAME($power) }
option-ally = with the { NAME($power) }
option-no_card = no card
option-inside = inside { NAME($space) }
option-intercept = { NAME($leader) } from { NAME($origin) } with { $cu } CU ({ NAME($power) }): roll { $needs } or less ({ $chance }%)
option-ambush = { NAME($leader) } from { NAME($space) } with { $cu } CU
option-plan_all = all armies
option-plan_army = { NAME($power) } at { NAME($space) } ({ $cu } CU)
option-plan_ask = ask me
option-plan_never = never
option-plan_roll = if a roll of { $n } or less succeeds
option-plan_any_size = of whatever size
option-plan_larger =
    if at least { $times ->
        [one] as large
       *[other] { $times } times as large
    }
option-plan_outnumbered = if outnumbered { $times } to 1
option-plan_most = as many as possible
option-plan_none = nobody

# What is asked

prompt-march-storm = The { NAME($power) } sail from { NAME($start) } to { NAME($goal) } with { $cu } CU. Do you play a card?
prompt-march-react =
    The { NAME($power) } { $sortie ->
        [True] break out of { NAME($space) }
       *[other] come from { NAME($came_from) } to { NAME($space) }
    } with { $theirs } CU{ $ours ->
        [0] .
       *[other] ; you have { $ours } CU outside there.
    } { $needs ->
        [0] What do you do?
       *[other] Intercept, with up to { $nearest } CU?
    }
prompt-march-gates = An enemy of the { NAME($power) } at { NAME($goal) } would go inside. Do you play Too Far From Home?
prompt-march-avoid_storm = The { NAME($power) } try to sail from { NAME($start) } to { NAME($goal) } with { $cu } CU, to avoid battle. Do you play a card?
prompt-march-forks = The { NAME($power) } have come from { NAME($start) } to { NAME($goal) } with { $cu } CU, next to the Samnites. Do you play Caudine Forks?
prompt-march-precede = Several would intercept the { NAME($power) } at { NAME($goal) }, and you win the tie. Who tries first?
prompt-march-join = Your armies have joined at { NAME($space) }, against { NAME($leader) }. Who commands them?
prompt-march-answer = The { NAME($by) } have intercepted { NAME($leader) } at { NAME($space) }. Give battle, or fall back to { NAME($back) } on a roll of { $needs } or less?
prompt-march-refuse_storm = The { NAME($power) } fall back by sea from { NAME($start) } to { NAME($goal) } with { $cu } CU. Do you play a card?
prompt-march-coordinate = The { NAME($attacker) } are about to fight the { NAME($defender) } at { NAME($space) }. Does a flanking force come?
prompt-march-on =
    { NAME($leader) } is at { NAME($space) } with { $cu } CU and { $mp } MP. { $needs ->
        [6] March on, or stop?
       *[other] The enemy has avoided battle: march on, after a roll of { $needs } or less, or stop?
    }
prompt-campaign-start = Campaign: which leader is activated?
prompt-campaign-mistrust = { NAME($leader) } is activated. Do you play Carthaginian Mistrust?
prompt-turns-reaction_plan = What your armies do when somebody enters a space beside or below them, without your being asked. Nobody else sees it.
moment-march-storm = A card against a voyage
moment-march-react = A reaction to an army that enters
moment-march-gates = Gates shut by Too Far From Home
moment-march-avoid_storm = A card against an army that sails away from battle
moment-march-forks = The Caudine Forks
moment-march-refuse_storm = A card against an army that falls back by sea
asked-march-storm = to a voyage
asked-march-react = to answer a march
asked-march-gates = to an army that goes inside
asked-march-avoid_storm = to an army that sails away
asked-march-forks = to a march beside the Samnites
asked-march-precede = to say who tries first to intercept
asked-march-join = to say who commands the armies that have joined
asked-march-answer = to give battle, or to fall back
asked-march-refuse_storm = to an army that sails back
asked-march-coordinate = to call a flanking force
asked-march-on = to march on, or to stop
asked-campaign-start = to activate a leader

# What it would mean

preview-march_end = Ends at { NAME($space) } with { $cu } CU and { $mp } MP left.
preview-march_goes_on = After the raid it may not stay at { NAME($space) } and goes on from there, with { $cu } CU and { $mp } MP left.
preview-sea = The voyage to { NAME($port) } comes through in { $chance }% of the cases.
preview-ships = { $count } CU stay at { NAME($space) }: the ships hold no more.
preview-interceptor = { NAME($space) }: { NAME($leader) } of the { NAME($power) } may intercept from { NAME($origin) } with up to { $cu } CU on a roll of { $needs } or less ({ $chance }%).
preview-defender = { NAME($space) }: { NAME($leader) } of the { NAME($power) } stands there with { $cu } CU, and may avoid on a roll of { $needs } or less.
preview-garrison = { NAME($space) }: { $cu } CU of the { NAME($power) } stand there without a leader.
preview-battle = { NAME($space) }: as it stands you win in { $chance } of 100 ({ $edge } to the dice).
preview-battle_sure = { NAME($space) }: four times as many need no dice, the { NAME($winner) } win.
preview-flight = { NAME($space) }: { NAME($card) } has the { NAME($power) } flee before you, without a battle.
preview-raid = Raid at { NAME($space) }: it succeeds in { $chance }% of the cases, and costs CU in { $loss }%.
preview-pursuit = Going on takes a roll of { $needs } or less ({ $chance }%), else the march ends here.
preview-refusal = Back to { NAME($back) } on a roll of { $needs } or less ({ $chance }%), else there is a battle.
preview-avoid = To { NAME($goal) } on a roll of { $needs } or less ({ $chance }%), else the army fights with −1.
odds-intercepted = up to { $chance }% intercepted
odds-succeeds = { $chance }%
condition-roll = an interception succeeds on a roll of { $n } or less
condition-outnumbered = I am outnumbered { $n } to 1
reply-do_nothing = Do nothing
reply-all_go_inside = All go inside

# Sorties

event-sortie_made = { NAME($leader) } breaks out of { NAME($space) } with { $cu } CU of the { NAME($power) }.
do-sortie = Make a sortie
hint-sortie = Those inside a besieged city attack the besieger
action-sortie = Attack the besieger with { NAME($leader) } (card: { NAME($card) })

# What a locked screen says of questions

stake-march-react = { NAME($power) } at { NAME($space) } with { $theirs } CU{ $ours ->
        [0] { "" }
       *[other] {" "}against your { $ours }
    }: { $needs ->
        [0] what do you do?
       *[other] intercept?
    }
stake-march-forks = { NAME($power) } at { NAME($goal) } with { $cu } CU, next to the Samnites: play Caudine Forks?
stake-march-answer = { NAME($leader) } is intercepted at { NAME($space) }: give battle, or fall back?
