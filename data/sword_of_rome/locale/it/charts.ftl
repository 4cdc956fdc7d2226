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

## Figures of effects that a card may be given

name-figure_activate = valore con cui si attivano i comandanti
name-figure_add_support = sostegno aggiunto
name-figure_add_support_max_per_space = sostegno aggiunto al più in uno spazio
name-figure_attrition_times = quante volte si tira il logoramento
name-figure_cancel = quanto si annulla
name-figure_combat_dice = dadi della battaglia
name-figure_combat_mod = modificatore della battaglia
name-figure_combat_reroll = dadi ritirati
name-figure_discard = carte scartate
name-figure_draw = carte pescate
name-figure_effect = quanto dà
name-figure_extra_support = altro sostegno
name-figure_force_naval_roll = modificatore del viaggio
name-figure_force_naval_roll_mod_if_already = modificatore di un viaggio che già tira
name-figure_lose_cu = UC perse
name-figure_loss_mod = modificatore delle perdite
name-figure_mp_bonus = altri PM
name-figure_naval_mod = modificatore del viaggio
name-figure_permit_max_cu = UC al più
name-figure_permit = modificatore delle battaglie
name-figure_place_cu = UC piazzate
name-figure_plunder = bottino
name-figure_react_mod = modificatore della reazione
name-figure_remove_cu = UC tolte
name-figure_remove_support = sostegno tolto
name-figure_remove_support_max_per_space = sostegno tolto al più in uno spazio
name-figure_set_loyalty = lealtà
name-figure_settle = UC che si stabiliscono
name-figure_siege_mod = modificatore dell’assedio
name-figure_siege_points = punti d’assedio
name-figure_tactics_mod = modificatore della tattica
name-figure_take_back = valore della carta
name-figure_take_cu = UC prese
name-figure_unrest = malcontento
name-figure_vp = PV
name-figure_look = carte guardate
derived-own_figure = { $said } (Secondo la carta di chi possiede il gioco, { NAME($figure) }: { $value }.)
