### The Gallic events of three players; who plays two sides.

event-gallic_event_rolled = **I Galli** tirano { DICE($dice) }: { NAME($event) }{ $event ->
        [great_raid] {" "}(fino a tre segnalini degli Etruschi, o nessuno: sceglie chi ha meno punti tra chi non ci perde nulla)
       *[other] { "" }
    }.
event-gallic_event_quiet = In questo round i Galli non prendono nulla.
event-gallic_event_cancelled = { NAME($side, form: "il_first") } giocano “{ NAME($card) }”: in questo round i Galli non prendono nulla ({ NAME($event) }).
name-quiet = quiete
name-great_raid = grande razzia
name-raid_umbria = razzia in Umbria
name-raid_etruria = razzia in Etruria
name-raid_samnium = razzia nel Sannio
name-raid_latium = razzia nel Lazio
name-siege = assedio
name-gallic_greek = Galli e Greci
    .article = i
    .number = plural
    .il = i Galli e i Greci
    .il_first = I Galli e i Greci
    .di = dei Galli e dei Greci
    .a = ai Galli e ai Greci
    .da = dai Galli e dai Greci
    .in = tra i Galli e i Greci
    .su = sui Galli e sui Greci
name-roman_etruscan_samnite = Romani, Etruschi e Sanniti
    .article = i
    .number = plural
    .il = i Romani, gli Etruschi e i Sanniti
    .il_first = I Romani, gli Etruschi e i Sanniti
    .di = dei Romani, degli Etruschi e dei Sanniti
    .a = ai Romani, agli Etruschi e ai Sanniti
    .da = dai Romani, dagli Etruschi e dai Sanniti
    .in = tra i Romani, gli Etruschi e i Sanniti
    .su = sui Romani, sugli Etruschi e sui Sanniti
prompt-gallic_roll-cancel = Arrivano i Galli: { NAME($event) }. Annulli l'evento con una carta?
prompt-gallic_roll-strike = Arrivano i Galli: { NAME($event) }. Di' tu che cosa colpiscono.
moment-gallic_roll-cancel = Una carta contro un evento gallico
moment-gallic_roll-strike = Che cosa colpisce un evento gallico
asked-gallic_roll-cancel = a un evento gallico
asked-gallic_roll-strike = per dire che cosa colpiscono i Galli
