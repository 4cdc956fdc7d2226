### The sheets of an owner's own figures.

charts-sheet_leaders = The leaders by the numbers of their counters: ratings.
charts-sheet_terrain = Each hex: land, coastal or sea; its terrain, province and sea zone. Cities stand where they are.
charts-sheet_rivers = The rivers, a row each hexside that one runs along: the hexes on both sides. Rows may be added and left out.
charts-sheet_straits = Hexsides over which nobody goes by land. Rows may be added and left out.
charts-sheet_sea_zones = Sea zones that touch. Rows may be added and left out.
charts-sheet_roads = The roads: their hexes, from one end to the other.
charts-sheet_defence = The strength of a city's own defence by its size. That of medium ones is printed in the rules.
charts-sheet_battle = Battles: tactics by letter and die, ratios, the battle table, pursuit, elephants. Percent lost.
charts-sheet_elephants = What the die of each SP of elephants does, from 0 to 9: so much is added, or the elephants are lost.
charts-sheet_marches = Marches: interception, coordination, attrition in percent.
charts-sheet_sieges = Sieges: assaults and attrition in percent, treachery, surrender, devastation.
charts-sheet_men = Legions and reinforcements that Rome asks for, by die; levels of fleets; auxiliaries.
charts-sheet_peoples = The alliance track: what moves it, and by how many boxes; embassies.
charts-sheet_fleets = Naval Superiority: levels, SP that are shipped, the die of a zone, percent lost.
charts-sheet_augury_samnite = Auguries of the Samnite Wars by two dice, each up to so much. Rows may be added and left out; the last is 100.
charts-sheet_augury_eagle = Auguries of the Eagle by two dice, each up to so much. Rows may be added and left out; the last is 100.
charts-sheet_auguries = What auguries bring: percent that a plague takes, Attrition Values that a drought or a harvest changes, hexes of the Appian Way, boxes of a swing.
charts-sheet_operations = What follows each operation: a roll for continuation, the end of the phase (finished), neither (free).
charts-sheet_start = What the scenarios do not print: levels of the alliance track at Thunderbolt's start, the Samnites' siege capability in the First Alexander Invasion.
charts-sheet_magistrates = The die modifier of a consul who is visited again.

## What the events of auguries do

augury_text-none = Nothing happens.
augury_text-tribal_revolt = A tribe that the dice name revolts against Rome.
augury_text-gauls = The Senones come into Italy, if they are not there.
augury_text-appian_way = Rome builds the Appian Way on; by how many hexes stands in the sheet “auguries”.
augury_text-via_valeria = The Via Valeria is opened from Rome to Corfinium.
augury_text-plague = Each force in a province that lots name loses so many percent (sheet “auguries”); no men come from there this turn.
augury_text-drought = Attrition Values are higher this turn (sheet “auguries”).
augury_text-good_harvest = Attrition Values are lower this turn (sheet “auguries”).
augury_text-omens_bad = A consul’s marker leaves the cup.
augury_text-omens_good = A consul whom Rome chooses acts once more.
augury_text-levy = A legion is raised in Rome.
augury_text-samnite_levy = The Samnites roll for manpower once more.
augury_text-assassins = A foreign leader whom lots name rolls whether they are hit.
augury_text-senate_quarrel = The Senate grants nothing until the next Roman phase is over.
augury_text-diplomatic_swing = A province that is nobody’s ally moves towards the side that has fewer (boxes: sheet “auguries”).
augury_text-syracuse_invites_pyrrhus = Syracuse calls Pyrrhus: the city and its men are his.
augury_text-gallic_or_etruscan_stir = The northern border is open for a turn: one force may cross it.
augury_text-storm = Who has more ships in a sea zone that lots name loses a level.
augury_text-tarentine_unrest = The Tarentines stay where they are this turn.
augury_text-plot_against_the_king = Pyrrhus rolls whether he is hit.
