### Sieges, subjugation, raids, plunder and colonies.

event-siege_began =
    { $tribe ->
        [True] { NAME($power, form: "il_first") } cominciano a sottomettere la tribù { NAME($space, form: "di") }: sarà loro al livello { $needed }.
       *[other] { NAME($power, form: "il_first") } assediano { NAME($space, form: "il") }: cadrà al livello d'assedio { $needed }.
    }
event-siege_lifted = { NAME($besieger, form: "il_first") } non assediano più { NAME($space, form: "il") }.
event-siege_rolled =
    { $tribe ->
        [True] Sottomissione
       *[other] Assedio
    } { NAME($space, form: "di") } ({ NAME($power) }): { DICE($dice) }{ $modifier ->
        [0] { "" }
       *[other] { " " }({ SIGNED($modifier) })
    } = { $sum }, { $points ->
        [0] nessun punto
        [one] { $points } punto
       *[other] { $points } punti
    }{ $lost ->
        [0] { "" }
        [one] , { $lost } UC persa
       *[other] , { $lost } UC perse
    }. Livello { $level }, cade a { $needed }.
event-city_fell =
    {"**"}{ NAME($space) } cade in mano { NAME($taker, form: "a") }**{ $lost ->
        [0] { "" }
        [one] {"; "}persa { $lost } UC dentro le mura
       *[other] {"; "}perse { $lost } UC dentro le mura
    }. Ora è una città { NAME($owner, form: "di") }, con lealtà 1.
event-tribe_subdued = **{ NAME($taker, form: "il_first") } sottomettono la tribù { NAME($space, form: "di") }**. Lo spazio va { NAME($owner, form: "a") }.
event-city_looted =
    {"**"}{ NAME($taker, form: "il_first") } saccheggiano { NAME($space, form: "il") }.** La città diventa indipendente, e frutta { $markers ->
        [one] { $markers } segnalino bottino
       *[other] { $markers } segnalini bottino
    }.
event-plundered =
    { NAME($power, form: "il_first") } mettono { $markers ->
        [one] { $markers } segnalino bottino
       *[other] { $markers } segnalini bottino
    } sul tracciato, { $cancelled ->
        [0] che ora
        [one] dove ne annullano uno { NAME($other, form: "di") }: ora
       *[other] dove ne annullano { $cancelled } { NAME($other, form: "di") }: ora
    } { $whose ->
        [none] è vuoto
       *[other] ne ha { $size } { NAME($whose, form: "di") }
    }.
event-track_filled =
    Il tracciato del bottino è pieno di segnalini { NAME($power, form: "di") }: { $vp ->
        [one] +1 punto vittoria
       *[other] { $vp } punti vittoria
    } ai Galli (ora { $total }), e il tracciato si svuota.
event-raided =
    Razzia { NAME($power, form: "di") } { NAME($space, form: "in") } ({ NAME($former) }): { DICE($dice) }{ $modifier ->
        [0] { "" }
       *[other] { " " }({ SIGNED($modifier) })
    } = { $sum }{ $needed ->
        [0] { "" }
       *[other] { " " }(serve { $needed } o più)
    }, { $success ->
        [True] lo spazio diventa indipendente
       *[other] senza esito
    }{ $lost ->
        [0] .
        [one] ; { $lost } UC persa.
       *[other] ; { $lost } UC perse.
    }
event-colony_founded = { NAME($leader, form: "il_first") } fonda una colonia romana { NAME($space, form: "in") }: una città murata con lealtà 1, al prezzo di una UC.
event-solidarity_shown = Solidarietà gallica: per un segnalino bottino { NAME($space, form: "il") } torna ai Galli.

do-besiege = Assedia
do-found_colony = Fonda una colonia
do-solidarity = Solidarietà gallica
do-loot = Saccheggiala
do-take_over = Occupala
action-besiege = Assedia con { NAME($leader, form: "il") } (carta: { NAME($card) })
action-found_colony = Fonda una colonia con { NAME($leader, form: "il") } (carta: { NAME($card) })
action-solidarity = Libera { NAME($space, form: "il") } per un segnalino bottino
action-loot = Saccheggia la città
action-take_over = Occupa la città

prompt-falls-loot = { NAME($space) } è caduta. La saccheggi (diventa indipendente, cinque segnalini bottino) o la occupi?

asked-falls-loot = per saccheggiare una città o tenerla

# What it would mean

preview-siege =
    { NAME($space) }, livello { $level } di { $needed }: punti nel { $chance }% dei casi{ $changed ->
        [no] { "" }
       *[other] {" "}({ $modifier } ai dadi)
    }{ $rolls ->
        [one] { "" }
       *[other] {" "}con { $rolls } tiri
    }, { $falls ->
        [0] non può ancora cadere
       *[other] cade nel { $falls }%
    }, si perdono UC nel { $loss }%.
