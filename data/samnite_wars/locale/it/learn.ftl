### Five short pages for newcomers (/learn, New here?), and what a lobby says of length and time. Figures come from the data (`SamniteTitle.lesson_figures`).

learn-length = Fino a quando Roma ha { $regions ->
        [one] { $regions } regione
       *[other] { $regions } regioni
    } e un Console chiude la partita, oppure { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } round
    }
learn-time = circa { $decisions ->
        [one] { $decisions } decisione
       *[other] { $decisions } decisioni
    } a round, quasi tutte brevi
learn-wins_title = Come si vince
learn-wins =
    { SIGN("prestige") } **Vince il Prestigio.** Ognuno di voi ne ha un mucchio, il Trionfo; alla fine vince il più grande.
    A turno uno di voi è **Console** e comanda Roma { SIGN("rome") }; tutti gli altri sono i suoi **Avversari** e giocano i nemici di Roma { SIGN("enemy") }.
    Quindi vuoi che Roma vinca nel tuo turno e perda in quelli altrui.
    {"**"}La fine**: quando Roma ha { $regions ->
        [one] { $regions } regione
       *[other] { $regions } regioni
    } il Console può chiudere la partita alla fine del suo turno, se la sua posizione gli piace.
learn-round_title = Un turno ha sette passi
learn-round =
    {"**"}1 Destino.** { SIGN("card") } Tutti completano la mano fino a { $hand ->
        [one] { $hand } carta
       *[other] { $hand } carte
    }.
    {"**"}2 Tasse.** { SIGN("gold") } Il Tesoro riceve { $base ->
        [one] { $base } moneta
       *[other] { $base } monete
    }, più { $each_region } per ogni regione di Roma. È di Roma, non tuo: lo spende il Console.
    {"**"}3 Strategia.** Il Console può comprare carte, { $price ->
        [one] { $price } moneta
       *[other] { $price } monete
    } l'una.
    {"**"}4 Evento.** Un dado a dieci facce: rivolta, pace, incursioni o guerra.
    {"**"}5 Risoluzione.** L'evento si compie. In pace il Console può attaccare un vicino ({ $campaign ->
        [one] { $campaign } moneta
       *[other] { $campaign } monete
    }).
    {"**"}6 Prestigio.** Ciò che resta nel Tesoro conta per il Console, moneta per moneta.
    {"**"}7 Eccetera.** Ognuno può scartare fino a { $discards ->
        [one] { $discards } carta
       *[other] { $discards } carte
    }. Poi il Console è chi segue.
learn-dice_title = Le carte e i dadi
learn-dice =
    Uno scontro è uno **Sforzo bellico**: le due parti scelgono in segreto e rivelano insieme, al massimo una carta per tipo:
    { SIGN("card_ally") } alleato · { SIGN("card_strategy") } strategia · { SIGN("card_troops") } truppe · { SIGN("card_weapon") } arma · { SIGN("card_battle") } battaglia
    {"**"}Vince chi ha più Forza**; in parità decide un dado. Ciò che giochi è perso: non buttare le carte migliori in uno scontro senza speranza.
    { SIGN("card_victory") } { SIGN("card_defeat") } Le carte Vittoria e Sconfitta si giocano dopo uno scontro finito così. { SIGN("card_conquest") } Una carta Conquista rende di Roma una regione dopo una campagna vinta. { SIGN("card_special") } Le carte Speciali dicono quando si giocano.
    {"**"}Una rivolta** domata porta al Console { $revolt_won } Prestigio, persa gliene costa { $revolt_lost }; una campagna persa ne costa { $campaign_lost }.
learn-symbols_title = I simboli
learn-symbols =
    { SIGN("prestige") } Prestigio, tuo · { SIGN("gold") } monete, di Roma · { SIGN("card") } carte in una mano: tutti vedono quante, solo tu vedi quali
    { SIGN("rome") } una regione di Roma · { SIGN("enemy") } una libera
    { SIGN("force_1") } fino a { SIGN("force_9") }: la Forza di una carta. Alcune valgono di più in un certo ruolo o per un certo popolo; lo dice la carta.
    { SIGN("die_6") } un dado a sei facce · { SIGN("ten_10") } un dado a dieci facce
    Sulla mappa si può attaccare ciò che confina con le terre di Roma. Per i Sanniti servono tre conquiste.
learn-opening_title = Il tuo inizio
learn-opening =
    {"**"}Da Console**: guarda prima la tua mano. Con uno Sforzo bellico forte e { $campaign ->
        [one] { $campaign } moneta
       *[other] { $campaign } monete
    } una campagna dà Prestigio, oro e una regione; con uno debole scegli la pace e risparmia: ogni moneta è 1 Prestigio.
    {"**"}Da Avversario**: può toccarti di giocare il nemico. Se vinci, il Console perde ciò che sarebbe stato suo; ma ci spendi le tue carte.
    {"**"}Carte**: tieni una buona carta per tipo, scarta ciò che serve solo ad altri popoli.
    {"**"}Il voto** in una rivolta: scegli la regione che al Console costa di più perdere.
option_text-deck = se tutti vedono quale carta viene dopo, e chi la pesca.
option_text-negate_war = chi può trasformare una Guerra in Pace con una carta.
option_text-last_round = dopo quale round la partita finisce comunque. Sei round sono una serata.
option_text-corruption = quante volte un Tesoro pieno viene derubato.
