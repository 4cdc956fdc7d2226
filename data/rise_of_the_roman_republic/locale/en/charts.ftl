### The sheets of an owner's own figures.

charts-sheet_leaders = The leaders by the numbers of their counters: ratings.
charts-sheet_cities = The cities by hex: size and port.
charts-sheet_terrain = The terrain of each hex.
charts-sheet_battle = Battles: tactics by letter and die, ratios, the battle table, pursuit. Percent lost.
charts-sheet_marches = Marches: avoidance, interception, coordination, attrition in percent.
charts-sheet_sieges = Sieges: assaults and attrition in percent, treachery, surrender, devastation.
