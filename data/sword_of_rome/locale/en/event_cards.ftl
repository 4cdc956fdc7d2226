### Events of cards: leaders who come, effects that last, Africa.

event-leader_came =
    { NAME($leader) } joins the { NAME($power) } at { NAME($space) }{ $commands ->
        [True] { " " }and commands there.
       *[other] .
    }
event-leader_left = { NAME($leader) } lays down his command.
event-cu_placed =
    { $hired ->
        [True] { $cu ->
            [one] { $cu } mercenary of the { NAME($power) } comes
           *[other] { $cu } mercenaries of the { NAME($power) } come
        }
       *[other] { $cu ->
            [one] { $cu } CU of the { NAME($power) } comes
           *[other] { $cu } CU of the { NAME($power) } come
        }
    } to { NAME($space) } with { NAME($card) }.
event-loyalty_raised = { NAME($space) } grows in loyalty, to { $loyalty }.
event-effect_began_duoviri_navales = From now on Roman leaders may sail with up to three CU on a card of value 3.
event-effect_began_appian_way = The Appian Way is built: along it a march costs one movement point in all.
event-effect_began_punic_envoys = Roman envoys are in Carthage: the treaty can be signed.
event-effect_began_treaty = **Rome and Carthage have signed a treaty**: they are allies until Rome breaks it, and every Greek voyage may meet a fleet.
event-africa_landing =
    { NAME($leader) } sails from { NAME($start) } and lands at Kerkouane with { $cu ->
        [one] { $cu } CU
       *[other] { $cu } CU
    }.
event-hamilcar_returned = Hamilcar sails home from { NAME($start) } to Carthago with { $cu } CU.
event-carthage_driven_out = **Greeks stand in Carthago**: Carthage is out of the game, and its spaces outside Africa are Greek.

name-commands = He takes command
name-cu = CU

event-effect_began_manipular_legion = From now on Roman armies that attack have +1.
event-cu_taken =
    { $cu ->
        [one] { $cu } CU of the { NAME($power) } is
       *[other] { $cu } CU of the { NAME($power) } are
    } taken from { NAME($space) } by { NAME($card) }.
event-marker_set = { NAME($space) } goes to the { NAME($power) } by { NAME($card) }.
event-colony_by_card = { NAME($space) } becomes a Roman colony by { NAME($card) }: a walled city with loyalty 1.
event-siege_helped =
    { NAME($card) } adds { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to the siege of { NAME($space) } by the { NAME($power) }: { $level } of { $needed }.
event-points_by_card = { NAME($side) }: { $vp } VP by { NAME($card) }, { $total } now.
event-card_taken =
    The { NAME($side) } { GRAMMAR($side, "number") ->
        [plural] take
       *[singular] takes
    } { NAME($card) } back from the discards.
event-deck_seen =
    The { NAME($side) } look at the top { $count ->
        [one] card
       *[other] { $count } cards
    } of their deck.
event-deck_seen_own = On top of your deck lie, the first on top: { NAMES($cards) }.
event-hand_seen = The { NAME($side) } look at the hand of the { NAME($of) }{ $by ->
        [none] { "" }
       *[other] , by { NAME($by) }
    }.
event-hand_seen_own = In the hand of the { NAME($of) } you see { NAMES($cards) }.

option-random_discard = { NAME($side) }: a random card of their hand is discarded
action-choose_targets = for the event, { NAMES($targets) }
action-choose_targets_units = { TEXTS($parts) }
do-choose_targets = Choose
hint-choose_targets = Say what the event under way does
prompt-event_play-ask = The { NAME($by) } have played { NAME($card) }. You choose what it does.
moment-event_play-ask = What an event does
asked-event_play-ask = to say what an event does

event-effect_began_truce = Until the end of the next round no Samnite army enters a Roman home space.
event-effect_began_veto = The Veto marker lies open: it cancels the next small event or neutral activation of another player.
event-effect_began_shunned = For the rest of the turn Carthage does nothing against the Etruscans.
event-effect_began_double_pay = Carthage pays its mercenaries double: this turn only a quarter of them leaves.
event-vetoed = **Veto**: { NAME($card) }, played by the { NAME($side) }, is cancelled and discarded.
event-leader_spared = { NAME($leader) } costs the { NAME($power) } no loyalty this turn.
event-effect_began_at_rest = For the rest of the turn nobody activates the { NAME($power) }.
event-embassy_answered =
    The { NAME($to) } { $accepted ->
        [True] accept
       *[other] refuse
    } the alliance that the { NAME($power) } have offered.
event-army_bought_off = The { NAME($power) } take a ransom and go from { NAME($space) } to { NAME($goal) }.

name-ransom = The army is paid and goes: three plunder markers
name-hold = The city holds out: the siege gains a point

prompt-fleet_sails-start = { NAME($card) }: which Greek leader do you activate? By sea he takes up to six CU.
moment-fleet_sails-start = A leader sails with a fleet
asked-fleet_sails-start = to set out with a fleet
