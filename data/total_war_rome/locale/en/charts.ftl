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
charts-sheet_start = The start: gold, cards of each army and ships of each navy.
charts-sheet_general_dice = The die of a general by stars.
charts-sheet_seas = The sea areas: which touch each other.
charts-sheet_specials = The special mercenary cards: dice, types for S, price in gold, cards in the deck.
