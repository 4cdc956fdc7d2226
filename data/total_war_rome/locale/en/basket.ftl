### The basket: what sets several of its lines at once.
basket-new_army = Raise a new army: { TEXT($general) }
basket_why-developments = last for the whole game; a complete column is worth a victory point.
basket_why-generals = lead armies: each star that theirs lacks is a reveal in battle.
basket_why-posts = say which army a new general leads; without an army he founds one.
basket_why-troops = win battles and assaults; an army of fewer than two main cards is lost.
basket_why-ships = keep the sea: they carry armies and guard the way to them.
basket_why-improvements = bring gold or hold a region, for as long as it is yours.
basket_why-roads = take an army three regions for 1 MU and join your markets.
basket_why-agents = are the hands of your cards: one deed each a round.
basket_why-unrest = ends here for gold, so that the region pays its tax again.
basket_why-events = make this basket cheaper or larger; each card is spent.
basket-cost = { $cost } gold
