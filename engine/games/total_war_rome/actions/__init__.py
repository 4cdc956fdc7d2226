"""What players decide: the types of their actions, a module for each chapter of the rulebook.

Fields are ids: of factions, regions, armies, navies, agents, cards.
"""
