### What the rules text leaves open, and how this game settles it: told by /about.

about-note_1 = The rulebook is followed to the letter, but it comes without its board, dice, cards and faction boards. Those are reconstructed; names and figures that the rulebook attests are kept.
about-note_2 = Where the rulebook is silent or ambiguous a ruling settles it (rulings.yaml). Those with a second reading are options of the table.
about-note_3 = Victory points, the five phases, the thirteen agent actions, conquest, assaults, battles and purchases are the rulebook's.
about-note_4 = Which troops an army holds is its owner's secret until a spy or a battle shows it. How many cards it has, and how many are mercenaries, everybody knows.
about-note_5 = Storm at Sea is played at any moment of a campaign turn, and an ally's leave is taken as given for a retreat, so that nobody has to wait for an answer at every step.
