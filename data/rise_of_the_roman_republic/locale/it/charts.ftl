### I fogli dei valori di chi possiede il gioco.

charts-sheet_leaders = I capi secondo i numeri delle loro pedine: valori.
charts-sheet_cities = Le città secondo l'esagono: grandezza e porto.
charts-sheet_terrain = Il terreno di ogni esagono.
charts-sheet_battle = Le battaglie: tattica per lettera e dado, rapporti, la tabella della battaglia, inseguimento. Perdite in percento.
charts-sheet_marches = Le marce: evitare, intercettare, coordinare, logoramento in percento.
charts-sheet_sieges = Gli assedi: assalti e logoramento in percento, tradimento, resa, devastazione.
