### What the rules text leaves open, and how this game settles it: told by /about.

about-note_1 = Il testo delle regole arriva senza la sua mappa. Quali regioni confinano è ricostruito dalla geografia che il testo nomina.
about-note_2 = Il testo lascia aperti alcuni casi. Ognuno è risolto da un chiarimento numerato; quelli con una seconda lettura sono opzioni del tavolo.
