### I tornei di un server: /evento, le loro schede, classifiche e immagini.

help-event = Tornei: gironi, svizzero, eliminazione, scala
help-event_create = Annuncia un torneo, a cui ci si iscrive con un pulsante
help-event_show = La classifica di un torneo, con un'immagine
help-event_start = Comincia: il primo turno viene abbinato e i tavoli si aprono
help-event_result = Imposta un risultato a mano; resta, qualunque cosa dica il tavolo
help-event_swap = Scambia il posto di due persone nel turno in corso
help-event_drop = Togli qualcuno: entra chi aspetta, o si abbina senza
help-event_cancel = Annulla un torneo
option-event = Quale torneo, se ce n'è più d'uno
option-event_kind = Come si gioca
option-event_name = Come si chiama
option-event_players = In quanti a un tavolo
option-event_rounds = Quanti turni; in una scala, quanti a stagione
option-event_pools = Quanti gironi (1)
option-event_through = Eliminazione: quanti di ogni tavolo vanno avanti (1)
option-event_places = Quanti possono partecipare; gli altri aspettano un posto
option-event_days = I giorni che un turno può durare (14); 0: senza limite
option-event_ties = Quale spareggio conta per primo dopo i punti; senza, nell'ordine consueto
option-event_late = Che cosa ne è di una partita che dura di più
option-event_entrant = Qualcuno che partecipa
option-event_game = La partita, con il suo numero
option-event_first = Chi ha vinto
option-event_second = Chi è arrivato secondo
option-event_third = Chi è arrivato terzo
option-event_fourth = Chi è arrivato quarto
option-event_fifth = Chi è arrivato quinto
option-event_level = Sono tutti pari
option-event_sure = Sì, per confermare
event-level_yes = Sì, tutti pari
event-cancel_yes = Sì, annullalo
name-tournament_pool = gironi all'italiana
name-tournament_swiss = svizzero, in due
name-tournament_knockout = eliminazione
name-tournament_ladder = scala a stagioni
name-late_level = vale come pari
name-late_standing = conta per come sta in quel momento
name-late_wait = aspetta chi organizza
tournament-default_name = Torneo di { $game }
event-created = “{ PLAIN($name) }” (evento { $id }) è annunciato in <#{ $channel }>: lì ci si iscrive con un pulsante. `/evento inizia` lo fa cominciare.
event-started = “{ PLAIN($name) }” è cominciato. I tavoli del primo turno si stanno aprendo, e chi gioca lo sa con un messaggio privato.
event-entered = Partecipi a “{ PLAIN($name) }”. Quando tocca a una tua partita ricevi un messaggio privato. L'ordine di partenza viene dal tuo punteggio, se partecipi ai punteggi.
event-waits =
    { $begun ->
        [yes] “{ PLAIN($name) }” è già cominciato
       *[no] I posti di “{ PLAIN($name) }” sono esauriti
    }: aspetti che se ne liberi uno. Quando qualcuno esce, entra chi aspetta da più tempo.
event-leave_asked = Non partecipare più a “{ PLAIN($name) }”? È cominciato: chi esce non rientra. I tavoli a cui siedi vanno avanti.
event-left = Non partecipi più a “{ PLAIN($name) }”.{ $begun ->
        [yes] {" "}Un tavolo a cui siedi va avanti finché non lo lasci.
       *[no] {" "}Finché non comincia puoi iscriverti di nuovo.
    }
event-result_set = Il risultato della partita { $number } è impostato, e resta: { $level ->
        [True] pari
       *[other] { $ordered ->
            [True] { PLAIN($order) }
           *[other] vince { PLAIN($first) }
        }
    }.
event-swapped = Si sono scambiati il posto.
event-dropped = { PLAIN($name) } non partecipa più. Una sua partita con il tavolo già aperto continua; `/evento risultato` la chiude.
event-cancel_asked = Annullare “{ PLAIN($name) }”? I suoi tavoli vanno avanti, ma non contano più per il torneo. Di nuovo, con {"**"}conferma{"**"}, e si annulla.
event-cancelled = “{ PLAIN($name) }” è annullato.
button-evjoin = Iscriviti
button-evleave = Non partecipare più
button-evleave_sure = Sì, esci dal torneo
button-evshow = Classifica
tournament-title = { PLAIN($name) }
tournament-heading = {"**"}{ PLAIN($name) }{"**"} (evento { $id })
tournament-is_open = Torneo · iscrizioni aperte
tournament-is_running = Torneo · in corso
tournament-is_over = Torneo · concluso
tournament-is_cancelled = Torneo · annullato
tournament-plan = { $game } · { $kind }{ $least ->
        [0] { "" }
       *[other] {" "}· in { $most } a un tavolo
    }{ $pools ->
        [1] { "" }
       *[other] {" "}· { $pools } gironi
    }{ $through ->
        [1] { "" }
       *[other] {" "}· passano in { $through }
    }
tournament-times = { $season ->
        [0] { "" }
       *[other] { $round ->
            [0] { "" }
           *[other] Stagione { $season } ·{" "}
        }
    }{ $rounds ->
        [0] { $round ->
            [0] { "" }
           *[other] Turno { $round } ·{" "}
        }
       *[other] { $round ->
            [0] { $rounds } { $rounds ->
                [one] turno
               *[other] turni
            }{ $season ->
                [0] { "" }
               *[other] {" "}a stagione
            } ·{" "}
           *[other] Turno { $round }{ $season ->
                [0] {" "}di { $rounds }
               *[other] , { $rounds } { $rounds ->
                    [one] turno a stagione
                   *[other] turni a stagione
                }
            } ·{" "}
        }
    }{ $days ->
        [0] senza limite di tempo
        [one] un giorno per turno; ciò che dura di più { $late }
       *[other] { $days } giorni per turno; ciò che dura di più { $late }
    }
tournament-entrants = { $count ->
        [0] {"**"}Ancora nessuno partecipa{"**"}{ $places ->
            [0] { "" }
            [one] {" "}· { $places } posto
           *[other] {" "}· { $places } posti
        }
       *[other] {"**"}{ $places ->
            [0] { $count }
           *[other] { $count } su { $places }
        } { $count ->
            [one] partecipa
           *[other] partecipano
        }{"**"}: { $names }
    }
tournament-waiting = Aspettano un posto: { $names }
tournament-pool = {"**"}Girone { $pool }{"**"}
tournament-pool_head = Girone { $pool }
tournament-line = {"**"}{ $place }.{"**"} { PLAIN($name) }{ $knockout ->
        [True] { "" }
       *[other] {" "}· {"**"}{ DECIMAL($points) }{"**"} { $points ->
            [1] punto
           *[other] punti
        }
    } · { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }{ $out ->
        [True] {" "}· non gioca più
       *[other] { "" }
    }
tournament-round = {"**"}Turno { $round }{ $final ->
        [True] {" "}· finale
       *[other] { "" }
    }{"**"}
tournament-player = { PLAIN($name) }{ $side ->
        [none] { "" }
       *[other] {" "}({ $side })
    }
tournament-bye = -# { $name } riposa in questo turno{ $kind ->
        [swiss] {" "}· 1 punto
        [knockout] {" "}· va avanti
       *[other] { "" }
    }
tournament-game = Partita { $number }: { $players }{ $until ->
        [0] { "" }
       *[other] {" "}· termine <t:{ $until }:d>{ $waits ->
            [True] , poi decide chi organizza
           *[other] { "" }
        }
    }
tournament-result = Partita { $number }: { $players } · { $level ->
        [True] pari
       *[other] vince { $won }
    }{ $how ->
        [hand] {" "}(a mano)
        [late] {" "}(troppo lunga)
       *[other] { "" }
    }
tournament-more = -# e { $count ->
        [one] un'altra
       *[other] altre { $count }
    }: `/evento mostra`
tournament-number = Evento { $id } · scheda { $number }
tournament-noted = <t:{ $at }:d> { $said }
tournament-note_round = abbinato il turno { $round }: { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }
tournament-note_replaced = { PLAIN($old) } non gioca più; entra { PLAIN($new) }, dalla prossima partita che si apre
tournament-note_dropped = { PLAIN($who) } non gioca più, e si abbina senza
tournament-note_swapped = chi organizza ha scambiato di posto { PLAIN($one) } { PLAIN($other, form: "e") }
tournament-note_by_hand = chi organizza ha deciso il risultato della partita { $game }{ $level ->
        [True] {": "}pari
        [False] {": "}{ $ordered ->
            [True] { PLAIN($order) }
           *[other] vince { PLAIN($first) }
        }
       *[other] { "" }
    }
tournament-note_late = la partita { $game } è durata troppo ed è stata decisa d'ufficio{ $level ->
        [True] {": "}pari
        [False] {": "}vince { PLAIN($first) }
       *[other] { "" }
    }
tournament-note_season = la stagione { $season } è finita; in cima: { PLAIN($who) }
tournament-note_over = è concluso; primo posto: { PLAIN($who) }
tournament-note_over_pools = è concluso; primo posto: { PLAIN($pools) }
tournament-note_cancelled = è stato annullato
tournament-points_say = Punti: 1 al primo, 0 all'ultimo, divisi tra chi è pari. Poi contano: { $breaks }.
tournament-points_say_knockout = È avanti chi è arrivato al turno più tardo. Punti: 1 al primo di una partita o a chi riposa, 0 all'ultimo.
tournament-points_say_ladder = I posti sono quelli della scala: chi gioca si divide i posti che aveva, e chi vince ha il migliore. I punti di una stagione non spostano nessuno.
tournament-figure = { DECIMAL($figure) }
tournament-say_wins = Vittorie
tournament-say_opponents = Avversari (i punti di tutti quelli incontrati)
tournament-say_beaten = Battuti (i punti di chi si è lasciato dietro, metà di chi era pari)
tournament-say_score = Quota (la propria parte di tutti i punti delle partite)
tournament-column_place = #
tournament-column_name = Nome
tournament-column_games = Partite
tournament-column_points = Punti
tournament-column_wins = Vittorie
tournament-column_opponents = Avversari
tournament-column_beaten = Battuti
tournament-column_score = Quota
tournament-somebody = qualcuno ({ $number })
tournament-game_on = {"**"}La tua partita in “{ PLAIN($tournament) }” è cominciata.{"**"}
    Turno { $round }, tavolo “{ PLAIN($table) }” in <#{ $channel }>: { PLAIN($players) }.{ $until ->
        [0] { "" }
       *[other] {" "}Termine per finirla: <t:{ $until }:f>.
    }
tournament-came_in = {"**"}In “{ PLAIN($tournament) }” si è liberato un posto, ed è tuo.{"**"}{ $round ->
        [0] {" "}Quando comincia la tua prima partita ricevi un messaggio privato.
       *[other] {" "}È in corso il turno { $round }; giochi dal prossimo, e quando comincia la tua prima partita ricevi un messaggio privato.
    }
tournament-taken_out = {"**"}Non partecipi più a “{ PLAIN($tournament) }”:{"**"} chi organizza ti ha tolto. Un tavolo a cui siedi va avanti.
tournament-called_off = {"**"}“{ PLAIN($tournament) }” è annullato{"**"} da chi lo organizza.{ $round ->
        [0] { "" }
       *[other] {" "}Un tavolo a cui siedi va avanti, ma non conta più per il torneo.
    }
tournament-call_number = -# Evento { $id } · iscrizione { $entrant }
tournament-adjudicated = Questa partita è durata più di quanto può un turno di “{ PLAIN($tournament) }”, e lì è stata decisa d'ufficio{ $level ->
        [True] {": "}vale come pari
        [False] {": "}vale come vinta da { PLAIN($first) }
       *[other] { "" }
    }. Può proseguire per il piacere di giocarla.
tournament-set_by_hand = Chi organizza “{ PLAIN($tournament) }” ha deciso lì il risultato di questa partita{ $level ->
        [True] {": "}vale come pari
       *[other] {": "}vale come vinta da { PLAIN($first) }
    }.{ $over ->
        [True] { "" }
       *[other] {" "}Può proseguire per il piacere di giocarla.
    }
error-no_event = Su questo server non c'è un torneo così. `/evento crea` ne annuncia uno.
error-which_event = Qui ci sono più tornei in corso: { $names }. Di' quale con {"**"}evento{"**"}.
error-not_organiser = Può farlo solo chi organizza questo torneo, o chi gestisce il server.
error-not_event_manager = Annuncia tornei solo chi può gestire questo server o i suoi eventi.
error-event_in_forum = La scheda di un torneo sta in un canale testuale: indicane uno con {"**"}canale{"**"}.
error-event_swiss = Uno svizzero si gioca in due a un tavolo. Gironi, eliminazioni e scale ne accettano di più.
error-event_players = A questo gioco si gioca in { $least }-{ $most }.
error-event_through = Al massimo { $most } di un tavolo possono andare avanti: qualcuno deve uscire.
error-event_places = Di' chi è arrivato primo, e magari i successivi, tra chi gioca lì: { PLAIN($players) }. Chi non è nominato divide l'ultimo posto; {"**"}pari{"**"} li rende tutti pari.
error-event_table = È una partita di un torneo, che ha già assegnato i posti: prima che cominci nessuno entra o esce. `/evento mostra` dice come va il torneo.
error-entered = Partecipi già.
error-dropped_out = Hai lasciato questo torneo: in uno già cominciato non si rientra.
error-not_entered = Non partecipa a questo torneo.
error-you_not_entered = Non partecipi a questo torneo.
error-tournament_over = Questo torneo è concluso.
error-tournament_begun = Questo torneo è già cominciato.
error-too_few_entrants =
    Per cominciare bisogna essere in { $least }, e { $count ->
        [0] nessuno partecipa ancora
        [one] partecipa una persona
       *[other] partecipano in { $count }
    }: ci si iscrive con il pulsante della scheda.
error-no_such_pairing = In questo torneo non c'è una partita { $number } di cui impostare il risultato: i numeri delle partite del turno sono sulla scheda.
error-no_result = Questi non sono i piazzamenti di quella partita.
error-same_pairing = Siedono allo stesso tavolo.
error-not_paired = Uno dei due non ha una partita in questo turno.
error-pairing_opened = Al tavolo di uno dei due si è già giocato qualcosa: gli abbinamenti si cambiano prima.
slash-ties = spareggi
ledger-pairing_changed = 🏁 Chi organizza “{ $tournament }” ha cambiato gli abbinamenti: questo tavolo è chiuso prima che si sia giocato qualcosa, e se ne apre un altro.
notice-pairing_changed = 🏁 Chi organizza “{ $tournament }” ha cambiato gli abbinamenti. Questo tavolo è chiuso; ti avviso quando comincia la tua partita.
ledger-result_set = 🏁 Chi organizza “{ $tournament }” ha deciso il risultato di questa partita prima che cominciasse: questo tavolo è chiuso. `/evento mostra` dice il risultato.
notice-result_set = 🏁 Chi organizza “{ $tournament }” ha deciso il risultato della tua partita prima che cominciasse. Questo tavolo è chiuso; `/evento mostra` dice il risultato.
