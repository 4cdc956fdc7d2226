### The sheets of an owner's own figures.

charts-sheet_regions = The regions: whose home, gold a round, dice of a mercenary region, harbour, symbols of trees and mountains, and the sea areas on their coast.
charts-sheet_borders = The borders between two regions, each once. Rows may be added and left out.
charts-sheet_troops = The troop cards: dice in good going and in difficult terrain, against which types an S is a Skull (red) or cancels (black), price in gold, cards in the deck.
charts-sheet_ships = The ship cards: dice, price in gold, cards in the deck.
charts-sheet_generals = The generals: stars and characteristic.
charts-sheet_developments = The developments: price in gold.
charts-sheet_cards = The action cards: agent action, emergency tax levy in gold, event.
charts-sheet_mercenaries = The mercenary packs: cards of each kind.
charts-sheet_dice = The faces of the skull dice: six of each colour.
charts-sheet_start = The start: gold of each faction.
charts-sheet_start_regions = The start: regions that begin with another faction than at home, or with none. Rows may be added and left out.
charts-sheet_start_agents = The start: the agents of each faction and where they stand. Rows may be added and left out.
charts-sheet_start_armies = The start: the armies of each faction, who leads them, and where they stand; without a region they are on the faction board. Rows may be added and left out.
charts-sheet_start_troops = The start: the cards of these armies. Rows may be added and left out.
charts-sheet_start_navies = The start: the ships of each navy, and the region in whose harbour it lies; without one it is on the faction board. Rows may be added and left out.
charts-sheet_start_improvements = The start: improvements in regions of a faction that plays. Rows may be added and left out.
charts-sheet_start_diplomacy = The start by the historical diplomacy: pairs of factions that are not neutral. Rows may be added and left out.
charts-sheet_general_dice = The die of a general by stars.
charts-sheet_seas = The sea areas: which touch each other.
charts-sheet_specials = The special mercenary cards: dice, types for S, price in gold, cards in the deck.
