"""LAND BATTLES: the six phases, each in its module, over the cards, their zones, the dice and a combat.

Battle plans and whole battles at once (`played_out`) use the same combats as the battle at the table.
"""
