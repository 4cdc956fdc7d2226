### What an answer would mean, before it is confirmed: odds, costs, dangers.

odds-succeeds = { $chance }%
preview-unfinished = { NAME($leader, form: "il_first") } può ancora agire, e chiusa questa fase non lo farà più: { TEXTS($deeds) }.
odds-intercepted = intercettazione { $chance }%
odds-goes = { $sp } PF
preview-wins_with = Con { NAMES($leaders, form: "il") } al suo fianco vinceresti: **{ $chance }%**
preview-falls_with = Con { NAMES($leaders, form: "il") } al suo fianco cadrebbe: **{ $chance }%**
preview-ships_hold = La sua forza di { $sp } PF è troppo grande per un solo viaggio: su questa rotta le navi portano {"**"}{ $holds } PF** alla volta, perciò può partire solo a parti
odds-slips = si sgancia: { $chance }%
odds-avoids =
    { $ends ->
        [inside] dentro la città, { $chance }%
        [either] fuori { $chance }%, dentro la città { $within }%
       *[outside] { $chance }%
    }
odds-retreats =
    { $ends ->
        [inside] dentro la città
       *[either] fuori o dentro la città
    }
preview-walk =
    Fino { NAME($goal, form: "a") }: { $hexes ->
        [one] { $hexes } esagono
       *[other] { $hexes } esagoni
    }, senza costo
preview-march =
    Fino { NAME($goal, form: "a") }: { $hexes ->
        [one] { $hexes } esagono
       *[other] { $hexes } esagoni
    }, { DECIMAL($points) } PL per { $size } PF di logoramento: { $loss ->
        [0] nessuna perdita
       *[other] {"**"}perdita di { $loss }**
    }
preview-takes_city = { NAME($place) } è subito tua: nessuno la difende
preview-holds_city = { NAME($place) } sarà tua: la sua gente ti è alleata e nessuno la tiene
preview-commander_left =
    { NAME($leader, form: "il_first") } resta indietro { $sp ->
        [0] {"**"}senza un uomo**
       *[other] con { $sp } PF
    }: da comandante in capo non va al seguito di nessuno (5.5, chiarimento T21)
preview-commander_apart = { NAME($leader, form: "il_first") } non partecipa: da comandante in capo non va al seguito di nessuno (5.5, chiarimento T21)
preview-regroup =
    Poi { NAME($leader, form: "il") } è { $inside ->
        [True] dentro
       *[other] fuori da
    } { NAME($place) } { $sp ->
        [0] {"**"}senza un uomo**
       *[other] con { $sp } PF
    }; { $inside ->
        [True] fuori
       *[other] dentro
    } { $apart ->
        [0] nessun PF
        [one] c'è { $apart } PF
       *[other] ci sono { $apart } PF
    }
preview-garrison =
    { $sp ->
        [one] { $sp } PF di fanteria delle sue legioni resta
       *[other] { $sp } PF di fanteria delle sue legioni restano
    } dentro { NAME($place) } di guarnigione, senza seguirlo; delle legioni gli restano { $left } PF. **Riprendi la guarnigione** rimette quei PF nelle legioni, qui (10.17)
preview-hot_pursuit = { NAME($leader, form: "il_first") } lascia la sua provincia: poi il Senato tira per decidere se resta in carica
preview-stirs =
    ⚠️ {"**"}{ NAME($tribe, form: "the_first") } prendono le armi** appena si entra { NAME($province, form: "in") }, anche solo di passaggio, senza alcun tiro: da { $least } a { $most } PF secondo un dado, { $rolled ->
        [True] guidati da chi, tra gli altri due, tira più alto
       *[other] al comando { NAME($side, form: "of") }
    } (Incursione e mobilitazione, chiarimento c.25)
preview-revolts =
    ⚠️ {"**"}{ NAME($tribe, form: "the_first") } si ribellano** a Roma appena si entra { NAME($province, form: "in") }, anche solo di passaggio, senza alcun tiro: da { $least } a { $most } PF secondo un dado si radunano presso { NAMES($places) }, guidati da chi gioca i Sanniti{ $boxes ->
        [0] { "" }
        [one] , e Roma perde la casella che ha lì
       *[other] , e Roma perde le { $boxes } caselle che ha lì
    } (Rivolte delle tribù, chiarimento s.2)
preview-incursion =
    ⚠️ {"**"}{ NAME($tribe, form: "the_first") } ti aggrediscono** appena ti fermi presso { NAME($place) }: { NAME($province, form: "il") } non è sotto il tuo controllo e non pende per te. { $armed ->
        [True] I loro { $least } PF
       *[other] Da { $least } a { $most } PF (secondo un dado)
    }, guidati da Roma, attaccano subito: non ti puoi sganciare, e nessuno viene in aiuto. Vinci: {"**"}{ $win }%**, Astuzia a parte; altrimenti ({ $home }%) torni nel Sannio (Incursione sannita, chiarimenti W4 e W6)
preview-incursion_siege =
    ⚠️ {"**"}{ NAME($tribe, form: "the_first") } ti assediano** subito dentro { NAME($place) }: { NAME($province, form: "il") } non è sotto il tuo controllo e non pende per te. Vengono { $armed ->
        [True] i loro { $least } PF
       *[other] da { $least } a { $most } PF (secondo un dado)
    }, guidati da Roma finché dura l'assedio (Incursione sannita, chiarimento W7)
preview-revolt_check =
    All'inizio del prossimo turno una tribù si ribella nel {"**"}{ $after }%** dei casi anziché nel { $before }%: { $legions ->
        [one] { $legions } legione sarà
       *[other] { $legions } legioni saranno
    } fuori dalle province controllate da Roma; ognuna oltre { $free } aggiunge 1 al dado, e con { $needed } o più c'è una rivolta (Segmento delle rivolte)
preview-overrun =
    { $sp } PF presso { NAME($place) } { $sp ->
        [one] viene travolto
       *[other] vengono travolti
    }
preview-siege_ends =
    L'assedio di { NAME($place) } finisce con la partenza{ $reason ->
        [weak] : chi resta non basta
       *[other] { "" }
    }
preview-interceptor =
    { NAME($power, form: "the_first") } ({ $sp } PF) possono intercettare presso { NAMES($places) } con { NAMES($leaders, form: "il") }, { $needs } o meno{ $count ->
        [one] { "" }
       *[other] { " " }ciascuno
    }: **{ $chance }%**{ $most ->
        [0] { "" }
       *[other] , con l'Astuzia { $most }%
    }. Se riesce, vinci la battaglia: {"**"}{ $win }%**, la perdi: { $lose }%
preview-intercepted = Se provano tutti, a qualcuno riesce: { $chance }%
preview-try = { NAME($leader, form: "il_first") } presso { NAME($place) } con { $sp } PF, con { $needs } o meno: **{ $chance }%**, perdite per via: { $loss } PF di logoramento. Poi attacchi: vinci {"**"}{ $win }%**, perdi { $lose }%
preview-guile_short =
    { NAME($leader, form: "il_first") } { $guile ->
        [0] non ha più Astuzia, e non ne spende
        [one] ha ancora { $guile } punto di Astuzia, e non ne spende di più
       *[other] ha ancora { $guile } punti di Astuzia, e non ne spende di più
    }
preview-answered = { NAME($leader, form: "il_first") } presso { NAME($place) }, ora con { $needs } o meno: **{ $chance }%**. Se riesce, vinci la battaglia: {"**"}{ $win }%**, la perdi: { $lose }%
preview-two_consuls = Un dado ciascuno dice chi comanda tra { NAMES($leaders, form: "il") }: le probabilità contano entrambi
preview-clash = Queste battaglie si combattono subito e non si possono evitare. Le probabilità non contano Astuzia, elefanti, aiuti, imboscate e perdite per via
odds-wins = vince { $chance }%
preview-battle =
    Vinci: {"**"}{ $win }%** (Grande Vittoria { $major }%), pari { $draw }%, sconfitta { $lose }%; perdite medie: tue { $own }%, del nemico { $enemy }%{ $modifiers_count ->
        [0] { "" }
       *[other] { " " }({ $defends ->
            [True] per il nemico:{ " " }
           *[other] { "" }
        }{ TEXTS($modifiers) })
    }. { $chosen ->
        [True] Contano la tua Astuzia e i tuoi elefanti, non ciò che il nemico può aggiungere né l'inseguimento
       *[other] Senza contare Astuzia, elefanti, aiuti e inseguimento
    }
preview-avoid = Verso { NAME($place) }: **{ $chance }%**, Astuzia a parte; chi fallisce combatte con 2 in meno
preview-slips =
    { NAME($leader, form: "il_first") } si sgancia { $inside ->
        [True] dentro
       *[other] verso
    } { NAME($place) }: **{ $chance }%**{ $hinder ->
        [0] { "" }
        [one] , contando { $hinder } punto di Astuzia del nemico contro di lui
       *[other] , contando { $hinder } punti di Astuzia del nemico contro di lui
    }; altrimenti combatte con 2 in meno
preview-coordinate = { NAME($leader, form: "il_first") } arriva: **{ $chance }%**
preview-assault =
    { $infantry } PF di fanteria contro { $strength } PF dentro { NAME($place) }: { $falls ->
        [0] {"**"}questo assalto non può prenderla**, può solo logorarla
       *[other] cade: {"**"}{ $falls }%**
    }. In media l'assalto costa { DECIMAL($attacker) } PF a te e { DECIMAL($defender) } alla città; Astuzia a parte
odds-falls = cade: { $chance }%
preview-storm_guile =
    { $points ->
        [0] Senza Astuzia { NAME($place) } cade: **{ $falls }%**; in media l'assalto costa { DECIMAL($attacker) } PF a te e { DECIMAL($defender) } alla città (9.3)
       *[other] Con { $points } di Astuzia, +{ $points } al dado, { NAME($place) } cade: **{ $falls }%** invece di { $before }%; in media l'assalto costa a te { DECIMAL($attacker) } PF invece di { DECIMAL($attacker_before) }, alla città { DECIMAL($defender) } invece di { DECIMAL($defender_before) } (9.3). Fino alla fine del turno restano { $left } di Astuzia { NAME($leader, form: "a") }
    }
preview-treason_guile =
    { $points ->
        [0] Senza la tua Astuzia { NAME($place) } cade: **{ $chance }%** (9.6)
       *[other] Con { $points } di Astuzia, −{ $points } al dado, { NAME($place) } cade: **{ $chance }%** invece di { $before }% (9.6)
    }
preview-siege =
    { $infantry } PF di fanteria contro { $strength } PF dentro { NAME($place) }, difesa propria compresa. Ogni segnalino d'assedio costa in media { DECIMAL($besieger) } PF di logoramento a te e { DECIMAL($besieged) } alla città{ $falls ->
        [0] ; da solo non la prende
       *[other] , e la prende: **{ $falls }%**
    }. L'assalto è un'operazione a sé
preview-treachery =
    { NAME($place) } cade: **{ $chance }%**. Serve { $needed } o più con un dado da 0 a 9 per una città { $size ->
        [large] grande
        [medium] media
       *[small] piccola
    }{ $counted ->
        [0] ; l'Astuzia di un Romano permette il tentativo ma non si aggiunge
       *[other] , con { $counted } di Astuzia in più
    }. Presidio e mura non contano (9.6, chiarimento G41); l'Astuzia di un comandante dentro, se ne spende, si sottrae ancora. Se fallisce, l'Astuzia è spesa
preview-surrender = { NAME($place) } si arrende: **{ $chance }%**; se rifiuta, si perde solo l'operazione
preview-devastate = { NAME($province) }, devastata: **{ $chance }%**, con un dado (0-9) di { $needs } o meno, per i tuoi { $sp } PF fuori dalle sue città; se fallisce, non si perde nulla
preview-senate = Il Senato acconsente: **{ $chance }%**, con un dado da 0 a 9, { TEXT($rule) }
preview-permission = Se concesso, vale per l'anno, e prosegue senza tirare. Se negato, tira per proseguire, e può chiedere ancora in una fase successiva
preview-censure = { NAME($leader, form: "il_first") } resta in carica: **{ $chance }%**
