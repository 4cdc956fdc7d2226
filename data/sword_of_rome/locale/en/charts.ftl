### The sheets of an owner's own figures.

charts-sheet_leaders = The leaders: the lowest card value that activates them, their tactics, and what the Greeks pay to keep them.
charts-sheet_spaces = The spaces of the map: whose home, of which kind, loyalty, port, reinforcement in CU, and where they lie, in degrees.
charts-sheet_links = The links between two spaces; one way: from a to b alone. Rows may be added and left out.
charts-sheet_roman_cards = The Roman deck: value, icons, and what each card does.
charts-sheet_gallic_cards = The Gallic deck: value, icons, and what each card does.
charts-sheet_greek_cards = The Greek deck: value, icons, and what each card does.
charts-sheet_samnite_cards = The deck of Etruscans and Samnites: value, icons, and what each card does.
charts-sheet_carthaginian_cards = The Carthaginian deck: value, icons, and what each card does.
charts-sheet_turns = The turns: years BC, and VP for an automatic victory.
charts-sheet_battle = Battles: from which ratio on the larger army has which modifier, and wins without a battle.
charts-sheet_sieges = Sieges by two dice: siege points and CU lost.
charts-sheet_attrition = Attrition in CU, voyages, and how many spaces the plunder track has.
charts-sheet_gallic_events = The Gallic events with three players: how often each strikes.
