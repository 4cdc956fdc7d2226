### Five short pages for newcomers (/learn, New here?), and what a lobby says of length and time. Figures come from the data (`RiseTitle.lesson_figures`).

learn-short_alexander = Alexander
learn-short_thunderbolt = Thunderbolt
learn-short_central_italy = The Samnite Wars
learn-short_eagle = The Eagle
learn-length = { $open ->
        [True] up to{ " " }
       *[other] { "" }
    }{ $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } of a year each, { $start } to { $end } BC
learn-time = some { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    } a turn, many of them short
learn-rests_on = scenarios of the Rise of the Roman Republic on reconstructed series rules
learn-wins_title = What wins
learn-wins =
    { $scenario ->
        [central_italy] {"**"}Rome must subdue Samnium.** At the end of a turn she wins with every city of Samnium in her hands, no province leaning to the Samnites, and no tribe in arms.
            {"**"}The Samnites win** if she has not done so after the last turn, or at once with a man of theirs in Rome.
            Provinces lean to one side or the other by boxes: embassies, Guile, victories and sacked cities move them. Who enters the land of a tribe raises it.
        [eagle] {"**"}Pyrrhus must win while he has men.** As any turn ends he wins with men in Roma, with men in all of { NAMES($cities) }, or with { $points ->
                [one] { $points } point
               *[other] { $points } points
            }. In the first { $early ->
                [one] { $early } turn
               *[other] { $early } turns
            } { $rows ->
                [one] { $rows } province
               *[other] { $rows } provinces
            } of Italy, Campania among them, are enough.
            { SIGN("vp") } A province brings { $each ->
                [one] { $each } point
               *[other] { $each } points
            }, and so do Capua, Tarentum, Lilybaeum, and Rhegium with Messana; Syracuse brings { $syracuse }. Rome begins with { $rome }, Epirus with { $epirus }.
            {"**"}Rome wins** the moment Pyrrhus dies or is taken. After the last turn most points win; a tie is shared.
        [thunderbolt] {"**"}Carthage must conquer.** Nobody counts points: Hannibal needs seven neighbouring provinces of Rome’s at the end, or five and Capua; one fewer for each Major Victory in which he commands, one more for each Roman victory. If he occupies Roma he has won at once.
            {"**"}Rome wins** if that has not happened after the last turn.
       *[alexander] { SIGN("vp") } **Provinces win.** At the end each is worth its Attrition Value to the side that controls it: all its medium and large cities, more than half of all, and no stronger enemy in its fields.
            Rome begins with { $rome }, the Samnites with { $samnites }, Epirus with { $epirus }. All three are enemies of each other.
            Most points after the last turn win; a tie is shared.
    }
learn-round_title = A turn
learn-round =
    {"**"}Elections**: { $scenario ->
        [thunderbolt] Rome’s consuls come by a schedule.
        [eagle] Rome keeps or replaces last year’s magistrates and gives them legions and provinces. Then { SIGN("fleet") } **fleets** are built, and moved between the seas.
       *[other] Rome keeps or replaces last year’s magistrates and gives them legions and provinces; the Samnites draw leaders.
    }
    { SIGN("marker") } **The cup**: each leader brings markers by his Initiative, and { $siege } are for sieges. They are drawn one by one. Whose marker is drawn acts.
    {"**"}An Operations Phase**: march, { $scenario ->
        [eagle] sail, attack, besiege, storm, negotiate
        [central_italy] attack, besiege, storm, negotiate
       *[other] attack, besiege, storm
    }, raise men. After most Operations he rolls: no more than his Campaign, and he goes on.
    {"**"}The end**: devastation, inertia, recovery, training; then it is seen who has won.
learn-dice_title = Marches, battles, sieges
learn-dice =
    { SIGN("ten_sided") } Dice have ten sides, read 0 to 9.
    {"**"}March** as far as you like: every province entered, mountains, marshes and rivers cost Attrition Points, and at the Stop the army pays for them in men. Home ground costs half, a road less.
    {"**"}Battle**: one die and the difference of all modifiers: numbers, cavalry, tactics, ground, Veterans. A table says what both lose and who retreats. Odds stand beside the choice.
    {"**"}Siege**: with as much infantry as a city has defenders. Starve it, storm it, or spend Guile to have its gates opened.{ $scenario ->
        [eagle] { " " }A port whose sea is yours is hard to starve.
            { SIGN("fleet") } **Voyage**: from a friendly port to any port, over the seas between. With a level of 0 or more you pass; below, a die decides, and failing costs men.
       *[other] { "" }
    }
learn-symbols_title = The symbols
learn-symbols =
    { SIGN("emblem_rome") } Rome · { $scenario ->
        [central_italy] { SIGN("emblem_samnites") } the Samnites
        [thunderbolt] { SIGN("emblem_carthage") } Carthage
        [eagle] { SIGN("emblem_epirus") } Epirus · { SIGN("emblem_carthage") } Carthage
       *[alexander] { SIGN("emblem_samnites") } the Samnites · { SIGN("emblem_epirus") } Epirus
    }
    { SIGN("sp") } SP, infantry/cavalry · { SIGN("leader") } a leader: Initiative-Campaign and battle letter, as 2-6C · { SIGN("legion") } a legion
    { SIGN("city") } a city and its own defence · { SIGN("siege") } a siege · { SIGN("marker") } a marker of the cup · { SIGN("vp") } a point{ $scenario ->
        [eagle] { " " }· { SIGN("fleet") } Naval Superiority, a level for either side in each sea
       *[other] { "" }
    }
    On the map a counter tells all SP of an army, "+n" how many more units it has. A tower stands for an army within a city.
learn-opening_title = Your opening
learn-opening = Look at /map and its boards: the Senate, the armies, the cup. A march shows what it costs before you confirm it.
learn-opening_rome =
    { $scenario ->
        [central_italy] { SIGN("emblem_rome") } **Rome**: two legions in Rome and a third in Latium, whose army waits for its second. Go where you are welcome first: a province that is not yours revolts as you enter. Win the wavering ones by embassies, then take Samnium city by city.
        [eagle] { SIGN("emblem_rome") } **Rome**: three armies, far apart. Keep Pyrrhus off Campania until the year 278 is over, ask for legions every year, and fight where you are more: his men are hard to replace. Romans never go to Sicily; embassies do.
        [thunderbolt] { SIGN("emblem_rome") } **Rome**: two consular armies in the north. Keep them together, keep them out of a Major Defeat, and win single battles: each costs Hannibal a province more.
       *[alexander] { SIGN("emblem_rome") } **Rome**: two consular armies. The Field Consul may march into Samnium, the other defends Latium; ask the Senate before you leave Roman Italy elsewhere.
    }
learn-opening_samnites =
    { $scenario ->
        [central_italy] { SIGN("emblem_samnites") } **Samnites**: { $samnite_sp } SP, Gaius Pontius, and time on your side. Hold Samnium, raise men every turn, keep one province leaning to you, and fall on Romans who come into your hills.
       *[alexander] { SIGN("emblem_samnites") } **Samnites**: { $samnite_sp } SP in your own hills, where you pay half. Keep them together, raise tribes against whoever comes, and hold Bovianum.
    }
learn-opening_epirus =
    { $scenario ->
        [eagle] { SIGN("emblem_epirus") } **Epirus**: { $epirote_sp } SP under Pyrrhus, with elephants, in Calabria. Beat a Roman army, or take a Medium or Large city: then the Tarentines march too. Win the south over by Cineas and by Guile, call its men up once a turn, then choose: Campania by 278, or Sicily. Keep Pyrrhus alive.
       *[alexander] { SIGN("emblem_epirus") } **Epirus**: one army under Alexander, the best leader. Take the south province by province; small cities may surrender to you.
    }
learn-opening_carthage = { SIGN("emblem_carthage") } **Carthage**: keep Hannibal in command, as no lieutenant takes him along, and look for Major Victories. They turn provinces to your side, and whose level speaks for you opens its ungarrisoned cities; in the north each victory brings Gauls. Call up the provinces once a turn.
