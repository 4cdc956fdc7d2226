### Studi: una partita finita, ripresa da uno dei suoi passi; la sua analisi; l'allenatore; posizioni immaginate.

button-playon = Riprendi da…
button-playsolo = Contro i computer, in DM
button-playwith = Con altri, qui
study-line = 🔎 {"**"}Studio{"**"}: riprende dal round { $round } (passo { $step }) della partita finita { $table }. Non conta per classifiche, statistiche o tornei.
study-begun = 🔎 {"**"}Uno studio.{"**"} Questo tavolo riprende dal round { $round } (passo { $step }) della partita finita { $table }. I dadi sono suoi, e ciò che lì nessuno conosceva è stato rimescolato. Non conta per classifiche, statistiche o tornei.
study-hand = Questo è ciò che hai in mano all'inizio dello studio:
study-name = Studio di { $table }
study-seat = Il posto { $seat } di quella partita
study-title = 🔎 {"**"}Riprendi da un passo di { $name }{"**"} ({ $table })
study-step = Da: { $label }, passo { $step }.
study-as = Giochi con { $who }.
study-how = Contro i computer è un tavolo di prova nei tuoi DM; con altri un tavolo qui, dove un computer tiene ogni posto finché qualcuno non lo prende. Nessuno dei due conta per classifiche, statistiche o tornei. Una riga da condividere: `{ $line }`
study-choose_step = Da quale momento…
study-choose_seat = Con chi giochi…
study-within = { $label }, passo { $step }
study-open = Il tuo studio è nei tuoi DM: { $link }
study-hello = 🔎 Uno studio di { $game }: riprendi dal round { $round } (passo { $step }) della partita { $table }, contro { $count ->
        [one] un computer
       *[other] { $count } computer
    }. Non conta per nulla, e resta per una settimana dall'ultima volta che lo tocchi.
study-others = computer
study-persons = altri
error-study_running = Questa partita non è ancora finita. Uno studio comincia da un passo di una partita finita o abbandonata per sempre, perché mostra che cosa aveva ciascuno.
error-study_step = Quella partita non ha un passo { $step }. Mentre scrivi ti suggerisco i suoi round; `/guarda` e il replay nominano qualsiasi passo.
error-study_end = Al passo { $step } quella partita era già finita. Scegline uno precedente.
error-study_gone = La partita { $table } non è più conservata, quindi non si può riprendere.
error-study_rules = Quel passo è stato salvato con regole di un'altra versione, che quelle attuali non sanno leggere.
error-study_seats = In uno studio ogni posto della partita da cui è tratto ha un giocatore. Entra per prendere il posto di un computer, esci per restituirlo.
error-study_options = Uno studio si gioca con le opzioni della partita da cui è tratto. Il ritmo si può cambiare.
error-study_seat_taken = Lì c'è già qualcuno. Prendi il posto di un computer.
error-study_many = Hai già { $most ->
        [one] { $most } studio aperto
       *[other] { $most } studi aperti
    }. Prima lasciane uno (`/mieitavoli`).
error-study_seat = Quella partita non ha un posto { $asked }. Mentre scrivi ti suggerisco i suoi posti.
help-from = Riprendi da qualsiasi passo di una partita finita: contro i computer, o con altri come studio
option-from_table = Quale partita finita
option-from_step = Da quale passo; ti suggerisco i round
option-from_side = Con chi giochi
option-from_against = Contro i computer in DM (di solito), o un tavolo qui anche per altri

button-analysis = Analisi
help-analysis = Una partita finita riguardata: probabilità, svolte, fortuna e abilità; la tua prova subito
analysis-begun = Riguardo { PLAIN($name) }. Ci vogliono alcuni secondi, per una partita lunga un minuto…
analysis-failed = Non è stato possibile fare l'analisi (errore { $number }). Riprova più tardi.
analysis-title = Analisi di { $name }
analysis-chart = Probabilità di vittoria (%)
analysis-luck_skill = {"**"}Fortuna e abilità{"**"}, in punti su cento
analysis-of_seat = - { $who }: fortuna { $luck }, decisioni { $skill }
analysis-swings = {"**"}{ $count ->
        [one] La decisione che ha cambiato di più
       *[other] Le { $count } decisioni che hanno cambiato di più
    }{"**"} (✓: come farebbe un giocatore forte)
analysis-level = Finora niente ha cambiato di molto le probabilità.
analysis-swing = - {"**"}Round { $round }{"**"}, passo { $step }: { SEAT($seat) }: { $said }. { $side } { $before } → { $after }%{ $agreed ->
        [yes] {" ✓"}
       *[no] {""}
    }
analysis-swing_table = - {"**"}Round { $round }{"**"}, passo { $step }: le risposte date hanno avuto effetto. { $side } { $before } → { $after }%
analysis-by_luck = {"  "}🎲 Soprattutto i dadi: { $luck } rispetto alla loro media.
analysis-better = {"  "}💡 Meglio di { $gain ->
        [one] { $gain } punto
       *[other] { $gain } punti
    }: { $better }.{ $why ->
        [none] {""}
       *[other] {" "}{ $why }
    }
analysis-would = {"  "}💡 Un computer farebbe: { $better }.{ $why ->
        [none] {""}
       *[other] {" "}{ $why }
    }
analysis-compared = In { $worlds } mondi immaginati dava il { DECIMAL($chance) }% di vittoria, la regola pratica il { DECIMAL($other) }%.
analysis-how = Le probabilità sono stime da ciò che tutti vedevano, tarate su partite fra computer. Fortuna: ciò che è uscito rispetto alla media di altri dadi. Decisioni: rispetto a ciò che avrebbe fatto un computer forte con quel che quel posto sapeva, una decisione avanti.
analysis-how_practice = Le probabilità sono stime da ciò che tutti vedono; i consigli da ciò che potevi sapere. Fortuna e abilità si dicono a partita finita.
error-no_analysis = In questo gioco non si stimano ancora le probabilità di nessuno.
error-analysis_running = Questa partita non è ancora finita: si riguarda quando lo è. La tua prova, in qualsiasi momento.

button-coach = Chiama un allenatore
button-no_coach = Congeda l'allenatore
button-think_again = Ci ripenso
button-coachgo = Lo faccio lo stesso
help-coach = Al tuo tavolo di prova: una parola prima di ciò che sembra un grave errore, o non più
coach-here = 🧑‍🏫 Qui un allenatore guarda le tue risposte prima che valgano, e dice una parola dove una sembra un grave errore. Sa ciò che puoi sapere tu, e nient'altro. Quel che è fatto si può ancora annullare.
coach-gone = L'allenatore se n'è andato. `/allenatore` lo richiama.
coach-word = 🧑‍🏫 {"**"}Una parola prima:{"**"} { $said }. Per quanto si può prevedere la tua probabilità di vittoria è poi del { $chance }%, e del { $before }% con un'altra risposta.
coach-better = Un computer farebbe: {"**"}{ $better }{"**"}.
error-coach_practice = L'allenatore viene solo ai tavoli di prova: `/impara` ne comincia uno.
error-no_coach = Per questo gioco non c'è ancora un allenatore.
button-imagines = E se: permettilo
button-no_imagines = E se: vietalo
button-whatif = E se…
lobby-imagines = 💭 {"**"}E se{"**"} è permesso: nel proprio turno chi gioca può provare le cose in una copia immaginata (`/ipotesi`). La partita non conta per le classifiche.
lobby-rest_imagines = chi gioca può provare le cose nel proprio turno, in una copia in cui tutto ciò che non può sapere è immaginato. La partita allora non conta per le classifiche.
help-whatif = Nel tuo turno: prova le cose in una copia in DM, in cui tutto ciò che non puoi sapere è immaginato
study-imagined_line = 💭 {"**"}Immaginato{"**"}: una copia del tavolo { $table } nel round { $round }, in cui tutto ciò che non puoi sapere è estratto a sorte. Di vero c'è solo ciò che sapevi.
study-imagined_begun = 💭 {"**"}Una copia immaginata{"**"} del tavolo { $table }, round { $round }. Tutto ciò che non puoi sapere è estratto a sorte, i dadi sono suoi, gli altri li giocano i computer. Muovi, guarda, torna indietro con `/annulla`, e buttala via con Lascia: al tavolo vero non succede niente.
study-imagined_name = Immaginato: { $table }
study-imagined_hello = 💭 Una copia immaginata del tavolo { $table } nel round { $round }: prova quello che vuoi. Niente di ciò accade al tavolo, e nessuno lo viene a sapere.
study-imagined_open = 💭 La tua copia immaginata ({ $table }) è nei tuoi DM: { $link }
error-no_imagining = In questo gioco non si può ancora immaginare niente.
error-imagined_already = Questa è già una copia immaginata. Torna indietro con `/annulla`, o cominciane un'altra dal tavolo vero.
error-imagines_not = A questo tavolo non si può immaginare: lo permette l'host prima della partita, dietro l'ultimo pulsante della lobby, e allora la partita non conta per le classifiche. Ai tavoli di prova si può sempre.
error-imagines_turn = A questo tavolo ora niente aspetta te. Puoi immaginare come va avanti quando è il tuo turno.
error-imagines_lobby = Se si possono immaginare posizioni si decide prima che la partita cominci.
help-chapter-study = **Per imparare dalle partite**
