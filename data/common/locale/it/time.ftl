### Il tempo oltre la scadenza di ogni risposta: conti, scadenze perdonate, ore fisse, ferie, pause a voto.

length-days =
    { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    }
length-days_hours =
    { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    } { $hours } h
length-hours = { $hours } h
length-hours_minutes = { $hours } h { $minutes } min
length-minutes = { $minutes } min
name-account_default = A ogni domanda si gioca la risposta predefinita
name-account_computer = Un giocatore computer prende il posto
name-account_replace = Un computer prende il posto, e altri possono averlo
terms-then_default = poi si gioca la risposta predefinita
terms-then_computer = poi gioca un computer
terms-then_replace = poi gioca un computer, e altri possono prendere il posto
terms-bank = { TEXT($start) } a testa per l'intera partita, { TEXT($then) }
terms-bank_add = { TEXT($start) } a testa per l'intera partita e { TEXT($add) } in più a risposta, { TEXT($then) }
terms-grace =
    { $count ->
        [one] la prima scadenza mancata è perdonata
       *[other] le prime { $count } scadenze mancate sono perdonate
    }
terms-grace_back =
    { $count ->
        [one] la prima scadenza mancata è perdonata
       *[other] le prime { $count } scadenze mancate sono perdonate
    }, e un'altra dopo { $back ->
        [one] { $back } risposta in tempo
       *[other] { $back } risposte in tempo
    }
terms-holiday =
    { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    } di ferie a partita (`/assenza`, con una pausa)
terms-fixed = le scadenze cadono alle { $at } ({ PLAIN($zone) })
terms-fixed_weekdays = le scadenze cadono alle { $at }, dal lunedì al venerdì ({ PLAIN($zone) })
terms-all = { DOTS($terms) }
terms-none = niente oltre alle scadenze
lobby-terms = Tempo: { DOTS($terms) }
panel-accounts = ⏳ Tempo per l'intera partita: { DOTS($accounts) }
panel-account_of = { SEAT($seat) }: { TEXT($account) }
panel-account_until = termine { MOMENT($until) }
panel-account_left = { TEXT($left) }
panel-rested =
    {" "}L'orologio di ciò che l'aspetta sta fermo, finché durano le ferie in questa partita: { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    }{ $begun ->
        [True] , già usate: { TEXT($used) }
       *[other] { "" }
    }.
ledger-account_empty = 🤖 { SEAT($seat) } ha finito il tempo per questa partita: per ora gioca un computer. { SEAT($seat) } può riprendere il posto quando vuole con il pulsante, o con `/ritorno`.
ledger-account_open = 🤖 { SEAT($seat) } ha finito il tempo per questa partita: per ora gioca un computer, e altri possono prendere il posto. Finché nessuno lo fa, { SEAT($seat) } può riprenderlo con il pulsante, o con `/ritorno`.
ledger-account_default = ⏳ { SEAT($seat) } ha finito il tempo per questa partita: si gioca la risposta predefinita. A ogni domanda successiva { SEAT($seat) } ha ancora almeno un'ora.
ledger-forgiven =
    ⏳ { SEAT($seat) } ha mancato una scadenza. È perdonata: per questa decisione c'è di nuovo tutto il tempo. { $count ->
        [0] La prossima non lo sarà.
        [one] Un'altra lo sarebbe.
       *[other] Altre { $count } lo sarebbero.
    }
remind-forgiven =
    ⏳ Il tuo tempo per questa decisione è finito. Il tavolo ti perdona: hai di nuovo tutto il tempo. { $count ->
        [0] La prossima scadenza mancata conta.
        [one] Un'altra sarebbe perdonata.
       *[other] Altre { $count } sarebbero perdonate.
    }{ $back ->
        [0] {""}
        [one] {" "}Dopo { $back } risposta in tempo se ne perdona un'altra.
       *[other] {" "}Dopo { $back } risposte in tempo se ne perdona un'altra.
    }
ledger-paused_vote = ⏸️ Il tavolo è in pausa, per voto.
ledger-resumed_vote = ▶️ Il tavolo riparte, per voto.
vote-pause = { PLAIN($by) } chiede di mettere in pausa il tavolo: nessuna scadenza correrebbe finché non riparte.
vote-resume = { PLAIN($by) } chiede che il tavolo riparta dopo la pausa.
consent-agree_pause = Accetta: il tavolo va in pausa
consent-refuse_pause = Rifiuta: l'orologio corre
consent-agree_resume = Accetta: il tavolo riparte
consent-refuse_resume = Rifiuta: la pausa resta
audit-accounts = 🕰️ { PLAIN($by) } ha cambiato il tempo per l'intera partita: { TEXT($times) }.
times-stand = 🕰️ I tempi di questo tavolo: { TEXT($times) }. Un'opzione di questo comando li cambia.
accounts-stand = 🕰️ Tempo per l'intera partita a questo tavolo: { TEXT($times) }. Un'opzione di questo comando lo cambia.
audit-ask_pause = 🗳️ { PLAIN($by) } ha chiesto una pausa.
audit-ask_resume = 🗳️ { PLAIN($by) } ha chiesto che il tavolo riparta.
name-plays_pause = L'orologio di ciò che mi aspetta sta fermo
away-pause = l'orologio di ciò che l'aspetta sta fermo, finché durano le ferie
away-pause_not = questo tavolo non concede ferie, quindi le scadenze corrono
away-rests =
    { $count ->
        [0] Nessuno di questi concede ferie: lì le scadenze corrono.
       *[other] L'orologio di ciò che ti aspetta sta fermo a { $tables }, finché lì durano le tue ferie; non nei momenti in cui si può rispondere a una mossa, né dove tutti rispondono in segreto.{ $others ->
            [0] { "" }
           *[other] {" "}Altrove non sono concesse ferie: lì le scadenze corrono.
        }
    }
error-account_days = Questo tavolo non ha ancora un conto del tempo: indica con `giorni` quanto è lungo.
error-forgiven_none = Questo tavolo non perdona ancora nulla: indica con `perdonate` quante scadenze mancate.
error-forgiven_without_deadline = Questo tavolo non ha scadenze, quindi non se ne possono mancare: `/host scadenze` ne fissa una.
error-at_without_deadline = Le scadenze a un'ora fissa vogliono una scadenza, dopo la quale conta la prossima di quelle ore: indicala con `ore`.
error-at_form = { PLAIN($said) } non è un'ora del giorno. Vanno bene `20:00`, `alle 20`, oppure `off`.
help-host_accounts = Tempo per l'intera partita, scadenze perdonate, ferie
option-days = Giorni che ognuno ha per l'intera partita; 0 per nessun conto
option-per_answer = Ore in più sul conto a ogni risposta
option-then = Che cosa succede quando un conto è vuoto
option-forgiven = Quante scadenze mancate sono perdonate da sole; 0 per nessuna
option-again_after = Dopo quante risposte in tempo se ne perdona un'altra; 0 per mai
option-holidays = Giorni di ferie a partita che ognuno ha; 0 per nessuno
option-at = L'ora a cui cadono le scadenze, come 20:00; off per qualsiasi ora
option-weekends = Se le scadenze a quell'ora cadono anche di sabato e di domenica
help-agenda = Che cosa ti aspetta a tutti i tuoi tavoli, entro quando, con un pulsante per ogni domanda
agenda-title = **Che cosa ti aspetta**
agenda-line = - **{ $name }**, { $game }: { $asked }{ TEXT($until) }{ TEXT($last) } · { $link }
agenda-until = {" "}· termine { MOMENT($when) }
agenda-paused = {" "}· ⏸️ in pausa
agenda-last = {" "}· ⏳ ormai aspetta solo te
agenda-nothing = Nessun tavolo aspetta te.
agenda-none = Non giochi a nessun tavolo in corso. Su un server `/partita elenco` mostra i tavoli che ci sono.
agenda-seated =
    -# Giochi a { $count ->
        [one] { $count } tavolo
       *[other] { $count } tavoli
    }: ora lì non ti si chiede niente.
agenda-idle =
    -# { $count ->
        [one] { $count } altro tuo tavolo ora non ti chiede
       *[other] { $count } altri tuoi tavoli ora non ti chiedono
    } niente.
agenda-kept =
    -# 🤖 Un giocatore del computer tiene il tuo posto a { $names }: con `/ritorno` { $count ->
        [one] lo riprendi
       *[other] li riprendi
    }.
agenda-more =
    -# { $count ->
        [one] { $count } altra domanda non ha
       *[other] Altre { $count } domande non hanno
    } qui un pulsante: le mostra `/tavolo`.
agenda-button = { $name }: { $asked }
help-note = Il tuo taccuino privato a un tavolo: lo vedi solo tu
option-note_text = Che cosa vuoi annotare; senza, vedi i tuoi appunti
option-strike = Il numero di un appunto da cancellare
note-title = 📓 **I tuoi appunti al tavolo { $name }**; li vedi solo tu
note-none = 📓 Non hai appunti al tavolo **{ $name }**. `/appunti testo:` ne scrive uno; lo vedi solo tu.
note-line =
    { $number }. { $round ->
        [0] Prima della partita
       *[other] Round { $round }
    }: { PLAIN($text, "500") }
note-replay = 📓 **I tuoi appunti**
error-note_long =
    Un appunto ha al massimo { $most ->
        [one] { $most } carattere
       *[other] { $most } caratteri
    }, e questo ne ha { $count }.
error-notes_full =
    Questo taccuino è pieno: quello di un tavolo ha al massimo { $most ->
        [one] { $most } appunto
       *[other] { $most } appunti
    }. `/appunti cancella-n:` ne toglie uno.
error-no_note =
    Non c'è un appunto { $number }: a questo tavolo ne hai { $count ->
        [one] { $count }
       *[other] { $count }
    }.
option-only_me = Se dirti una volta che un tavolo ormai aspetta solo te
remind-last = ⏳ Il tavolo ormai aspetta solo te.
remind-over = -# ⏰ Un promemoria; hai già risposto.
slash-accounts = conti
slash-again_after = di-nuovo-dopo
slash-agenda = agenda
slash-at = alle
slash-forgiven = perdonate
slash-holidays = ferie
slash-note = appunti
slash-only_me = solo-io
slash-per_answer = a-risposta
slash-strike = cancella-n
slash-then = poi
slash-weekends = fine-settimana

### Un solo messaggio di ciò che aspetta a tutti i tavoli.

name-digest_off = No: ogni tavolo avvisa da sé
name-digest_3 = Un messaggio, al più ogni 3 ore
name-digest_6 = Un messaggio, al più ogni 6 ore
name-digest_12 = Un messaggio, al più ogni 12 ore
name-digest_24 = Un messaggio, al più una volta al giorno
option-digest = Un messaggio di ciò che mi aspetta a tutti i tavoli, invece di uno per tavolo
slash-digest = riepilogo
digest-lead =
    ⏰ { $count ->
        [one] Un tavolo ti aspetta
       *[other] { $count } tavoli ti aspettano
    }: { $names }.
digest-foot = -# Riepilogo { $number } · `/impostazioni riepilogo:` dice quanto spesso arriva
