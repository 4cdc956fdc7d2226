### Words on pictures and in their descriptions that games share: dice, hands, maps that are only declared. A key `picture.<key>` is `<key>` to who draws (render/words.py).

picture-hidden = nascosto
picture-see_inset = vedi riquadro
picture-hidden_effort = sigillato
picture-alt-winners = Vittoria: { $names }.
picture-alt-letters = Scelte: { $list }.
picture-alt-none = niente
picture-alt-hand =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }: { $list }.
picture-alt-card = { $name }, { $kind }{ $force }{ $text }
picture-alt-points-way = Movimento, { $side }: { $route }.
picture-alt-points-letters = Da scegliere: { $list }.
picture-alt-points-glow = In evidenza: { $list }.
picture-alt-points-stacks = Pile, { $side }: { $list }.
picture-alt-points-stack = { $name } { $what }
picture-alt-points-siege = Assedio di { $name }, livello { $level }.
picture-alt-points-control =
    Controllo, { $side }, { $count ->
        [one] { $count } spazio
       *[other] { $count } spazi
    }: { $list }.
picture-sign-die = dado
picture-die-red = rosso
picture-die-yellow = giallo
picture-die-green = verde
picture-die-white = bianco
picture-die-black = nero
picture-die_letter-red = R
picture-die_letter-yellow = G
picture-die_letter-green = V
picture-die_letter-white = B
picture-die_letter-black = N
picture-chart-alt = { $title }{ $first ->
        [0] , all'inizio della partita e poi dopo ogni round
       *[other] , dopo ogni round, a partire dal round { $first }
    }. { $lines }
picture-chart-line = { $name }: { $values }.
picture-key = Legenda della mappa
picture-alt-key = Legenda della mappa, segno per segno:
picture-place-siege = assedio, livello { $level }
picture-part-left = La parte sinistra della mappa
picture-part-right = La parte destra della mappa
picture-part-upper = La parte alta della mappa
picture-part-lower = La parte bassa della mappa
picture-part-upper_left = La parte alta a sinistra
picture-part-upper_right = La parte alta a destra
picture-part-lower_left = La parte bassa a sinistra
picture-part-lower_right = La parte bassa a destra
