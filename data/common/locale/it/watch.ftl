### Looking on without a seat: /watch, a delay, following a game by DM, bets on battles.

watch-late = -# 👁️ Vedi questo tavolo in ritardo di { $delay ->
        [one] un round
       *[other] { $delay } round
    }: ecco com'era al round { $round }.
watch-later = -# Chi non ha un posto qui vedrà più tardi quel che segue.
lobby-delay = Gli spettatori vedono la partita in ritardo di { $delay ->
        [one] un round
       *[other] { $delay } round
    } (a parte ciò che mostra il thread).
error-watch_nothing_yet = Chi non ha un posto qui vede la partita in ritardo di { $delay ->
        [one] un round
       *[other] { $delay } round
    }, e finora non è stato giocato di più.
error-delay_less = La partita è cominciata con gli spettatori in ritardo di { $delay ->
        [one] un round
       *[other] { $delay } round
    }. Chi gioca ci conta: il ritardo può solo crescere.
option-delay = Di quanti round chi non ha un posto vede la partita in ritardo; 0: subito
help-host_spectators = Il ritardo degli spettatori: vale per ciò che mostro a chi non ha un posto, non per il thread
audit-spectators = 👁️ { PLAIN($by) }: gli spettatori vedono la partita { $delay ->
        [0] mentre si gioca.
        [one] in ritardo di un round.
       *[other] in ritardo di { $delay } round.
    }
replay-so_far_late = Ecco **{ PLAIN($name) }** fin dove può vedere chi non ha un posto: una sola pagina che si apre in qualsiasi browser e non ha bisogno della rete.
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
watch-now = Adesso
watch-everybody = Ciò che tutti potevano vedere
watch-choose_eyes = Con gli occhi di chi
watch-you_play = Giochi qui, quindi questo è il tuo tavolo. **/watch** è per chi non ha un posto; dopo la fine ti mostra la parte di ciascuno.
error-watch_eyes = Finché la partita è in corso nessuno la vede con gli occhi di chi gioca. Dopo la fine può farlo chiunque.
help-chapter-look = **Per guardare e riguardare**
