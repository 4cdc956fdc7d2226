### What the rules text leaves open, and how this game settles it: told by /about.

about-note_1 = Il regolamento è seguito sezione per sezione, ma la sua mappa, i testi delle carte e le tabelle delle schede di gioco non sono pubblici. Spazi, collegamenti, spazi vittoria, le cifre di quasi tutti i comandanti, gli effetti di quasi tutte le carte, le tabelle di rapporto di forze, assedio e logoramento e i livelli di vittoria automatica sono ricostruiti; ciò che è attestato da partite pubblicate resta, ed è indicato come attestato nei file dei dati.
about-note_2 = Dove il regolamento tace o è ambiguo decide un chiarimento.
