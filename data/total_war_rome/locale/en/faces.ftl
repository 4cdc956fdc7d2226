### What the faces of the dice mean in each kind of roll, and how a battle on land goes: small print where dice are asked about or told.

faces-land = -# 🎲 Battle on land: ☠️ destroys a card, ✖️ wounds one (two wounds destroy), 🌀 does only what the card that rolled it says, ▫️ does nothing. Main cards are all troops but skirmishers and artillery.
faces-assault = -# 🎲 Assault: the garrison rolls first, then the army. ☠️ is 1 hit, ✖️ ½ a hit, and hits cost the army cards; with more hits than the garrison it takes the region. 🌀 only break a tie.
faces-hits = -# 🎲 ☠️ is 1 hit, ✖️ ½ a hit; their sum, rounded up, is what the army loses.
faces-avoid = -# 🎲 Avoiding battle: both generals roll their die, ☠️ beats ✖️ beats 🌀 beats ▫️. The better symbol gets away, an equal one must fight.
faces-sea = -# 🎲 Battle at sea: ☠️ sinks a ship, two ✖️ sink one, each 🌀 drowns a card of an army aboard (two 🌀 of Marines capture a ship), ▫️ does nothing.
faces-course = -# ⚔️ Four phases: terrain (dice for difficult ground), flanks (mounted cards alone), centre (all others), envelopment (mounted cards left over). Who destroys more **main cards** wins. A **reveal** shows you the enemy's cards of a combat before yours are final; the better general has one for each star more.
