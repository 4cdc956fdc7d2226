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

## Figures of effects that a card may be given

name-figure_army_mu = MU of an army
name-figure_navy_mu = MU of a navy
name-figure_roll_damage_navy_dice = dice of ship damage
name-figure_roll_damage_army_dice = dice of damage
name-figure_terrain_delta = difficult terrain
name-figure_extra_reveal = reveals
name-figure_gain_gold = gold
name-figure_gain_gold_region_value_factor = times the gold value
name-figure_remove_unrest = unrest markers that are removed
name-figure_place_unrest = unrest markers that are placed
name-figure_extra_agent_action = further actions of an agent
name-figure_agent_steps = further steps of an agent
name-figure_garrison_dice_delta = dice of the garrison
name-figure_assault_dice_add_dice = dice of the assault
name-figure_free_recruit_max_cost = cost of a free troop card at most
name-figure_upgrade_veteran = troop cards made veterans
name-figure_free_improvement = free improvements
name-figure_development_discount_once = gold less for a development
name-figure_initiative_bonus = initiative
name-figure_extra_recover = further cards recovered
name-figure_reroll_card_dice = how often a card’s dice are rolled again
name-figure_downgrade_result = Skulls that become X
name-figure_lose_random_mercenary = mercenary cards that are lost
name-figure_offer_diplomacy_step = steps of a better status
