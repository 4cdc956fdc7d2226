"""THE GAME BOARD and UNIVERSAL RULES: distances, regions and their gold, armies and navies and what they may hold.

These modules ask and change what lies on the board; they register no procedure, and no chapter is imported here.
"""
