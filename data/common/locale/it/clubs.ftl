### Come si incontrano le persone di un server: la bacheca dei tavoli, e chi viene chiamato per quelli nuovi.

help-server_board = Un messaggio che mostra i tavoli di questo server, aggiornato in un canale
option-board = Il canale in cui sta
option-board_role = Un ruolo da chiamare per i tavoli nuovi; ci si entra con un pulsante
option-board_hours = Quante ore almeno tra due chiamate (24)
option-board_end = Togli la bacheca
board-end_yes = Sì, toglila
board-title = I tavoli di questo server
board-empty = Nessun tavolo è aperto e nessuno è in gioco. {"**"}/game create{"**"} ne apre uno.
board-open = {"**"}Aperti{"**"}
board-running = {"**"}In gioco{"**"}
board-over = {"**"}Finiti negli ultimi sette giorni{"**"}
board-more = -# e { $count ->
        [one] un altro
       *[other] altri { $count }
    }: {"**"}/game list{"**"}
board-number = Bacheca { $number } · aggiornata ogni dieci minuti, nuova ogni giorno
board-named = { $link ->
        [none] {"**"}{ PLAIN($name) }{"**"}
       *[other] {"**"}[{ PLAIN($name) }]({ $link }){"**"}
    } · { $game } · { $players }
board-open_table = {"**"}[{ PLAIN($name) }]({ $link }){"**"} · { $game } · { $pace } · { $least ->
        [0] { "" }
       *[other] { $count } su { $least }–{ $most }
    }: { $players }
board-running_table = {"**"}[{ PLAIN($name) }]({ $link }){"**"} · { $game } · { $players }
board-over_table = {"**"}[{ PLAIN($name) }]({ $link }){"**"} · { $game } · { $won }
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
board-none = Questo server non ha una bacheca. {"**"}/server board{"**"} con un canale ne pubblica una lì.
board-ended = La bacheca è stata tolta.
board-called = D'ora in poi vieni chiamato per i tavoli nuovi (<@&{ $role }>). Lo stesso pulsante lo annulla.
board-called_no_more = Non vieni più chiamato per i tavoli nuovi.
button-board_join = Partecipa: { $name }
button-callme = Chiamami per i tavoli nuovi
error-no_call = Qui nessuno viene chiamato per i tavoli nuovi: chi gestisce questo server lo imposta con {"**"}/server board{"**"} e un ruolo.
error-cannot_give_role = Il bot non può dare né togliere <@&{ $role }>: gli servono il permesso Gestire i ruoli e un ruolo proprio sopra quello. Chiedi a chi gestisce questo server.
