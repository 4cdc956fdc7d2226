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
help-watch = Guarda un tavolo senza avere un posto, passo per passo; dopo la fine con gli occhi di chiunque
option-watch_side = Dopo la fine: con gli occhi di chi
watch-title = 👁️ **{ PLAIN($game) }: { PLAIN($name) }** ({ $id })
watch-public = -# Ciò che tutti possono sapere, come lo vede uno spettatore.
watch-eyes = -# Con gli occhi di { PLAIN($who) }, carte in mano comprese.
watch-who_sides = { $who } ({ NAMES($sides) })
watch-step = **Passo { $at } di { $of }** · { PLAIN($label) }
watch-back = ⏮
watch-before = ◀ Passo
watch-next = Passo ▶
watch-on = ⏭
watch-now = Ora
watch-everybody = Quello che potevano vedere tutti
watch-choose_eyes = Con gli occhi di chi
watch-you_play = Giochi qui, quindi questo è il tuo tavolo. **/watch** è per chi non ha un posto; dopo la fine ti mostra la parte di ciascuno.
error-watch_eyes = Finché la partita è in corso nessuno la vede con gli occhi di chi gioca. Dopo la fine può farlo chiunque.
help-chapter-look = **Per guardare e riguardare**
