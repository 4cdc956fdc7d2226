### /learn, the guided round against computers, the lobby's door for newcomers, and what a server is told when the bot comes.

help-learn = Cinque brevi pagine su un gioco, poi un round guidato contro i computer
button-learn = Mai giocato?
button-guide = Gioca un round guidato
button-guide_as = Con { NAME($role) }
learn-which = Quale gioco vuoi imparare?
learn-of_game = { "**" }{ $game }** · { $exactly ->
        [0] si gioca in { $least }–{ $most }
       *[other] si gioca in { $exactly }
    }
learn-scenario = - { $name }
learn-which_scenario = Un altro scenario
learn-titled = { $game } · { $scenario }
learn-page = { $game } · pagina { $page } di { $pages }
learn-next = Avanti: { $title }
learn-before = ‹
learn-foot = Qui è detto in breve; il resto è in `/regole` e `/carta`.
learn-plain = Si gioca in { $least }–{ $most }. Il bot ti scrive in privato ogni volta che c'è qualcosa da decidere, ti mostra tutto ciò che puoi fare e racconta a tutti com'è andata.
practice-name = Allenamento
practice-name_of = Allenamento: { $scenario }
practice-hello =
    {"**"}Un round guidato di { $game }**: tu{ $role ->
        [none] { "" }
       *[other] { " " }con { NAME($role) }
    } contro { $count ->
        [one] { $count } giocatore computer
       *[other] { $count } giocatori computer
    }{ $usual ->
        [True] { "" }
       *[other] , con le opzioni di { PLAIN($table) }
    }, qui nei tuoi messaggi privati; non lo vede nessun altro, e non conta niente.
    {"**"}Perché?** sotto ogni domanda dice che cosa farebbe un computer al tuo posto, e perché. **Lascia** chiude quando vuoi. Non c'è fretta; una settimana dopo il tuo ultimo clic tutto viene cancellato.
practice-led_in = Comincia dove agisci tu per la prima volta; a quello che ti viene chiesto prima si risponde come farebbe un giocatore computer.
practice-round_over = **Questo era un round intero.** Sopra c'è che cosa ha portato a ciascuno, sotto la mappa com'è ora. Continua finché vuoi, o premi **Lascia** sotto la prossima domanda; `/partita crea` apre un tavolo con altri.
practice-over = **Questa partita guidata è finita**, e tra una settimana non ne resta niente. `/impara` ne apre un'altra, `/partita crea` un tavolo con altri.
practice-open = Il tuo tavolo di allenamento è nei messaggi privati: { $link }
practice-sure = Vuoi lasciare questo tavolo di allenamento? Finisce qui, e non ne resta niente.
practice-left = Hai lasciato il tavolo di allenamento. `/impara` ne apre uno nuovo, `/partita crea` una partita con altri.
button-quit = Lascia
button-advice = Perché?
button-advice_alone = Che cosa farebbe un computer?
button-advised = Fai così
advice-would = Un computer, al tuo posto: { TEXT($action) }
advice-would_hard = Il computer difficile, al tuo posto: { TEXT($action) }
advice-nothing = Un computer qui non farebbe niente
advice-changed = Non è stato fatto niente: ormai un computer risponderebbe altro. Ecco come stanno le cose.
advice-second = Seconda scelta: { TEXT($action) }
advice-surer = Ha confrontato { $answers } delle sue risposte in mondi immaginati ({ $worlds } in tutto) che concordano con tutto ciò che vedi. Lì questa dà circa il { DECIMAL($chance) }% di vittoria; ciò che dice la sua regola pratica il { DECIMAL($other) }%: { TEXT($action) }
advice-stands = Ha confrontato { $answers } delle sue risposte in mondi immaginati che concordano con tutto ciò che vedi. Lì questa dà circa il { DECIMAL($chance) }% di vittoria; la migliore delle altre il { DECIMAL($other) }% (visti in { $worlds } di questi mondi): { TEXT($action) }
advice-unsure = Ha confrontato { $answers } delle sue risposte in mondi immaginati ({ $worlds } in tutto) che concordano con tutto ciò che vedi. Lì questa dà circa il { DECIMAL($chance) }% di vittoria; un'altra il { DECIMAL($other) }%, troppo poco in più per esserne sicuri: { TEXT($action) }
advice-computer = -# I computer confrontano ciò che una risposta porta con ciò che rischia, in base a quello che vedi anche tu. Giocano bene, non alla perfezione.
error-practice_dm = I tuoi messaggi privati sono chiusi, e un round guidato si gioca lì. Accetta i messaggi dai membri di questo server, poi premi di nuovo.
lobby-free = Ancora da prendere: { $named }
lobby-hand = . Ciò che solo tu puoi vedere e le tue domande arrivano nei messaggi privati: { $link }
lobby-usual = di norma
button-join_as = Entra con…
button-fill = Riempi e inizia
button-fill_alone = Contro i computer, ora
lobby-option_line = - **{ $option }**: { $text }
greeting-title = Praetor fa da arbitro a giochi da tavolo con segreti
greeting-text =
    Qui un gruppo gioca una mossa alla volta, per giorni o settimane: il bot conosce le regole, disegna la mappa e scrive a ciascuno in privato la sua mano e le sue domande.
    `/partita crea` apre un tavolo in un canale · `/impara` mostra un gioco in cinque brevi pagine e te lo fa provare contro i computer · `/aiuto` elenca il resto
