### /records: what was played on a server, by a person, by two against each other; ratings.

help-records = Che cosa si è giocato: risultati, punteggi, sfide
help-records_server = Le partite di questo server e i punteggi di chi partecipa
help-records_person = Che cosa hai giocato tu, o un altro che partecipa ai punteggi
help-records_versus = Com'è andata tra te e un altro giocatore
option-records_who = Le partite di chi, se non le tue
option-records_other = Contro chi
option-ratings = Partecipa ai punteggi: gli altri possono vedere che cosa hai giocato qui
records-server = {"**"}Risultati di questo server{ $game ->
        [none] { "" }
       *[other] : { $game }
    }** · { $count ->
        [0] ancora nessuna partita finita
        [one] { $count } partita finita
       *[other] { $count } partite finite
    }
records-rated = { $number }. {"**"}{ PLAIN($name) }** { $points }{ $provisional ->
        [True] ?
       *[other] { "" }
    } · { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }, { $won ->
        [one] { $won } vinta
       *[other] { $won } vinte
    }
records-opt_in = -# Tutti partono da 1000; “?” vuol dire meno di cinque partite. Ha un punteggio solo chi partecipa, e contano solo le partite giocate per lo più di persona contro un altro che partecipa: {"**"}/impostazioni punteggi{"**"}.
records-nobody_rated = -# Nessuno ha ancora un punteggio: è per chi lo vuole ({"**"}/impostazioni punteggi{"**"}), dalle partite tra due persone così.
records-wins = {"**"}{ $game }** ({ $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }), vittorie: { $wins }
records-seat = giocatore { $number }
records-side = { $side } { $share }%
records-highest = -# Il punteggio più alto di chi ha vinto: { $score }, { $who } (<t:{ $at }:d>)
records-person = {"**"}{ PLAIN($name) }** · { $count ->
        [0] nessuna partita finita
        [one] { $count } partita
       *[other] { $count } partite
    }{ $count ->
        [0] { "" }
       *[other] , { $won ->
            [one] { $won } vinta
           *[other] { $won } vinte
        }
    }
records-rating = Punteggio su questo server: {"**"}{ $points }**{ $provisional ->
        [True] {" "}(provvisorio: meno di cinque partite)
       *[other] { "" }
    }
records-versus = {"**"}{ PLAIN($one) }** e {"**"}{ PLAIN($other) }**: { $count ->
        [0] nessuna partita finita insieme
        [one] { $count } partita
       *[other] { $count } partite
    }{ $count ->
        [0] { "" }
       *[other] . Davanti { PLAIN($one) }: { $ahead }, davanti { PLAIN($other) }: { $behind }, alla pari: { $level }
    }
button-records = Risultati del server
records-page = -# Pagina { $page } di { $pages }
records-last = {"**"}Partite**, dalla più recente
records-game = <t:{ $at }:d> · { $game }, { $link ->
        [none] { PLAIN($table) }
       *[other] [{ PLAIN($table) }]({ $link })
    } · vittoria: { $won }{ $place ->
        [0] { "" }
       *[other] {" "}· { $own }: { $place }º posto su { $of }
    }
records-you = { $name } (tu)
records-who = { PLAIN($name) } ({ $side })
error-records_server = I risultati sono di un server: chiedi sul server che ti interessa. Qui {"**"}/risultati persona{"**"} mostra i tuoi.
error-records_private = { PLAIN($name) } non partecipa ai punteggi, quindi le sue partite non si mostrano ad altri. Ciascuno decide per sé: {"**"}/impostazioni punteggi{"**"}.
error-records_yourself = Hai indicato te. Indica un altro giocatore, o usa {"**"}/risultati persona{"**"} per le tue partite.
option-season = Solo le partite e i punteggi di una stagione: un trimestre
name-season_this = questa stagione
name-season_last = la stagione scorsa
records-season = -# Stagione { $season }: le partite finite in questo trimestre, e i punteggi che vengono solo da queste
records-favourite = Più giocato in { $game }: {"**"}{ $side }{"**"}, { $count } su { $of }, { $won } { $won ->
        [one] vinta
       *[other] vinte
    }
records-opponents = Incontrati più spesso: { $opponents }
records-opponent = { PLAIN($name) } ({ $count }, davanti { $ahead })
