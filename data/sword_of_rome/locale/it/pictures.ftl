### What is written on the pictures, and what they show in words.

picture-inset-latium = Lazio e Campania
picture-inset-etruria = Etruria
picture-inset-strait = Stretto di Messina
picture-part-north = Il nord e l'Etruria
picture-part-west = L'ovest e le isole
picture-part-east = Il sud e l'est
picture-part-latium = Lazio e Campania
picture-track-vp = Punti vittoria
picture-track-turn = Turno
picture-track-round = Round
picture-track-plunder = Bottino
picture-track-alliances = Alleanze
picture-track-support = Sostegno da spendere
picture-legend = Collegamenti
picture-link-clear = agevole
picture-link-rough = aspro
picture-link-strait = stretto
picture-link-appian = Via Appia
picture-marker-siege = Assedio iniziato, livello 0
picture-marker-appian_way = La Via Appia è costruita
picture-marker-truce = Tregua
picture-marker-treaty = Trattato di Roma e Cartagine
picture-marker-envoys = Inviati punici
picture-marker-plundered = Depredato
picture-marker-veto = Veto
picture-alt-board = Mappa dell'Italia, turno { $turn }{ $round ->
        [0] .
       *[other] , round { $round }.
    }
picture-alt-vp = Punti vittoria: { $list }.
picture-alt-plunder = Bottino ({ NAME($power) }): { $count }.
picture-alt-pair = { NAME($a) } { NAME($b, form: "e") }
picture-alt-alliances = Alleanze: { $list }.
picture-alt-support = { NAME($side) }: sostegno da spendere { $points }.
picture-alt-unrest = Malcontento cartaginese: { $level }.
picture-alt-move = Movimento ({ NAME($power) }): { $list }.
picture-alt-glow = In evidenza: { $list }.
picture-alt-stacks = { NAME($power) }: { $list }.
picture-alt-stack = { NAME($space) } { $cu } UC{ $led }{ $mercenaries ->
        [0] {""}
       *[other] , di cui mercenari { $mercenaries }
    }{ $militia ->
        [0] {""}
       *[other] , di cui milizia cittadina { $militia }
    }
picture-alt-stack_inside = dentro { NAME($space) } { $cu } UC{ $led }{ $mercenaries ->
        [0] {""}
       *[other] , di cui mercenari { $mercenaries }
    }{ $militia ->
        [0] {""}
       *[other] , di cui milizia cittadina { $militia }
    }
picture-alt-siege = { NAME($space) } è sotto assedio, livello { $level }.
picture-alt-marker = { NAME($space) }: { $said }.
picture-alt-held = { NAME($power) }, { $count } { $count ->
        [one] spazio
       *[other] spazi
    }: { $list }.

# The key to the map

picture-key-roman = In mano ai Romani
picture-key-greek = In mano ai Greci
picture-key-gallic = In mano ai Galli
picture-key-etruscan = In mano agli Etruschi
picture-key-samnite = In mano ai Sanniti
picture-key-carthaginian = In mano ai Cartaginesi
picture-key-volsci = In mano ai Volsci
picture-key-transalpine = In mano ai Galli transalpini
picture-key-mercenaries = In mano ai mercenari in rivolta
picture-key-independent = Indipendente
picture-key-open = Spazio aperto
picture-key-walled = Città, con la sua lealtà: ne restano 2 di 3
picture-key-tribe = Tribù, con il suo valore di sottomissione
picture-key-victory = Spazio vittoria: bordo d'oro, nome rosso
picture-key-port = Porto
picture-key-carthaginian_port = Porto solo per Cartagine
picture-key-reinforcement = UC che porta a ogni turno
picture-key-stack = Esercito o guarnigione (UC)
picture-key-rating = Iniziativa e tattica del comandante
picture-key-more = Un altro comandante
picture-key-star = Comandanti, dove non c'è posto per i nomi
picture-key-inside = Dentro le mura
picture-key-militia = Milizia cittadina di Cartagine tra le UC
picture-key-siege = Assedio iniziato, livello 0
picture-key-siege_level = Assedio, con il suo livello
picture-key-appian_way = La Via Appia è costruita
picture-key-truce = Tregua
picture-key-treaty = Trattato di Roma e Cartagine
picture-key-envoys = Inviati punici
picture-key-plundered = Depredato
picture-key-veto = Veto
picture-key-letter = Lettera di un luogo in un elenco
