### I fogli dei valori di chi possiede il gioco.

charts-sheet_leaders = I comandanti: il valore più basso di una carta che li attiva, la loro tattica, e quanto pagano i Greci per tenerli.
charts-sheet_spaces = Gli spazi della mappa: di chi sono la patria, di che tipo, lealtà, porto, rinforzo in UC, e dove si trovano, in gradi.
charts-sheet_links = I collegamenti tra due spazi; one_way: soltanto da a verso b. Si possono aggiungere e togliere righe.
charts-sheet_roman_cards = Il mazzo romano: valore, icone, e che cosa fa ogni carta.
charts-sheet_gallic_cards = Il mazzo gallico: valore, icone, e che cosa fa ogni carta.
charts-sheet_greek_cards = Il mazzo greco: valore, icone, e che cosa fa ogni carta.
charts-sheet_samnite_cards = Il mazzo di Etruschi e Sanniti: valore, icone, e che cosa fa ogni carta.
charts-sheet_carthaginian_cards = Il mazzo cartaginese: valore, icone, e che cosa fa ogni carta.
charts-sheet_turns = I turni: anni a.C., e PV per una vittoria automatica.
charts-sheet_battle = Le battaglie: da quale rapporto l'esercito più grande ha quale modificatore, e vince senza combattere.
charts-sheet_sieges = Gli assedi con due dadi: punti assedio e UC perse.
charts-sheet_attrition = Il logoramento in UC, le traversate, e le caselle del tracciato del bottino.
charts-sheet_gallic_events = Gli eventi gallici in tre: quante volte colpisce ciascuno.
