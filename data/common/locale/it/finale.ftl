### The end of a game, and the way to the next.
finale-turning = **Svolte**
finale-swing = Round { $round }: { NAME($side) } { $gain }
finale-swing_why = Round { $round }: { NAME($side) } { $gain } ({ $why })
finale-source = { $source } { $points }
finale-sources = -# { $side }: { $said }
finale-luck = **Fortuna:** { $said }
finale-won = 🏆 Vittoria: { NAMES($winners) }, { $best } contro { $next }
finale-won_otherwise = 🏆 Vittoria: { NAMES($winners) }
finale-alone = 🏆 Vittoria: { NAMES($winners) } con { $best }
finale-fair = Qui sotto ci sono il segreto dei dadi e tutta la partita: chiunque può verificarli.
finale-fair_there = Il segreto dei dadi e tutta la partita sono nel thread del tavolo: chiunque può verificarli.
finale-push = { $where } la partita è finita, { $came }.
finale-you_won = hai vinto con { $points }
finale-you_won_otherwise = hai vinto
finale-you_came_otherwise = hai chiuso al { $place } posto su { $count }
finale-you_came = hai chiuso al { $place } posto su { $count }, con { $points }
finale-place =
    { $n ->
        [1] primo
        [2] secondo
        [3] terzo
        [4] quarto
        [5] quinto
       *[other] sesto
    }
replay-begun = Il replay di **{ PLAIN($name) }** è in preparazione. Arriva qui tra un minuto o due, solo per te.
replay-reading = Il tuo replay è in preparazione: sto leggendo la partita.
replay-drawn = Il tuo replay è in preparazione: mappe disegnate { $done } di { $of }.
replay-waits =
    { $ahead ->
        [one] Prima del tuo replay ce n'è un altro. Se ne fa uno alla volta; viene prima chi nell'ultima ora ha avuto meno disegno.
       *[other] Prima del tuo replay ce ne sono altri { $ahead }. Se ne fa uno alla volta; viene prima chi nell'ultima ora ha avuto meno disegno.
    }
replay-done = Ecco **{ PLAIN($name) }**: tutta la partita in una pagina. Salva il file e aprilo in un browser qualsiasi; non serve la rete.
replay-so_far = Ecco **{ PLAIN($name) }** fin qui, con i tuoi occhi: una pagina che si apre in un browser qualsiasi, senza rete. Contiene ciò che sai solo tu, quindi tienila per te finché la partita è in corso.
replay-so_far_public = Ecco **{ PLAIN($name) }** fin qui, come potevano vederla tutti: una pagina che si apre in un browser qualsiasi, senza rete.
replay-not_your_seat = Mentre il tuo replay era in preparazione hai lasciato quel posto, quindi ciò che si vedeva da lì non ti spetta più. **/replay** ne fa uno di ciò che puoi vedere ora.
replay-failed = Non sono riuscito a fare il tuo replay, mi dispiace (n. { $number }); i dettagli sono nel log di chi gestisce il bot. Alla partita non è successo niente.
replay-too_large = Il tuo replay è più grande di quanto Discord accetta qui. Chiedilo in un messaggio privato con me, o chiedi il file a chi gestisce il bot.
replay-by_dm = Il tuo replay è arrivato per messaggio privato, perché questa risposta non poteva contenerlo.
replay-unsent = Il tuo replay è pronto, ma non sono riuscito a mandarlo, né qui né per messaggio privato. Richiedilo tra un po' con **/replay**; se non arriva ancora, rivolgiti a chi gestisce il bot.
replay-everybody = Quello che potevano vedere tutti
replay-page_alt = La partita { PLAIN($name) } in una pagina, passo per passo.
replay-film = 🎞️ Tutta la partita sulla mappa.
replay-film_begun = Il film della mappa è in preparazione. Arriva nel thread appena è pronto, tra qualche minuto; non serve aspettare qui.
replay-film_there = Il film è già nel thread: { $link }
replay-film_alt = Un film della mappa per tutta la partita { PLAIN($name) }, passo per passo.
