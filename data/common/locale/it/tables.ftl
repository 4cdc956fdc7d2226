### Undo by consent, deadlines and absence, standing orders, the host, the server's limits.

name-plays_computer = Un giocatore computer gioca per me
name-plays_default = A ogni domanda si gioca la risposta predefinita
name-remind_off = No
name-remind_last = Solo prima di una scadenza
name-remind_6 = Ogni 6 ore, e prima di una scadenza
name-remind_12 = Ogni 12 ore, e prima di una scadenza
name-remind_24 = Ogni giorno, e prima di una scadenza
name-remind_48 = Un giorno sì e uno no, e prima di una scadenza
name-palette_drawn = Colori originali
name-palette_protan = Per occhi che vedono poco il rosso (protanopia)
name-palette_deutan = Per occhi che vedono poco il verde (deuteranopia)
name-palette_tritan = Per occhi che vedono poco il blu (tritanopia)
name-palette_grey = Grigio
name-palette_dark = Scuro
option-pictures = I colori di mappe, mani e carte che ricevi
name-switch_on = Sì
name-switch_off = No
name-posts_cards = Schede
name-posts_plain = Solo testo
name-order_pass = Passa
name-order_unless = Passa, se il bersaglio non sono io
name-order_ask = Chiedimelo
name-order_until_game = per tutta la partita
name-order_until_turn = fino alla fine di questo turno
name-creators_all = tutti
name-creators_managers = chi gestisce il server
button-agree = Accetta
button-refuse = Rifiuta
button-retake = Eccomi di nuovo
button-take = Prendi questo posto
button-revive = Riprendi la partita
button-passon = Passa sempre qui
button-orders = Ordini permanenti…
button-end = Chiudi la partita
button-goleave = Lascio il mio posto
button-noend = Annulla
screen-alike = -# Niente di ciò che hai serve qui. Lo si chiede a te come a chiunque potrebbe avere qualcosa, così nessuno scopre chi ce l'ha.
screen-passing = -# Gli altri aspettano ogni risposta fino ad allora; senza, passi. **Passa sempre qui** passa in questa finestra e in tutte quelle dello stesso tipo, per l'intera partita; `/ordini cancella` lo annulla.
panel-ended = 🏁 Partita chiusa. `/partita riapri` la riprende; termine: { MOMENT($until) }. Poi è abbandonata per sempre.
panel-archived = Partita messa da parte. `/partita riapri` la riprende.
panel-paused = ⏸️ In pausa; inizio: { MOMENT($since) }. Nessuna scadenza corre. `/host riprendi` fa ripartire.
panel-away = { SEAT($seat) } non c'è; ritorno: { MOMENT($to) }.{ TEXT($rested) }
panel-kept =
    { GRAMMAR($seats, "number") ->
        [plural] I computer tengono i posti di { SEATS($seats) }, che possono riprenderli
       *[singular] Un computer tiene il posto di { SEATS($seats) }, che può riprenderlo
    } con `/ritorno`.
dm-won = 🏁 **La partita è finita.** Vittoria: **{ NAMES($winners) }**. { TEXT($why) }
dm-drawn = 🏁 **La partita è finita.** Non vince nessuno. { TEXT($why) }
dm-your_seat = Ora questo posto è tuo. La tua mano:
dm-again = La tua mano, ancora una volta:
ledger-undone_agreed = ↩️ Il tavolo torna a prima di: { TEXT($step) } (richiesta di { PLAIN($by) }, con il consenso degli altri). Ciò che si decide di nuovo si tira di nuovo.
ledger-redone_agreed = ↪️ Ciò che era annullato vale di nuovo, con gli stessi dadi (richiesta di { PLAIN($by) }, con il consenso degli altri).
ledger-taken_over =
    🤖 { SEAT($seat) } ha mancato { $count ->
        [one] { $count } scadenza
       *[other] { $count } scadenze
    } di fila: per ora gioca un computer. { SEAT($seat) } può riprendere il posto quando vuole con il pulsante, o con `/ritorno`.
ledger-kicked = 🤖 Il tavolo prosegue senza { SEAT($seat) }: un computer prende il suo posto.
ledger-voted_out = 🤖 Il tavolo prosegue senza { PLAIN($who) }: il posto passa { SEAT($seat, form: "a") }, un giocatore computer.
ledger-back = 👋 { SEAT($seat) } è di nuovo al tavolo.
ledger-replaced = 👋 { SEAT($seat) } prende un posto, con la sua mano.
ledger-renamed = { PLAIN($was) } ora si chiama { SEAT($seat) }.
ledger-person_gone = 👋 { SEAT($seat) } non è più in questo server. Il posto resta suo, se torna. Per proseguire senza: `/host escludi` chiede agli altri.
ledger-office_gone = { PLAIN($who) } non è più in questo server: ora l'host è { SEAT($seat) }.
ledger-office = Ora l'host è { SEAT($seat) }.
ledger-extended =
    ⏳ { $hours ->
        [one] { $hours } ora
       *[other] { $hours } ore
    } in più per questa decisione.
ledger-archived = Questo tavolo è messo da parte: da molto tempo nessuno risponde. Niente è perso.
ledger-archived_empty = A questo tavolo restano solo giocatori computer: è messo da parte finché qualcuno non torna. Niente è perso.
ledger-revived = Il tavolo riprende.
ledger-returned = Sono di nuovo in questo server, e il tavolo riprende. Le scadenze ripartono da capo.
ledger-ended = 🏁 { PLAIN($by) } ha chiuso la partita. Chi gioca qui può riprenderla, con il pulsante o con `/partita riapri`; termine: { MOMENT($until) }. Poi è abbandonata per sempre, e il segreto dei suoi dadi viene pubblicato.
ledger-ended_vote = 🏁 La partita è chiusa con un voto, su richiesta di { PLAIN($by) }. Chi gioca qui può riprenderla, con il pulsante o con `/partita riapri`; termine: { MOMENT($until) }. Poi è abbandonata per sempre, e il segreto dei suoi dadi viene pubblicato.
ledger-given_up = 🏁 Nessuno ha ripreso la partita in tempo: è abbandonata per sempre. Il segreto dei suoi dadi è pubblicato.
ledger-left_alone = 🏁 Qui non gioca più nessuno dopo { PLAIN($by) }: la partita è abbandonata. Il segreto dei suoi dadi è pubblicato.
notice-left_alone = La partita **{ $name }** è abbandonata: non ci gioca più nessuno.
ledger-closed = 🏁 { PLAIN($by) } ha chiuso questo tavolo prima che la partita iniziasse.
ledger-away = 🌙 { SEAT($seat) } non c'è: { MOMENT($frm) } → { MOMENT($to) }; { TEXT($plays) }.
ledger-here_again = 👋 { SEAT($seat) } è di nuovo qui.
ledger-gap = ⏱️ Sono rimasto fermo: { MOMENT($began) } → { MOMENT($ended) }. Per quello che è chiesto ora c'è ancora almeno un quarto della scadenza di questo tavolo, e mai meno di un'ora, da quel momento.
ledger-gap_clock = ⏱️ Il mio orologio è saltato, o la mia macchina ha dormito, fino a { MOMENT($ended) }. Per quello che è chiesto ora c'è ancora almeno un quarto della scadenza di questo tavolo, e mai meno di un'ora, da quel momento.
ledger-lost = ⚙️ Impostazioni di questo tavolo che non conosco più: { TEXTS($lost) }. Chi ospita può sceglierne altre: `/host scadenze`, `/host lingua`, `/host immagini`.
notice-lost = ⚙️ Tue impostazioni che non conosco più: { TEXTS($lost) }. Con `/impostazioni` ne scegli altre.
lost-zone = il fuso orario { PLAIN($was) } (ora { PLAIN($now) })
lost-language = la lingua { PLAIN($was) }
lost-palette = i colori { PLAIN($was) } (ora come nel disegno)
lost-size = la grandezza delle immagini { PLAIN($was) } (ora quella solita)
lost-other = { PLAIN($name) } (salvata da un'altra versione; ora come all'inizio)
notice-seat_kept = Per ora un computer gioca al tuo posto. **Eccomi di nuovo**, nel thread, o `/ritorno` ti ridanno il posto e la mano.
notice-seat_open = Per ora un computer gioca al tuo posto, e il posto è libero per chiunque. Finché nessuno lo prende, **Eccomi di nuovo**, nel thread, o `/ritorno` ti ridanno il posto e la mano.
notice-with_why = { TEXT($why) } { TEXT($told) }
notice-why_account = ⏳ Hai finito il tempo per questa partita.
notice-account_default = ⏳ Hai finito il tempo per questa partita. Per te si gioca la risposta predefinita. A ogni domanda successiva hai ancora almeno un'ora.
notice-why_missed =
    ⏳ Hai mancato { $count ->
        [one] { $count } scadenza
       *[other] { $count } scadenze
    } di fila.
notice-seat_lost = Gli altri sono andati avanti senza di te; un computer ha il tuo posto.
notice-replaced = Qualcun altro ha preso il tuo posto.
notice-ended = 🏁 { PLAIN($by) } ha chiuso la partita. Si può riprendere, con il pulsante o con `/partita riapri`; termine: { MOMENT($until) }. Poi è abbandonata per sempre.
notice-ended_vote = 🏁 La partita è chiusa con un voto, su richiesta di { PLAIN($by) }. Si può riprendere, con il pulsante o con `/partita riapri`; termine: { MOMENT($until) }. Poi è abbandonata per sempre.
notice-given_up = 🏁 Nessuno ha ripreso la partita in tempo: è abbandonata per sempre. Nel thread ci sono il segreto dei suoi dadi e tutta la partita.
notice-closed = 🏁 { PLAIN($by) } ha chiuso questo tavolo prima che la partita iniziasse.
notice-archived = Questo tavolo è messo da parte: da molto tempo nessuno risponde. Niente è perso; il pulsante o `/partita riapri` lo riprendono in qualsiasi momento.
notice-departed = Non sono più nel server di questo tavolo, che quindi è messo da parte. Chi gestisce il server può invitarmi di nuovo, e si riprende da dov'era; termine: { MOMENT($until) }. Poi è eliminato, con tutto ciò che nomina le persone.
notice-archived_empty = A questo tavolo restano solo giocatori computer: è messo da parte. Niente è perso; il pulsante o `/partita riapri` lo riprendono in qualsiasi momento.
notice-revived = Il tavolo riprende: **Il mio tavolo**, nel suo thread, mostra che cosa ti aspetta.
end-vote =
    {"**"}Così la partita si chiude per tutti.{"**"} { GRAMMAR($others, "number") ->
        [plural] Prima si chiede { SEATS($others, form: "a") }: deve accettare più della metà di loro.
       *[singular] Prima si chiede { SEATS($others, form: "a") }, che deve accettare.
    } Poi la partita resta in attesa per { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    }: chi gioca qui può riprenderla con `/partita riapri`. Dopo è abbandonata per sempre, e il segreto dei suoi dadi viene pubblicato.
end-end = **Così la partita si chiude.** Resta in attesa per { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    }, in cui `/partita riapri` la riprende. Dopo è abbandonata per sempre, e il segreto dei suoi dadi viene pubblicato.
end-close = **Così il tavolo si chiude per tutti**, subito e per sempre: la sua partita non è cominciata.
end-done = Partita chiusa. `/partita riapri` la riprende; termine: { MOMENT($until) }. Poi è abbandonata per sempre.
end-closed = Il tavolo è chiuso.
end-cancelled = Niente è cambiato; il tavolo va avanti.
undo-label =
    (annulla { $count ->
        [one] { $count } passo
       *[other] { $count } passi
    })
undo-hand = Il tavolo è tornato indietro di un passo. Questa è ora la tua mano; ciò che ti è stato mostrato prima non vale più.
undo-course = ⏪ Quello che c'era qui è stato annullato: non è successo.
undo-own_step = { SEAT($seat) }: { TEXT($label) }
undo-step = { STEPS($lines) }
undo-hidden_step = un passo che ha visto solo chi l'ha fatto
undo-by_consent = `/annulla passo:` indica un passo a cui tornare; oltre un dado, una carta mostrata o un passo altrui si chiede agli altri.
vote-asked =
    🗳️ { TEXT($said) }
    { TEXT($rule) } Scadenza: { MOMENT($until) }.
vote-rule_all = Devono accettare tutti; con un solo rifiuto la richiesta cade.
vote-rule_seated = Deve accettare più della metà di chi gioca.
vote-rule_most = Deve accettare più della metà degli altri.
vote-undo = { PLAIN($by) } chiede di tornare a prima di: { TEXT($step) }. Ciò che si decide di nuovo si tira di nuovo.
vote-redo = { PLAIN($by) } chiede che ciò che era annullato valga di nuovo, con gli stessi dadi.
vote-extend =
    { PLAIN($by) } chiede { $hours ->
        [one] { $hours } ora
       *[other] { $hours } ore
    } in più per questa decisione.
vote-kick = { PLAIN($by) } chiede di proseguire senza { SEAT($seat) }; un computer prenderebbe il suo posto.
vote-go_on = { PLAIN($by) } chiede di proseguire senza { PLAIN($who) }; un computer prenderebbe il suo posto.
vote-office = { PLAIN($by) } chiede che da ora l'host sia { SEAT($seat) }.
vote-end =
    { PLAIN($by) } chiede di chiudere la partita per tutti. Resterebbe in attesa per { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    }, in cui `/partita riapri` la riprende; poi sarebbe abbandonata per sempre.
consent-agree_undo = Accetta: si torna a prima di quella mossa
consent-refuse_undo = Rifiuta: la mossa resta
consent-agree_redo = Accetta: ciò che era annullato vale di nuovo
consent-refuse_redo = Rifiuta: resta annullato
consent-agree_extend = Accetta: altre { $hours } h per questa decisione
consent-refuse_extend = Rifiuta: la scadenza resta
consent-agree_kick = Accetta: un computer prende il posto di { SEAT($seat) }
consent-refuse_kick = Rifiuta: { SEAT($seat) } resta al suo posto
consent-agree_go_on = Accetta: un computer prende il posto di { PLAIN($who) }
consent-refuse_go_on = Rifiuta: { PLAIN($who) } resta al suo posto
consent-agree_office = Accetta: l'host sarà { SEAT($seat) }
consent-refuse_office = Rifiuta: l'host non cambia
consent-agree_end = Accetta: la partita finisce per tutti
consent-refuse_end = Rifiuta: si continua
consent-agree_eyes = Accetta: { SEAT($seat) } vede tutte le parti
consent-refuse_eyes = Rifiuta: { SEAT($seat) } vede solo ciò che vedono tutti
vote-granted = ✅ Accettato: { TEXT($said) }
vote-refused = ❌ Non accettato: { TEXT($said) }
vote-expired = ⌛ Non hanno accettato in tempo abbastanza persone: { TEXT($said) }
vote-lapsed = ⌛ Troppo tardi, la partita è andata avanti: { TEXT($said) }
vote-over =
    🗳️ { TEXT($said) }
    { $how ->
        [granted] ✅ **Accettato.**
        [refused] ❌ **Non accettato.**
        [expired] ⌛ **Non hanno accettato in tempo abbastanza persone.**
       *[lapsed] ⌛ **Troppo tardi:** la partita è andata avanti.
    }
vote-open_answer = Gli altri ricevono la domanda; il tavolo saprà l'esito.
vote-granted_answer = Accettato e fatto.
vote-refused_answer = Non è stato accettato.
vote-lapsed_answer = Troppo tardi: la partita è andata avanti.
vote-noted = Preso nota. Chi ha risposto resta segreto finché non è deciso.
lobby-archived = Questo tavolo è stato messo da parte. `/partita riapri` lo riprende.
lobby-closed = Questo tavolo è stato chiuso prima che la partita iniziasse.
remind-until = ⏰ Il tavolo aspetta te. Scadenza: { MOMENT($until) }.{ TEXT($card) }
remind-open = ⏰ Il tavolo aspetta te.{ TEXT($card) }
remind-card = {" "}https://discord.com/channels/@me/{ $channel }/{ $message }
remind-ahead = Ora tocca { SEAT($seat, form: "a") }; dopo tocca a te.
away-done =
    La tua assenza: { MOMENT($frm) } → { MOMENT($to) }; { $count ->
        [one] { $count } tavolo ne è informato
       *[other] { $count } tavoli ne sono informati
    }. `/ritorno` la chiude in qualsiasi momento.
away-back =
    Ti aspettavamo. { $count ->
        [0] La tua assenza è finita: le scadenze corrono per te come prima.
        [one] Al tuo posto giochi di nuovo tu.
       *[other] Ai tuoi { $count } posti giochi di nuovo tu.
    }
away-seated = Qui nessun computer tiene un posto per te: ci giochi tu.
away-computer = intanto decide un computer
away-default = intanto si gioca la risposta predefinita
replace-wanted = 🪑 Il posto di { SEAT($seat) } è libero: chi preme per primo prende posto e mano.
replace-open = Il posto di { SEAT($seat) } è offerto nel thread.
replace-taken = Ora giochi al posto di { $whose }; la mano è tua.
settings-shown = **Le tue impostazioni**
    Promemoria: { $reminders }
    Riepilogo di tutti i tavoli: { $digest }
    Avviso quando dopo tocca a te: { $ahead }
    Avviso quando un tavolo ormai aspetta solo te: { $last }
    Messaggi e risposte: { $posts }
    Lingua: { $language }
    Immagini: { $pictures }; { $size }
    Punteggi: { $ratings }
    Ore di silenzio: { TEXT($quiet) }
    Fuso orario: { PLAIN($zone) }
    -# `/impostazioni` con un'opzione ne cambia una, per esempio `promemoria` o `lingua`.
name-language_auto = Automatica (come su Discord)
settings-quiet = dalle { $frm } alle { $to }
settings-no_quiet = nessuna
orders-title = **I tuoi ordini permanenti qui**
orders-none = Qui non hai ordini permanenti. `/ordini imposta` ne dà uno.
orders-line = { $window }: { $answer }, { $until }
orders-line_if = { $window }: se { $condition }: { $answer }, { $until }
orders-unknown = qualcosa che questa versione del gioco non conosce (ti viene chiesto)
orders-every = Ogni finestra
orders-which = Dai ordini per…
orders-of = **Ordini permanenti: { $window }**
orders-first = -# Scegli una condizione, poi una risposta. Dove nessun ordine vale, ti viene chiesto.
orders-sequence = -# Risponde il primo ordine che vale; se non ne vale nessuno, ti viene chiesto.
orders-if = Se: { $condition }
orders-then = Allora… (così l'ordine è dato)
orders-drafted = Come l'ho preparato: { TEXT($action) }
orders-drop = Togli un ordine
orders-term = Vale { $until }
orders-passing = Da ora passi sempre su: { $window }, per tutta la partita. `/ordini cancella` lo annulla.
condition-always = sempre
condition-unless_target = il bersaglio non sono io
server-shown = **Che cosa vale in questo server**
    I tavoli si possono aprire in: { $channels }
    Dove si aprono se non si indica un canale: { $home }
    Tavoli insieme: { $tables }
    Di questi, aperti da una persona: { $person }
    Con i valori di chi possiede il gioco: { $charts }
    Chi può aprirne: { $creators }
server-all_channels = ogni canale
server-no_limit = quanti si vuole
times-shown = una decisione { TEXT($deadline) }, una risposta almeno { $hold } min, chiesta a { TEXT($quick) }, un computer dopo { TEXT($missed) } scadenze mancate, ore di silenzio { TEXT($quiet) }, scadenze a ora fissa { TEXT($fixed) }
times-alike = tutti quelli che potrebbero avere qualcosa
times-quick = chi può rispondere
times-missed = { $count }
times-none = nessuna
times-never = mai
times-fixed = { $at } ({ PLAIN($zone) })
times-fixed_weekdays = { $at }, dal lunedì al venerdì ({ PLAIN($zone) })
times-hours = { $n } h
times-minutes = { $n } min
times-seconds = { $n } s
times-weighted = { TEXT($time) }{ TEXT($responses) }
times-responses = , una risposta al massimo { TEXT($time) }
times-at_most = , al massimo { TEXT($time) }
times-no_responses = {""}
times-quiet = dalle { $frm } alle { $to } ({ PLAIN($zone) })
mytables-line = - **{ $name }** ({ $id }), { $game }: { TEXT($status) } · { $link }
mytables-none = Non hai posto a nessun tavolo. `/partita crea` ne apre uno.
mytables-waiting = **aspetta te**
mytables-lobby = c'è posto
mytables-running = in corso
mytables-kept = un computer tiene il tuo posto (`/ritorno`)
mytables-archived = messo da parte (`/partita riapri`)
mytables-ended = chiuso (`/partita riapri`, termine: { MOMENT($until) })
mytables-over = finito
list-archived = messo da parte
about-privacy = Conserva il tuo id di Discord, il nome con cui compari, le tue mosse e le tue impostazioni; non legge i messaggi.
audit-title = **Che cosa è stato fatto a questo tavolo**
audit-line = - { TIME($at) }: { TEXT($what) }
audit-none = Ancora niente.
audit-all = tutti quelli che non hanno risposto
audit-seat = { SEAT($seat) }
audit-pause = ⏸️ { PLAIN($by) } ha messo in pausa il tavolo.
audit-resume = ▶️ { PLAIN($by) } ha fatto ripartire il tavolo.
audit-extend =
    ⏳ { PLAIN($by) } ha dato { $hours ->
        [one] { $hours } ora
       *[other] { $hours } ore
    } in più.
audit-replace = 🪑 { PLAIN($by) } ha offerto il posto di { SEAT($seat) }.
audit-kick = 🗳️ { PLAIN($by) } ha chiesto di proseguire senza { SEAT($seat) }.
audit-go_on = 🗳️ { PLAIN($by) } ha chiesto di proseguire senza { PLAIN($who) }.
audit-force = ⏩ { PLAIN($by) } ha fatto giocare la risposta predefinita per { TEXT($who) }.
audit-repost = { PLAIN($by) } ha fatto pubblicare di nuovo pannello, mappa e domande.
audit-rebuild = { PLAIN($by) } ha fatto ricostruire il thread. Gli ultimi fatti:
audit-deadlines = 🕰️ { PLAIN($by) } ha cambiato i tempi: { TEXT($times) }.
audit-language = { PLAIN($by) } ha cambiato la lingua del thread: { $language }.
audit-posts = { PLAIN($by) } ha cambiato la forma del thread: { NAME($look) }.
audit-undo = ↩️ { PLAIN($by) } ha chiesto di tornare a prima di: { TEXT($step) }.
audit-redo = ↪️ { PLAIN($by) } ha chiesto che ciò che era annullato valga di nuovo.
audit-office = { PLAIN($by) } ha passato il ruolo di host { PLAIN($to, form: "a") }.
audit-ask_office = 🗳️ { PLAIN($by) } ha chiesto che l'host fosse { SEAT($seat) }.
audit-ask_end = 🗳️ { PLAIN($by) } ha chiesto di chiudere la partita.
audit-end = 🏁 { PLAIN($by) } ha chiuso la partita.
audit-close = 🏁 { PLAIN($by) } ha chiuso il tavolo prima che la partita iniziasse.
audit-given_up = 🏁 La partita è stata abbandonata: nessuno l'ha ripresa in tempo.
audit-epoch = Le regole e i valori sono stati aggiornati (versione { $version }); impronta della posizione: `{ $fingerprint }`
audit-same_rules = Le regole o i valori sono stati aggiornati (versione { $version }, prima: { $before }); con essi tutto ciò che è successo risulta uguale.
error-no_zone = Non conosco il fuso orario “{ PLAIN($zone) }”. Scrivi un nome come Europe/Rome, o UTC+2.
error-quiet_form = Scrivi le ore di silenzio come da-a, per esempio 22-8, oppure off; “{ PLAIN($said) }” non va.
error-no_moment = “{ PLAIN($said) }” non è un momento che capisco. Scrivi 3 giorni, 12h, domani alle 20, venerdì alle 18:00 o 2026-08-01 18:00.
error-no_absence = Un'assenza comincia ora o più tardi, finisce dopo l'inizio e dura al massimo 60 giorni.
error-no_such_step = “{ PLAIN($asked) }” non è un passo che si può indicare. Scegli dall'elenco.
error-asked_already = Al tavolo è già stato chiesto.
error-vote_closed = È già deciso, o il tempo è scaduto.
error-not_asked_vote = Non sei tra chi deve rispondere.
error-no_seat_kept = Qui nessun computer tiene un posto per te.
error-seat_not_open = Quel posto non è più libero.
error-no_such_seat = Qui non c'è un posto “{ PLAIN($seat) }”.
error-seat_taken = Quel posto è di { SEAT($seat) }. Un posto tenuto da una persona si libera con `/host escludi`, con il consenso degli altri.
error-not_a_person = { SEAT($seat) } non è una persona che gioca qui ora.
error-kick_self = `/partita esci` lascia il tuo posto.
error-kick_alone = Siete solo in due: si può solo dopo che { SEAT($seat) } ha mancato una scadenza.
error-force_window = In una finestra si può forzare solo per tutti insieme: chi non ha ancora risposto è segreto.
error-force_nobody = Lì ora non si chiede niente.
error-office_already = L'host è già { PLAIN($to) }.
error-office_seated = Si può votare solo per chi gioca qui. Indica una delle persone al tavolo.
error-office_bot = Un bot non può fare da host.
error-paused_already = Il tavolo è già in pausa.
error-not_paused = Il tavolo non è in pausa.
error-no_deadline = Questo tavolo non ha una scadenza da prolungare.
error-archived = Questo tavolo è messo da parte. `/partita riapri` lo riprende.
error-no_turn = Non c'è un turno in corso per cui possa valere.
error-not_host_end = Solo l'host può chiedere di chiudere la partita per tutti. `/partita esci` lascia il tuo posto. Se l'host non si fa più vedere, con `/host ruolo-host` chi gioca ne vota un altro; chi gestisce il server ne nomina uno con `/server host`.
error-not_archived = Questo tavolo non è messo da parte.
error-departed = Non sono più nel server di questo tavolo. Appena mi invitano di nuovo lì, riprende da sé.
error-not_away = Non risulti assente, e nessun computer tiene un posto per te.
error-no_such_answer = “{ PLAIN($asked) }” non è una risposta che un ordine può dare qui. Scegli dall'elenco.
error-no_such_condition = “{ PLAIN($asked) }” non è una condizione che un ordine può porre qui. Scegli dall'elenco.
error-no_goals = Qui il percorso si dà tappa per tappa.
error-no_goal = Da qui nessuna via porta a “{ PLAIN($asked) }”.
error-nearest_goals = Nomi più vicini: { $options }. Scrivi in **{ $field }** per vedere tutte le mete raggiungibili ({ $count }).
error-no_place = Niente di ciò che si può scegliere qui si chiama “{ PLAIN($asked) }”.
error-places_listed = Qui si può scegliere fra { $count }, per esempio { $options }. Basta l'inizio del nome.
error-or_goal =
    { TEXT($possible) }
    Oppure scrivi solo la meta in **{ $field }**: il percorso si trova da sé, con il suo costo.
error-or_goal_alone = Da qui non è possibile nessuna tappa.
error-way_how = Scrivi la meta in **{ $field }**, e il percorso si trova da sé; oppure ogni tappa in **{ $route }**, con virgole.
error-no_such_by = “{ PLAIN($asked) }” non è un tipo di percorso per **{ $field }**.
error-one_goal = **{ $field }** vuole un solo luogo, dove il percorso finisce; i luoghi di passaggio vanno in **{ $between }**.
error-goals_listed = Scrivi in **{ $field }** per vedere tutte le mete raggiungibili ({ $count }).
error-no_way = Nessuna via di questo tipo porta { NAME($to, form: "a") }.
error-no_such_window = In questo gioco non c'è la finestra “{ PLAIN($asked) }”. Scegli dall'elenco.
error-server_channel = I tavoli si possono aprire solo in { $channels }: così ha deciso chi gestisce questo server.
error-server_creators = Chi gestisce questo server ha stabilito chi può aprire tavoli; tu non sei tra questi.
error-server_tables = Tavoli aperti in questo server: { $most }, il massimo che può essere aperto insieme. Chi lo gestisce può cambiarlo con **/server tavoli**.
error-person_tables = Tuoi tavoli aperti in questo server: { $most }, il massimo che una persona può avere aperto insieme. Prima chiudine uno (**/host chiudi**); chi gestisce il server può cambiare il limite con **/server tavoli**.
error-not_manager = Può cambiarlo solo chi può gestire questo server.
option-step = A prima di quale passo tornare; lo vedi solo tu
option-until = Fino a quando: 3 giorni, 12h, domani alle 20, venerdì alle 18, 2026-08-01
option-from = Da quando; se manca, da ora
option-plays = Chi decide intanto
option-hours = Quante ore in più
option-seat = Il posto di chi
option-reminders = Quando ti ricordo un tavolo che aspetta te
option-ahead = Un avviso quando dopo tocca a te
option-posts = Schede, o solo testo (le immagini restano, con le loro descrizioni)
option-language = Lingua in cui ti parlo
option-table_language = Lingua del thread
option-quiet = Ore senza promemoria, per esempio 22-8; off per nessuna
option-zone = Fuso orario, per esempio Europe/Rome
option-window = Quale finestra
option-answer = Che cosa rispondere
option-order_until = Per quanto tempo
option-order_condition = Solo se vale questo
option-way_to = Per dove, con la via più economica
option-way_via = Passando per questi luoghi, in quest'ordine
option-way_avoid = Senza entrare in nessuno di questi luoghi
option-way_by = Un'altra via, non la più economica
option-order_place = A che punto tra i tuoi ordini (1: per primo)
option-allow_channel = Un canale dove si possono aprire tavoli
option-forbid_channel = Un canale dove non si possono più aprire
option-most_tables = Quanti tavoli possono essere aperti insieme; 0 per nessun limite
option-most_person = Quanti di questi può averne aperti una persona; 0 per nessun limite
option-server_charts = Se possono
option-creators = Tutti, o chi gestisce il server
option-creator_role = Chi ha questo ruolo
option-office = Il nuovo host, che può anche non giocare
option-missed = Dopo quante scadenze mancate un computer prende un posto; 0 per mai
option-table_quiet = Ore che non contano per le scadenze, per esempio 22-8; off per nessuna
help-undo = Annulla il tuo ultimo passo, o torna a prima di un passo indicato
help-redo = Ripristina ciò che è stato annullato, con gli stessi dadi
help-away = Ti assenti; intanto decide qualcun altro
help-back = Torni, e riprendi i tuoi posti
help-extend = Chiedi più tempo per questa decisione
help-mytables = I tuoi tavoli, in tutti i server
help-replace = Offri un posto a qualcun altro, con la sua mano
help-revive = Riprendi un tavolo messo da parte
help-settings = La tua lingua, promemoria, ore di silenzio; immagini in altri colori, grandi o a parole; punteggi
help-orders = Che cosa rispondere alle finestre senza chiedertelo
help-orders_set = Dai un ordine permanente per una finestra
help-orders_list = I tuoi ordini permanenti a questo tavolo
help-orders_clear = Togli i tuoi ordini permanenti
help-host = Che cosa può fare l'host di un tavolo
help-host_pause = Ferma l'orologio del tavolo; chi non è l'host lo chiede agli altri
help-host_resume = Fai ripartire l'orologio del tavolo; chi non è l'host lo chiede agli altri
help-host_extend = Dai più tempo per questa decisione
help-host_replace = Offri a qualcun altro il posto di un computer
help-host_kick = Chiedi agli altri di proseguire senza qualcuno
help-host_force = Gioca la risposta predefinita per chi non ha risposto
help-host_rebuild = Apri qui un nuovo thread, da ciò che è conservato
help-host_repost = Pubblica di nuovo pannello, mappa e domande
help-host_posts = Racconta nel thread con schede, o con solo testo
help-host_language = Cambia la lingua del thread
help-host_deadlines = Cambia scadenze, finestre, ore di silenzio
help-host_office = Passa il ruolo di host a qualcun altro
help-host_end = Chiudi la partita, con il consenso degli altri; si può riprendere per una settimana
help-host_audit = Che cosa è stato fatto a questo tavolo, e da chi
help-server = Che cosa permette chi gestisce questo server
help-server_show = Che cosa vale in questo server
help-server_channels = Dove si possono aprire tavoli
help-server_tables = Quanti tavoli possono essere aperti insieme
help-server_host = Nomina l'host di un tavolo, se il precedente non c'è più
help-server_charts = Se i tavoli possono giocare con i valori di chi possiede il gioco
help-server_creators = Chi può aprire tavoli

## What is kept of a person (/privacy, /mydata)

help-privacy = Che cosa conserva il bot di te, perché, e per quanto tempo
help-mydata = Tutto ciò che il bot conserva di te, come file per messaggio privato
privacy-shown =
    {"**"}Che cosa si conserva di te**
    · il tuo id di Discord e il nome con cui hai preso posto, con i posti che giochi o hai prestato e i tavoli di cui sei host;
    · che cosa hai deciso ai tavoli, e quando; le parole che hai dato per i dadi; ordini permanenti, piani e risposte a metà;
    · le tue impostazioni, e quali termini ti sono stati spiegati; com'è finita ogni partita, posto per posto (gli altri vedono che cosa hai giocato solo se partecipi ai punteggi);
    · quali tavoli segui senza avere un posto, e i tuoi pronostici sulle battaglie; con chi cerchi di giocare ({"**"}/cerca**) e i tornei a cui partecipi;
    · i messaggi che aspettano ancora di esserti inviati, e nel registro di ogni tavolo chi ha fatto che cosa (ingressi, sostituzioni, annullamenti).
    {"**"}Non si conserva**: ciò che scrivi in un server, la tua e-mail, il tuo indirizzo, niente da altri server.
    Serve solo per le partite e non va a nessun altro. I file esportati e quelli dei dadi nominano i posti, mai le persone.
    {"**"}/mieidati** te lo manda tutto come file. Il testo completo: `docs/privacy.md` del bot. {"**"}/dimenticami** mette fine a tutto: i tuoi posti vanno ai computer, il tuo nome e il tuo id spariscono da tutto ciò che è conservato. Che cosa resta allora: le parole date per i dadi, i messaggi su Discord stesso, e i backup finché non scadono.
help-forgetme = Fatti dimenticare dal bot: i tuoi posti proseguono senza il tuo nome
option-sure = Sì, se vuoi davvero; senza, leggi che cosa succederebbe
forget-yes = Sì, dimenticami
forget-somebody = qualcuno
forget-asked =
    {"**"}Se ti fai dimenticare dal bot:{"**"}
    · I tuoi posti nelle partite in corso vanno ai computer per sempre; le partite in cui sei l'unica persona sono abbandonate. I tavoli di cui sei host passano a un altro.
    · Il tuo nome, il tuo id di Discord e le tue impostazioni spariscono da tutto ciò che è conservato. Le decisioni restano al posto, perché le partite possano proseguire ed essere verificate.
    · Le tabelle che hai consegnato sono eliminate; i tavoli che si giocano con esse proseguono con i nostri valori.
    {"**"}Che cosa resta{"**"}: le parole date per i dadi, perché da esse vengono i dadi; ciò che sta su Discord, che puoi eliminare o far eliminare dal server; i backup, finché non scadono{ $server ->
        [yes] ; per qualche tempo il registro del server del database, e le sue copie
       *[no] {""}
    }.
    Non si può tornare indietro. Se vuoi davvero: {"**"}/dimenticami conferma: Sì, dimenticami{"**"}
forget-done =
    Fatto. { $count ->
        [0] Nessun tavolo ti nominava
        [one] { $count } tavolo non ti nomina più
       *[other] { $count } tavoli non ti nominano più
    }, e le tue impostazioni non ci sono più. Se un giorno torni, qui è come la prima volta.
mydata-file = Tutto ciò che si conserva di te, in JSON
mydata-shown =
    {"**"}Tutto ciò che questo bot conserva di te**, in un file: { $seats ->
        [one] { $seats } posto
       *[other] { $seats } posti
    }, { $hosted ->
        [one] { $hosted } tavolo
       *[other] { $hosted } tavoli
    } di cui sei host, { $decisions ->
        [one] { $decisions } decisione
       *[other] { $decisions } decisioni
    }. Tienilo per te finché le partite sono in corso: contiene le tue risposte segrete.
mydata-sent = È nei tuoi messaggi privati. **/privacy** dice che cosa si conserva e perché.

# Come si scrivono i momenti: parole che dicono lo stesso, separate da spazi (bot/tables/written_times.py).
written-minute = m min minuto minuti
written-hour = h ora ore
written-day = g gg giorno giorni
written-week = sett settimana settimane
written-today = oggi
written-tomorrow = domani
written-after_tomorrow = dopodomani
written-monday = lunedì lun
written-tuesday = martedì
written-wednesday = mercoledì mer
written-thursday = giovedì gio
written-friday = venerdì ven
written-saturday = sabato sab
written-sunday = domenica dom
written-january = gennaio gen
written-february = febbraio
written-march = marzo
written-april = aprile
written-may = maggio mag
written-june = giugno giu
written-july = luglio lug
written-august = agosto ago
written-september = settembre set
written-october = ottobre ott
written-november = novembre
written-december = dicembre dic
written-one = un uno una
written-and = e
written-in = tra fra
written-at = alle ore
written-next = prossimo prossima
written-am = am
written-pm = pm
