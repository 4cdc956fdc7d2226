### Ciò che legge e può fare chi gestisce il bot, e ciò che ne sanno gli altri: /gestore, manutenzione, blocchi, limiti.

help-owner = Per chi gestisce questo bot: tavoli, manutenzione, blocchi
help-owner_tables = Tutti i tavoli aperti: chi si aspetta, e che cosa li ferma
help-owner_show = Un tavolo: chi si aspetta e da quando, e che cosa lo ferma
help-owner_unstick = Rilegge un tavolo e riprova ciò che deve pubblicare o fare da sé
help-owner_aside = Mette da parte un tavolo; chi vi gioca può riprenderlo
help-owner_notice = Avvisa tutti i tavoli in corso, per esempio di una manutenzione
help-owner_block = Non serve più una persona o un server
help-owner_unblock = Serve di nuovo una persona o un server
help-owner_blocked = Chi questo bot non serve più
option-owner_table = Quale tavolo, di qualsiasi server
option-owner_why = Il motivo, che il tavolo leggerà
option-owner_text = Che cosa leggeranno i tavoli
option-owner_minutes = Tra quanti minuti comincia
option-owner_person = Una persona
option-owner_server = L'id di un server
option-owner_reason = Il motivo, solo per voi
owner-not_owner = Questo comando è per chi gestisce il bot, e tu non sei tra loro. Chi gestisce il server ha **/server mostra**, l'host di un tavolo ha **/host**; **/info** dice a chi scrivere.
owner-tables = { $count ->
        [0] Nessun tavolo è aperto.
        [one] **{ $count } tavolo è aperto:**
       *[other] **{ $count } tavoli sono aperti:**
    }
owner-line = `{ $table }` { $game }, { PLAIN($name) }: { $now }
owner-since = Domanda posta: { MOMENT($since) }.
owner-posts = Messaggi da inviare: { $due }; messi da parte: { $aside }.
owner-nothing_in_the_way = Niente lo ferma.
owner-unstuck = Il tavolo { $table } è stato riletto. Messaggi che si riprovano ora: in attesa { $posts }, messi da parte { $aside }. Ciò che deve accadere da sé accade ora.
owner-new_thread = Non aveva un thread: ne è stato chiesto uno nuovo.
owner-put_aside = Il tavolo { $table } è messo da parte e chi vi gioca lo sa; può riprenderlo.
owner-noticed = { $count ->
        [0] Nessun tavolo è in corso: nessuno è stato avvisato.
        [one] { $count } tavolo in corso viene avvisato.
       *[other] { $count } tavoli in corso vengono avvisati.
    }
owner-notice_long = È troppo lungo. Caratteri ammessi: { $most }.
owner-block_what = Indica una persona, oppure l'id di un server.
owner-block_owner = Chi gestisce il bot non si può bloccare: prima va tolto da PRAETOR_OWNERS.
owner-block_person = <@{ $id }> non è più servito. { $count ->
        [0] Non ha posti a tavoli aperti.
        [one] A { $count } tavolo siede al suo posto un giocatore computer.
       *[other] A { $count } tavoli siedono al suo posto giocatori computer.
    }
owner-block_server = Il server { $id } non è più servito. { $count ->
        [0] Non aveva tavoli aperti.
        [one] { $count } tavolo è messo da parte.
       *[other] { $count } tavoli sono messi da parte.
    }
owner-unblock_person = <@{ $id }> è di nuovo servito.
owner-unblock_server = Il server { $id } è di nuovo servito.
owner-not_blocked_person = Questa persona non è bloccata.
owner-not_blocked_server = Questo server non è bloccato.
owner-blocked_person = Persona <@{ $id }> (`{ $id }`), da { MOMENT($since) }: { PLAIN($why) }
owner-blocked_server = Server `{ $id }`, da { MOMENT($since) }: { PLAIN($why) }
owner-blocked_none = Nessuno è bloccato.
owner-not_open = Il tavolo { $table } non è né aperto né in corso: non si può mettere da parte.
owner-held_up = A quel tavolo qualcosa è in corso da dieci secondi: è stato lasciato stare. Se continua, riavvia il bot; niente va perso.
owner-failed = Non è stato fatto: { PLAIN($why) }
owner-unknown_act = Questa versione non sa farlo.
stuck-failing = { $count ->
        [one] Ciò che deve fare da sé non è riuscito { $count } volta; il log dice perché.
       *[other] Ciò che deve fare da sé non è riuscito { $count } volte di seguito; il log dice perché.
    }
stuck-no_thread = Non ha un thread: `unstick` ne chiede uno.
stuck-no_game = Il suo gioco, { $game }, non è installato: il tavolo resta fermo finché non lo è.
stuck-posts = Messaggi da inviare: { $count }, minuti di attesa del più vecchio: { $minutes }; l'ultimo tentativo: { PLAIN($error) }
stuck-aside = Discord rifiuta per sempre: { $posts }
stuck-paused = È in pausa, da { MOMENT($since) }: nessuna scadenza corre.
stuck-late = La scadenza è passata ({ MOMENT($when) }) e niente è stato deciso.
ledger-maintenance = 🔧 Da chi gestisce questo bot: { PLAIN($said, "1000") }
ledger-maintenance_at = 🔧 Da chi gestisce questo bot, per { MOMENT($when) }: { PLAIN($said, "1000") }
ledger-archived_operator = Chi gestisce questo bot ha messo da parte il tavolo. Niente è perso: chi vi gioca può riprenderlo.
ledger-archived_operator_why = Chi gestisce questo bot ha messo da parte il tavolo ({ PLAIN($why) }). Niente è perso: chi vi gioca può riprenderlo.
notice-archived_operator = Chi gestisce questo bot ha messo da parte il tavolo. Niente è perso; il pulsante o `/partita riapri` lo riprendono.
notice-archived_operator_why = Chi gestisce questo bot ha messo da parte il tavolo ({ PLAIN($why) }). Niente è perso; il pulsante o `/partita riapri` lo riprendono.
audit-archived_operator = Chi gestisce il bot ha messo da parte il tavolo.
error-blocked_person = Chi gestisce questo bot ha deciso che non ti serva più. **/mieidati** mostra che cosa si conserva di te, **/dimenticami** lo elimina, **/info** dice a chi scrivere.
error-blocked_server = Chi gestisce questo bot ha deciso che non serva più questo server. I suoi tavoli sono messi da parte, niente è perso; **/info** dice a chi scrivere.
error-bot_tables = Tavoli che questo bot regge insieme, in tutti i server: { $most }. Ora sono tutti occupati. Riprova più tardi: ogni tanto uno finisce.
owner-no_charts = Nessuna tabella, o più d’una, ha lo hash { $hash }: `praetor charts list` le elenca.
