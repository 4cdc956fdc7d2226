### Marches, interception, inertia: what has happened, what may be done, what is asked.

event-marched =
    {"**"}{ NAME($leader, form: "il_first") }** { $hexes ->
        [0] non va oltre { NAME($goal) }
       *[other] { $stopped ->
            [True] parte da { NAME($start) } ed è fermato presso
           *[other] marcia da { NAME($start) } e raggiunge
        } { NAME($goal) }
    }{ $inside ->
        [True] , dentro la città
       *[other] { "" }
    }{ $sp ->
        [0] .
       *[other] { $hexes ->
            [0] , con { $sp } PF.
            [one] : { $hexes } esagono, { QUARTERS($quarters) } PL per { $sp } PF.
           *[other] : { $hexes } esagoni, { QUARTERS($quarters) } PL per { $sp } PF.
        }
    }
event-interception_tried =
    { NAME($leader, form: "il_first") } tenta di intercettare presso { NAME($place) }: { DIE($die) }, { TEXT($rule) }: { $caught ->
        [True] {"**"}riesce**{ $ambush ->
            [True] , in un'imboscata; la marcia si ferma lì, e lui attacca
           *[other] ; la marcia si ferma lì, e lui attacca
        }
       *[other] troppo tardi, la marcia prosegue
    }.
event-interception_lapsed = { NAME($leader, form: "il_first") } non ha tentato di intercettare presso { NAME($place) }: { $why ->
        [caught] la marcia è stata fermata prima
        [ended] la marcia è finita prima
        [most] più tentativi di quanti se ne ammettono su una via
       *[gone] lì non restava nessuno che potesse farlo
    }.
event-overrun = { NAME($leader, form: "il_first") } travolge { $sp } PF { NAME($victim, form: "of") } presso { NAME($place) }: { $sp ->
        [one] è perso, troppo poco
       *[other] sono persi, troppo pochi
    } per fermarlo.
event-regrouped =
    { $sp ->
        [0] { NAMES($leaders) } { $leaders_count ->
            [one] si sposta
           *[other] si spostano
        } senza truppe
        [one] { $sp } PF { NAME($power, form: "of") } si sposta
       *[other] { $sp } PF { NAME($power, form: "of") } si spostano
    } { $inside ->
        [True] dentro { NAME($place) }
       *[other] fuori { NAME($place, form: "da") }
    }{ $sp ->
        [0] { "" }
       *[other] { $leaders_count ->
            [0] { "" }
           *[other] {" "}con { NAMES($leaders, form: "il") }
        }
    }.
event-inertia_rolled =
    Inerzia: { NAME($power, form: "the") } presso { NAME($place) }, { $sp } PF di logoramento fermi nella provincia tutto il turno: { DIE($die) }{ $modifiers_count ->
        [0] { "" }
       *[other] { " " }({ TEXTS($modifiers) }) = { $total }
    } → { $loss ->
        [0] nessuna perdita
       *[other] {"**"}perdita di { $loss } PF di logoramento** ({ $percent }%)
    }.
mod-same_hex = nel suo esagono { $n }
mod-by_road = marcia su strada { $n }
mod-many = molti uomini { $n }
mod-poor = terra povera { $n } (Valore di logoramento { $attacker })
mod-port_near = porto vicino { $n }
mod-home = in patria { $n }
mod-controlled = provincia propria { $n }

way-to = { "" }
leg-cost = { QUARTERS($cost) } PL
leg-inside = { NAME($place) }, dentro la città
leg-outside = { NAME($place) }, fuori
leg-hex = { NAME($place) }
option-stack = { NAME($power, form: "people") } presso { NAME($place) }
option-stack_inside = { NAME($power, form: "people") } dentro { NAME($place) }
option-sp = { NAME($arm) } ({ NAME($kind, form: "kind") })
option-intercept = { NAME($leader) } presso { NAME($place) }, { $needs } o meno: { $chance }%

## What may be done

do-march = Marcia
hint-march = Indica esercito e meta; la via meno cara è già inserita, con il suo costo
action-march =
    marcia verso { NAME($goal) }{ $inside ->
        [1] , dentro la città,
       *[other] { "" }
    } con { NAME($army) }
do-march_with = Marcia con una parte
hint-march_with = Scegli i comandanti, le legioni e le truppe che vengono
action-march_with =
    marcia verso { NAME($goal) }{ $inside ->
        [1] , dentro la città,
       *[other] { "" }
    } con { $count ->
        [one] { $count } unità
       *[other] { $count } unità
    }
do-march_beside = Marcia con una tribù
hint-march_beside = Tutti quelli che possono marciano insieme all'esercito di una tribù alleata
action-march_beside =
    marcia verso { NAME($goal) }{ $inside ->
        [1] , dentro la città,
       *[other] { "" }
    } insieme { NAME($tribe, form: "to") }
do-march_allies = Muovi un distaccamento
hint-march_allies = Movimento di alleati: marciano truppe senza comandante
action-march_allies =
    muovi { NAME($power, form: "the") } da { NAME($place) } verso { NAME($goal) }{ $inside ->
        [1] , dentro la città
       *[other] { "" }
    }
do-regroup = Sposta unità
hint-regroup = Unità passano dall'esagono nella sua città o ne escono, senza costo
action-regroup = sposta unità { $to ->
        [inside] in città
       *[outside] fuori dalla città
    }
press-regroup = { $rest_count ->
    [0] Sposta { $first }
   *[other] Sposta { $first }: { $rest }
}
do-intercept = Intercetta
hint-intercept = Quali forze tentano di fermare la marcia, e dove
action-intercept =
    intercetta con { $tries_count ->
        [one] { $tries_count } forza
       *[other] { $tries_count } forze
    }
press-intercept = { $rest_count ->
    [0] Intercetta con { $first }
   *[other] Intercetta con { $first }; { $rest }
}
do-let_march = Lasciali passare
hint-let_march = Non intercettare nessuno in questa marcia
action-let_march = lasciali passare
do-answer_guile = Rispondi con l'Astuzia
hint-answer_guile = L'Astuzia di chi muove rende più difficile l'intercettazione
action-answer_guile = { $guile ->
        [0] rispondi senza Astuzia
        [one] rispondi con { $guile } punto di Astuzia
       *[other] rispondi con { $guile } punti di Astuzia
    }

## What is asked

prompt-movement-intercept = { NAME($leader, form: "il_first") } ({ NAME($power) }) marcia con { $sp } PF da { NAME($start) } verso { NAME($goal) }: chi intercetta, e dove?
asked-movement-intercept = per intercettare o lasciar passare
moment-movement-intercept = Una marcia da intercettare
prompt-movement-answer = { NAME($enemy, form: "il_first") } tenta di intercettare { NAME($leader, form: "il") } presso { NAME($place) } e deve fare { $needs } o meno: quanta Astuzia spendi? Ogni punto toglie 1
asked-movement-answer = per rispondere a un'intercettazione
moment-movement-answer = Un'intercettazione della mia marcia

# Why a way is barred

why-no_hex = “{ PLAIN($place) }” non è un esagono di questa mappa. Un percorso si dà esagono per esagono, con virgole: con i numeri, o con i nomi delle città
why-no_land = { NAME($place) } è mare, o qui è fuori gioco: nessuno può marciarci
why-here = Il percorso è già arrivato { NAME($here, form: "a") }: scrivi gli esagoni che seguono
why-stands = Si trova già presso { NAME($place) }
why-not_beside = { NAME($place) } non confina con { NAME($here) }: una marcia va ogni volta in un esagono confinante
why-no_step = Da { NAME($here) } nessuna terra porta { NAME($place, form: "a") }: in mezzo c'è l'acqua
why-must_stop = { NAME($here) }: qui la marcia si deve fermare, perché c'è una forza nemica (chiarimento c.21), e non può proseguire fino { NAME($place, form: "a") }
why-gone_in = Dentro { NAME($here) } la marcia è finita (chiarimento c.21): non può proseguire fino { NAME($place, form: "a") }
why-no_end = Passando da { NAME($place) } non arriverebbe a nessun esagono dove può fermarsi
why-no_stop = La marcia non può fermarsi presso { NAME($place) }
why-rome = A Roma si entra con un esercito solo con il permesso del Senato
why-tribe_home = Una tribù resta nella sua provincia, e { NAME($place) } non ne fa parte
why-leave = { NAME($place) } è dove non può andare senza il permesso del Senato
why-alone = Un comandante solo non può fermarsi accanto a un nemico, presso { NAME($place) }
why-parted = Papirio (104) e Fabio (107) non si fermano mai nello stesso esagono: { NAME($place) }
why-shut_city = { NAME($place) } gli è chiusa: servono un assedio, un tradimento o una resa
why-auxiliaries = Gli ausiliari non presidiano da soli una città: serve un comandante, o altrettanti PF di legioni
why-own_hex = Le sue legioni arrivano solo nel suo esagono
