### What /card explains beside the cards: terms of art. In our own words; the rulebook and the rulings decide.

term-prestige = Prestige
term-treasury = Treasury
term-consul = Consul
term-foe = Foe
term-force = Force
term-war_effort = War Effort
term-role = Role
term-control = Control
term-corruption = Corruption
term-fate_deck = Fate deck
term_text-prestige = Points that win the game. They come from battles, from conquests and from coins in the Treasury when your turn as Consul ends.
term_text-treasury = Rome's coins. They go from Consul to Consul; when your turn ends each is worth 1 Prestige to you.
term_text-consul = The player whose turn it is. He runs Rome, chooses in Peace and Raids, and names who plays the region that he fights.
term_text-foe = Everybody but the Consul. The Foes vote where a revolt breaks out; one of them plays Rome's enemy in each fight.
term_text-force = The strength of a side in a fight: its cards' numbers added. More Force wins; dice break a tie.
term_text-war_effort = The cards that a side plays in a fight, chosen in secret and shown together: at most one each of Ally, Strategy, Troops, Weapon and Battle.
term_text-role = Which people a player plays in a fight: Rome, or the region that Rome fights. Many cards serve one people or one role alone.
term_text-control = A region is Rome's when enough Conquest cards were played on it: one for most, three for the Samnites.
term_text-corruption = A Treasury of more than 20 coins loses a ten-sided die of them.
term_text-fate_deck = The deck of all cards. Hands are filled from it when a turn begins.
