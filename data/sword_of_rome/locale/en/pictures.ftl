### What is written on the pictures, and what they show in words.

picture-inset-latium = Latium and Campania
picture-inset-etruria = Etruria
picture-inset-strait = Strait of Messana
picture-part-north = The north, and Etruria
picture-part-west = The west and the islands
picture-part-east = The south and east
picture-part-latium = Latium and Campania
picture-track-vp = Victory points
picture-track-turn = Turn
picture-track-round = Round
picture-track-plunder = Plunder
picture-track-alliances = Alliances
picture-track-support = Support to spend
picture-legend = Ways
picture-link-clear = clear
picture-link-rough = rough
picture-link-strait = strait
picture-link-appian = Appian Way
picture-marker-siege = Siege begun, level 0
picture-marker-appian_way = The Appian Way is built
picture-marker-truce = Truce
picture-marker-treaty = Treaty of Rome and Carthage
picture-marker-envoys = Punic envoys
picture-marker-plundered = Plundered
picture-marker-veto = Veto
picture-alt-board = Map of Italy, turn { $turn }{ $round ->
        [0] .
       *[other] , round { $round }.
    }
picture-alt-vp = Victory points: { $list }.
picture-alt-plunder = Plunder of the { NAME($power) }: { $count }.
picture-alt-pair = { NAME($a) } and { NAME($b) }
picture-alt-alliances = Alliances: { $list }.
picture-alt-support = { NAME($side) } have { $points } support to spend.
picture-alt-unrest = Carthaginian unrest: { $level }.
picture-alt-move = The { NAME($power) } move: { $list }.
picture-alt-glow = Shown: { $list }.
picture-alt-stacks = { NAME($power) }: { $list }.
picture-alt-stack = { NAME($space) } { $cu } CU{ $led }{ $mercenaries ->
        [0] {""}
       *[other] , { $mercenaries } of them mercenaries
    }{ $militia ->
        [0] {""}
       *[other] , { $militia } of them citizen militia
    }
picture-alt-stack_inside = inside { NAME($space) } { $cu } CU{ $led }{ $mercenaries ->
        [0] {""}
       *[other] , { $mercenaries } of them mercenaries
    }{ $militia ->
        [0] {""}
       *[other] , { $militia } of them citizen militia
    }
picture-alt-siege = { NAME($space) } is besieged, level { $level }.
picture-alt-marker = { NAME($space) }: { $said }.
picture-alt-held = { NAME($power) } hold { $count } { $count ->
        [one] space
       *[other] spaces
    }: { $list }.

# The key to the map

picture-key-roman = Held by the Romans
picture-key-greek = Held by the Greeks
picture-key-gallic = Held by the Gauls
picture-key-etruscan = Held by the Etruscans
picture-key-samnite = Held by the Samnites
picture-key-carthaginian = Held by the Carthaginians
picture-key-volsci = Held by the Volsci
picture-key-transalpine = Held by the Transalpine Gauls
picture-key-mercenaries = Held by revolting mercenaries
picture-key-independent = Independent
picture-key-open = Open space
picture-key-walled = City, with its loyalty: 2 left of 3
picture-key-tribe = Tribe, with its subjugation factor
picture-key-victory = Victory space: gold rim, red name
picture-key-port = Port
picture-key-carthaginian_port = Port for Carthage alone
picture-key-reinforcement = CU that it brings each turn
picture-key-stack = Army or garrison, with its CU
picture-key-rating = Commander’s initiative and tactics
picture-key-more = One more leader
picture-key-star = Leaders, where there is no room for names
picture-key-inside = Within the walls
picture-key-militia = Citizen militia of Carthage among the CU
picture-key-siege = Siege begun, level 0
picture-key-siege_level = Siege, with its level
picture-key-appian_way = The Appian Way is built
picture-key-truce = Truce
picture-key-treaty = Treaty of Rome and Carthage
picture-key-envoys = Punic envoys
picture-key-plundered = Plundered
picture-key-veto = Veto
picture-key-letter = Letter of a place in a list
