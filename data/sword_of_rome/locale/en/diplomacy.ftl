### Alliances and non-player powers.

event-alliance_made = **Alliance**: the { NAME($power) } and the { NAME($to) } are allies.
event-alliance_broken = **Betrayal**: the { NAME($power) } break their alliance with the { NAME($to) }. It costs them three points of their own support (section 15.5): { KINDS($cost) }.
event-alliance_ended = The alliance of the { NAME($power) } and the { NAME($to) } is over, by { NAME($card) }.
event-non_player_activated = The { NAME($side) } have the { NAME($power) } act, with { NAME($card) }.
event-non_player_rested = The { NAME($power) } do nothing.
event-armies_lent = The { NAME($side) } let the { NAME($to) } lead their armies in a Campaign, while they are allies.
event-armies_lent_no_more = The { NAME($side) } no longer let the { NAME($to) } lead their armies in a Campaign.
event-activation_cancelled = The { NAME($side) } cancel the activation of the { NAME($power) } with { NAME($card) }.
event-activation_cancelled_of = The { NAME($side) } cancel the activation of { NAME($leader) } with { NAME($card) }.

do-offer_alliance = Offer an alliance
do-alliance = Alliance
do-break_alliance = Break an alliance
do-activate_non_player = Activate a non-player power
do-stir_unrest = Raise the unrest of Carthage
do-call_on_carthage = Call on Carthage
do-let_rest = Do nothing
do-leave_minors = Leave the minor leaders where they are
action-offer_alliance = Offer the { NAME($to) } an alliance with the { NAME($power) }
action-alliance = an alliance of the { NAME($power) } and the { NAME($to) }
action-break_alliance = Break the alliance with the { NAME($to) }: { TEXTS($parts) }
action-activate_non_player = Have the { NAME($power) } act (card: { NAME($card) })
action-stir_unrest = Raise the unrest in Carthage’s lands (card: { NAME($card) })
action-call_on_carthage = Have Carthage act (card: { NAME($card) })
action-let_rest = Do nothing
action-leave_minors = Leave the minor leaders where they are

prompt-non_player_action-start = What do the { NAME($power) } do? The card counts 3.
prompt-non_player_action-minors = The { NAME($power) } have acted. Do you put a minor leader of theirs with other CU?
prompt-non_player_action-mistrust = { NAME($leader) } is activated. Do you play Carthaginian Mistrust?

asked-non_player_action-start = to move a power that nobody plays
asked-non_player_action-minors = to place the minor leaders of a power that nobody plays
asked-non_player_action-mistrust = to a leader who is activated
asked-campaign-mistrust = to a leader who is activated
preview-break_loyalty = { NAME($space) }: loyalty { $before } → { $after }.
preview-break_free = { NAME($space) } has no loyalty left: you lose it, and it is independent.
preview-break_marker = { NAME($space) }: your marker goes, and it is independent.
preview-break_falls = { NAME($space) } is besieged, and falls to the { NAME($besieger) } at once.
preview-break_points =
    { $count ->
        [one] { NAMES($spaces) } counts
       *[other] { NAMES($spaces) } count
    } for victory points: −{ $count } when the turn is scored.
preview-break_enemies = From then on you and the { NAME($power) } may attack each other (section 15.5).
preview-break_besieges_own = Your { $cu } CU at { NAME($space) } then stand outside and besiege it.
preview-break_besieges_theirs = The { $cu } CU of the { NAME($power) } at { NAME($space) } then stand outside and besiege it.
preview-break_outside_own = Your { $cu } CU at { NAME($space) } then stand outside its walls.
preview-break_outside_theirs = The { $cu } CU of the { NAME($power) } at { NAME($space) } then stand outside its walls.
outcome-paid = The price (section 15.5): { TEXTS($parts) }.
outcome-paid_loyalty = { NAME($space) } is down to loyalty { $loyalty }
outcome-paid_lost = { NAME($space) } is yours no more
field-cost = Section 15.5: each point takes 1 loyalty from a city of yours, or a marker off the map. A city without loyalty is lost; a besieged one falls to the besieger.
