### Le tabelle di chi possiede il gioco: l'opzione della sala, i comandi, il foglio di calcolo e i suoi errori.

error-no_charts = Le tabelle { $charts } qui non sono installate, o ora dicono altro
name-option_charts = Tabelle
name-option_charts_reconstructed = ricostruite

## Che cosa non va in un foglio di calcolo, detto dopo foglio e cella.

charts-at = **{ $where }**: { TEXT($why) }
charts-no_sheet = un foglio con questo nome non c'è; ci sono: { $known }
charts-no_column = una colonna «{ $column }» non c'è; ci sono: { $known }
charts-column_lacks = manca la colonna «{ $column }»
charts-no_row = in questa tabella non c'è una riga «{ $row }»
charts-row_twice = la riga «{ $row }» c'è due volte
charts-row_lacks = manca la riga «{ $row }»: ogni nostra riga deve esserci
charts-no_rows = il foglio non ha righe
charts-too_long = una cella può avere { $most } { $most ->
    [one] carattere
   *[other] caratteri
}: soltanto valori e nomi brevi
charts-sure = { $column } qui non è una ricostruzione e resta { $ours }
charts-moment = { $column } qui è una data o un'ora, non un valore: dai alla cella il formato testo o numero
charts-empty = { $column } non può essere vuoto
charts-not_flag = { $column } è «yes» o vuoto
charts-not_number = { $column } va da { $whole ->
    [True] { $low } a { $high }
   *[other] { $low } a { $high }, con decimali
}{ $also ->
    [none] {""}
   *[other] , o { $also }
}
charts-no_figure = “{ $figure }” non è un valore di questo effetto{ $some ->
    [True] , da scrivere come nome=numero, con “;” in mezzo; ha: { $known }
   *[other] , che non ne ha
}
charts-not_word = { $column } non può essere «{ $word }»{ $listed ->
    [True] : è uno tra { $known }
   *[other] : vedi l'elenco nel modello
}
charts-not_count = in { $column } servono qui tanti valori, separati da spazi: { $count }
charts-not_utf8 = questo non è testo UTF-8: salvalo come CSV UTF-8
charts-not_name = questo non è un nome: soltanto lettere, cifre, spazi singoli e .,'’()&-, al massimo 60
charts-not_mutual = «{ $row }» nomina «{ $other }», che non la nomina
charts-not_csv = la riga non si può leggere come CSV
charts-many_rows = un foglio può avere { $most } { $most ->
    [one] riga
   *[other] righe
}
charts-many_columns = un foglio può avere { $most } { $most ->
    [one] colonna
   *[other] colonne
}
charts-too_large = il file supera { $most } MB
charts-bomb = una volta scompattato, il file supera { $most } MB
charts-macros = il foglio di calcolo ha delle macro: salvalo come .xlsx senza
charts-locked = il foglio di calcolo è protetto da una password
charts-old_form = questo è un foglio di calcolo di vecchio formato, o protetto da una password: salvalo come .xlsx o .ods
charts-no_workbook = questo non è un foglio di calcolo leggibile: lo sono .xlsx e .ods
charts-formula = qui c'è una formula: incolla al suo posto il valore
charts-merged = qui delle celle sono unite: separale
charts-too_much = leggerlo ha richiesto troppa memoria o troppo tempo
charts-own_check = il controllo del gioco dice: { $why }
charts-game_broke = una partita di prova si è rotta (la numero { $number }): { $why }

## Il modello

charts-about_title = { NAME($game) }: i tuoi valori
charts-about_what = Alcuni valori di questo gioco qui sono ricostruiti. Chi possiede il gioco stampato può mettere i propri al loro posto, per i tavoli che ospita.
charts-about_how = Cambia ciò che differisce dalla tua copia e lascia tutto il resto com'è. Nessun foglio va compilato per forza; un foglio che elimini tiene i nostri valori.
charts-about_figures = Soltanto valori e nomi brevi: niente testi di carte, niente immagini. Una cella può avere 60 caratteri.
charts-about_hand_in = Consegnalo con /tabelle carica, o guardalo prima con «praetor charts check FILE». Salvalo come .xlsx o .ods, o come file CSV con i nomi dei fogli.
charts-about_open = una ricostruzione: si può cambiare
charts-about_sure = stampato nelle regole o attestato da partite pubblicate: resta
charts-about_read = da leggere: id, nomi e numeri delle righe
charts-section = (Regole: { $section })
charts-sheet_names = Come si chiama ogni cosa, in una lingua o in tutte (any). Una riga che togli tiene il nostro nome; si possono aggiungere righe.
charts-note_name = Un nome: soltanto lettere, cifre, spazi singoli e .,'’()&-, al massimo 60
charts-note_flag = «yes» o vuoto
charts-note_number = { $whole ->
    [True] Un numero intero, da { $low } a { $high }
   *[other] Un numero con decimali, da { $low } a { $high }
}{ $also ->
    [none] {""}
   *[other] , o { $also }
}
charts-note_like = L'id di una nostra carta: ciò che fa quella, lo fa anche questa. Vuoto: ciò che fa ora. «value_only»: conta solo per il valore, perché nessuna nostra carta fa ciò che fa la tua. Vedi il foglio «effects».
charts-note_figures = Valori di ciò che fa la carta, dove la tua ne ha altri: nome=numero, con “;” in mezzo. Quali abbia un effetto sta nel foglio “effects”. Vuoto: come dice quel foglio.
charts-note_word = { $listed ->
    [True] Uno tra: { $known }
   *[other] Un id della tabella «{ $ids }»
}
charts-note_words = { $listed ->
    [True] Quelli che vuoi tra questi, separati da spazi: { $known }
   *[other] Id della tabella «{ $ids }», separati da spazi
}
charts-effects_id = id
charts-effects_name = nome
charts-effects_does = che cosa fa
charts-effects_figures = valori
charts-effect_figure = { $figure }={ $ours }: { NAME($named) } ({ $count ->
    [0] {""}
   *[other] { $count } separati da spazi, ciascuno{" "}
}{ $whole ->
    [True] da { $low } a { $high }
   *[other] tra { $known }
})

## Che cosa si dice di un foglio di calcolo

charts-nothing_changes = Niente differisce dai nostri valori.
charts-nothing_to_keep = Niente differisce dai nostri valori: non è stato provato né conservato nulla. Cambia ciò che differisce dalla tua copia, salva il file e consegnalo di nuovo.
charts-changes = Righe diverse dalle nostre: { $sheets }.
charts-by_value_only = Solo per il valore, perché qui nessuna regola fa ciò che fanno: { $count ->
    [one] una carta
   *[other] { $count } carte
}.
charts-count = { $count } in { $sheet }
charts-faults = { $count ->
    [one] Una cosa non va:
   *[other] { $count } cose non vanno:
}
charts-more_faults = … e altre { $count }.
charts-mend = Non è stato conservato nulla: correggi, salva il file e consegnalo di nuovo.
charts-good = Si può giocare: { $games ->
    [one] una partita di prova è arrivata
   *[other] { $games } partite di prova sono arrivate
} alla fine.

## /tabelle

help-charts = I valori di un gioco stampato che possiedi
help-charts_template = Un foglio di calcolo con i nostri valori, da compilare
help-charts_load = Consegna un foglio di calcolo con i tuoi valori
help-charts_list = Le tue tabelle, quelle che altri condividono con te e quelle del server
help-charts_use = Fai giocare con le tabelle un tavolo non ancora iniziato
help-charts_share = Lascia giocare qualcuno con le tue tabelle, cinque al massimo
help-charts_file = Le tabelle di una partita finita, per verificarla
help-charts_delete = Elimina tabelle tue o del server; i tavoli continuano con i nostri valori
option-charts_game = Il gioco
option-charts_file = Il foglio di calcolo (.xlsx, .ods), o un foglio come CSV
option-charts_owner = Che possiedi il gioco stampato; basta dirlo una volta per gioco
option-charts_name = Il nome delle tabelle
option-charts_as = Come si chiamano; altrimenti come il file
option-charts_person = Chi
option-charts_whose = Di chi sono: tue, a meno che tu gestisca questo server e lo dica
charts-whose_me = mie
charts-whose_server = di questo server: può usarle chiunque vi ospiti un tavolo
charts-i_own_it = Possiedo il gioco stampato
charts-template = **{ $game }**: compila ciò che differisce dalla tua copia e consegnalo con `/tabelle carica`.
charts-file_alt = Un file
charts-trying = Si giocano partite di prova: { $played } di { $games }. Qui saprai come finiscono.
charts-waiting = { $ahead ->
    [one] Prima c'è un'altra prova,
   *[other] Prima ci sono altre { $ahead } prove,
} poi la tua. Qui saprai come finisce.
charts-trial_failed = La prova si è interrotta (n. { $number }); non è stato conservato nulla. Consegnale di nuovo.
charts-broken_off =
    Il bot è stato fermato prima che finisse la prova delle tue tabelle per { $game }.
    Non ne è conservato nulla, e la prova non è una delle tue tre al giorno. Consegnale di nuovo con `/tabelle carica`.
charts-kept = Conservate come **{ $name }**. Chi ospita fa giocare un tavolo con `/tabelle usa`; sono tue, e quando le elimini non ci sono più.
charts-kept_server = Conservate per questo server come **{ $name }**. Chi ospita qui un tavolo lo fa giocare con `/tabelle usa`; chi gestisce il server può eliminarle. Non portano il nome di nessuno.
charts-none = Non hai tabelle, e nessuno ne condivide con te.
charts-line = **{ $name }** ({ $game }), versione { $version }, `{ $hash }…`, { MOMENT($at) }. { $changes }
charts-line_server = **{ $name }** ({ $game }) di questo server, versione { $version }, `{ $hash }…`, { MOMENT($at) }. { $changes }
charts-line_trying = **{ $name }** ({ $game }) è in prova, partite finora: { $played } su { $games }.
charts-line_waiting = **{ $name }** ({ $game }) aspetta la prova, dopo { $ahead ->
    [one] un’altra
   *[other] altre { $ahead }
}.
charts-line_shared = **{ $name }** ({ $game }) di { $owner }, `{ $hash }…`. { $changes }
charts-shared_with = Condivise con { $people }.
charts-used = Questo tavolo si gioca con: **{ $name }**.
charts-shared = Ora { $person } può far giocare dei tavoli con **{ $name }**.
charts-file = Le tabelle **{ $name }**: `praetor verify FILE --overlay charts.json` verifica la partita con esse.
charts-deleted = **{ $name }** è stata eliminata. { $tables ->
    [0] Nessun tavolo la usava.
    [one] Un tavolo continua con i nostri valori.
   *[other] { $tables } tavoli continuano con i nostri valori.
}
charts-lobby = Si gioca con le tabelle **{ $name }** di { $whose ->
    [server] questo server
   *[other] { $owner }
}. { $changes } Chi siede qui può consultarle, e alla fine le riceve come file finché vengono conservate.
charts-lobby_gone = Le tabelle scelte qui sono state ritirate: chi ospita ne sceglie altre, o le nostre, con `/tabelle usa`.
charts-elsewhere = il file non si trova sui server di Discord
charts-not_fetched = non è stato possibile prendere il file; riprova
error-charts_off = Chi gestisce questo bot non ha permesso valori propri.
error-charts_forbidden = Chi gestisce questo server qui non permette valori propri.
error-charts_own = Di' una volta che possiedi il gioco stampato ({ $game }): consegna di nuovo il file con `possiedo: Possiedo il gioco stampato`. Viene conservato, così nessuno te lo chiede più.
error-charts_manager = Soltanto chi gestisce questo server può conservare tabelle per il server, o eliminarle.
error-charts_trials = Oggi hai già avuto tre prove; altre domani.
error-charts_most = Ci sono già tante tabelle quante una persona o un server ne può avere ({ $most }); prima eliminane qualcuna.
error-charts_name = Un nome ha lettere, cifre e spazi, al massimo { $most } in tutto.
error-charts_unknown = Per questo gioco non hai tabelle «{ $name }», nessuno le condivide con te, e questo server non ne ha.
error-charts_shared = Può già farlo.
error-charts_share_most = Le tabelle si possono condividere con tante persone e non più: { $most }.
error-charts_ours = Questo tavolo si gioca con i nostri valori.
error-charts_not_seated = Le tabelle di una partita sono per chi vi ha giocato.
error-charts_running = Le tabelle si consegnano quando la partita è finita.
error-charts_gone = Chi le possedeva non le conserva più.
error-charts_not_installed = Questo bot è stato installato senza ciò che serve ai fogli di calcolo (l'extra «charts»).
charts-by_charts = -# Secondo le tabelle con cui si gioca questo tavolo.
charts-by_ours = -# Secondo i nostri valori: questo tavolo si gioca con le tabelle di chi possiede il gioco, che sono per chi vi siede.
