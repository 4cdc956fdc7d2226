### What the panel, the lobby, hands and slash options say.

error-triumph_parted = { NAME($leader) } non può entrare a Roma per un Trionfo finché vi si trova { NAME($other) }, che non può sopportare.

name-option_scenario = Scenario
name-option_scenario_alexander = La prima invasione di Alessandro (327–324 a.C.)
name-option_scenario_thunderbolt = La folgore: Annibale in Italia (218–216 a.C.)
name-option_thunderbolt_218 = Il segnalino dei consoli del 218
name-option_thunderbolt_218_longus = per Longo, come avvenne
name-option_thunderbolt_218_either = per l'uno o l'altro console

name-allies = Luogo degli alleati
name-along = Altri comandanti
field-along = Prendono parte accanto a lui, ciascuno con i suoi uomini; in battaglia il miglior subalterno tra loro aiuta il dado.
name-army = Esercito
    .ask = quale esercito
name-besiege = Assedio
name-cavalry = PF di cavalleria
name-citizens = Luogo dei cittadini
name-devoted = Chi si vota agli dèi (muore; metà della sua Campagna conta sul dado)
name-elephants = Elefanti
field-elephants = Possono aiutare il dado della battaglia; oppure impazziscono, sono persi e contano contro di te.
name-groups = Legioni
field-groups = Nessuna deve andarsene. Chi succede a un console senza più esercito deve chiederne uno nuovo al Senato.
name-guile = Astuzia
    .ask = quanta Astuzia
field-guile = Si spende apertamente; ogni punto sposta un dado di 1 a tuo favore.
name-infantry = PF di fanteria
name-leader = Comandante
name-leaders = Comandanti
name-legion = Legione
name-legions = Legioni
name-loss_1 = Prima perdita
name-loss_2 = Seconda perdita
name-loss_3 = Terza perdita
name-loss_4 = Quarta perdita
name-loss_5 = Quinta perdita
name-loss_6 = Sesta perdita
name-loss_7 = Settima perdita
name-loss_8 = Ottava perdita
name-matter = Questione
    .ask = che cosa chiedere
name-place = Luogo
    .ask = quale luogo
name-points = Astuzia
    .ask = quanta Astuzia
name-province = Provincia
name-provinces = Province
name-route = Percorso
    .ask = dove andare
name-second = Secondo luogo
field-second = Per la seconda delle due legioni; può essere lo stesso.
name-second_citizens = Luogo dei secondi cittadini
name-second_allies = Luogo dei secondi alleati
name-target = Nemico
    .ask = quale nemico
name-to = Dove
name-tries = Chi tenta, e dove
name-tribe = Tribù
name-tribes = Tribù alleate
name-troops = Truppe
name-triumphs = Tenuti per un Trionfo
name-units = Unità
name-where = Dove
name-without = Chi resta indietro
field-without = Chi scegli qui ne resta fuori, anche legioni e uomini di un genere; tutti gli altri prendono parte.
counted-guile =
    { $count ->
        [0] senza Astuzia
        [one] { $count } punto di Astuzia
       *[other] { $count } punti di Astuzia
    }
counted-points =
    { $count ->
        [0] senza Astuzia
        [one] { $count } punto di Astuzia
       *[other] { $count } punti di Astuzia
    }
counted-elephants =
    { $count ->
        [0] senza elefanti
        [one] { $count } elefante
       *[other] { $count } elefanti
    }
whether-yes_besiege = Assedia subito la città
whether-no_besiege = Resta fuori, senza assedio
whether-yes_inside = Dentro la città
whether-no_inside = Fuori, davanti alle mura
whether-yes_sack = Saccheggia la città
whether-no_sack = Risparmia la città
whether-none_devoted = Nessuno si vota agli dèi
whether-none_army = Senza legioni
whether-none_elect_leader = Nessuno: niente Maestro della cavalleria
whether-none_take_field_leader = Nessuno: resta a Roma
number-spend_guile =
    { $count ->
        [0] Non spendere Astuzia
        [one] Spendi { $count } punto di Astuzia
       *[other] Spendi { $count } punti di Astuzia
    }
number-answer_guile =
    { $count ->
        [0] Non rispondere con Astuzia
        [one] Rispondi con { $count } punto di Astuzia
       *[other] Rispondi con { $count } punti di Astuzia
    }
counted-sp = { $count } PF
counted-infantry = { $count } di fanteria
counted-cavalry = { $count } di cavalleria
counted-hexes =
    { $count ->
        [one] { $count } esagono
       *[other] { $count } esagoni
    }
name-option_scenario_eagle = L'aquila è atterrata: Pirro in Italia (280–271 a.C.)
name-option_scenario_central_italy = Le guerre sannitiche (320–311 a.C.)
name-option_samnite_end = Fine delle guerre sannitiche
name-option_samnite_end_ten_turns = dopo dieci turni
name-option_samnite_end_open = quando qualcuno vince, al massimo 25 turni
name-option_magistrates = Magistrati
name-option_magistrates_drawn = estratti a sorte
name-option_magistrates_historical = quelli della storia

name-show_senate = Il Senato
name-show_armies = Eserciti e legioni
name-show_provinces = Province e alleanze
name-show_cup = L'urna
name-near_north = Il nord
name-near_latium = Lazio
name-near_samnium = Sannio
name-near_campania = Campania
name-near_strait = Lo stretto

section-senate = Elezioni e Senato
section-men = Legioni, leve e ausiliari
section-people = Tribù, province e ambascerie
section-sea = Flotte e viaggi per mare
section-battle = Battaglie
section-siege = Città e assedi

points-said = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
status-turn = **Turno { $turn } di { $last }**, { $year } a.C. · { TEXT($phase) }
status-acting = Agisce { NAME($leader, form: "il") }
status-side =
    { $emblem } **{ NAME($side) }** ({ SEAT($seat) }): **{ $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }** · { $sp } PF · { $provinces ->
        [one] { $provinces } provincia
       *[other] { $provinces } province
    }
status-side_held =
    { $emblem } **{ NAME($side) }** ({ SEAT($seat) }): { $sp } PF · { $provinces ->
        [one] { $provinces } provincia
       *[other] { $provinces } province
    }
status-conquest =
    🗺️ { NAME($side) }: **{ $count } su { $needed }** province vicine tra loro ({ $fewer } con { NAME($city) }, { $held ->
        [True] che ha
       *[other] che non ha
    }){ $count ->
        [0] { "" }
       *[other] : { NAMES($provinces) }
    }
status-sieges = 🏰 sotto assedio: { NAMES($places) }
status-tribe = { NAMES($tribes, form: "people") } con { NAME($side, form: "il") }
status-tribes = In armi: { $list }
status-cup =
    { $count ->
        [one] { $count } segnalino
       *[other] { $count } segnalini
    } nell'urna
status-winners = Vittoria: { NAMES($sides) }
hand-none = Sulla mappa non c'è nulla di tuo.
hand-armies = **I tuoi eserciti**
hand-army =
    - { NAME($place) }{ $inside ->
        [True] , dentro
       *[other] { "" }
    }: **{ $sp } PF**{ $count ->
        [0] { "" }
       *[other] , { NAMES($leaders) }
    }{ $units ->
        [0] { "" }
       *[other] { " " }({ $parts })
    }
hand-troops = { NAME($kind, form: "kind") } { $infantry }/{ $cavalry }{ $elephants ->
        [0] { "" }
       *[other] /{ $elephants }
    }
printed-initiative = Iniziativa
printed-campaign = Campagna
printed-battle = lettera di battaglia
printed-guile = Astuzia
printed-diplomacy = Diplomazia
printed-subordinate = valore da subalterno
card-leader =
    {"**"}{ NAME($leader) }**, comandante ({ NAME($side) }), { $initiative }-{ $campaign }{ $letter ->
        [none] { "" }
       *[other] { $letter }
    }: Iniziativa { $initiative } (segnalini nell'urna); Campagna { $campaign } (dado più alto per proseguire); { $letter ->
        [none] nessuna lettera di battaglia
       *[other] lettera di battaglia { $letter } (da A a E)
    }{ $roman ->
        [True] , guida bene { $legions ->
            [one] { $legions } legione
           *[other] { $legions } legioni
        }
       *[other] { "" }
    }; Astuzia { $guile }; { $known ->
        [0] valori ricostruiti
       *[other] ricostruiti tranne { $printed }
    }.
card-office =
    {"**"}{ NAME($office) }**, carica: rango { $rank }; { $legions ->
        [0] nessuna legione
        [one] { $legions } legione
       *[other] { $legions } legioni
    }.
card-city =
    {"**"}{ NAME($place) }**, città (esagono { $number }, { NAME($province) }): { $size ->
        [large] grande
        [medium] media
       *[small] piccola
    }; difesa propria { $defence }; Valore di logoramento della provincia { $value }{ $port ->
        [none] { "" }
        [major] ; porto maggiore
        [secondary] ; porto secondario
       *[minor] ; porto minore
    }.
card-city_other =
    { $scenario }: { $size ->
        [large] grande
        [medium] media
       *[small] piccola
    }, difesa propria { $defence }.
name-kind = Tipo
    .ask = quale tipo
name-what = Che cosa
field-what = Legioni: un dado ne porta di nuove, tanto più quante meno sono in gioco. Rinforzi: PF per le legioni indebolite.
name-reinforcements = Rinforzi
button-hand = Eserciti
