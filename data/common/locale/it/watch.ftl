### Looking on without a seat: /watch, a delay, following a game by DM, bets on battles.

watch-late = -# 👁️ Vedi questo tavolo con { $delay ->
        [one] un round
       *[other] { $delay } round
    } di ritardo: ecco com'era al round { $round }.
watch-later = -# Chi non ha un posto qui vedrà più tardi quel che segue.
lobby-delay = Gli spettatori vedono la partita con { $delay ->
        [one] un round
       *[other] { $delay } round
    } di ritardo (a parte ciò che mostra il thread).
error-watch_nothing_yet = Chi non ha un posto qui vede la partita con { $delay ->
        [one] un round
       *[other] { $delay } round
    } di ritardo, e finora non se ne sono giocati di più.
error-delay_less = La partita è cominciata con { $delay ->
        [one] un round
       *[other] { $delay } round
    } di ritardo per gli spettatori. Chi gioca ci conta: il ritardo può solo crescere.
option-delay = Con quanti round di ritardo la vede chi non ha un posto; 0: subito
help-host_spectators = Il ritardo degli spettatori: vale per ciò che mostro a chi non ha un posto, non per il thread
audit-spectators = 👁️ { PLAIN($by) }: gli spettatori vedono la partita { $delay ->
        [0] mentre si gioca.
        [one] con un round di ritardo.
       *[other] con { $delay } round di ritardo.
    }
replay-so_far_late = Ecco **{ PLAIN($name) }** fin dove può vederla chi non ha un posto: una pagina che si apre in un browser qualsiasi, senza rete.
help-watch = Guarda un tavolo senza avere un posto, passo per passo; dopo la fine come la vide ciascuno
option-watch_side = Dopo la fine: come la vide chi
watch-title = 👁️ **{ PLAIN($game) }: { PLAIN($name) }** ({ $id })
watch-public = -# Ciò che tutti possono sapere, come lo vede uno spettatore.
watch-eyes = -# Come la vide { PLAIN($who) }, carte in mano comprese.
watch-who_sides = { $who } ({ NAMES($sides) })
watch-step = **Passo { $at } di { $of }** · { PLAIN($label) }
watch-back = ⏮
watch-before = ◀ Passo
watch-next = Passo ▶
watch-on = ⏭
watch-now = Ora
watch-everybody = Quello che potevano vedere tutti
watch-choose_eyes = Come la vide chi
watch-you_play = Giochi qui, quindi questo è il tuo tavolo. **/guarda** è per chi non ha un posto; dopo la fine ti mostra la parte di ciascuno.
error-watch_eyes = Finché la partita è in corso nessuno la vede come chi gioca. Dopo la fine può farlo chiunque.
help-chapter-look = **Per guardare e riguardare**
button-bet = Pronostico: { $side }
button-follow = Segui nei messaggi
button-nofollow = Non seguire più
bet-noted = 🎲 Il tuo pronostico: vince {"**"}{ $side }{"**"}. Fino al primo tiro puoi cambiarlo; quanti l'avevano previsto si legge nel resoconto.
bet-tally = -# 🎲 { $right ->
        [0] Nessuno degli spettatori con un pronostico l'aveva previsto ({ $count }).
        [one] Un solo spettatore su { $count } l'aveva previsto.
       *[other] { $right } spettatori su { $count } l'avevano previsto.
    }
bet-undecided = -# 🎲 { $count ->
        [one] Un pronostico da { $count } spettatore
       *[other] Un pronostico da { $count } spettatori
    }; non ha vinto nessuno.
error-bet_yours = I pronostici sono per gli spettatori: quello di chi ha un posto qui potrebbe tradire ciò che sa.
error-bet_closed = Su questa battaglia non si fanno più pronostici.
follow-begun = Alla fine di ogni round di **{ PLAIN($name) }** ricevi la sua scheda nei messaggi privati. Per smettere, lì sotto c'è **Non seguire più**.
follow-hello = 👁️ Da ora segui **{ PLAIN($name) }** ({ $id }): alla fine di ogni round la sua scheda arriva qui.
follow-closed = I tuoi messaggi privati sono chiusi, quindi non segui questo tavolo. Accettali dai membri di questo server e riprova.
follow-ended = Non segui più questo tavolo.
follow-round = 👁️ { $game }: { PLAIN($name) } · { $link }
error-look_on = Non giochi a questo tavolo. Con `/guarda` lo segui da spettatore, passo per passo.
button-look_on = Segui passo per passo
button-watch = Passo per passo, come la vide ciascuno
error-follow_own = Hai un posto a questo tavolo: quel che c'è da dire ti arriva comunque.
error-follow_full = Questo tavolo è già seguito da { $most } persone; a più non posso scrivere.
records-bets = 🎲 Pronostici sulle battaglie: giusti { $right } su { $count }.
button-alleyes = Chiedi di vedere tutto
button-uneyes = Ritira il consenso
vote-eyes = { SEAT($seat) } non è più in gioco e chiede di vedere la partita con gli occhi di tutti, carte comprese, senza mai più giocare qui
eyes-granted = 👁️ { SEAT($seat) } non è più in gioco e può vedere la partita con gli occhi di tutti, come avete deciso insieme. Finché non lo fa, ciascuno di voi può ritirare il consenso.
eyes-taken_back = 👁️ { SEAT($by) } ritira il consenso: { SEAT($seat) } non vede la partita con gli occhi di tutti.
eyes-looked = 👁️ Adesso { SEAT($seat) } vede la partita con gli occhi di tutti, e qui non gioca più.
eyes-you_took_back = Consenso ritirato.
error-looked = Chi ha visto questa partita con gli occhi di tutti non può più giocarla.
error-looked_undo = Qualcuno che non è più in gioco ha visto la partita con gli occhi di tutti: non si può tornare a prima della sua uscita.
error-looked_already = Ormai ha guardato, e ciò che si è visto non si può dimenticare.
error-not_out = Può chiederlo solo chi non è più in gioco.
