### Movement and the reactions to it: what has happened, what may be done, what is asked.

# Naval combat

event-naval_roll_success = { NAME($power) } sails from { NAME($start) } to { NAME($goal) } with { $cu } CU: { $die }{ $modifier ->
        [0] { "" }
       *[other] { " " }({ $modifier })
    }, it comes through.
event-naval_roll_return = { NAME($power) } sails from { NAME($start) } to { NAME($goal) } with { $cu } CU: { $die }{ $modifier ->
        [0] { "" }
       *[other] { " " }({ $modifier })
    }, it is turned back.
event-naval_roll_attrition = { NAME($power) } sails from { NAME($start) } to { NAME($goal) } with { $cu } CU: { $die }{ $modifier ->
        [0] { "" }
       *[other] { " " }({ $modifier })
    }, it is beaten back with losses.
