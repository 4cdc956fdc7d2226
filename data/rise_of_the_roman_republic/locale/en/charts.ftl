### The sheets of an owner's own figures.

charts-sheet_leaders = The leaders by the numbers of their counters: ratings.
charts-sheet_terrain = Each hex: land, coastal or sea; its terrain, province and sea zone. Cities stand where they are.
charts-sheet_rivers = The rivers, a row each hexside that one runs along: the hexes on both sides. Rows may be added and left out.
charts-sheet_straits = Hexsides over which nobody goes by land. Rows may be added and left out.
charts-sheet_sea_zones = Sea zones that touch. Rows may be added and left out.
charts-sheet_roads = The roads: their hexes, from one end to the other.
charts-sheet_defence = The strength of a city's own defence by its size. That of medium ones is printed in the rules.
charts-sheet_battle = Battles: tactics by letter and die, ratios, the battle table, pursuit, elephants. Percent lost.
charts-sheet_marches = Marches: interception, coordination, attrition in percent.
charts-sheet_sieges = Sieges: assaults and attrition in percent, treachery, surrender, devastation.
charts-sheet_men = Legions and reinforcements that Rome asks for, by die; levels of fleets; auxiliaries.
charts-sheet_peoples = The alliance track: what moves it, and by how many boxes; embassies.
charts-sheet_fleets = Naval Superiority: levels, SP that are shipped, the die of a zone, percent lost.
charts-sheet_augury_samnite = Auguries of the Samnite Wars by two dice, each up to so much. Rows may be added and left out; the last is 100.
charts-sheet_augury_eagle = Auguries of the Eagle by two dice, each up to so much. Rows may be added and left out; the last is 100.
charts-sheet_operations = What follows each operation: a roll for continuation, the end of the phase (finished), neither (free).
charts-sheet_start = What the scenarios do not print: levels of the alliance track at Thunderbolt's start, the Samnites' siege capability in the First Alexander Invasion.
charts-sheet_magistrates = The die modifier of a consul who is visited again.
