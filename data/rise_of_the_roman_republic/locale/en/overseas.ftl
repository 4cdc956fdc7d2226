### Seas, voyages, powers that change sides, and what else the Eagle alone has: what has happened, what may be done, what is asked.

## Naval Superiority

event-fleet_built =
    { NAME($power, form: "the_first") } { GRAMMAR($power, "many") ->
        [plural] build
       *[other] builds
    } ships: { DIE($die) }{ $modifiers_count ->
        [0] { "" }
       *[other] { " " }({ TEXTS($modifiers) })
    }, { $levels ->
        [0] nothing comes of it
        [one] **{ $levels } level** of Naval Superiority
       *[other] **{ $levels } levels** of Naval Superiority
    }.
mod-shipyards = shipyards { $n }
event-levels_raised = { NAME($side, form: "the_first") } { GRAMMAR($side, "many") ->
        [plural] are
       *[other] is
    } stronger in the { NAMES($zones) }{ $list_count ->
        [0] , and the enemy weaker
       *[other] : { TEXTS($list) }
    }.
counted-level_change = { NAME($side) } { SIGNED($before) } → { SIGNED($after) } ({ NAME($zone) })
counted-sea_die = { NAME($side) } { DIE($die) }
event-sea_dice_rolled = Who moves ships first? { TEXTS($list) }: { NAME($first) }.
event-level_moved = { NAME($side, form: "the_first") } { GRAMMAR($side, "many") ->
        [plural] move
       *[other] moves
    } ships from the { NAME($source) } to the { NAME($zone) }{ $list_count ->
        [0] { "" }
       *[other] : { TEXTS($list) }
    }.
counted-voyage = { NAME($zone) } { DIE($die) }, { $needed } or less needed
event-sailed =
    { $allies ->
        [True] The men of { NAME($power, form: "the") }
       *[other] {"**"}{ NAME($leader, form: "the_first") }**
    } { $arrived ->
        [True] { $allies ->
            [True] sail
           *[other] sails
        }
       *[other] { $allies ->
            [True] put to sea
           *[other] puts to sea
        }
    } from { NAME($start) } to { NAME($to) }{ $inside ->
        [True] , into the city
       *[other] { "" }
    }, over the { NAMES($zones) }{ $sp ->
        [0] { "" }
       *[other] , with { $sp } SP
    }{ $list_count ->
        [0] { "" }
       *[other] { " " }({ TEXTS($list) })
    }{ $arrived ->
        [True] .
       *[other] : **driven back**.
    }
event-storm_broke =
    { $side ->
        [none] A storm on the { NAME($zone) } where nobody has more ships than others: nothing comes of it.
       *[other] {"**"}A storm on the { NAME($zone) }**: { NAME($side) } has { SIGNED($level) } there now.
    }

## Powers

event-powers_awoke =
    In arms now{ $why ->
        [landed] , as an army lands in Sicily
       *[other] { "" }
    }: **{ NAMES($powers) }**.
event-power_won = {"**"}{ NAME($power, form: "the_first") }** { GRAMMAR($power, "many") ->
        [plural] side
       *[other] sides
    } with { NAME($side, form: "the") }, the ally of that land.
event-power_lost = { NAME($power, form: "the_first") } { GRAMMAR($power, "many") ->
        [plural] side
       *[other] sides
    } with { NAME($side, form: "the") } no more: the alliance with that land is over.
event-power_enlisted = { $sp } SP of { NAME($power, form: "the") } at { NAME($place) } march with { NAME($side) } from now on.
event-expedition_landed =
    { $yearly ->
        [True] Men follow { NAME($leader, form: "the") }: { $infantry }/{ $cavalry } SP land at { NAME($place) }
       *[other] {"**"}{ NAME($leader, form: "the_first") } lands** at { NAME($place) } with { $infantry }/{ $cavalry } SP
    }.
event-expedition_recalled = The men of { NAME($power, form: "the") } go back to { NAME($place) }.
event-reluctant_willing =
    {"**"}{ NAME($kind, form: "kind") } troops march from now on**: { $why ->
        [battle] the king has beaten the Romans
       *[city] the king has taken a city
    }.
event-garrison_mutinied = {"**"}{ NAME($power, form: "the_first") } mutiny** and hold { NAME($place) } for themselves, { $sp } SP.
event-unrest_broke = Unrest at Tarentum: no { NAME($kind, form: "kind") } troops march this turn.
event-border_opened = The north stirs: one force may cross the northern border this turn.
event-force_recalled = { NAME($power, form: "the_first") } { GRAMMAR($power, "many") ->
        [plural] come
       *[other] comes
    } back over the border, to { NAME($place) }.
event-syracusan_engine_built = {"**"}A siege engine** is built at { NAME($place) } for { NAME($power) }, instead of this year’s men.
name-sicilians = Sicilian Greeks
    .people = Sicilian Greeks
    .number = plural
    .many = plural
    .the = the Sicilian Greeks
    .the_first = The Sicilian Greeks
name-campanians = Campanian Legion
    .people = Campanians
    .number = plural
    .many = plural
    .the = the Campanians
    .the_first = The Campanians
name-messana = Messana
name-tarentine_unrest = unrest at Tarentum
name-syracuse_invites_pyrrhus = Syracuse calls Pyrrhus
name-gallic_or_etruscan_stir = the north stirs
name-storm = a storm
name-plot_against_the_king = a plot against the king
season-tarentine_unrest = unrest at Tarentum, no Tarentines march
season-north = one force may cross the northern border

## The table

status-sea = { NAME($zone) } { $levels }
status-sea_level = { NAME($side) } { SIGNED($level) }
status-seas = ⚓ Naval Superiority: { $list }
status-invasion =
    🎯 { NAME($side) } wins with { $needed ->
        [one] { $needed } point
       *[other] { $needed } points
    } as a year ends, with an army in { NAME($capital) }, or in all of { NAMES($cities) }{ $early ->
        [True] , or this year with { $rows ->
            [one] { $rows } province
           *[other] { $rows } provinces
        } of Italy, { NAME($province) } among them (now { $held })
       *[other] { "" }
    }; { NAME($enemy, form: "the") } wins with the death of { NAME($hero) }.

## The end

outcome-hero_fell = { NAME($leader, form: "the_first") } is lost, and the invasion is over
outcome-cities_held = { NAME($side) } occupies { NAMES($places) }
outcome-points_reached = { $points } of { $needed } victory points
outcome-provinces_held = { NAME($side) } controls { NAMES($provinces) }, with { NAME($province) }

## What may be done

do-raise_levels = Build fleets
hint-raise_levels = Put the levels that were built into zones; each makes raising legions harder
action-raise_levels = { $zones_count ->
        [0] raise no level
       *[other] raise levels in the { NAMES($zones) }
    }
do-reallot = Move a fleet
hint-reallot = Move a level of Naval Superiority from one zone to another
action-reallot = move a level from the { NAME($source) } to the { NAME($zone) }
do-keep_fleets = Keep the fleets
hint-keep_fleets = All ships stay where they are
action-keep_fleets = move no fleet
do-sail = Sail
hint-sail = Naval Transport with all, or alone, from port to port
action-sail =
    sail to { NAME($goal) }{ $inside ->
        [1] , into the city,
       *[other] { "" }
    } with { NAME($army) }
do-sail_with = Sail with a part
hint-sail_with = Naval Transport of some units, as many SP as the ships take
action-sail_with =
    sail to { NAME($goal) }{ $inside ->
        [1] , into the city,
       *[other] { "" }
    } with { $units_count ->
        [one] { $units_count } unit
       *[other] { $units_count } units
    }
do-sail_allies = Ship a detachment
hint-sail_allies = Troops without a leader sail from port to port
action-sail_allies =
    ship troops without a leader to { NAME($goal) }{ $inside ->
        [1] , into the city
       *[other] { "" }
    }
option-voyage = { NAMES($zones) }, up to { $sp } SP
do-land_expedition = Land
hint-land_expedition = Say in which port they land
action-land_expedition = land at { NAME($place) }
do-send_ambassador = Send the ambassador
hint-send_ambassador = He speaks to any province, wherever it is
action-send_ambassador =
    send the ambassador to { NAME($province) }{ $guile ->
        [0] { "" }
        [one] { " " }with { $guile } point of Guile
       *[other] { " " }with { $guile } points of Guile
    }
do-draw_allies = Take allies along
hint-draw_allies = SP of this garrison fill the allied halves of the legions
action-draw_allies = take { $sp } SP of the garrison into the legions

name-source = From where
name-zone = To zone
name-zones = Zones

## What is asked

prompt-fleets-raise = { $levels ->
        [one] { $levels } level
       *[other] { $levels } levels
    } of Naval Superiority for { NAME($power) }: in which { $levels ->
        [one] zone
       *[other] zones
    }? What you win the enemy loses there, and each level takes 2 off this turn’s roll for legions
asked-fleets-raise = to build fleets
prompt-fleets-move = Do you move a level of Naval Superiority to another zone?
asked-fleets-move = to move a fleet
prompt-phase-arrive = { NAME($leader, form: "the_first") } comes over the sea: in which port does he land?
asked-phase-arrive = to land an army

## What an answer would mean

preview-voyage =
    To { NAME($goal) } over the { NAMES($zones) }: arrives in **{ $chance }%**{ $loss ->
        [0] { "" }
       *[other] ; driven back it costs { $loss } of { $sp } SP
    }
preview-lands_in_sicily = With the first landing in Sicily its powers take up arms, and Carthage moves three boxes towards Rome
preview-uninvited = Syracuse has not called you: East Sicilia moves three boxes towards Rome
preview-embassy = { NAME($province) }: { $chance ->
        [10] two boxes to you in **10%**, with a 0
       *[other] a box to you in **{ $chance }%**, two of them with a 0
    }; with a 9, in 10%, one goes to the enemy (12.3)
preview-persuade =
    { NAME($province) } moves a box to you for sure: { $against ->
        [0] your level there is then { $level }
       *[other] what speaks against you there is then { $then } instead of { $against }
    }. It costs { $guile ->
        [one] { $guile } point of Guile
       *[other] { $guile } points of Guile
    }, and { NAME($leader, form: "the") } then has { $left ->
        [0] no Guile
       *[other] { $left } Guile
    } for the rest of the turn (12.3)
