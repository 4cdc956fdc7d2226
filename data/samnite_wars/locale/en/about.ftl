### What the rules text leaves open, and how this game settles it: told by /about.

about-note_1 = The rules text comes without its map. Which regions border on each other is reconstructed from the geography that the text names.
about-note_2 = The text leaves some cases open. Each is settled by a numbered ruling; those with a second reading are options of the table.
