### Events of cards: leaders who come, effects that last, Africa.

event-leader_came =
    { NAME($leader) } joins the { NAME($power) } at { NAME($space) }{ $commands ->
        [True] { " " }and commands there.
       *[other] .
    }
event-leader_left = { NAME($leader) } lays down his command.
event-cu_placed =
    { $cu ->
        [one] { $cu } CU of the { NAME($power) } comes
       *[other] { $cu } CU of the { NAME($power) } come
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
name-cu = One CU more
