### Carthage with five players: unrest, mercenaries, the garrison box, the fleet.

event-unrest_raised = **Malcontento nelle terre di Cartagine +{ $by }**, ora { $level } di { $most }: { TEXT($cause) }.
event-unrest_lowered = **Malcontento nelle terre di Cartagine −{ $by }**, ora { $level }: { TEXT($cause) }.
unrest-uprising = qualcuno fomenta una rivolta
unrest-support = sostegno speso dopo una battaglia
unrest-quelled = lo hanno domato le truppe del riquadro della guarnigione
unrest-card = la carta appena giocata

event-mercenaries_hired = Cartagine assolda mercenari con “{ NAME($card) }”: { TEXTS($parts) }.
event-mercenaries_left =
    { $quarter ->
        [True] Un quarto dei mercenari di Cartagine torna a casa, perché la paga è doppia
       *[other] Metà dei mercenari di Cartagine torna a casa
    }: { TEXTS($parts) }.
name-hired = Mercenari
placed-hired = { NAME($space) } (mercenari)
placed-hired_count =
    +{ $count } { $count ->
        [one] mercenario
       *[other] mercenari
    } { NAME($space, form: "in") }
gone-hired_count = −{ $count } { NAME($space, form: "in") }

do-hire_mercenaries = Assolda mercenari
do-dismiss = Congeda mercenari
hint-hire_mercenaries = Oltre alla tua carta, una volta per turno: tanti mercenari quanto vale la carta
hint-dismiss = Metà va via prima che ne vengano altri, meno se una carta li paga il doppio
action-hire_mercenaries = Assolda mercenari con la carta { NAME($card) }: { TEXTS($parts) }
action-dismiss = Congeda mercenari: { KINDS($spaces) }
prompt-reinforcing-departing =
    { $units ->
        [one] Uno dei tuoi { $of } mercenari torna a casa
       *[other] { $units } dei tuoi { $of } mercenari tornano a casa
    }. Da dove?
asked-reinforcing-departing = per dire quali mercenari tornano a casa

event-unrest_attacked = **{ NAME($leader, form: "il_first") } attacca il malcontento nelle terre di Cartagine** con { $cu } UC; vale { $level }.
unrest-unquelled = ha battuto le truppe che l'hanno attaccato
leg-unrest = attacca il malcontento ({ $level })

# The contest of fleets

event-voyage_contested =
    Cartagine **contrasta la traversata { NAME($power, form: "di") }** { NAME($start, form: "da") } { NAME($goal, form: "a") } con “{ NAME($card) }”{ $help_count ->
        [0] { "" }
       *[other] { " " }e { NAMES($help) }
    }: serve un tiro{ $modifier ->
        [0] { "" }
       *[other] , a { SIGNED($modifier) }
    }.
event-force_ambushed_at_sea = Agguato in mare: { NAME($power, form: "il") } perdono { $cu } UC sulla via { NAME($goal, form: "di") }.
do-contest = Contrasta la traversata
hint-contest = Una tua carta la costringe a un tiro: più duro di un punto per ogni punto di valore oltre il primo
action-contest =
    Contrasta la traversata con { NAME($card) }{ $help_count ->
        [0] { "" }
       *[other] { " " }e { NAMES($help) }
    }
option-contest = { NAME($card) }: probabilità di respingere { $chance }%
preview-contest = La traversata torna indietro, o è respinta con perdite: { $chance }%.
preview-contested = { NAME($port) }: Cartagine può contrastare la traversata; allora riesce: { $one }% (contro un 1), { $two }% (un 2), { $three }% (un 3).
prompt-march-contest = { NAME($power, form: "il_first") } navigano { NAME($start, form: "da") } { NAME($goal, form: "a") } con { $cu } UC. La tua flotta si oppone?
prompt-march-avoid_contest = { NAME($power, form: "il_first") } tentano di salpare { NAME($start, form: "da") } { NAME($goal, form: "a") } con { $cu } UC, per evitare la battaglia. La tua flotta si oppone?
prompt-march-refuse_contest = { NAME($power, form: "il_first") } ripiegano per mare { NAME($start, form: "da") } { NAME($goal, form: "a") } con { $cu } UC. La tua flotta si oppone?
prompt-retreat-contest = { NAME($power, form: "il_first") } si ritirano per mare { NAME($start, form: "da") } { NAME($goal, form: "a") } con { $cu } UC. La tua flotta si oppone?
prompt-march-crossed = { NAME($power, form: "il_first") } hanno superato la flotta, in viaggio { NAME($start, form: "da") } { NAME($goal, form: "a") } con { $cu } UC. Giochi una carta?
prompt-march-avoid_crossed = { NAME($power, form: "il_first") } hanno superato la flotta, in fuga { NAME($start, form: "da") } { NAME($goal, form: "a") } con { $cu } UC. Giochi una carta?
prompt-march-refuse_crossed = { NAME($power, form: "il_first") } hanno superato la flotta, di ritorno { NAME($start, form: "da") } { NAME($goal, form: "a") } con { $cu } UC. Giochi una carta?
prompt-retreat-crossed = { NAME($power, form: "il_first") } hanno superato la flotta con { $cu } UC, in ritirata { NAME($space, form: "da") }. Giochi una carta?
moment-march-contest = Il contrasto a una traversata
moment-march-avoid_contest = Il contrasto a chi evita la battaglia per mare
moment-march-refuse_contest = Il contrasto a chi ripiega per mare
moment-retreat-contest = Il contrasto a una ritirata per mare
moment-march-crossed = Una carta contro una traversata riuscita
moment-march-avoid_crossed = Una carta contro chi ha evitato la battaglia per mare
moment-march-refuse_crossed = Una carta contro chi ha ripiegato per mare
moment-retreat-crossed = Una carta contro una ritirata per mare riuscita
asked-march-contest = a una traversata
asked-march-avoid_contest = a un esercito che salpa
asked-march-refuse_contest = a un esercito che ripiega per mare
asked-retreat-contest = a una ritirata per mare
asked-march-crossed = a una traversata riuscita
asked-march-avoid_crossed = a un esercito che è salpato
asked-march-refuse_crossed = a un esercito che ha ripiegato per mare
asked-retreat-crossed = a una ritirata per mare riuscita

# The fleet lent to allies

event-fleet_lent = **Cartagine presta la flotta { NAME($power, form: "a") }** { NAME($space, form: "in") } con “{ NAME($card) }”: fino a { $cu } UC.
event-fleet_kept = Cartagine non presta navi { NAME($power, form: "a") } { NAME($space, form: "in") }.
do-lend_fleet = Presta la flotta
do-keep_fleet = Non prestare navi
hint-lend_fleet = Una tua carta trasporta il tuo alleato: 3, 6 o 10 UC secondo il suo valore
hint-keep_fleet = Tieni le tue carte; il tuo alleato va per terra, se può
action-lend_fleet = Presta la flotta con la carta { NAME($card) }
action-keep_fleet = Non prestare navi
option-fleet_ask = chiedi navi a Cartagine
option-fleet_lent = { NAME($card) }: fino a { $cu } UC
prompt-march-lend = { NAME($leader, form: "il_first") } ({ NAME($power) }, tuoi alleati) vorrebbe salpare { NAME($space, form: "da") } con { $cu } UC. Presti navi?
prompt-march-avoid_lend = { NAME($power, form: "il_first") }, tuoi alleati, vorrebbero salpare { NAME($start, form: "da") } { NAME($goal, form: "a") } con { $cu } UC, per evitare la battaglia. Presti navi?
prompt-retreat-lend = { NAME($power, form: "il_first") }, tuoi alleati, vorrebbero ritirarsi per mare { NAME($start, form: "da") } { NAME($goal, form: "a") } con { $cu } UC. Presti navi?
asked-march-lend = per prestare navi o no
asked-march-avoid_lend = per prestare navi o no a chi evita la battaglia
asked-retreat-lend = per prestare navi o no a chi si ritira

# The Insurrection

event-insurrection_began =
    Insurrezione! { $turned ->
        [one] { $turned } mercenario di Cartagine { NAME($source, form: "in") } **si rivolta**: { NAME($space, form: "in") } ci sono { $cu } UC.
       *[other] { $turned } mercenari di Cartagine { NAME($source, form: "in") } **si rivoltano**: { NAME($space, form: "in") } ci sono { $cu } UC.
    }
event-insurrection_began_anew = Insurrezione! Contro Cartagine **insorgono { $cu } UC di mercenari** { NAME($space, form: "in") }.
event-insurrection_ended =
    L'ultimo dei mercenari in rivolta è morto: **l'Insurrezione è finita**{ $spaces_count ->
        [0] .
        [one] . Ora è indipendente { NAMES($spaces) }.
       *[other] . Ora sono indipendenti { NAMES($spaces) }.
    }

# Losses

do-prefer_losses = Di' chi perdi per primo
hint-prefer_losses = Dove cittadini e mercenari stanno insieme: su chi ricadono prima le tue perdite
action-prefer_losses =
    { $first ->
        [citizens_first] Perdi i cittadini prima dei mercenari
       *[other] Perdi i mercenari prima dei cittadini
    }
option-mercenaries_first =
    { $now ->
        [1] prima i mercenari, come ora
       *[other] prima i mercenari
    }
option-citizens_first =
    { $now ->
        [1] prima i cittadini, come ora
       *[other] prima i cittadini
    }
