### Five short pages for newcomers (/learn, New here?), and what a lobby says of length and time. Figures come from the data (`SwordTitle.lesson_figures`).

learn-length = { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turni
    } di { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } round
    }
learn-time = circa { $decisions ->
        [one] { $decisions } decisione
       *[other] { $decisions } decisioni
    } per turno, e brevi risposte agli altri
learn-wins_title = Come si vince
learn-wins =
    { SIGN("vp") } **Si vince con i punti vittoria (PV).** Ne hai { $start } all'inizio. Alla fine di ogni turno ogni spazio vittoria che tieni in terra altrui ne porta 1, ognuno dei tuoi che hai perduto ne costa 1.
    Vince chi ha più PV dopo l'ultimo turno; dal turno { $sudden } in poi chi è molto avanti vince subito, al livello indicato nel pannello.
    { SIGN("emblem_gallic") } **I Galli sono diversi**: a tenere spazi non guadagnano nulla. Saccheggiano: { $markers } segnalini { SIGN("plunder") } per una città, meno per le razzie, e un tracciato pieno vale 1 PV.
    Sulla mappa uno spazio vittoria ha il bordo d'oro e il nome in rosso.
learn-round_title = Un turno
learn-round =
    {"**"}Carte**: tutti pescano fino a riempire la mano. Chi ha meno PV dice chi inizia.
    {"**"}{ $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } round
    }**: ognuno gioca una carta { SIGN("card") }. È il suo evento oppure il suo **valore da 1 a 3**:
    · un comandante con iniziativa non superiore al valore marcia, o assedia (da { $siege_cu } UC in su);
    · oppure altrettanti punti sostegno: alza la lealtà di una città, metti o togli un segnalino; un 3 può invece reclutare una UC.
    {"**"}Poi** gli eserciti in terra ostile subiscono il logoramento, chi è circondato si arrende, si contano i PV, le alleanze si rinnovano o decadono, arrivano nuove UC.
    Gli altri possono rispondere alla tua marcia: sai prima chi, e con quale tiro.
learn-dice_title = Battaglie e assedi
learn-dice =
    {"**"}Battaglia**: entrambe le parti tirano tre { SIGN("die_6") } e sommano. Contano: quante { SIGN("cu") } hai in più, la tattica migliore del tuo comandante { SIGN("leader") }, il terreno amico, una forza d'aggiramento; arrivare da un collegamento aspro ti costa 2. Vince la somma più alta, a parità chi difende.
    Ogni dado fa anche perdite: soprattutto i cinque e i sei di chi vince. Con { $ratio } a 1 si vince senza tirare.
    Chi vince riceve come sostegno metà delle perdite nemiche, e può far cambiare subito di mano degli spazi.
    {"**"}Assedio**: due { SIGN("die_6") }, una volta per round per ogni città. Da { $siege_from } in su portano punti; da { $siege_low } in giù costano una UC, e così il { $siege_dear } (i Galli sottraggono 1 alle città). Quando i punti sono tanti quanto la lealtà della città, essa cade.
    Prima che confermi ciò che porta a un tiro, il bot dice quanto è probabile che riesca: una battaglia, un assedio, una razzia, una traversata, intercettare o evitare. Di una battaglia lo dice anche accanto al risultato.
learn-symbols_title = I simboli
learn-symbols =
    { SIGN("emblem_roman") } Romani · { SIGN("emblem_greek") } Greci · { SIGN("emblem_gallic") } Galli · { SIGN("emblem_etruscan") } Etruschi · { SIGN("emblem_samnite") } Sanniti; { SIGN("emblem_carthaginian") } Cartagine (in cinque la gioca qualcuno), { SIGN("emblem_volsci") } Volsci e { SIGN("emblem_transalpine") } Galli transalpini li guida chi gioca la loro carta.
    { SIGN("cu") } UC, le truppe: ne marciano insieme al massimo { $most }, { $inside } trovano posto in una città · { SIGN("leader") } un comandante, “iniziativa/tattica”: un'iniziativa bassa costa poco, una tattica alta vince battaglie
    { SIGN("city") } mura con lealtà · { SIGN("siege") } un assedio · { SIGN("port") } un porto
    { SIGN("alliance") } gli alleati non si combattono e attraversano la terra l'uno dell'altro; l'alleanza finisce quando uno dei due vuole
    { SIGN("plunder") } bottino · { SIGN("vp") } PV
learn-opening_title = La tua apertura
learn-opening =
    Una mano ha { $hand ->
        [one] { $hand } carta
       *[other] { $hand } carte
    } (Roma { $roman_hand }) per { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } round
    }: due sono da tenere. Offri presto un'alleanza, prima che lo facciano gli altri; non costa nulla e dura un turno. Non uscire da una città che poi nessuno difende.
learn-opening_roman = { SIGN("emblem_roman") } **Romani**: più carte, e il bersaglio di tutti. I Volsci ad Anzio sono alla porta: assediali, poi guarda all'Etruria. Tieni una guarnigione a Roma.
learn-opening_greek = { SIGN("emblem_greek") } **Greci**: due terre con il mare in mezzo. Dionisio toglie la Sicilia a Cartagine; il comandante a Taranto protegge l'Italia, o prende ciò che hanno i Lucani.
learn-opening_gallic = { SIGN("emblem_gallic") } **Galli**: tre eserciti e nulla da tenere. Vai dove uno spazio vittoria è poco difeso, razzialo, saccheggialo, e torna a casa prima del logoramento.
learn-opening_etruscan_samnite = { SIGN("emblem_etruscan") }{ SIGN("emblem_samnite") } **Etruschi e Sanniti**: due potenze, una mano, in mezzo a tutti gli altri. L'oro etrusco respinge un esercito; i Sanniti combattono al meglio tra i loro monti. Lascia che Roma e i Galli si dissanguino a vicenda.
learn-opening_carthaginian = { SIGN("emblem_carthaginian") } **Cartagine** (in cinque giocatori): ricca di carte grazie ai porti di Sicilia, povera di pace. Il malcontento in patria ti costa carte e PV: tieni truppe nel riquadro della guarnigione, domalo, e fai combattere i mercenari. Tieni Lilibeo e Palermo, poi prendi un porto greco.
