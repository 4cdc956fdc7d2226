### Response cards: what they have done, what is asked before they are played, what is chosen with them.

event-leader_struck = { NAME($leader) } is displaced by { NAME($card) }.
event-leader_struck_gone = { NAME($leader) } leaves the game by { NAME($card) }.
event-die_dropped = The { NAME($power) } drop a { $die }, the lowest of their dice.
event-dice_rerolled = By { NAME($card) } the { NAME($power) } roll again: { DICE($old) } become { DICE($new) }.
event-card_rolled = { NAME($card) }: a { $die }.
event-card_rolled_mod = { NAME($card) }: a { $die }, so { $n }.
event-support_gained_bonus =
    The { NAME($power) } gain { $points ->
        [one] { $points } point
       *[other] { $points } points
    } of support: half of the { $lost } CU that their enemy lost, and { $bonus } by a card.
event-siege_thrown =
    The { NAME($power) } before { NAME($space) } roll { DICE($dice) }: { $points ->
        [one] { $points } siege point
       *[other] { $points } siege points
    } and { $lost } CU lost, unless a card voids it.
event-siege_voided = { NAME($card) } voids the roll of the { NAME($power) } before { NAME($space) }.
event-avoid_by_card = { NAME($by) }: { NAME($leader) } of the { NAME($power) } leaves { NAME($space) } for { NAME($goal) } with { $cu } CU, without a roll.
event-refusal_by_card = { NAME($card) }: the { NAME($power) } fall back from { NAME($space) } to { NAME($goal) } before the { NAME($by) }, without a roll.

option-die = die { $n }: a { $die }
option-intercept_card = { NAME($leader) } from { NAME($origin) } with { $cu } CU ({ NAME($power) }) and { NAME($card) }: { $needs } or less ({ $chance }%)
react-card = with { NAME($card) }

prompt-march-entered = The { NAME($power) } come from { NAME($start) } to { NAME($goal) } with { $cu } CU. Do you play a card?
prompt-siege_roll-thrown = The { NAME($power) } have rolled against { NAME($space) }. Do you void the roll?
prompt-politics-guarded = The { NAME($power) } are about to take support from { NAMES($spaces) }. Do you play a card?
prompt-support_loss-start = A card is about to take support from { NAMES($spaces) }. Do you save some of it?
moment-march-entered = A card as an army enters
moment-siege_roll-thrown = A card against a siege roll
moment-politics-guarded = A card against a loss of support after a battle
moment-support_loss-start = A card against a loss of support by an event
moment-march-mistrust = A card against a flanking force of Carthage
moment-player_turn-mistrust = A card against a leader of Carthage in its own turn
moment-blockading-start = A card against a blockade
moment-campaign-mistrust = A card against a leader of Carthage in a Campaign
moment-non_player_action-mistrust = A card against a leader of Carthage
moment-battle-stopped = A card against an automatic victory
moment-battle-before = A card before the dice of a battle
moment-battle-after = A card after the dice of a battle
moment-battle-lost = A card after a lost battle
moment-battle-won = A card after a won battle
moment-battle-hamilcar = A card against Hamilcar’s return
moment-retreat-start = A card on a retreat
moment-retreat-storm = A card against a retreat by sea
asked-march-entered = to an army that enters
asked-siege_roll-thrown = to a siege roll
asked-politics-guarded = to a loss of support
asked-support_loss-start = to a loss of support
prompt-march-mistrust = { NAME($leader) } of the { NAME($power) } is called as a flanking force. Do you cancel that?
prompt-player_turn-mistrust = { NAME($leader) } is activated. Do you play Carthaginian Mistrust?
asked-player_turn-mistrust = to a leader who is activated
prompt-blockading-start = { NAME($leader) } blockades a port. Do you play Carthaginian Mistrust?
asked-blockading-start = to a blockade
asked-march-mistrust = to a flanking force of Carthage

refused-response_other = { NAME($card) } is no response: it is played in your own turn (section { $section }).
refused-response_not_now = { NAME($card) } is for another moment: its text says when it can be played (section { $section }).
preview-refusal_sure = Back to { NAME($back) } by { NAME($card) }, without a roll.
preview-avoid_sure = To { NAME($goal) } by { NAME($card) }, without a roll.
