### Come si incontrano le persone di un server: la bacheca dei tavoli, e chi viene chiamato per quelli nuovi.

help-server_board = Un messaggio che mostra i tavoli di questo server, aggiornato in un canale
option-board = Il canale in cui sta
option-board_role = Un ruolo da chiamare per i tavoli nuovi; ci si entra con un pulsante
option-board_hours = Quante ore almeno tra due chiamate (24)
option-board_end = Togli la bacheca
board-end_yes = Sì, toglila
board-title = I tavoli di questo server
board-empty = Nessun tavolo è aperto e nessuno è in gioco. `/partita crea` ne apre uno.
board-open = {"**"}Aperti{"**"}
board-running = {"**"}In gioco{"**"}
board-over = {"**"}Finiti negli ultimi sette giorni{"**"}
board-more = -# e { $count ->
        [one] un altro
       *[other] altri { $count }
    }: `/partita elenco`
board-number = Bacheca { $number } · aggiornata ogni dieci minuti, nuova ogni giorno
board-named = { $link ->
        [none] {"**"}{ PLAIN($name) }{"**"}
       *[other] {"**"}[{ PLAIN($name) }]({ $link }){"**"}
    } · { $game } · { $players }
board-open_table = {"**"}[{ PLAIN($name) }]({ $link }){"**"} · { $game } · { $pace } · { $least ->
        [0] { "" }
       *[other] al tavolo in { $count }, si gioca in { $least }–{ $most }
    }: { $players }
board-running_table = {"**"}[{ PLAIN($name) }]({ $link }){"**"} · { $game } · { $players }
board-over_table = {"**"}[{ PLAIN($name) }]({ $link }){"**"} · { $game } · { $won }
board-won = vittoria: {"**"}{ NAMES($winners) }{"**"}. { TEXT($why) }
board-drawn = non vince nessuno. { TEXT($why) }
board-call = <@&{ $role }> { $count ->
        [one] Un tavolo è aperto:
       *[other] { $count } tavoli sono aperti:
    }
board-call_number = Chiamata { $number }
board-shown = La bacheca sta in <#{ $channel }> e mostra i tavoli di questo server. Dei tavoli in canali che non tutti leggono, e di quelli che gli spettatori vedono più tardi, dice soltanto il nome e i giocatori.{ $role ->
        [0] { "" }
       *[other] {" "}Per i tavoli nuovi chiama <@&{ $role }>, al più una volta ogni { $hours ->
            [one] ora
           *[other] { $hours } ore
        }; chi lo desidera preme un pulsante sulla bacheca.
    }
board-no_ping = -# Una chiamata di <@&{ $role }> suona soltanto se il ruolo può essere menzionato da tutti, o se il bot può menzionare tutti i ruoli.
board-none = Questo server non ha una bacheca. `/server bacheca` con un canale ne pubblica una lì.
board-ended = La bacheca è stata tolta.
board-called = D'ora in poi ricevi le chiamate per i tavoli nuovi (<@&{ $role }>). Lo stesso pulsante lo annulla.
board-called_no_more = Non ricevi più le chiamate per i tavoli nuovi.
button-board_join = Partecipa: { $name }
button-callme = Chiamami per i tavoli nuovi
error-no_call = Qui nessuno viene chiamato per i tavoli nuovi: chi gestisce questo server lo imposta con `/server bacheca` e un ruolo.
error-cannot_give_role = Il bot non può dare né togliere <@&{ $role }>: gli servono il permesso Gestire i ruoli e un ruolo proprio sopra quello. Chiedi a chi gestisce questo server.

help-seek = Cerca altri con cui giocare su questo server
option-seek_games = I giochi che giocheresti, separati da virgole
option-seek_players = In quanti al tavolo, se importa
option-seek_pace = A che ritmo, se importa
option-seek_above = Solo con chi ha almeno questo punteggio
option-seek_below = Solo con chi ha al massimo questo punteggio
option-seek_language = In che lingua parla il tavolo, se importa
option-seek_computers = Se i giocatori del computer possono prendere i posti vuoti (sì)
option-seek_end = Non cercare più
seek-end_yes = Sì, non cercare più
seek-mine = Cerchi compagni per giocare a { $games }{ $players ->
        [0] { "" }
       *[other] {" "}· in { $players } al tavolo
    }{ $pace ->
        [none] { "" }
       *[other] {" "}· { $pace }
    }{ $language ->
        [none] { "" }
       *[other] {" "}· { $language }
    }{ $low ->
        [0] { "" }
       *[other] {" "}· almeno { $low } punti
    }{ $high ->
        [0] { "" }
       *[other] {" "}· al massimo { $high } punti
    } · { $computers ->
        [yes] i giocatori del computer possono completare il tavolo
       *[other] solo persone
    }. Appena si trova chi fa per te ricevi un messaggio privato, e basta un pulsante per sederti. Finisce dopo 30 giorni, o con `/cerca chiudi:`.
seek-none = Qui non cerchi nessuno. `/cerca giochi:` con i giochi che giocheresti comincia una ricerca.
seek-ended = Non cerchi più altri giocatori.
seek-all = -# Quanti cercano su questo server: { $counts }.
seek-left_out = -# Restano fuori, perché in { $count } non si giocano: { $games }.
seek-count = { $game } { $count }
seek-table = Incontro
seek-called =
    { $count ->
        [one] Una persona adatta a te riceve un messaggio privato, con un pulsante per il suo posto.
       *[other] { $count } persone adatte a te ricevono un messaggio privato, con un pulsante per il loro posto.
    } La tua ricerca è finita.
seek-found = {"**"}Hai trovato altri con cui giocare{"**"}
    { PLAIN($host) } apre un tavolo di { NAME($game) }, “{ PLAIN($name) }”, e un posto è tuo: premi il pulsante. La tua ricerca è finita; `/cerca` ne comincia un'altra.
seek-lost = C'erano altri adatti a te per { NAME($game) }, ma non è stato possibile aprire un tavolo. La tua ricerca continua; `/cerca giochi:` ancora una volta riprova.
seek-refused = {"**"}{ $name } non è stato aperto.{"**"} { TEXT($why) } C'erano altri adatti a te; tutti continuate a cercare come prima. `/cerca giochi:` ancora una volta riprova.
seek-goes_on = La tua ricerca continua, e così quella di chi fa per te: `/cerca giochi:` ancora una volta riprova.
error-seek_games = “{ PLAIN($asked) }” non è un gioco di questo bot. Scegli dalla lista che si apre mentre scrivi; separa più giochi con virgole.
error-seek_players = A nessuno di questi giochi si gioca in { $count }.
error-seek_ratings = Nessuno ha insieme almeno { $low } e al massimo { $high } punti.
