### What the rules text leaves open, and how this game settles it: told by /about.

about-note_1 = The rulebook is followed section by section, but its map, its card texts and the tables of its player cards are not public. Spaces, links, victory spaces, the ratings of most leaders, the effects of most cards, the force ratio, siege and attrition tables and the levels of an automatic victory are reconstructed; whatever published play attests is kept, and marked as attested in the data files.
about-note_2 = Where the rulebook is silent or ambiguous a ruling settles it.
