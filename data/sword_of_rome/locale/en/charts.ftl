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

## Figures of effects that a card may be given

name-figure_activate = value at which leaders are activated
name-figure_add_support = support that is added
name-figure_add_support_max_per_space = support added in a space at most
name-figure_attrition_times = how often attrition is rolled
name-figure_cancel = how much is cancelled
name-figure_combat_dice = dice of the battle
name-figure_combat_mod = modifier of the battle
name-figure_combat_reroll = dice that are rolled again
name-figure_discard = cards that are discarded
name-figure_draw = cards that are drawn
name-figure_effect = how much it gives
name-figure_extra_support = further support
name-figure_force_naval_roll = modifier of the voyage
name-figure_force_naval_roll_mod_if_already = modifier of a voyage that rolls already
name-figure_lose_cu = CU that are lost
name-figure_loss_mod = modifier of the losses
name-figure_mp_bonus = further MP
name-figure_naval_mod = modifier of the voyage
name-figure_permit_max_cu = CU at most
name-figure_permit = modifier of battles
name-figure_place_cu = CU that are placed
name-figure_plunder = plunder
name-figure_react_mod = modifier of the reaction
name-figure_remove_cu = CU that are removed
name-figure_remove_support = support that is removed
name-figure_remove_support_max_per_space = support removed in a space at most
name-figure_set_loyalty = loyalty
name-figure_settle = CU that settle
name-figure_siege_mod = modifier of the siege
name-figure_siege_points = siege points
name-figure_tactics_mod = modifier of Tactics
name-figure_take_back = value of the card
name-figure_take_cu = CU that are taken
name-figure_unrest = unrest
name-figure_vp = VP
name-figure_look = cards that are looked at
derived-own_figure = { $said } (By its owner’s card, { NAME($figure) }: { $value }.)
