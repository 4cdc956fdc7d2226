### What stands on a person's card in his DM, and the line that its push notification is made of.

result-more =
    -# … e { $count ->
        [one] un altro
       *[other] altri { $count }
    }: `/cronaca`
result-sealed = 🔒 **Sigillato: { TEXT($action) }.** Si apre quando tutti hanno risposto.
result-plain = **La tua risposta: { TEXT($action) }.**
since-title = **Dalla tua ultima mossa**
since-others = -# { $link ->
        [none] Gli altri:
       *[other] Gli altri ([leggi nel thread]({ $link })):
    }
since-more =
    -# … e { $count ->
        [one] un altro
       *[other] altri { $count }
    }
seat_card-sealed = 🔒 Hai sigillato: { TEXT($action) }.
seat_card-nothing = Ora non ti si chiede niente.
seat_card-by_deadline = ⌛ Il tempo è scaduto, quindi si è giocato così per te: { TEXT($action) }.
seat_card-by_computer = 🤖 Un computer ha scelto per te: { TEXT($action) }.
seat_card-by_order = 📜 Ha risposto il tuo ordine permanente: { TEXT($action) }.
seat_card-by_forced = ⏩ Giocato per te, perché le regole non lasciavano altro: { TEXT($action) }.
seat_card-by_away = 🧳 Durante la tua assenza si è giocato così per te: { TEXT($action) }.
seat_card-answered = La tua risposta: { TEXT($action) }.
seat_card-before = -# Prima avevi risposto: { TEXT($action) }.
seat_card-moved_on = Il tavolo è andato avanti: qui sotto c'è che cosa ti si chiede.
seat_card-handed_over = Ora un altro gioca questo posto.
seat_card-taken_back = ↩️ Quello che c'era qui è stato annullato, o non si chiede più.
push-where = { PLAIN($name) }, round { $round }:
push-where_alone = { PLAIN($name) }:
push-consent = { $where } { $asked }{ $until }
push-offer =
    { $where } { NAME($frm, form: "il") } { GRAMMAR($frm, "number") ->
        [plural] ti fanno
       *[singular] ti fa
    } un'offerta.
push-offer_secret = { $where } ti è stata fatta un'offerta.
push-must = { $where } il tavolo aspetta te { $what }.{ $until }
push-must_alone = { $where } tocca a te.{ $until }
push-window = { $where } puoi rispondere { $what }.{ $until }
push-window_alone = { $where } puoi rispondere.{ $until }
push-befell = { $where } { $what }
push-news = { $where } ti è successo qualcosa che puoi sapere solo tu. Lo trovi qui.
push-over = { $where } la partita è finita.
push-reminder = ⏰ Il tavolo aspetta te. { $said }{ $link }
push-reminder_sides = ⏰ Il tavolo aspetta te ({ NAMES($sides) }). { $said }{ $link }
push-in_minutes =
    tra { $count ->
        [one] { $count } minuto
       *[other] { $count } minuti
    }
push-in_hours =
    tra { $count ->
        [one] { $count } ora
       *[other] { $count } ore
    }
push-in_days =
    tra { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }
push-minutes =
    {" "}Rispondi entro { $count ->
        [one] { $count } minuto
       *[other] { $count } minuti
    }.
push-hours =
    {" "}Rispondi entro { $count ->
        [one] { $count } ora
       *[other] { $count } ore
    }.
push-days =
    {" "}Rispondi entro { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }.
seat_card-above = **{ $name }** · { $game }
seat_card-until_reaction = scade { TIME($when) } (per reagire c'è meno tempo che per un turno: aspettano tutti)
seat_card-until = scade { TIME($when) }
