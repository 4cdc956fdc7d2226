### /card: spaces and leaders, what is printed of them and how they stand at a table.

lexicon-space = Space
lexicon-leader = Leader
entry-space = { $kind ->
        [walled] { $loyalty ->
            [0] Walled city, no loyalty
           *[other] Walled city, loyalty { $loyalty }
        }{ $five ->
            [0] { "" }
           *[other] {" "}(with five players { $five })
        }
        [tribe] Tribe, subjugated at level { $subjugation }
        [box] Box beside the map
       *[open] Open space
    }; { $home ->
        [independent] independent
       *[other] home of the { NAME($home) }
    }{ $port ->
        [none] { "" }
        [carthaginian] ; port (with two to four players for Carthage alone)
       *[normal] ; port
    }{ $victory ->
        [none] { "" }
        [five] ; victory space with five players
       *[all] ; victory space
    }{ $reinforcement ->
        [0] { "" }
       *[other] ; reinforcement { $reinforcement } CU
    }.
entry-leader = { $kind ->
        [consul] Consul
        [minor] Minor leader
       *[named] Leader
    } of the { NAME($power) }: initiative { $initiative } (the lowest card that activates him), tactics { $tactics }{ $penalty ->
        [0] { "" }
       *[other] ; costs { $penalty } loyalty each turn
    }.
now-siege = besieged by the { NAME($power) }, level { $level } of { $needed }
now-stack = { NAME($power) } { $cu } CU{ $inside ->
        [0] { "" }
       *[other] , { $inside } of them inside
    }{ $count ->
        [0] { "" }
       *[other] { " " }({ NAMES($leaders) })
    }
now-leader = { $inside ->
        [yes] inside
       *[no] in
    } { NAME($space) }, { $cu } CU{ $under ->
        [nobody] { "" }
       *[other] , under { NAME($under) }
    }
now-leader_off = { $box ->
        [displaced] displaced, off the map
        [pool] among the consuls to be drawn
        [reserve] in reserve, not on the map yet
        [unentered] not in the game yet
       *[gone] out of the game for good
    }
