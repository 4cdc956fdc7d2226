### Cities and sieges: what has happened, what may be done, what is asked.

event-siege_placed = { NAME($besieger, form: "the_first") } assediano **{ NAME($place) }**: { $infantry } PF di fanteria contro { $strength } PF.
event-siege_lifted =
    L'assedio di { NAME($place) } è finito{ $reason ->
        [left] : gli assedianti se ne sono andati
        [weak] : sono rimasti in troppo pochi
        [beaten] : gli assedianti sono sconfitti
       *[wish] : viene tolto
    }.
event-assault_rolled =
    {"**"}{ NAME($leader, form: "il_first") } assalta { NAME($place) }{ $acting ->
        [none] { "" }
       *[other] , al comando nella fase { NAME($acting, form: "di") }
    }**: { $infantry } PF di fanteria contro { $strength }; { DIE($die) }{ $modifiers_count ->
        [0] { "" }
       *[other] { " " }({ TEXTS($modifiers) }) = { $adjusted }
    }: perdite: { NAME($power, form: "people") } { $attacker }%, città { $defender }%; { $left ->
        [0] non la difende più nessuno.
       *[other] la città resiste.
    }
event-militia_lost = { NAME($place) } perde { $sp } PF di difesa propria; { $left ->
        [0] non ne resta nulla.
        [one] ne resta { $left }.
       *[other] ne restano { $left }.
    }
event-siege_attrition_rolled =
    Assedio di { NAME($place) }, { NAME($power, form: "people") } { $besieger ->
        [True] fuori
       *[other] dentro
    }: { DIE($die) }{ $modifiers_count ->
        [0] { "" }
       *[other] { " " }({ TEXTS($modifiers) }) = { $adjusted }
    } → { $loss ->
        [0] nessuna perdita
       *[other] {"**"}perdita di { $loss } PF di logoramento** su { $attrition_sp }
    }.
event-foraged = { NAME($power, form: "the_first") } foraggiano, senza rifornimenti, e devastano { NAME($province, form: "il") }.
event-treachery_rolled =
    Tradimento { NAME($place, form: "a") }: { DIE($die) }{ $counted ->
        [0] { "" }
       *[other] { " " }+{ $counted } di Astuzia
    }{ $defender_guile ->
        [0] { "" }
       *[other] { " " }−{ $defender_guile } di Astuzia dentro
    }{ $bent ->
        [0] { "" }
       *[other] { " " }= { $adjusted }
    }, serve { $needed } o più per una città così grande, chiunque la difenda (9.6, chiarimento G41): { $falls ->
        [True] **le porte si aprono**
       *[other] invano
    }.
event-surrender_rolled =
    { NAME($leader, form: "il_first") } chiede la resa di { NAME($place) }: { DIE($die) }, { TEXT($rule) }: { $yields ->
        [True] {"**"}la città apre le porte**
       *[other] la città rifiuta, ma le si può chiedere di nuovo in un'altra fase
    }.
event-city_taken =
    {"**"}{ NAME($place) }** { $power ->
        [none] torna alla sua gente
       *[other] cade in mano { NAME($power, form: "to") }
    }, { $how ->
        [assault] per assalto
        [attrition] per fame
        [treachery] per tradimento
        [surrender] per resa
        [abandoned] perché nessuno vi resta
        [independence] che va per la sua strada
       *[occupation] senza combattere
    }.
event-city_held =
    {"**"}{ NAME($place) }** è ora { NAME($power, form: "of") }, che vi hanno uomini: non era di nessuno.
event-city_sacked = **{ NAME($place) } è saccheggiata** { NAME($power, form: "by") }.
event-looters_rolled = I Galli { NAME($leader, form: "di") } saccheggiano { NAME($place) } e tornano a casa? { DIE($die) }, { $campaign } o meno li trattiene (Campagna): { $lost ->
        [0] non va via nessuno
       *[other] **{ $lost } PF tornano a casa**
    }.
event-garrison_changed =
    { $taken ->
        [0] { NAME($power, form: "the_first") } lasciano { $sp } PF di guarnigione { NAME($place, form: "a") }.
        [one] 1 PF della guarnigione di { NAME($place) } torna nelle legioni { NAME($power, form: "of") }.
       *[other] { $taken } PF della guarnigione di { NAME($place) } tornano nelle legioni { NAME($power, form: "of") }.
    }

mod-supplied = rifornimenti { $n }
mod-forage = foraggiamento { $n }
mod-flat_ground = pianura { $n }
mod-disorganized = Disorganizzati { $n }
mod-efficiency_siege = troppe legioni { $n }
mod-devastated = devastazione { $n }
mod-port_open = porto aperto { $n }
mod-port_blockaded = porto bloccato { $n }
mod-siege_capability = capacità d'assedio { $n }
mod-engine = macchina d'assedio { $n }
mod-syracuse = Siracusa { $n }
mod-rome = Roma { $n }
mod-small_city = città piccola { $n }
mod-medium_city = città media { $n }
mod-level = livello di alleanza { $n }
mod-commander_letter = valore del comandante { $n }

do-place_siege = Assedia
hint-place_siege = Assedia la città dell'esagono: serve fanteria pari alla sua forza
action-place_siege = assedia la città
do-lift_siege = Togli l'assedio
hint-lift_siege = Rinuncia all'assedio
action-lift_siege = togli l'assedio
do-assault = Assalta
hint-assault = Assalta la città assediata; la fase finisce così
action-assault = assalta la città
do-treachery = Tradimento
hint-treachery = Spendi Astuzia per farti aprire le porte; conta la grandezza della città, non il presidio
action-treachery = { $guile ->
        [one] tenta il tradimento, { $guile } punto di Astuzia
       *[other] tenta il tradimento, { $guile } punti di Astuzia
    }
do-demand_surrender = Chiedi la resa
hint-demand_surrender = Chiedi la resa di una città senza guarnigione
action-demand_surrender = chiedi la resa di { NAME($place) }
do-occupy_city = Entra in città
hint-occupy_city = Tutti entrano nella città presa
action-occupy_city =
    entra in città{ $sack ->
        [True] { " " }e saccheggiala
       *[other] { "" }
    }
do-garrison_city = Lascia una guarnigione
hint-garrison_city = Lascia fanteria nella città presa
action-garrison_city =
    lascia { $sp } PF in città{ $sack ->
        [True] { " " }e saccheggiala
       *[other] { "" }
    }
do-garrison_with = Scegli una guarnigione
hint-garrison_with = Nomina la fanteria che resta nella città presa
action-garrison_with =
    lascia nella città { $units_count ->
        [one] { $units_count } PF scelto
       *[other] { $units_count } PF scelti
    }{ $sack ->
        [True] { " " }e saccheggiala
       *[other] { "" }
    }
do-abandon_city = Non lasciare nessuno in città
hint-abandon_city = Non resta nessuno: se si è arresa resta tua, se è stata presa con la forza torna alla sua gente
action-abandon_city =
    non lasciare nessuno in città{ $sack ->
        [True] { " " }e saccheggiala
       *[other] { "" }
    }
do-leave_garrison = Guarnigione dalle legioni
hint-leave_garrison = PF delle legioni restano come guarnigione nella città dell'esagono
action-leave_garrison = lascia { $sp } PF delle legioni come guarnigione
number-leave_garrison = Lascia { $count } PF di guarnigione
number-draw_garrison = Riprendi { $count } PF della guarnigione
do-draw_garrison = Riprendi la guarnigione
hint-draw_garrison = Una guarnigione di legionari completa legioni
action-draw_garrison = riprendi { $sp } PF della guarnigione

name-sack = Saccheggio
field-sack = Saccheggiata, non ha più difesa propria: metà torna all'inizio del prossimo turno, il resto un turno dopo.
name-sp = PF

prompt-capture-occupy = { NAME($place) } è tua{ $how ->
        [surrender] , per resa
        [treachery] , per tradimento
        [attrition] , per fame
        [assault] , per assalto
       *[other] { "" }
    }: chi ci resta{ $sack ->
        [True] , e la saccheggi?
       *[other] ?
    }
asked-capture-occupy = per decidere di una città
prompt-storming-guile = Assalti { NAME($place) }, che ha { $strength } PF: spendi Astuzia? Ogni punto aggiunge 1 al dado
asked-storming-guile = per spendere Astuzia in un assalto
prompt-treason-start = Qualcuno dentro { NAME($place) } aprirebbe le porte per { $guile ->
        [one] { $guile } punto
       *[other] { $guile } punti
    } di Astuzia: ne spendi contro di lui?
asked-treason-start = per spendere Astuzia contro un tradimento
moment-treason-start = Un tradimento in città
