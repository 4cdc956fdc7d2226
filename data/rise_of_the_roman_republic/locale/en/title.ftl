### What the panel, the lobby, hands and slash options say.

error-triumph_parted = { NAME($leader) } may not enter Rome for a Triumph while { NAME($other) }, whom he cannot bear, is there.

name-option_scenario = Scenario
name-option_scenario_alexander = The First Alexander Invasion, 327 to 324 BC
name-option_scenario_thunderbolt = Thunderbolt: Hannibal in Italy, 218 to 216 BC
name-option_thunderbolt_218 = The consuls’ marker of 218
name-option_thunderbolt_218_longus = for Longus, as it happened
name-option_thunderbolt_218_either = for either consul

name-allies = Allies’ place
name-along = Other leaders
field-along = They take part beside him, each with his men; in a battle the best subordinate among them helps the die.
name-army = Army
    .ask = which army
name-besiege = Besiege
name-cavalry = Cavalry SP
name-citizens = Citizens’ place
name-devoted = Who devotes himself (he dies for half his Campaign on the die)
name-elephants = Elephants
field-elephants = They may add to the battle die; or they run amok, are lost and count against you.
name-groups = Legions
field-groups = None need go. The successor of a consul whose army is gone must ask the Senate for a new one.
name-guile = Guile
    .ask = how much Guile
field-guile = Spent openly; each point shifts a die by 1 your way.
name-infantry = Infantry SP
name-leader = Leader
name-leaders = Leaders
name-legion = Legion
name-legions = Legions
name-loss_1 = First loss
name-loss_2 = Second loss
name-loss_3 = Third loss
name-loss_4 = Fourth loss
name-loss_5 = Fifth loss
name-loss_6 = Sixth loss
name-loss_7 = Seventh loss
name-loss_8 = Eighth loss
name-matter = Matter
    .ask = what to ask for
name-place = Place
    .ask = which place
name-points = Guile
    .ask = how much Guile
name-province = Province
name-provinces = Provinces
name-route = Way
    .ask = where to
name-second = Second place
field-second = For the second of the two legions; it may be the same.
name-second_citizens = Second citizens’ place
name-second_allies = Second allies’ place
name-target = Enemy
    .ask = which enemy
name-to = Where to
name-tries = Who tries, and where
name-tribe = Tribe
name-tribes = Allied tribes
name-troops = Troops
name-triumphs = Kept for a Triumph
name-units = Units
name-where = Where
name-without = Who stays behind
field-without = Whom you choose here keeps out of it, legions and men of a kind too; all others take part.
counted-guile =
    { $count ->
        [0] no Guile
       *[other] { $count } Guile
    }
counted-points =
    { $count ->
        [0] no Guile
       *[other] { $count } Guile
    }
counted-elephants =
    { $count ->
        [0] no elephants
        [one] { $count } elephant
       *[other] { $count } elephants
    }
whether-yes_besiege = Besiege the city at once
whether-no_besiege = Stay outside, no siege
whether-yes_inside = Inside the city
whether-no_inside = Outside, before its walls
whether-yes_sack = Sack the city
whether-no_sack = Spare the city
whether-none_devoted = Nobody devotes himself
whether-none_army = Without legions
whether-none_elect_leader = Nobody: no Master of Horse
whether-none_take_field_leader = Nobody: he stays in Rome
number-spend_guile =
    { $count ->
        [0] Spend no Guile
       *[other] Spend { $count } Guile
    }
number-answer_guile =
    { $count ->
        [0] Answer with no Guile
       *[other] Answer with { $count } Guile
    }
counted-sp = { $count } SP
counted-infantry = { $count } infantry
counted-cavalry = { $count } cavalry
counted-hexes =
    { $count ->
        [one] { $count } hex
       *[other] { $count } hexes
    }
name-option_scenario_eagle = The Eagle Has Landed: Pyrrhus in Italy, 280 to 271 BC
name-option_scenario_central_italy = The Samnite Wars, 320 to 311 BC
name-option_samnite_end = End of the Samnite Wars
name-option_samnite_end_ten_turns = after ten turns
name-option_samnite_end_open = when somebody wins, 25 turns at most
name-option_magistrates = Magistrates
name-option_magistrates_drawn = drawn by lot
name-option_magistrates_historical = those of history

name-show_senate = The Senate
name-show_armies = Armies and legions
name-show_provinces = Provinces and alliances
name-show_cup = The cup
name-near_north = The north
name-near_latium = Latium
name-near_samnium = Samnium
name-near_campania = Campania
name-near_strait = The strait

section-senate = Elections and the Senate
section-men = Legions, levies and auxiliaries
section-people = Tribes, provinces and embassies
section-sea = Fleets and voyages
section-battle = Battles
section-siege = Cities and sieges

points-said = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
status-turn = **Turn { $turn } of { $last }**, { $year } BC · { TEXT($phase) }
status-acting = { NAME($leader, form: "the_first") } acts
status-side =
    { $emblem } **{ NAME($side) }** ({ SEAT($seat) }): **{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }** · { $sp } SP · { $provinces ->
        [one] { $provinces } province
       *[other] { $provinces } provinces
    }
status-side_held =
    { $emblem } **{ NAME($side) }** ({ SEAT($seat) }): { $sp } SP · { $provinces ->
        [one] { $provinces } province
       *[other] { $provinces } provinces
    }
status-conquest =
    🗺️ { NAME($side) }: **{ $count } of { $needed }** neighbouring provinces ({ $fewer } with { NAME($city) }, { $held ->
        [True] which it holds
       *[other] which it does not hold
    }){ $count ->
        [0] { "" }
       *[other] : { NAMES($provinces) }
    }
status-sieges = 🏰 under siege: { NAMES($places) }
status-tribe = { NAMES($tribes, form: "people") } with { NAME($side, form: "the") }
status-tribes = In arms: { $list }
status-cup =
    { $count ->
        [one] { $count } marker is
       *[other] { $count } markers are
    } in the cup
status-winners = Won: { NAMES($sides) }
hand-none = Nothing of yours is on the map.
hand-armies = **Your armies**
hand-army =
    - { NAME($place) }{ $inside ->
        [True] , inside
       *[other] { "" }
    }: **{ $sp } SP**{ $count ->
        [0] { "" }
       *[other] , { NAMES($leaders) }
    }{ $units ->
        [0] { "" }
       *[other] { " " }({ $parts })
    }
hand-troops = { NAME($kind, form: "kind") } { $infantry }/{ $cavalry }{ $elephants ->
        [0] { "" }
       *[other] /{ $elephants }
    }
printed-initiative = Initiative
printed-campaign = Campaign
printed-battle = battle letter
printed-guile = Guile
printed-diplomacy = Diplomacy
printed-subordinate = value as a subordinate
card-leader =
    {"**"}{ NAME($leader) }**, leader ({ NAME($side) }), { $initiative }-{ $campaign }{ $letter ->
        [none] { "" }
       *[other] { $letter }
    }: Initiative { $initiative } (markers in the cup); Campaign { $campaign } (highest die to go on); { $letter ->
        [none] no battle letter
       *[other] battle letter { $letter } (A to E)
    }{ $roman ->
        [True] , leads { $legions ->
            [one] { $legions } legion
           *[other] { $legions } legions
        } well
       *[other] { "" }
    }; Guile { $guile }; { $known ->
        [0] ratings reconstructed
       *[other] reconstructed but for { $printed }
    }.
card-office =
    {"**"}{ NAME($office) }**, office: rank { $rank }; { $legions ->
        [0] no legions
        [one] { $legions } legion
       *[other] { $legions } legions
    }.
card-city =
    {"**"}{ NAME($place) }**, city (hex { $number }, { NAME($province) }): { $size }; own defence { $defence }; Attrition Value of its province { $value }{ $port ->
        [none] { "" }
       *[other] ; { $port } port
    }.
card-city_other = { $scenario }: { $size }, own defence { $defence }.
name-kind = Kind
    .ask = which kind
name-what = What
field-what = Legions: a die brings new ones, the more the fewer are in play. Reinforcements: SP for the legions that are weak.
name-reinforcements = Reinforcements
button-hand = My armies
