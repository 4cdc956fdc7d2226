### Cities and sieges: what has happened, what may be done, what is asked.

event-siege_placed = { NAME($besieger, form: "the_first") } { GRAMMAR($besieger, "many") ->
        [plural] besiege
       *[other] besieges
    } **{ NAME($place) }**: { $infantry } infantry against { $strength } SP.
event-siege_lifted =
    The siege of { NAME($place) } is over{ $reason ->
        [left] : the besiegers are gone
        [weak] : too few have stayed
        [beaten] : the besiegers are beaten
       *[wish] : it is given up
    }.
event-assault_rolled =
    {"**"}{ NAME($leader, form: "the_first") } storms { NAME($place) }{ $acting ->
        [none] { "" }
       *[other] , commanding in { NAME($acting) }’s phase
    }**: { $infantry } infantry against { $strength }; { DIE($die) }{ $modifiers_count ->
        [0] { "" }
       *[other] { " " }({ TEXTS($modifiers) }) = { $adjusted }
    }: { NAME($power, form: "the") } { GRAMMAR($power, "many") ->
        [plural] lose
       *[other] loses
    } { $attacker }%, the city { $defender }%{ $left ->
        [0] ; nobody is left to hold it.
       *[other] ; the city holds.
    }
event-militia_lost = { NAME($place) } loses { $sp } of its own defence; { $left } left.
event-siege_attrition_rolled =
    Siege of { NAME($place) }, { NAME($power, form: "people") } { $besieger ->
        [True] outside
       *[other] inside
    }: { DIE($die) }{ $modifiers_count ->
        [0] { "" }
       *[other] { " " }({ TEXTS($modifiers) }) = { $adjusted }
    } → { $loss ->
        [0] no loss
       *[other] {"**"}{ $loss } Attrition SP lost** of { $attrition_sp }
    }.
event-foraged = { NAME($power, form: "the_first") } { GRAMMAR($power, "many") ->
    [plural] forage, as they have
   *[other] forages, as it has
} no supply: { NAME($province) } is devastated.
event-treachery_rolled =
    Treachery at { NAME($place) }: { DIE($die) }{ $counted ->
        [0] { "" }
       *[other] { " " }+{ $counted } Guile
    }{ $defender_guile ->
        [0] { "" }
       *[other] { " " }−{ $defender_guile } Guile inside
    }{ $bent ->
        [0] { "" }
       *[other] { " " }= { $adjusted }
    }, { $needed } or more needed for a city of this size, whoever holds it (9.6, ruling G41): { $falls ->
        [True] **the gates are opened**
       *[other] in vain
    }.
event-surrender_rolled =
    { NAME($leader, form: "the_first") } asks { NAME($place) } to surrender: { DIE($die) }, { TEXT($rule) }: { $yields ->
        [True] {"**"}it opens its gates**
       *[other] it refuses, and can be asked again in another phase
    }.
event-city_taken =
    {"**"}{ NAME($place) }** { $power ->
        [none] goes back to its own people
       *[other] falls to { NAME($power, form: "the") }
    }, { $how ->
        [assault] by storm
        [attrition] starved out
        [treachery] by treachery
        [surrender] by surrender
        [abandoned] as nobody stays in it
        [independence] who go their own way
       *[occupation] without a fight
    }.
event-city_held =
    {"**"}{ NAME($power, form: "the_first") } { GRAMMAR($power, "number") ->
        [plural] hold
       *[other] holds
    } { NAME($place) }** now, with men in it: it was nobody’s.
event-city_sacked = **{ NAME($place) } is sacked** by { NAME($power, form: "the") }.
event-looters_rolled = Do the Gauls of { NAME($leader, form: "the") } loot { NAME($place) } and go home? { DIE($die) }, { $campaign } or less holds them back (his Campaign): { $lost ->
        [0] nobody goes
       *[other] **{ $lost } SP go home**
    }.
event-garrison_changed =
    { $taken ->
        [0] { NAME($power, form: "the_first") } { GRAMMAR($power, "many") ->
            [plural] leave
           *[other] leaves
        } { $sp } SP as a garrison in { NAME($place) }.
       *[other] { $taken } SP of the garrison of { NAME($place) } { $taken ->
            [one] fills
           *[other] fill
        } up the legions of { NAME($power, form: "the") } again.
    }

mod-supplied = supplied { $n }
mod-forage = foraging { $n }
mod-flat_ground = flat ground { $n }
mod-disorganized = Disorganized { $n }
mod-efficiency_siege = too many legions { $n }
mod-devastated = devastated { $n }
mod-port_open = open port { $n }
mod-port_blockaded = blockaded port { $n }
mod-siege_capability = siege capability { $n }
mod-engine = siege engine { $n }
mod-syracuse = Syracuse { $n }
mod-rome = Rome { $n }
mod-small_city = small city { $n }
mod-medium_city = medium city { $n }
mod-level = alliance level { $n }
mod-commander_letter = the commander’s rating { $n }

do-place_siege = Place a siege
hint-place_siege = Besiege the city of the hex: as much infantry as its strength
action-place_siege = besiege the city
do-lift_siege = Lift the siege
hint-lift_siege = Give the siege up
action-lift_siege = lift the siege
do-assault = Assault
hint-assault = Storm the besieged city; the phase ends with it
action-assault = storm the city
do-treachery = Treachery
hint-treachery = Spend Guile to have the gates opened; the city’s size counts, not its garrison
action-treachery = try treachery, { $guile } Guile
do-demand_surrender = Demand surrender
hint-demand_surrender = Ask an ungarrisoned city to surrender
action-demand_surrender = ask { NAME($place) } to surrender
do-occupy_city = Go into the city
hint-occupy_city = All go into the city that was taken
action-occupy_city =
    go into the city{ $sack ->
        [True] { " " }and sack it
       *[other] { "" }
    }
do-garrison_city = Leave a garrison
hint-garrison_city = Leave infantry in the city that was taken
action-garrison_city =
    leave { $sp } SP in the city{ $sack ->
        [True] { " " }and sack it
       *[other] { "" }
    }
do-garrison_with = Choose a garrison
hint-garrison_with = Name the infantry that stays in the city that was taken
action-garrison_with =
    leave { $units_count } chosen SP in the city{ $sack ->
        [True] { " " }and sack it
       *[other] { "" }
    }
do-abandon_city = Leave nobody in the city
hint-abandon_city = Nobody stays: a city that surrendered remains yours, one taken by force goes back to its people
action-abandon_city =
    leave nobody in the city{ $sack ->
        [True] { " " }and sack it
       *[other] { "" }
    }
do-leave_garrison = Garrison from legions
hint-leave_garrison = SP of the legions stay as a garrison in the city of the hex
action-leave_garrison = leave { $sp } SP of the legions as a garrison
number-leave_garrison = Leave { $count } SP as a garrison
number-draw_garrison = Take { $count } SP of the garrison back
do-draw_garrison = Take the garrison back
hint-draw_garrison = A garrison of legionaries fills legions up
action-draw_garrison = take { $sp } SP of the garrison back

name-sack = Sack it
field-sack = Sacked, it has no defence of its own: half is back as the next turn begins, the rest a turn later.
name-sp = SP

prompt-capture-occupy = { NAME($place) } is yours{ $how ->
        [surrender] , by surrender
        [treachery] , by treachery
        [attrition] , starved out
        [assault] , by storm
       *[other] { "" }
    }: who stays in it{ $sack ->
        [True] , and is it sacked?
       *[other] ?
    }
asked-capture-occupy = to deal with a city
prompt-storming-guile = You storm { NAME($place) }, which has { $strength } SP: do you spend Guile? Each point adds 1 to the die
asked-storming-guile = to spend Guile in an assault
prompt-treason-start = Somebody in { NAME($place) } would open the gates for { $guile } Guile: do you spend Guile against it?
asked-treason-start = to spend Guile against treachery
moment-treason-start = Treachery in a city
