### The page that checks an export offline (bot/checker). Only arguments and choices by them: its script knows no functions.

page-title = Verifica una partita di Praetor
page-what = Dai a questa pagina il file arrivato alla fine di una partita. Ricava di nuovo ogni dado e ogni mescolata dal segreto e dalle parole, e di ogni cosa dice se è provata, non provata o falsa.
page-offline = Tutto avviene sul tuo dispositivo. Questa pagina non può raggiungere nessuna rete: le sue stesse regole lo vietano, e funziona a connessione spenta. Non ha una riga di codice in comune con il bot.
page-no_crypto = Qui questo browser non dà alla pagina la crittografia. Apri il file su un computer, in una versione attuale di Firefox, Chrome, Edge o Safari.
page-no_script = Questa pagina ha bisogno del suo script per verificare qualcosa.
page-give = 1. Il file, e ciò che sta nel thread
page-file = La partita esportata (praetor-….json)
page-drop = Oppure trascina il file in un punto qualsiasi di questa pagina.
page-posted = Che cosa è stato pubblicato su Discord
page-posted_help = Copia i messaggi del thread e incollali qui così come sono: il primo (l'impronta del segreto), quello con cui è arrivato il file, e quanti ne vuoi fra i due. Senza, nessuno può distinguere questa partita da un'altra inventata di sana pianta.
page-found = 2. Che cosa si è trovato
page-progress = Decisioni verificate
page-counts = Che cosa c'è nel file
page-header = Che cosa dice il file di sé
page-header_help = Provato solo dove lo si dice sopra.
page-word = Una parola per i dadi
page-word_help = Chi vuole la certezza che nessuno abbia scelto i dadi dà al bot, prima che la partita cominci, una parola che nessun altro può aver conosciuto. Qui se ne crea una. Il suo hash (SHA-256) non ne svela niente, quindi si può mostrare in anticipo: poi conserva la parola finché il bot non la chiede. Va bene anche una parola tua, se nessuno può indovinarla.
page-word_make = Crea una parola
page-copy_word = Copia la parola
page-copy_hash = Copia l'hash
page-never = Che cosa nessun file può mostrare
page-never_help = Chi gestisce il bot può leggere mani e segreti nel proprio database mentre una partita è in corso. Che non l'abbia fatto, nessuno può provarlo. E questa pagina non conosce le regole di nessun gioco: se ogni mossa era regolare lo dice “praetor verify”, che rigioca tutta la partita.

word-label = La parola
word-hash = Il suo hash (SHA-256)
word-copied = Copiato: { $what }.

view-busy = Verifica in corso…
view-failed = È la pagina stessa che non è riuscita con questo file: { $why }
view-chosen = Scelto: { $name }
view-since = Dalla decisione { $since } in poi.
view-false = Falso ({ $count })
view-unproven = Non provato ({ $count })
view-proven = Provato ({ $count })
view-recognised =
    { $count ->
        [0] In questo testo non c'è nessun hash: servono tutte le 64 cifre, come sono nel thread.
        [one] In questo testo c'è un hash.
       *[other] In questo testo ci sono { $count } hash.
    }

verdict-false = { $file } non è la partita com'è stata giocata: { $wrong ->
        [one] una cosa è falsa
       *[other] { $wrong } cose sono false
    }.
verdict-unproven = In { $file } niente è falso. { $proven ->
        [one] Una cosa è provata
       *[other] { $proven } cose sono provate
    }, { $open ->
        [one] una no: dice che cosa la proverebbe
       *[other] { $open } no: ciascuna dice che cosa la proverebbe
    }.
verdict-proven = Tutto ciò che si è guardato in { $file } è provato.

thing-form = Forma.
thing-secret = Segreto.
thing-words = Parole.
thing-commitment = Impegno.
thing-posted = Messaggi.
thing-header = Il file nel suo insieme.
thing-numbers = Numeri.
thing-undone = Passi annullati.
thing-dice = Dadi e mescolate.
thing-decisions = Regole.
thing-void = Risposte andate a vuoto.
thing-epochs = Posizione.
thing-idle = Decisioni senza dadi.
thing-end = Fine.
thing-undos = Annullamenti.
thing-names = Nomi.
thing-chain = Catena.
thing-heads = Teste.
thing-restores = Recuperi.
thing-skipped = Numeri saltati.

count-decisions = Decisioni
count-dice = Dadi
count-shuffles = Mescolate
count-undos = Annullamenti
count-redos = Ripristini
count-undone = Passi infine annullati
count-void = Risposte andate a vuoto
count-skipped = Numeri saltati
count-epochs = Nuove epoche
count-by_hand = Posizioni impostate a mano
count-words = Parole date da chi gioca
count-bound = Parole vincolate da un hash
count-called_off = Inizi annullati
count-restores = Recuperi da un backup
count-links = Anelli della catena
count-events = Eventi raccontati a tutti

header-table = Tavolo
header-game = Gioco
header-status = Stato
header-over = finita
header-abandoned = abbandonata
header-running = in corso
header-players = Posti
header-player = { $seat }: { $kind } { $name }
header-player_word = { $seat }: { $kind } { $name } · parola “{ $word }”
header-human = persona
header-computer = computer
header-options = Opzioni
header-rules = Regole e dati
header-commitment = Impegno
header-pinned = Le regole in testa al file non sono quelle della sua ultima epoca.
header-names = Nessuna esportazione vincola i nomi di chi gioca. Il thread mostra chi ha giocato.

reading-not_text = Questo non è un testo, quindi non è una partita esportata.
reading-not_json = Questa non è una partita esportata: c'è un errore di forma al carattere { $at }.
reading-too_deep = È annidato troppo a fondo per una partita esportata.
reading-twice = Il campo “{ $field }” compare due volte in un oggetto: chi legge non sarebbe d'accordo su quale vale.

form-proven = Il file ha tutti i campi di un'esportazione, ciascuno nella sua forma, e nient'altro.
form-no_export = Questa non è un'esportazione di Praetor.
form-other_format = Questa è un'esportazione di formato { $format }, che questa pagina non legge. La legge la pagina arrivata con il file.
form-wrong = Il campo “{ $field }” manca o non è del suo tipo.
form-strange = Il formato non prevede il campo “{ $field }”.
form-no_hash = { $field } non è un hash SHA-256.
form-seats = I posti non sono numerati da 1 in poi.
form-kind = “{ $kind }” non è un tipo di giocatore.
form-status = “{ $status }” non è lo stato di una partita.
form-no_outcome = Il file dice che la partita è finita, e non ha un esito.
form-outcome = Il file dice che la partita è stata abbandonata, e ha un esito.
form-words = Le parole non sono quelle dei posti.
form-bound = Una parola risulta vincolata per il posto { $seat }, che non c'è.
form-restores = I recuperi non sono in ordine.
form-stranger = Una decisione è di un posto che non c'è.

secret-proven = Il segreto è quello per cui è stato fatto l'impegno nel file.
secret-differs = Il segreto non è quello per cui è stato fatto l'impegno.
secret-no_hex = Il segreto non è scritto come byte.

numbers-proven =
    { $count ->
        [one] L'unico numero di decisione torna.
       *[other] I numeri di decisione ({ $count }) tornano tutti, nessuno è stato saltato.
    }
numbers-order = Le decisioni non sono in ordine dalla preparazione in poi.
numbers-setup = La decisione 0 risulta essere altro dalla preparazione.
numbers-first_epoch = Manca la prima epoca.
numbers-list_order = I numeri di “{ $field }” non sono in ordine.
numbers-missing = Manca la decisione { $number }.
numbers-twice = La decisione { $number } c'è due volte.

undone-proven =
    { $count ->
        [0] Niente è stato annullato.
        [one] L'unico passo annullato è quello che gli annullamenti nel file spiegano.
       *[other] I passi annullati ({ $count }) sono quelli che gli annullamenti nel file spiegano.
    }
undone-elsewhere =
    L'annullamento o ripristino n. { $which } ({ $kind ->
        [undo] annullamento
        [redo] ripristino
       *[other] { $kind }
    } da { $from } a { $to }) non comincia dove la partita era in quel momento.
undone-nowhere =
    L'annullamento o ripristino n. { $which } ({ $kind ->
        [undo] annullamento
        [redo] ripristino
       *[other] { $kind }
    } da { $from } a { $to }) non porta dove poteva portare.
undone-untold = La decisione { $number } risulta annullata, ma nessun annullamento lo racconta.
undone-taken_back = La decisione { $number } risulta valida, ma gli annullamenti raccontati l'hanno tolta.

dice-proven =
    Nel file ci sono { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dadi
    } e { $shuffles ->
        [one] { $shuffles } mescolata
       *[other] { $shuffles } mescolate
    }: discendono tutti dal segreto e dalle parole.
dice-none = Nel file non c'è nemmeno un dado o una mescolata, quindi dal segreto non dipende niente.
dice-no_secret = Senza un segreto nessun dado si può ricavare.
dice-die_differs = Il dado “{ $label }” ({ $index }) a { $sides } facce dà { $now }, il file dice { $result }.
dice-shuffle_differs = La mescolata “{ $label }” ({ $index }) dà { $now }, il file dice { $result }.
dice-index = Il sorteggio “{ $label }” è il n. { $expected } con questo nome, il file lo chiama n. { $index }: uno è stato tolto o aggiunto.
dice-sides = Il sorteggio “{ $label }” ({ $index }) non può essere su { $sides }.
dice-more =
    { $count ->
        [one] Vale anche per un'altra decisione.
       *[other] Vale anche per altre { $count } decisioni.
    }

epochs-start = Una partita comincia con la sua preparazione e nient'altro.
epochs-unreadable = La posizione da cui l'epoca prosegue non si può leggere ({ $reason }).
epochs-rules = Alla decisione { $at } le regole sono state aggiornate. Che lì la posizione sia quella raggiunta lo mostrano “praetor verify” e l'impronta annunciata allora nel thread: { $hash }.
epochs-restored = Alla decisione { $at } il tavolo è ripartito da un backup, con i mazzi nascosti rimescolati. Il thread dovrebbe raccontarlo; impronta della posizione: { $hash }.
epochs-state_hash = La posizione all'epoca ha un'impronta diversa da quella che dice il file ({ $reason }).
epochs-posted = La posizione alla decisione { $at } è quella annunciata allora nel thread.
epochs-other = Nel thread è stata annunciata una posizione ({ $hash }) che il file non ha.
epochs-lost = Nel thread è stata annunciata una posizione ({ $hash }) che il file non ha. Può essersi persa al recupero di un backup.
epochs-elsewhere = Questa partita non conta e comincia da un passo di un altro tavolo ({ $reason }). Che sia la posizione di là lo mostra l'esportazione di quel tavolo; impronta della posizione: { $hash }.
epochs-by_hand = Alla decisione { $at } la posizione è stata impostata a mano ({ $reason }). Niente qui dice che cosa è cambiato; il thread dovrebbe raccontarlo, con questa impronta della posizione: { $hash }.

posted-commitment = L'impegno è quello pubblicato.
posted-no_commitment = Che l'impegno sia quello pubblicato all'inizio della partita. È nel primo messaggio del thread: incollalo sopra.
posted-commitment_differs = L'impegno nel file non è quello pubblicato ({ $hash }).
posted-fingerprint = Il file è quello pubblicato alla fine, nomi a parte: tavolo, stato, opzioni, posti, ogni decisione, annullamenti, esito.
posted-fingerprint_differs = Il file non è quello pubblicato alla fine: la sua impronta non è { $hash }.
posted-neither = L'hash { $hash } che è stato incollato non è né l'impegno di questo file né la sua impronta, né alcun altro hash che contiene.
posted-foreign = L'hash { $hash } che è stato incollato non è di questo file. Può essere di un inizio andato a vuoto; se il thread lo chiama hash di questa partita, il file è un altro.

running-decisions = La partita è in corso: si è potuta verificare solo la forma del file. Dadi e decisioni si potranno verificare quando sarà finita e il suo segreto pubblicato.
running-header = Tavolo, stato, opzioni, posti ed eventi: l'esportazione di una partita in corso non ne prova nessuno.

rules-decisions = Che ogni decisione fosse regolare, del posto a cui era chiesta, e tirasse tutto ciò che doveva; e che portino all'esito. Questa pagina non conosce le regole di nessun gioco: “praetor verify” rigioca la partita.
void-unproven =
    { $count ->
        [one] Che cosa diceva l'unica risposta andata a vuoto resta segreto: che fosse
       *[other] Che cosa dicevano le { $count } risposte andate a vuoto resta segreto: che ciascuna fosse
    } davvero una risposta, e non un numero saltato in attesa di dadi migliori, questa forma del file non lo mostra.
void-chained =
    { $count ->
        [one] L'unica risposta andata a vuoto sta nella catena come hash con salt, com'era quando è stata data. Che cosa diceva resta segreto, quindi che fosse una risposta non è provato.
       *[other] Le { $count } risposte andate a vuoto stanno nella catena come hash con salt, com'erano quando sono state date. Che cosa dicevano resta segreto, quindi che ciascuna fosse una risposta non è provato.
    }
header-unproven = Tavolo, stato, opzioni, tipi di giocatori e quali regole nomina il file non dipendono da niente che si sia potuto verificare. Li proverebbe l'impronta nel messaggio con cui è arrivato il file.
header-chained = Tavolo, opzioni, posti e tipi di giocatori sono quelli della catena nel file. Che sia la catena del thread, lo proverebbero le sue teste.
header-heads = Tavolo, opzioni, posti e tipi di giocatori sono quelli della catena del thread stesso.
idle-unproven = Che le decisioni da cui non dipendeva nessun dado siano quelle prese, nel loro ordine: nessuna catena le vincola. Lo proverebbe l'impronta nel messaggio con cui è arrivato il file.
idle-chained = Che ogni decisione sia quella presa, nel suo ordine: ciascuna corrisponde al suo posto nella catena del file. Che sia la catena del thread, lo proverebbero le sue teste.
idle-heads = Ogni decisione è quella presa, nel suo ordine, anche dove non dipendeva nessun dado: ciascuna corrisponde al suo posto nella catena del thread stesso.
end-unproven = Esito, punteggi e posizione finale, e che dopo l'ultimo numero non si sia deciso niente. Che siano quelli pubblicati, lo proverebbe l'impronta.
end-chained = La fine, il suo stato e la sua posizione finale sono quelli della catena nel file. Che sia la catena del thread, lo proverebbero le sue teste.
end-heads = La fine, il suo stato e la sua posizione finale sono quelli della catena del thread stesso.
undos-unproven =
    { $count ->
        [0] Che nessun annullamento annunciato al tavolo manchi nel file: nessuna catena li vincola.
        [one] Che l'unico annullamento nel file sia quello annunciato al tavolo: nessuna catena lo vincola.
       *[other] Che gli annullamenti nel file ({ $count }) siano quelli annunciati al tavolo: nessuna catena li vincola.
    } Il thread racconta ciascuno; l'impronta li proverebbe.
undos-chained = Annullamenti ({ $count }), recuperi ({ $restores }) e numeri sono quelli della catena nel file. Che sia la catena del thread, lo proverebbero le sue teste.
undos-heads = Annullamenti ({ $count }), recuperi ({ $restores }) e numeri sono quelli della catena del thread stesso.
restores-happened =
    { $count ->
        [one] Il tavolo è stato recuperato da un backup una volta, prima della decisione { $at }. Da allora i dadi vengono da una chiave che nessuno ha scelto; ciò
       *[other] Il tavolo è stato recuperato da un backup { $count } volte, la prima prima della decisione { $at }. Da allora i dadi vengono da chiavi che nessuno ha scelto; ciò
    } che era stato deciso dopo il backup è perso, e nessun file lo mostra. Il thread racconta ogni recupero.
skipped-false =
    { $count ->
        [one] Un numero è stato saltato, e nessuna decisione l'ha avuto: chi
       *[other] { $count } numeri sono stati saltati, e nessuna decisione li ha avuti: chi
    } conosce il segreto può scegliere i dadi così.
skipped-undone = Quali passi siano stati annullati non si è guardato, perché mancano dei numeri.

words-fit = Le parole date (posti: { $seats }) hanno gli hash che il file riporta.
words-bound = Che gli hash delle parole (posti: { $seats }) fossero nel thread prima che si svelasse qualunque parola. Lo mostra il messaggio con tutti gli hash: incolla i messaggi del thread nel loro ordine, da prima della partita in poi.
words-posted = Gli hash delle parole (posti: { $seats }) erano nel thread prima della partita, quindi nessuno poteva scegliere i dadi a loro danno.
words-called_off =
    { $count ->
        [one] Che nessuno abbia fatto andare a vuoto un inizio per i suoi dadi: prima di questa partita uno è stato annullato,
       *[other] Che nessuno abbia fatto andare a vuoto un inizio per i suoi dadi: prima di questa partita { $count } sono stati annullati,
    } perché una parola non è stata svelata o una persona ha lasciato il tavolo. Il thread dice di chi si tratta, e il segreto non usato.
words-differs = La parola del posto { $seat } non ha l'hash dato prima.
words-none = Che nessuno, conoscendo il segreto, abbia scelto in base a esso la propria parola: nessun giocatore ha dato prima l'hash di una parola.

chain-none = Il file non ha nessun anello di una catena, quindi nessuna testa del thread si può confrontare.
chain-proven =
    { $links ->
        [one] L'unico anello della catena ha l'hash di ciò che dice
       *[other] Gli anelli della catena ({ $links }) seguono l'uno dall'altro
    }, e il file riporta ciò che vincolano, fra cui { $leaves } decisioni.
chain-late = Che cosa è venuto prima della decisione { $first }: il tavolo è più vecchio della sua catena, che comincia lì.
chain-link = L'anello { $number } della catena non ha l'hash di ciò che dice.
chain-salt = L'anello { $number } della catena non ha il sale che dovrebbe: il segreto lo dà a ogni anello, tranne a quelli di un Praetor più vecchio.
chain-beginning = La catena non ha un inizio, o ne ha più d'uno.
chain-called_off = La catena racconta di un inizio annullato dopo che la partita era cominciata.
chain-number = La catena ha il numero { $number } dove dovrebbe esserci { $expected }.
chain-unbound = La decisione { $number } non è nella catena.
chain-missing = La decisione { $number } è nella catena, e il file la omette.
chain-leaf = La decisione { $number } non è quella che la catena vincola.
chain-move = La catena ha un annullamento o ripristino da { $from }, mentre la partita era a { $head }.
chain-moves = Gli annullamenti e i ripristini non sono quelli della catena, dal n. { $which } in poi.
chain-is_undone = La decisione { $number } è annullata nella catena, e valida nel file.
chain-not_undone = La decisione { $number } è valida nella catena, e annullata nel file.
chain-header = Ciò che il file dice di sé non è ciò con cui comincia la sua catena: “{ $field }”.
chain-restores = I recuperi non sono quelli della catena.
chain-rules = Alla decisione { $until } la catena non sapeva delle regole che il file nomina.
chain-no_end = La catena non dice che la partita era finita o abbandonata.
chain-end = Lo stato o la posizione finale non sono quelli con cui finisce la catena.
chain-after_end = La catena prosegue dopo la sua fine.

heads-none = Che la catena del file sia quella annunciata nel thread. Le ultime righe dei messaggi ne danno le teste (quaranta cifre dopo il tavolo): incollane alcune sopra, fra cui quelle degli ultimi messaggi.
heads-no_chain = Nel thread sono state annunciate le teste di una catena, e il file non ha nessuna catena.
heads-foreign = Nel thread è stata annunciata la testa { $head }, che la catena del file non ha: questa non è la partita giocata lì.
heads-lost = Nel thread è stata annunciata la testa { $head }, che la catena del file non ha. Può essersi persa al recupero di un backup: allora è in un messaggio di prima.
heads-short =
    Che cosa legavano, quando sono stati pubblicati, i messaggi fino all'anello { $last }{ $count ->
        [0] {""}
        [one] {" "}(una testa di dodici cifre corrisponde)
       *[other] {" "}({ $count } teste di dodici cifre corrispondono)
    }. Un Praetor più vecchio ne dava solo dodici cifre, e chi lo gestisce poteva trovare due risposte con le stesse. Da lì in poi ne hanno quaranta.
heads-restore = Il thread racconta del recupero n. { $n }, e il file non ne sa niente.
heads-proven = Tutte le teste incollate sono di questa catena, fino all'anello { $last } di { $links }.
heads-more = Che la catena prosegua dopo l'anello { $last } come è stato annunciato nel thread. Incolla anche gli ultimi messaggi.
