### Revolts, Incursions, Gauls, diplomacy, auguries: what has happened, what may be done, what is asked.

## Tribes

event-revolt_checked =
    Does a tribe revolt this year? { DIE($die) }{ $extra ->
        [0] { "" }
       *[other] { " " }+{ $extra } = { $total }
    }, { $needed } or more needed ({ $legions ->
        [one] { $legions } legion
       *[other] { $legions } legions
    } outside Rome’s provinces, 1 is added for each above { $free }): { $revolts ->
        [True] **yes**
       *[other] no
    }.
event-revolt_rolled =
    Which tribe? { $dice } of 100: the { NAME($tribe, form: "people") }{ $again ->
        [True] , in arms already; once more.
       *[other] .
    }
event-tribe_revolted =
    {"**"}The { NAME($tribe, form: "people") } revolt** against Rome{ $why ->
        [entry] , as Romans come into their land
        [augury] , as the augury said
       *[other] { "" }
    }.
event-tribe_turned =
    The { NAME($tribe, form: "people") } { $allied ->
        [True] are allies of { NAME($side) } now
       *[other] are nobody’s allies any more
    }.
event-incursion_met =
    {"**"}The { NAME($tribe, form: "people") }**, { $infantry }/{ $cavalry } SP{ $die ->
        [-1] { "" }
       *[other] { " " }(raised with { DIE($die) })
    }, { $siege ->
        [True] besiege
       *[other] fall upon
    } { NAME($power, form: "the") } at { NAME($place) }: their land was entered unasked.
event-tribe_returned = The { NAME($tribe, form: "people") } have attacked nobody abroad and go back to { NAME($place) }.
event-gauls_came = {"**"}The Gauls come** over the mountains: { DIE($die) } brings { $infantry }/{ $cavalry } SP, at { NAME($place) }.
event-force_evicted = { NAME($power, form: "the_first") } must leave the city of { NAME($place) }: it is no friend’s any more.
event-samnite_levy_rolled = The Samnites roll { DICE($dice) } for the men of the year: **{ $infantry }/{ $cavalry } SP**{ $cut ->
        [True] , fewer than { $total }, as { $sp } SP are in play already
       *[other] { "" }
    }.
event-samnites_raised =
    The Samnites call up men, with { $sp } SP in play: { DIE($die) } { $infantry ->
        [0] { $cavalry ->
            [0] brings nobody.
           *[other] brings { $infantry }/{ $cavalry } SP.
        }
       *[other] brings { $infantry }/{ $cavalry } SP.
    }

## Diplomacy

event-embassy_sent =
    { NAME($leader, form: "the_first") } sends an embassy to { NAME($province) }: { DIE($die) }{ $modifiers_count ->
        [0] { "" }
       *[other] { " " }({ TEXTS($modifiers) })
    }, { $rating } or less needed (his Diplomatic Rating): { $boxes ->
        [2] **won over by two boxes**, the best die
        [1] **won over by a box**
        [0] in vain
       *[other] the worst die, a box to the enemy
    }.
event-province_persuaded =
    { NAME($leader, form: "the_first") } spends { $guile ->
        [1] a point of Guile
       *[other] { $guile } points of Guile
    } on { NAME($province) }: a box towards { NAME($side, form: "the") }, without a roll.
mod-samnite_embassy = Samnite envoys { $n }
mod-guile_embassy = Guile { $n }
mod-enemy_ally = an ally of the enemy { $n }
mod-enemy_home = beside the enemy’s home { $n }
mod-army_there = an army of { $attacker } SP there { $n }

## Auguries

event-augury_read =
    {"**"}Augury** ({ $die } of 100): { $omen ->
        [none] nothing happens
       *[other] { NAME($omen) }
    }.
event-road_built = The { NAME($road) } is open as far as { NAME($to) }.
event-plague_broke = {"**"}Plague in { NAME($province) }**: each force there loses { $percent }%, and no men come from there this turn.
event-season_turned =
    { $season ->
        [drought] Drought: each province costs a point more
       *[good_harvest] Good harvest: each province costs a point less
    } this turn.
event-omens_seen =
    { $change ->
        [-1] Bad omens: a consul’s marker leaves the cup.
        [1] Good omens: { NAME($leader, form: "the") } may act once more, and a consul’s marker goes into the cup.
       *[other] Omens for no consul: the cup stays as it is.
    }
event-senate_quarrelled = The Senate quarrels: it grants nothing until the next Roman phase is over.
event-omen_failed =
    It comes to nothing: { $why ->
        [no_legion] no legion can be raised
        [built] the road is built already
        [there] the Gauls are in Italy already
        [theirs] Syracuse is the king’s already
        [nobody] there is no such leader
        [tie] neither side has less than the other
       *[allies] every province is somebody’s ally
    }.
name-tribal_revolt = a tribe revolts
name-gauls = the Gauls come
name-appian_way = the Appian Way grows
name-via_appia = Via Appia
name-via_appia_capua = Via Appia to Capua
name-via_appia_beneventum = Via Appia to Beneventum
name-via_valeria = Via Valeria
name-plague = a plague
name-drought = a drought
name-good_harvest = a good harvest
name-omens_bad = bad omens
name-omens_good = good omens
name-levy = a Roman legion
name-samnite_levy = a Samnite levy
name-assassins = assassins
name-senate_quarrel = the Senate quarrels
name-diplomatic_swing = the mood of a province

## The table

status-goals =
    🎯 Rome holds **{ $held } of { $all }** cities of Samnium; { $lean_count ->
        [0] no province leans to the Samnites
       *[other] to the Samnites lean { $list }
    }
status-leaning = { NAME($province) } { $boxes }
status-season = 🌾 Now: { $list }
season-drought = drought, each province costs a point more
season-good_harvest = a good harvest, each province costs a point less
season-senate_quarrel = the Senate quarrels and grants nothing until the next Roman phase is over
season-plague = a plague in { NAME($province) }, no men come from there
turn-augury = 🔮 An augury · turn { $turn }

## The end

outcome-samnium_subdued =
    Rome holds all of Samnium, no province sides with the Samnites and no tribe is in arms, after { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
outcome-samnium_stands =
    Samnium is unsubdued after { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
outcome-italy_united =
    The Samnites control all of Italy but Latium, after { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }

## What may be done

do-negotiate = Send an embassy
hint-negotiate = Move a province towards you: a die of no more than the leader’s Diplomatic Rating
action-negotiate =
    send an embassy to { NAME($province) }{ $guile ->
        [0] { "" }
        [one] { " " }with { $guile } point of Guile
       *[other] { " " }with { $guile } points of Guile
    }
do-persuade = Persuade
hint-persuade = Move a province a box for a point of Guile, without a roll
action-persuade = persuade { NAME($province) }
do-raise_samnites = Raise Samnites
hint-raise_samnites = Roll for Samnite manpower, once a turn
action-raise_samnites = raise Samnite manpower
do-extend_road = Build the road
hint-extend_road = Say how far the Appian Way grows
action-extend_road =
    build the Appian Way { $hexes ->
        [0] no further
        [one] { $hexes } hex further
       *[other] { $hexes } hexes further
    }
do-favour_consul = Favour a consul
hint-favour_consul = Say which consul may act once more
action-favour_consul = let { NAME($leader, form: "the") } act once more
do-draw_leader = Draw a leader
hint-draw_leader = A second leader by lot, with an army and markers of his own in the cup
action-draw_leader = draw a second leader
do-draw_nobody = Begin with one
hint-draw_nobody = Gaius Pontius alone, and his markers alone in the cup
action-draw_nobody = begin with one leader

name-hexes = Hexes

## What is asked

prompt-incursion-flee =
    { $sp } SP at { NAME($place) } have not beaten the { NAME($tribe, form: "people") }: where in Samnium do they retreat to?
asked-incursion-flee = to retreat to Samnium
prompt-invasion-place = Where do the Gauls, { $sp } SP, come down from the mountains?
asked-invasion-place = to place the Gauls
prompt-samnite_levy-place = Where do the new men, { $infantry }/{ $cavalry } SP, muster?
asked-samnite_levy-place = to place a levy
prompt-augury-favour = Good omens: which consul may act once more?
asked-augury-favour = to choose the consul of the good omens
prompt-road_work-start =
    How far does the Appian Way grow? { $most ->
        [one] { $most } hex
       *[other] { $most } hexes
    } at most.
asked-road_work-start = to build the Appian Way
prompt-opening-second = Do the Samnites draw a second leader?
asked-opening-second = to say whether a second leader is drawn
prompt-opening-second_place = Where does { NAME($leader, form: "the") } begin?
asked-opening-second_place = to place the second leader
