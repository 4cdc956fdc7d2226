### Words on pictures and in their descriptions; names of regions, seas, factions come from names.ftl. `short` holds what the whole board shows of a name for which it has no room.

picture-phase-initiative = Initiative
picture-phase-agent = Agents
picture-phase-taxation = Taxation
picture-phase-campaign = Campaigning
picture-phase-spending = Spending
picture-round_of = Round { $round }
picture-final_round = Final round
picture-alt-board = Map of the western and central Mediterranean, { $title }. { $round }, phase { $phase }; { $target } victory points end it.
picture-alt-faction =
    { $name }: { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }, { $gold } gold, { $held ->
        [one] { $held } region
       *[other] { $held } regions
    }.
picture-alt-forces = { $name }: { $pieces }.
picture-alt-held = Regions, { NAME($side) }: { $list }.
picture-alt-free = Regions of nobody: { $list }.
picture-alt-army = army of { $count } in { $place }
picture-alt-navy = navy of { $count } in { $place }
picture-alt-aboard = a navy, { $place }
picture-alt-places = The places that are asked for, by their letters.
picture-alt-way = The way so far: { $list }.
picture-alt-force_there =
    an army of { $side } of { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
picture-alt-besieged = Besieged: { $names }.
picture-alt-unrest = Unrest: { $list }.
picture-alt-action_card = { $action } (tax { $tax }) or { $event }
picture-alt-general =
    { $name }, general of { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    } ({ $die } die)
picture-alt-unit = { $name } ({ $type }; { $dice })
picture-alt-battle =
    { $title }, { $phase }{ $combats ->
        [0] { "" }
       *[other] , combat { $combat } of { $combats }
    }.
picture-alt-hand_left = Your cards left: { $cards }.
picture-alt-battle_side =
    { $role } { $name } (general: { $general }): { $left ->
        [one] { $left } card
       *[other] { $left } cards
    } yet to fight; now { $fought }; dead: { $dead }.
picture-alt-income = Taxes as they stand: { $list }.
picture-alt-garrisons = Dice of garrisons: { $list }.
picture-alt-naval = { $title }, { $area }.
picture-alt-naval_side =
    { $role } { $name }: { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    }{ $aboard }; rolled { $rolled }; { $fate }.
picture-alt-naval_aboard =
    , { $count ->
        [one] { $count } troop card
       *[other] { $count } troop cards
    } aboard
picture-alt-faction_board =
    Board of { $title }, { $player }: { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }, { $gold } gold, { $cards ->
        [one] { $cards } action card
       *[other] { $cards } action cards
    }.
picture-alt-developments = Developments: { $list }.
picture-alt-force =
    { $name }, { $where }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } ({ $cards }).
picture-short-mare_britannicum = M. Britannicum
picture-short-mare_cantabricum = M. Cantabricum
picture-short-mare_ibericum = M. Ibericum
picture-short-mare_balearicum = M. Balearicum
picture-short-mare_gallicum = M. Gallicum
picture-short-mare_ligusticum = M. Ligusticum
picture-short-mare_tyrrhenum = M. Tyrrhenum
picture-short-mare_sardoum = M. Sardoum
picture-short-mare_africum = M. Africum
picture-short-mare_ionium = M. Ionium
picture-short-mare_adriaticum = M. Adriaticum
picture-short-mare_libycum = M. Libycum
picture-short-mare_aegaeum = M. Aegaeum
picture-short-umbria = Umbria
picture-short-hippo = Hippo
picture-short-attica = Attica
picture-attacker = Attacker
picture-defender = Defender
picture-zone-active = Active zone
picture-zone-hand = Your cards left
picture-zone-safe = Safe zone
picture-zone-dead = Dead zone
picture-battle_phase-terrain = Terrain
picture-battle_phase-flanks = Flanks
picture-battle_phase-centre = Centre
picture-battle_phase-envelopment = Envelopment
picture-battle_phase-sea = At sea
picture-combat_of = Combat { $combat } of { $combats }
picture-face-skull = Skull
picture-face-x = X
picture-face-s = S
picture-face-blank = blank
picture-general_hidden = General face down
picture-show-income = Taxes as they stand
picture-show-military = Dice of garrisons
picture-naval-sunk = { $count } sunk
picture-naval-captured = { $count } captured
picture-naval-drowned =
    { $count ->
        [one] { $count } troop
       *[other] { $count } troops
    } drowned
picture-naval-unhurt = No losses
picture-key-rome = Held by Rome
picture-key-carthage = Held by Carthage
picture-key-greek_states = Held by the Greek States
picture-key-barbarian_tribes = Held by the Tribes
picture-key-army = Army, with its number of cards
picture-key-navy = Navy, with its number of ships
picture-key-agent = Agent of a faction
picture-key-own = Your own force, in questions
picture-key-gold = Gold that a region brings
picture-key-mercenaries = Mercenaries can be hired
picture-key-anchor = Port
picture-key-tree = Forest: difficult terrain
picture-key-mountain = Mountains: difficult terrain
picture-key-unrest = Unrest, and how much
picture-key-siege = Under siege
picture-key-market = Market
picture-key-barracks = Barracks
picture-key-walls = Walls
picture-key-wonder = Ancient Wonder
picture-key-road = Road across a border
picture-key-letter = Letter of a place in a list

# What is said of a place on the page of a replay, when one looks at it from near

picture-place-garrison =
    garrison { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
picture-place-gold = taxes { $gold }
picture-place-unrest = unrest { $count }
picture-place-besieged = under siege
picture-place-army =
    army: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
picture-place-navy =
    navy: { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }
picture-place-agents =
    { $count ->
        [one] { $count } agent
       *[other] { $count } agents
    }

# The parts of the map in large type, one below another

picture-part-italy = Italy, the islands and Africa
picture-part-gaul = Gaul and Germany
picture-part-greece = Greece and Illyria
picture-part-spain = Spain and Mauretania
