### The bot's own words. How messages are written: docs/contributing.md. Labels of buttons stay under 80 characters, descriptions under 100.

seat-table = il tavolo
seat-unnamed = Posto { $seat }
choice-stop = Basta così
choice-number = { $n }
label = -# **{ $name }** · tavolo { $id }
name-pace_live = Dal vivo: 5 min per decisione; per reagire almeno 20 s
name-pace_daily = Quotidiano: 24 h per decisione; per reagire almeno 15 min
name-pace_slow = Lento: 72 h per decisione; per reagire almeno 2 h
name-pace_open = Senza scadenze; per reagire almeno 15 min
name-action = che cosa fare
    .ask = che cosa fare
name-theme_light = Chiaro
name-theme_dark = Scuro
button-confirm = Conferma
button-confirm_deed = Conferma: { $deed }
button-seal_deed = Sigilla: { $deed }
button-change_field = Cambia: { NAME($field) }
button-nothing = niente
button-unfit = Così non si può
button-still = Conferma: { $count } da scegliere
button-next = Avanti
button-seal = Sigilla
button-clear = Svuota
button-topup = Anche gli altri { $count }: { $thing }
button-anew = Ricomincia
button-reasons = Perché?
button-basket = Torna all'insieme
button-decide = Decidi
button-back = Indietro
button-place = Altrove: scrivi…
button-more = Altro ({ $page }/{ $pages })
button-mine = Il mio tavolo
button-undo = Annulla: { TEXT($action) }
button-asked = Torna alla domanda
button-since = Dalla mia mossa: tutto
button-hand = Mano
button-map = Mappa
button-chart = Grafico
button-map_key = Legenda
button-log = Cronaca
button-rules = Regole
button-legal = Che posso fare?
button-rematch = Rivincita
button-stats = Statistiche
button-replay = Replay
button-film = Film nel thread
button-aside = Piani e alleati
button-join = Entra
button-leave = Lascia
button-word = Parola per i dadi
button-rest = Altro…
button-bot = Aggiungi un computer
button-unbot = Togli un computer
button-opts = Opzioni
button-start = Inizia
do-pass = Passa
do-close = Chiudi la finestra
do-accept = Accetta
do-decline = Rifiuta
do-withdraw_offer = Ritira l'offerta
hint-pass = Lascia passare questa finestra
hint-accept = Accetta un'offerta
hint-decline = Rifiuta un'offerta
hint-withdraw_offer = Ritira una tua offerta
action-pass = Passa
action-close = Chiudi la finestra
action-accept = Accetta l'offerta
action-decline = Rifiuta l'offerta
action-withdraw_offer = Ritira l'offerta
screen-pages = Un'altra pagina dell'elenco
screen-page_of = { $first } – { $last }
screen-page_named = { $page }: { $names }
screen-more_between = … +{ $count } …
screen-and_more =
    { $count ->
        [one] un altro
       *[other] altri { $count }
    }
screen-sealed = Sigillato: { TEXT($action) }. Puoi ancora cambiarlo.
screen-sealed_so = Hai già sigillato proprio questo: { TEXT($action) }.
screen-chosen = Scelto: **{ $chosen }**
screen-place = Nome o numero
screen-may_be = “{ PLAIN($asked) }” può essere uno di questi:
screen-number = Un numero da { $low } a { $high }
screen-pick =
    { $low ->
        [0] { $high ->
            [one] Scegli: una cosa, o niente
           *[other] Scegli: al massimo { $high }
        }
       *[other] Scegli: da { $low } a { $high }
    }
screen-pick_next = Uno alla volta: scegli il n. { $next } di { $high }
screen-chosen_so_far = { $thing } · scelti: { $count }
screen-pick_exactly = Scegli: { $high }
screen-pick_how_many =
    { $low ->
        [0] Quanti? Al massimo { $high }
       *[other] Quanti? Da { $low } a { $high }
    }
screen-pick_amounts = Scegli: da { $low } a { $high } (le quantità dello stesso tipo si sommano)
screen-amount = { $count } × { $thing }
screen-pick_group =
    { $group }: { $most ->
        [one] una sola scelta
       *[other] al massimo { $most }
    }
screen-choose = Scegli: { $thing }
screen-choose_of = { $group }: { $thing }
screen-without = Togli: { $thing }
screen-none = -# Non hai scelto niente, e non è necessario.
screen-still = -# Scelti: { $have }, **ancora da scegliere: { $count }**
screen-unfit = -# ⚠️ { TEXT($why) }
screen-field = Scegli: { NAME($field, form: "ask") }
screen-at_once = Chi muove?
screen-at_once_one = { $action }: scegli
screen-at_once_line = { $action }: { $name }
screen-at_once_pick = { $action }: { $how }
screen-explained = -# **{ $name }**: { $said }
screen-term = -# 💡 **{ $term }**: { $said }
screen-asked_for = -# Scegli: { NAME($field, form: "ask") }
screen-span = { $field }: { $names }
screen-basket = Che cosa vuoi cambiare?
screen-basket_empty = Qui non c'è niente da cambiare
screen-in_basket = { $names } · si può aggiungere altro
screen-in_line = { $names } · { $cost }
screen-in_line_free = { $names }
screen-next_of = { NAME($field) }: n. { $count }
screen-filled = { NAME($field) }: { $names }
screen-typed = **Non ancora fatto**: ecco che cosa hai scritto e che cosa comporterebbe. **Conferma** lo esegue.
screen-forced = -# È già compilato, perché le regole lasciano solo questa risposta (**Che posso fare?** spiega il perché).
screen-answered = Già fatto.
lobby-title =
    ## { $game }: { $name }
    -# tavolo { $id }
lobby-seats = **{ $count } al tavolo** ({ $exactly ->
        [0] si gioca in { $least }–{ $most }
       *[other] si gioca in { $exactly }
    })
lobby-seat = - { $emblem }{ SEAT($seat) }{ $plays }{ $kind }{ $word }
lobby-plays = { " " }con **{ $role }**
lobby-computer = { " " }· computer
lobby-host = { " " }· host
lobby-word = { " " }· ha dato una parola
lobby-word_bound = { " " }· custodisce una parola, vincolata dal suo hash
lobby-word_opened = { " " }· ha svelato la parola
dm_hint = Non leggo quello che si scrive qui: sono un bot che modera giochi da tavolo. Le tue partite sono in `/mieitavoli`, le tue domande hanno i loro pulsanti, e `/aiuto` dice il resto. `/impara` insegna un gioco.
lobby-pace = Ritmo: { $pace }
lobby-quick = {", "}rapido: si passa per chi può solo passare, e l'attesa rivela che qualcuno può rispondere
lobby-times =
    { $limited ->
        [True] { TEXT($deadline) } per decisione; per reagire almeno
       *[other] Senza scadenze; per reagire almeno
    } { TEXT($hold) }{ TEXT($most) }
lobby-options = Opzioni: { $options }
lobby-fill =
    -# Riempi e inizia: { $count ->
        [one] si siede anche un computer
       *[other] si siedono anche { $count } computer
    }, e si gioca in { $seats }.
lobby-event = 🏆 Una partita di un torneo: chi gioca è già seduto, e comincia da sola.
lobby-dice = -# 🎲 I dadi sono fissati prima della partita e dopo chiunque può verificarli; una tua parola li cambia.
lobby-running = La partita è in corso: <#{ $thread }>
lobby-over = Com'è andata si legge nel suo thread: <#{ $thread }>
lobby-abandoned = La partita è stata abbandonata.
lobby-choose_pace = Ritmo
lobby-choose_option = Un'altra regola del tavolo
lobby-other_options =
    { $count ->
        [one] { $count } altra regola
       *[other] altre { $count } regole
    } come al solito (**Opzioni**)
lobby-choose_options = Che cosa vale a questo tavolo? Ogni scelta vale subito.
lobby-choose_times = -# Tempi propri, scadenze a ora fissa, ore di silenzio: `/host scadenze`. Tempo per l'intera partita, scadenze perdonate, ferie: `/host conti`.
lobby-created = **{ $name }** è aperto (tavolo { $id }). Il suo thread: <#{ $thread }>.
lobby-joined = Hai preso posto: **{ $name }**. { TEXT($dm) }
lobby-dm_ok = Ciò che è segreto ti arriva in privato.
lobby-dm_closed = I tuoi messaggi privati sono chiusi, quindi non posso scriverti. Niente è perso: **Il mio tavolo**, nel thread, ti mostra sempre tutto, in privato. Per ricevere i messaggi, accettali dai membri di questo server; poi premi un pulsante qualsiasi e ci riprovo.
lobby-dm_hello = Hai preso posto: **{ $name }** (tavolo { $id }). Ciò che solo tu puoi vedere, le tue domande e gli esiti delle tue risposte arrivano qui; non li legge nessun altro.
lobby-left = Hai lasciato **{ $name }**.
lobby-leave_asked = {"**"}Così lasci il tuo posto.** Lo prende un giocatore computer, con la tua mano, e da lì in poi vedi solo ciò che vede chi assiste. Finché nessun altro lo occupa, `/ritorno` nel thread te lo ridà; l'host può offrirlo ad altri.
lobby-left_running = Hai lasciato **{ $name }**. Un computer prende il tuo posto.
lobby-rest = {"**"}Che cos'altro si può fare prima di iniziare{"**"}
lobby-rest_line = - **{ $name }**: { $said }
lobby-rest_bot = un posto in più lo gioca il computer (host).
lobby-rest_unbot = l'ultimo aggiunto se ne va (host).
lobby-rest_role = una fazione a tua scelta, la sorte, o quella che resta.
lobby-rest_word = una parola qualsiasi entra nei dadi. Chi vuole vincolare anche chi gestisce il bot dà lo SHA-256 di una parola e la svela all'inizio (**/dadi**).
lobby-rest_leave = il tuo posto torna libero.
lobby-word_title = Una parola per i dadi
lobby-word_label = Una parola, o lo SHA-256 di una tua parola
lobby-word_opens = La parola di cui hai dato lo SHA-256
lobby-word_kept = Ora la tua parola fa parte dei dadi.
lobby-hash_kept = Registrato: è l'hash di una parola che conosci solo tu. Si può svelare se è lunga al massimo { $most }. Conserva la parola. Quando l'host preme **Inizia**, tutti gli hash vanno nel thread e ti si chiede di svelarla; se non lo fai in tempo, l'inizio è nullo.
lobby-word_open = La tua parola è svelata. La partita comincia appena lo sono tutte.
lobby-default_name = Il tavolo di { PLAIN($host) }
lobby-started = La partita comincia: <#{ $thread }>{ $hand }
lobby-computer_added = Entra un giocatore computer.
lobby-computer_removed = Un giocatore computer se ne va.
panel-title =
    ## { $game }: { $name }
    -# tavolo { $id }
panel-rehearsal = 🎓 {"**"}Partita di prova{"**"}: l'unica persona al tavolo è tornata indietro oltre dadi già visti. L'esito non conta per nessuno.
ledger-rehearsal = 🎓 L'unica persona al tavolo torna indietro oltre ciò che si era visto: da ora questa partita vale come prova.
panel-turn = **In attesa di { SEATS($seats) }**{ $what }
panel-sealed =
    {"**"}In attesa di { SEATS($seats) }{"**"}{ $what }{ GRAMMAR($seats, "number") ->
        [plural] , in segreto: si prosegue quando tutti hanno risposto
       *[singular] , in segreto
    }
panel-in = Risposte già sigillate: { SEATS($seats) }
panel-window = **Si può rispondere**{ $what }
panel-window_of =
    {"**"}{ SEATS($seats) } { GRAMMAR($seats, "number") ->
        [plural] possono
       *[singular] può
    } rispondere{"**"}{ $what }
panel-deadline = Scadenza: { MOMENT($when) }
panel-running = Il tavolo sta pensando.
panel-over = La partita è finita.
panel-abandoned = La partita è stata abbandonata.
mine-nothing = Ora non ti si chiede niente: quello che verrà dopo ti arriva in privato.
mine-not_running = Questa partita non è in corso.
nudge = { $mention }: c'è qualcosa per te. Premi **Il mio tavolo**: lo vedi solo tu.
ledger-deadline = ⏳ Il tempo è scaduto; il tavolo va avanti.
ledger-undone = ↩️ { SEAT($seat) } ha annullato un passo.
ledger-undone_step = ↩️ { SEAT($seat) } ha annullato: { TEXT($step) }
ledger-redone = ↪️ { SEAT($seat) } ha ripristinato il passo.
ledger-charts_gone = -# Le tabelle **{ $charts }** sono state ritirate da chi le possiede, o da chi gestisce questo bot: da qui in poi la partita continua con i nostri valori; ciò che è successo prima resta, e nessuno deve fare nulla. Impronta della posizione: `{ $fingerprint }`
ledger-epoch = -# Le regole e i valori di questa partita sono stati aggiornati (versione { $version }); ciò che è successo prima resta. Impronta della posizione: `{ $fingerprint }`
ledger-has_left = { PLAIN($who) } lascia la partita; il suo posto passa { SEAT($seat, form: "a") }, un giocatore computer.
ledger-left = { SEAT($seat) } lascia la partita; un computer prende il suo posto.
ledger-abandoned = { PLAIN($by) } ha abbandonato la partita.
ledger-committed =
    🎲 I dadi di questa partita vengono da un segreto del bot, fissato da questo momento, e dalle parole che chi gioca aggiunge prima dell'inizio. Impronta del segreto (SHA-256): `{ $short }…`
    -# Per intero: ||{ $commitment }||
    -# Questo messaggio non viene mai modificato. A partita finita il segreto è pubblicato con tutta la partita, e chiunque può confrontare (`/dadi`).
ledger-welcome =
    {"**"}Benvenuti a questo tavolo: { PLAIN($name) }.{"**"} Quel che succede nella partita si legge in questo thread, turno per turno.
    Puoi giocare tutto da **Il mio tavolo**: le tue domande, la tua mano, la mappa. Ciò che è segreto ti arriva in privato, o lì.
ledger-commitment =
    I dadi di questa partita vengono da un segreto del bot, fissato da questo momento, e dalle parole che chi gioca aggiunge prima dell'inizio. Impronta del segreto (SHA-256):
    `{ $commitment }`
    -# Questo messaggio non viene mai modificato. A partita finita il segreto è pubblicato con tutta la partita, e chiunque può confrontare.
ledger-hashes =
    {"**"}Le parole per i dadi sono fissate.{"**"} Da ora a questo tavolo non si cambia più niente.
    { LINES($lines) }
    Chi ha qui il suo hash svela la parola; termine: { MOMENT($until) }. Poi la partita comincia; se a quel punto manca una parola, l'inizio è nullo.
words-hash = - { SEAT($seat) }, vincolata: `{ $hash }`
words-typed = - { SEAT($seat) }, scritta: { $word }
words-none = - { SEAT($seat) }: nessuna parola
words-word = - { SEAT($seat) }: { PLAIN($word) }
words-asked = La partita sta per cominciare. Svela la parola per i dadi di cui hai dato lo SHA-256 (`{ $hash }`…); termine: { MOMENT($until) }. Senza, l'inizio è nullo.
words-late =
    { SEATS($seats) } non { GRAMMAR($seats, "number") ->
        [plural] hanno svelato le loro parole
       *[other] ha svelato la parola
    } in tempo
words-gone = { PLAIN($name) } ha lasciato il tavolo prima che tutte le parole fossero svelate
words-forgotten = qualcuno ha lasciato il tavolo prima che tutte le parole fossero svelate
words-refused = la partita non poteva cominciare con queste opzioni e questi posti
words-all_open = Tutte le parole sono svelate. La partita comincia.
words-void_host = L'inizio è nullo: { TEXT($why) }. Chi vuole dà di nuovo una parola o un hash; poi premi ancora **Inizia**.
ledger-words =
    {"**"}Tutte le parole sono svelate, e corrispondono ai loro hash:{"**"}
    { LINES($lines) }
    Insieme al segreto formano la chiave dei dadi, che nessuno può più cambiare.
ledger-words_void =
    {"**"}L'inizio è nullo:{"**"} { TEXT($why) }. Perché nessuno ci guadagni, il segreto viene scartato e qui sotto ne è fissato uno nuovo. Parole e hash vanno dati tutti di nuovo.
    -# Il segreto non usato: `{ $secret }` (il suo SHA-256, com'era stato pubblicato: `{ $old }`)
ledger-reshuffled = Recupero n. { $n }: i mazzi che nessuno conosce sono stati rimescolati, con la nuova chiave.
ledger-skipped =
    { $count ->
        [one] La decisione n. { $first } è stata saltata: nessuno l'ha usata.
       *[other] Le decisioni dalla n. { $first } alla n. { $last } sono state saltate: nessuno le ha usate.
    } Praetor di suo non lo fa mai. Ogni numero ha i suoi dadi, e chi può leggere il segreto nel database potrebbe così cercarne di migliori. Resta scritto nella partita, e ogni verifica lo dirà.
ledger-secret =
    Ora i dadi si possono verificare. Questo ricava di nuovo dal segreto ogni dado e ogni mescolata, e confronta il file con questo messaggio e con quello che prima della partita ha fissato i dadi:
    ```
    praetor verify { $file } --commitment { $commitment } --fingerprint { $fingerprint }
    ```
    Senza Praetor: salva i due file, apri `{ $page }` in un browser (funziona offline), dagli la partita e incolla questo messaggio.
ledger-export_alt = Tutta la partita con il segreto dei suoi dadi, da verificare offline.
ledger-checker_alt = Una pagina che verifica i dadi della partita in un browser, offline.
notice-dm_closed = { SEAT($seat) } non riceve messaggi privati. La partita va avanti: il thread avverte quando c'è qualcosa, e **Il mio tavolo** lo mostra in privato.
notice-dm_open = Posso scriverti di nuovo: da ora la tua mano, le tue decisioni e i loro esiti arrivano qui.
notice-thread_gone = Non raggiungo più il thread di questo tavolo (<#{ $channel }>): è stato eliminato o bloccato. Niente è perso. `/partita thread`, in un canale a tua scelta, ne apre uno nuovo.
notice-no_files = In <#{ $channel }> manca il permesso Allega file: lì tutto arriva senza mappe né immagini. Se mi permetti di allegare file, tornano.
notice-forbidden = Non posso scrivere in <#{ $channel }>. Mi servono: Visualizza canale, Invia messaggi nei thread, Allega file, Incorpora link, Leggi la cronologia dei messaggi. Ciò che c'è da dire aspetta fino ad allora.
aside-public = -# Impossibile mostrare #{ $number }: Discord lo rifiuta. Resta conservato; `/cronaca` dice che cosa è successo.
aside-own = Impossibile mostrarti un messaggio (numero { $number }): Discord lo rifiuta. Resta conservato; `/cronaca` dice che cosa è successo, `/tavolo` che cosa ti si chiede.
aside-host = Impossibile mostrare #{ $number } di questo tavolo: Discord lo rifiuta in modo definitivo (codice { $code }). È messo da parte e tutto il resto va avanti. Chi gestisce questo Praetor lo trova nel log come guasto `{ $fault }`; una versione successiva ci riproverà.
aside-host_edited = Un messaggio di questo tavolo che si aggiorna sul posto (il tabellone, per esempio) non si può aggiornare: Discord lo rifiuta in modo definitivo (codice { $code }). Tutto il resto va avanti. Chi gestisce questo Praetor lo trova nel log come guasto `{ $fault }`.
aside-host_private = Un messaggio privato di questo tavolo non si può mostrare: Discord lo rifiuta in modo definitivo (codice { $code }). È messo da parte e tutto il resto va avanti. Chi gestisce questo Praetor lo trova nel log come guasto `{ $fault }`; una versione successiva ci riproverà.
restored-public = Questo tavolo è stato recuperato da un backup: è com'era { TIME($when) }. Ciò che è stato deciso dopo è perso, e viene chiesto di nuovo; i dadi hanno una nuova chiave che nessuno ha scelto, quindi nessuno di essi torna uguale.
copied-public = Il database di questo tavolo è una copia anteriore al messaggio n. { $post } di questo thread: qualcuno ha messo al suo posto un file più vecchio. Il tavolo è com'era { TIME($when) }. Ciò che è stato deciso dopo è perso, e viene chiesto di nuovo; i dadi hanno una nuova chiave che nessuno ha scelto, quindi nessuno di essi torna uguale. `praetor verify` lo dirà per sempre.
copied-lobby = Il database di questo tavolo è una copia anteriore al messaggio n. { $post } di questo thread: qualcuno ha messo al suo posto un file più vecchio. Posti, opzioni e parole sono com'erano allora; i dadi avranno una chiave che nessuno ha scelto.
restored-hand = Il tavolo è stato recuperato da un backup. Ora hai in mano questo:
server-public = Il database di questo tavolo non è più quello di prima: è una riserva subentrata, una copia o uno riportato indietro. Il tavolo è com'era { TIME($when) }. Ciò che quello precedente sapeva in più è perso, e viene chiesto di nuovo; i dadi hanno una nuova chiave che nessuno ha scelto, quindi nessuno di quelli che può aver tirato torna uguale.
server-hand = Il database del tavolo non è più quello di prima. Ora hai in mano questo:
undo-nothing = Non c'è niente da annullare.
undo-done = Annullato: { TEXT($action) }.
undo-aside_stays = Ciò che hai fatto a parte resta com'è, e così sarà qualunque cosa si annulli: cambialo dove l'hai fatto.
undo-aside_lost = Con ciò che è stato annullato cade anche questo, che non ha più un suo posto: { TEXT($what) }.
undo-barred-die = Da allora è uscito un dado o una carta; nessuno gioca contro dadi già visti.
undo-barred-reveal = Da allora è stato mostrato qualcosa di nascosto.
undo-barred-window = Da allora si è chiusa una finestra.
undo-barred-sealed = Finché le risposte sono segrete non si annulla niente; una risposta sigillata si può sostituire.
undo-barred-handover = Da allora sono state fatte domande ad altri.
undo-barred-forced = Lì le regole non lasciavano altro; si rigiocherebbe subito.
undo-barred-right = È stata mostrata una carta.
undo-barred-offer = Un'offerta ha avuto risposta.
undo-barred-withdrawn = Un'offerta è stata ritirata.
undo-barred-other = L'ultimo passo non era tuo.
undo-barred-setup = La partita è appena cominciata.
undo-barred-aside = Ciò che si fa a parte si cambia dove lo si è fatto.
undo-barred-epoch = Da allora le regole o i valori sono stati aggiornati.
redo-nothing = Non c'è niente di tuo da ripristinare.
redo-done = Ripristinato: { TEXT($action) }.
error-title = **Niente da fare:** { TEXT($why) }{ $section }{ $possible }
error-section = { " " }(Regole: { $section })
error-cited = sezione { $section }
error-possible_line = { "\u000A" }{ TEXT($possible) }
error-unchanged = -# Niente è cambiato.
error-partly = **Fatto solo in parte.** { TEXT($why) }{ $section }{ $possible }
error-kept = -# Ciò che è stato fatto prima vale; **/tavolo** mostra come stanno le cose.
error-not_offered = “{ PLAIN($asked) }” non è tra le scelte.
error-possible = Possibili: { NAMES($options) }
error-possible_one = { NAME($option) }
error-possible_texts = Possibili: { DOTS($options) }
error-possible_actions = Azioni possibili ora: { ACTIONS($actions) }
error-not_in_range = { PLAIN($asked) } non è un numero da { $low } a { $high }.
error-too_many = Se ne possono scegliere insieme al massimo { $high }: scegline meno.
error-too_few = Bisogna sceglierne almeno { $low }; finora: { $count }.
error-unfinished = Resta da scegliere “{ NAME($field) }”.
error-not_asked = Non è questo che ti si chiede ora.
error-not_yours_now = Ora non si può fare: non tocca a te, e non ti si chiede nulla.
error-not_among = Non è tra le cose che puoi fare in questo momento.
error-begun_anew = Questo fa parte di una risposta cominciata prima; da allora ne hai cominciata un'altra. Ecco come stanno le cose.
error-stale = Quella domanda non è più aperta. Ecco come stanno le cose.
error-changed = Non è stato fatto niente: quel pulsante stava sotto una vecchia bozza della tua scelta, che intanto è stata cambiata in un altro messaggio, o ricominciata. Ecco la bozza com'è ora; il suo **Conferma** (o **Sigilla**) la esegue.
error-not_your_prompt = Quella domanda è rivolta a un altro giocatore.
error-not_running = Questa partita non è in corso.
error-not_over = La sua partita non è ancora finita.
error-already_started = Questa partita è già cominciata.
error-table_over = Questa partita è finita.
error-words_open =
    L'inizio è in corso: { SEATS($seats) } { GRAMMAR($seats, "number") ->
        [plural] possono
       *[singular] può
    } svelare la parola per i dadi; termine: { MOMENT($until) }. Fino ad allora a questo tavolo non cambia niente; se qualcuno lo lascia, l'inizio è nullo.
error-no_word_wanted = Non ti si chiede nessuna parola: prima dell'inizio non hai dato un hash.
error-hash_of_nothing = Questo è lo SHA-256 di una parola vuota, che non potresti svelare. Crea una parola con la pagina di **/dadi** (lunghezza massima: { $most }), conservala e dai il suo hash.
error-hash_spent = Questo hash era nel thread per un inizio poi annullato, quindi la sua parola può essere nota. Crea un'altra parola con la pagina di **/dadi**, conservala e dai il suo hash.
error-other_word = Questa non è la parola del tuo hash: il suo SHA-256 è `{ $hash }`, e tu hai dato `{ $given }`. Copia la parola com'è stata creata, senza spazi prima o dopo.
error-already_joined = Hai già un posto a questo tavolo.
error-table_full = Il tavolo è al completo: si gioca al massimo in { $most }.
error-too_few_players = Bisogna essere almeno { $least }; se non c'è nessun altro, aggiungi un computer.
error-no_computer = Non c'è nessun giocatore computer da togliere.
error-not_your_table = Non giochi a questo tavolo.
error-not_host = Può farlo solo l'host, { $host }. Se non si fa più vedere: con `/host ruolo-host` chi gioca vota un altro host, e chi gestisce il server ne nomina uno con `/server host`.
error-seat_left = Hai lasciato il tuo posto a **{ $name }** ({ $table }): ora ci gioca un computer. `/ritorno` nel suo thread te lo ridà, finché nessun altro lo occupa.
error-seat_lost = Non hai più un posto a **{ $name }** ({ $table }): gli altri sono andati avanti senza di te, o qualcun altro l'ha preso. I pulsanti dei suoi vecchi messaggi non valgono più.
error-no_such_table = Non c'è nessun tavolo { PLAIN($table) }.
error-no_table_here = Qui non c'è nessun tavolo. Usa il comando nel thread di un tavolo, o indica il tavolo.
error-which_table = Giochi a più tavoli; indicane uno: { $tables }
error-same_name = Più tavoli si chiamano { PLAIN($name) }: indicane uno con la sua sigla: { $tables }.
error-other_game = **{ $name }** gioca a { NAME($game) }: i suoi comandi sono `/{ $group } …`, non `/{ $used } …`. **/tavolo** mostra tutto ciò che puoi fare lì.
error-no_such_game = Il gioco “{ PLAIN($game) }” non c'è. Possibili: { NAMES($known) }
error-no_such_action = “{ PLAIN($action) }” non è un'azione di questo gioco.
error-option_unknown = L'opzione “{ PLAIN($option) }” non c'è. Possibili: { $known }
error-option_value = “{ PLAIN($value) }” non è un valore di “{ PLAIN($option) }”.
error-option_values = Possibili: { $values }
error-option_form = Scrivi le opzioni come chiave=valore, o come le mostra l'elenco che si apre mentre scrivi; “{ PLAIN($said) }” non va.
error-seats = Al tavolo: { $count }; { $exactly ->
        [0] si gioca in { $least }–{ $most }.
       *[other] si gioca in { $exactly }.
    }
error-no_such_chapter = Qui non c'è il round o turno “{ PLAIN($asked) }”; l'ultimo è { PLAIN($last) }. L'elenco che si apre mentre scrivi li ha tutti.
error-no_such_card = Niente si chiama “{ PLAIN($card) }” o gli somiglia. `/regole` elenca le regole; mentre scrivi in `/carta`, ti vengono proposti i nomi.
error-no_such_view = Questa mappa non ha una vista “{ PLAIN($view) }”. { $views ->
        [0] Mostra tutto ciò che c'è.
       *[other] C'è: { NAMES($views) }.
    }
error-no_such_place = Il luogo “{ PLAIN($place) }” non è su questa mappa. L'elenco che si apre mentre scrivi li ha tutti.
name-permission_view_channel = Visualizza canale
name-permission_send_messages = Invia messaggi
name-permission_create_public_threads = Crea thread pubblici
name-permission_send_messages_in_threads = Invia messaggi nei thread
name-permission_attach_files = Allega file
name-permission_embed_links = Incorpora link
name-permission_read_message_history = Leggi la cronologia dei messaggi
name-permission_pin_messages = Fissa messaggi
error-no_threads_here = Qui non si può aprire un tavolo; usa un canale testuale, o indica un canale o un forum con `canale:`.
error-threads_full = Questo server ha già tutti i thread attivi che Discord permette. Archiviane qualcuno e riprova.
error-rematch_in_thread = La rivincita si apre dal thread, con **Rivincita** sotto la fine della partita: <#{ $thread }>. In un messaggio privato Discord non dice chi può aprire un tavolo.
error-only_in_server = Un tavolo si apre in un server, non in un messaggio privato.
error-option_missing = Manca l'opzione “{ $option }”.
error-option_unfit = “{ PLAIN($asked) }” non è adatto all'opzione “{ $option }”.
error-no_chart = Di questa partita non c'è un grafico: o i punti restano ignoti fino alla fine, o non è ancora cominciata.
error-unknown_press = Non conosco quel pulsante. Usa **/tavolo** per vedere che cosa puoi fare.
error-unknown_command = Non conosco quel comando; forse sono appena stato aggiornato. Riprova tra un minuto.
error-bug = Da parte mia qualcosa è andato storto (n. { $number }). Niente è cambiato; i dettagli sono nel log di chi gestisce il bot.
error-bug_kept = Da parte mia qualcosa è andato storto (n. { $number }), ma dopo che era già stato scritto qualcosa. **/tavolo** mostra come stanno le cose; i dettagli sono nel log di chi gestisce il bot.
error-disk_unsure = Il disco o il database ha ceduto proprio mentre scrivevo: forse è fatto, forse no. **/tavolo** mostra come stanno le cose.
error-discord_down = In questo momento è Discord ad avere problemi, e non l'ha accettato. Riprova tra qualche minuto.
error-in_chat = Questo si può fare soltanto in chat.
error-rate_limited = Per ora Discord non ne accetta altri da me. Riprova tra { $minutes } min.
error-too_much =
    { $seconds ->
        [one] Erano molte richieste insieme, e anche altri mi aspettano. Riprova tra { $seconds } secondo.
       *[other] Erano molte richieste insieme, e anche altri mi aspettano. Riprova tra { $seconds } secondi.
    }
error-row_changed = Qualcun altro ha cambiato questo tavolo nello stesso momento, quindi non è stato fatto. Guardalo di nuovo, poi riprova.
error-disk = In questo momento non riesco a scrivere niente, quindi non è stato fatto. Riprova tra un attimo.
error-let_go = Mi stanno riavviando prima che fosse finito. Tra un minuto **/tavolo** mostra come stanno le cose.
error-restarting = Mi stanno riavviando, quindi non è stato fatto. Riprova tra un minuto.
error-replay_under_way = Un tuo replay è già in preparazione. Arriva dove l'hai chiesto.
error-replay_often = Hai appena chiesto diversi replay, e ognuno è un minuto di disegno. Riprova tra { $minutes } min.
error-replay_share =
    { $minutes ->
        [one] Hai avuto la tua parte di disegno: { $share } minuti in un'ora, perché c'è un solo posto per i replay. Riprova tra { $minutes } minuto.
       *[other] Hai avuto la tua parte di disegno: { $share } minuti in un'ora, perché c'è un solo posto per i replay. Riprova tra { $minutes } minuti.
    }
error-replay_eyes = A partita in corso puoi vederla con i tuoi occhi o come potevano vederla tutti, non con quelli di un altro giocatore. Quando è finita, valgono gli occhi di chiunque.
error-replay_nobody = A questo tavolo non gioca nessuno che si chiami “{ PLAIN($asked) }”. L'elenco che si apre mentre scrivi ha tutti i punti di vista.
error-busy = Ho impiegato troppo ad aprire il modulo. Premi di nuovo.
error-not_a_number = “{ PLAIN($asked) }” non è un numero intero.
group = Azioni di { $game }
rules-list = **{ $game }**: su che cosa? `/regole fase:` con una di queste voci, o con il numero di un chiarimento.
rules-line = - { $title }
rules-one = **{ $title }**
    { $text }
    -# Regolamento: { $section }.
rules-own_words = -# Queste sono parole nostre; l'ultima parola è del regolamento.
rules-rulings = Chiarimenti
rules-open = Tutti i chiarimenti: { $game }
rules-rulings_page = ⚖️ **{ $game }: chiarimenti** · pagina { $page } di { $pages }
rules-ruling = **{ $number }.** { $text }
rules-why = { " " }*{ $why }*
rules-option = { " " }(Opzione del tavolo: { $options }.)
record-title = 📊 **Che cosa ha fatto ciascuno finora**
log-empty = Non è ancora successo niente.
log-nothing_since = Da allora non è successo niente.
log-title = 📜 **{ PLAIN($label) }**
log-title_page = 📜 **{ PLAIN($label) }** · pagina { $page } di { $pages }
log-part = { PLAIN($label) } ({ $part })
log-since = Dalla mia ultima mossa
log-now = Gli ultimi fatti
log-earlier = ◀ { $label }
log-later = { $label } ▶
log-page_before = ◀ Pagina prima
log-page_after = Pagina dopo ▶
log-then = 🕰️ La mappa com'era: inizia **{ PLAIN($label) }**
log-happened = I fatti di allora
log-map_now = La mappa ora
list-none = niente
list-and =
    { INITIAL($last) ->
        [e] { $first } ed { $last }
       *[other] { $first } e { $last }
    }
list-table =
    - **{ $name }** ({ $id }), { $game }: { TEXT($status) }, { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }, <#{ $thread }>
list-lobby = c'è posto
list-running = in corso
list-empty = Qui non ci sono ancora tavoli. `/partita crea` ne apre uno.
value-yes = sì
value-no = no
option-table = Quale tavolo, se non quello di questo thread
option-table_short = Quale tavolo
option-one_of = Uno per: { NAME($field) }
option-field = { NAME($field) }
option-several = { NAME($field) }: più d'uno, separati da virgole
option-game = Quale gioco
option-which_game = Quale gioco, se non quello del tavolo
option-name = Come si chiama il tavolo
option-computers = Con quanti giocatori computer iniziare
option-pace = Quanto durano finestre e decisioni
option-hold = Su misura: per quanti minuti resta aperta una finestra
option-responses = Chi risponde: tutti quelli che potrebbero avere qualcosa, o solo chi può
name-responses_all = Tutti quelli che potrebbero avere qualcosa: l'attesa non rivela nulla
name-responses_able = Solo chi può rispondere: più rapido, ma l'attesa lo rivela
option-deadline = Su misura: ore per una decisione; 0 per nessun limite
option-options = Opzioni del tavolo, chiave=valore, separate da spazi
option-around = Solo i dintorni di un luogo
option-eyes = Con gli occhi di chi; a partita finita, di chiunque
option-theme = Chiaro o scuro
option-show = Che cosa mostra la mappa (se il gioco ha più viste)
option-last = Quante righe
option-when = Quale round o turno; se manca, quello attuale
option-card = Il suo nome; un errore di battitura non fa danni
option-what = Un'azione, un luogo o un pezzo: che cosa si può farne, e perché no
option-phase = Quale fase
help-intro = **Praetor** fa da arbitro a giochi da tavolo con segreti. `/partita crea` apre un tavolo; nel suo thread, **Il mio tavolo** (o `/tavolo`) mostra sempre tutto ciò che puoi fare ora, con i pulsanti; ogni azione è anche un comando.
help-chapter-begin = **Per cominciare**
help-chapter-play = **Per giocare**
help-chapter-absent = **Quando qualcuno non si fa vivo**
help-chapter-manage = **Per l'host, e per chi gestisce il server**
help-chapter-more = **E poi**
help-others = -# Dei giochi che a questo tavolo non si giocano:
help-actions = { $groups }: ogni azione di { $game }
help-game = Apri un tavolo, entra, lascia, inizia
help-create = Apri un tavolo in un canale o in un forum
help-join = Prendi posto a un tavolo
help-leave = Lascia il tuo posto: lo prende un computer, o la partita finisce se non resta nessuno
help-start = Inizia la partita (host)
help-abandon = Chiudi la partita (host) con il consenso degli altri; si può riprendere per una settimana
help-show = Mostra un tavolo
help-list = Elenca i tavoli di questo server
help-thread = Apri un nuovo thread per un tavolo che ha perso il suo (host)
help-table = Il tuo tavolo: tutto ciò che puoi fare ora
help-hand = La tua mano, solo per i tuoi occhi
help-map = La mappa come la puoi vedere
help-log = Gli ultimi fatti
help-stats = Che cosa ha fatto ciascuno finora, e la fortuna ai dadi
help-replay = La partita finora in una pagina, passo per passo sulla mappa; a partita finita, tutta
help-legal = Tutto ciò che puoi fare ora; e, di una cosa che indichi, perché no
help-card = Cerca qualunque cosa per nome: carta, unità, comandante, città, edificio, azione, termine, regola
help-rules = Regole in breve, fase per fase, e tutti i chiarimenti per numero
help-help = Che cosa si può fare
help-about = Che cos'è Praetor, e che cosa è ricostruzione
about-praetor = **Praetor** è un arbitro per giochi da tavolo con segreti: conosce le regole, custodisce i segreti, tira dadi che poi chiunque può verificare, e ti aspetta anche per giorni.
about-game = **{ $game }** ({ $origin })
about-notes = Che cosa è ricostruzione, e come sono risolti i punti aperti:
about-rulings =
    - { $count ->
        [one] { $count } chiarimento
       *[other] { $count } chiarimenti
    }, per numero: il pulsante qui sotto, o `/regole fase:Chiarimenti`.
about-invite = Invitalo con i permessi minimi: { $link }
sandbox-hint = Questo è The Forum, un server per giocare. Qui sei più persone insieme. Scrivi /partita crea in #games per aprire un tavolo, aggiungi un computer o entra come altre persone, e inizia.
hand-empty = La tua mano è vuota.
hand-title = **La tua mano** ({ $count ->
        [one] { $count } carta
       *[other] { $count } carte
    })
hand-line = -# Mano ({ $count }): { $cards }
leg-cost = costo { $cost }
leg-by = { NAME($to) } ({ NAME($by) })
way-choose = -# Scegli dove andare. Poi vedi la via più economica, che puoi cambiare prima di confermare; con **Tappa per tappa** scegli tu ogni passo.
way-free = -# Tutti i percorsi sono gratuiti.
way-cheapest = La più economica
way-road = Per strada
way-short = Meno tappe
way-safe = Senza nemici
way-at_once = { $way }: { $deed }
way-other = { $deed }
way-via = Passando per…
way-avoid = Evitando…
way-legs = Tappa per tappa
way-goals = Altra meta
way-to =
    Meta: { NAME($to) } · { PLAIN($cost) } · { $count ->
        [one] { $count } tappa
       *[other] { $count } tappe
    }
way-via_said = passando per { NAMES($places) }
way-avoid_said = evitando { NAMES($places) }
way-which_via = -# Per quale luogo deve passare? Un'altra pressione lo toglie.
way-which_avoid = -# In quale luogo non deve entrare? Un'altra pressione lo toglie.

# What binds the dice

help-fair = Che cosa vincola i dadi di un tavolo, chi è protetto da chi, e come verificarlo
fair-secret =
    🎲 Il segreto del bot è stato fissato prima della prima parola ({ TEXT($post) }): impronta `{ $commitment }`.{ $voided ->
        [0] { "" }
        [one] { " " }Da allora un inizio è stato nullo.
       *[other] { " " }Da allora { $voided } inizi sono stati nulli.
    }
fair-post_link = [il messaggio]({ $link })
fair-post_plain = il primo messaggio del thread
fair-hashes_link = [tutti gli hash]({ $link })
fair-hashes_plain = prima sono pubblicati tutti gli hash
fair-opened_link = [tutte le parole]({ $link })
fair-opened_plain = poi le parole
fair-bound = 🔒 {"**"}Parola vincolata: { SEATS($seats) }{"**"}. L'hash è arrivato prima che si svelasse qualunque parola ({ TEXT($hashes) }, { TEXT($opened) }): né gli altri giocatori né chi gestisce il bot potevano scegliere i dadi a danno loro.
fair-bound_later = 🔒 {"**"}Parola che sarà vincolata: { SEATS($seats) }{"**"}. All'inizio sono pubblicati tutti gli hash, poi si svelano le parole: né gli altri giocatori né chi gestisce il bot possono scegliere i dadi a danno loro.
fair-nobody_yet = 🔓 Nessuna parola è ancora vincolata. Crea una parola con la pagina qui sotto (funziona offline), conservala e dai il suo SHA-256: **Altro…**, **Parola per i dadi**. Allora nemmeno chi gestisce il bot può scegliere i dadi.
fair-nobody = 🔓 Prima dell'inizio nessuna parola è stata vincolata da un hash: gli altri giocatori non potevano scegliere i dadi, ma chi gestisce il bot sì.
fair-unbound =
    ✏️ { $typed_count ->
        [0] Nessuno ha scritto una parola
       *[other] Parola scritta: { SEATS($typed) }
    }{ $none_count ->
        [0] .
       *[other] ; senza parola: { SEATS($none) }.
    } Una parola scritta cambia i dadi, ma il bot la conosce, quindi non vincola nessuno.
fair-chain = ⛓️ Tutto ciò che è conservato è concatenato: l'ultima riga di ogni messaggio qui dà la testa della catena. Un passo annullato, un numero saltato, un backup recuperato vi restano scritti e vengono detti.
fair-check = 🔎 A partita finita sono pubblicati il suo segreto e tutta la partita: `praetor verify` e la pagina `{ $page }` ne ricavano di nuovo ogni dado. Quello che nessuna verifica può mostrare: che chi gestisce il bot non legge le mani.
fair-check_now = 🔎 La partita e il suo segreto sono nel thread: dalli a `praetor verify` o alla pagina `{ $page }`. Quello che nessuna verifica può mostrare: che chi gestisce il bot non legge le mani.
