### Why a line of a basket is refused, in Italian: the rule that stands against it. For its buyer's eyes alone.

buy-gold = Con questo il paniere costerebbe { $total } oro; per pagarlo hai { $left } oro.
buy-most = Qui si può mettere al massimo { $most }.
buy-unplayed = Serve una carta evento, giocata con lo stesso paniere.
buy-row =
    In un round si { $most ->
        [one] compra solo { $most } sviluppo
       *[other] comprano solo { $most } sviluppi
    } per riga.
buy-above = { NAME($what) } viene dopo { NAME($needs) }: non ce l'hai, e non è in questo paniere.
buy-above_owned = A questo tavolo { NAME($what) } si compra in un round successivo a { NAME($needs) }, che non hai ancora.
buy-owned = Hai già { NAME($what) }.
buy-foreign_board = { NAME($what) } è sulla plancia di un'altra fazione.
buy-rank = I nuovi generali hanno 2 stelle; per gli altri serve uno sviluppo che te li fa comprare.
buy-no_general = { NAME($who) } non è tra i generali della tua riserva, o è già in questo paniere.
buy-far_from_home = Un nuovo generale raggiunge un'armata a terra entro { $most } regioni di terra da una regione d'origine che controlli.
buy-led = { NAME($where, form: "il_first") } ha un generale: uno nuovo può sostituirlo ora, uno libero nella Fase campagna.
buy-not_spare = { NAME($who) } non si può assegnare: si assegnano solo generali liberi o nuovi, ciascuno una volta.
buy-posted = { NAME($where, form: "il_first") } riceve già un generale.
buy-no_army_space =
    Hai già { $most ->
        [one] { $most } armata
       *[other] { $most } armate
    }: non c'è uno spazio armata libero.
buy-agent_limit =
    Puoi avere { $limit ->
        [one] { $limit } agente, e ce l'hai.
       *[other] { $limit } agenti, e li hai.
    }
buy-agent_home = Un nuovo agente comincia in una regione d'origine che controlli e che non è assediata.
buy-no_such_army = { NAME($where, form: "il_first") } non è tua; a una nuova va prima assegnato un generale.
buy-no_such_navy = { NAME($where, form: "il_first") } non è una tua flotta, né un tuo spazio flotta libero.
buy-stock = Nella tua riserva non ne restano: { NAME($what) }.
buy-foreign_card = { NAME($what) }: non tra le carte della tua fazione.
buy-upgrade_only = { NAME($what) }: non si reclutano, ci si arriva promuovendo una carta.
buy-locked = { NAME($what) }: serve { NAME($needs) }, uno sviluppo comprato in un round precedente.
buy-retired = { NAME($what) }: dopo le riforme non si reclutano più.
buy-retired_now = { NAME($what) }: le Riforme di questo acquisto le ritirano; un tipo non si recluta e non si sostituisce nello stesso momento.
buy-supply_line = Manca una linea di comunicazione { NAME($where, form: "da") } a una tua regione d'origine, attraverso regioni tue o di un alleato e aree di mare in cui navigano tue flotte.
buy-besieged = { NAME($where) }: sotto assedio, o in una tua regione assediata; lì non si recluta né si costruisce.
buy-full_army = { NAME($where, form: "il_first") } avrebbe più di { $most } carte truppa.
buy-full_main = { NAME($where, form: "il_first") } avrebbe più di { $most } carte principali.
buy-full_skirmisher = { NAME($where, form: "il_first") } avrebbe più di { $most } carte di schermagliatori.
buy-full_artillery = { NAME($where, form: "il_first") } avrebbe più di { $most } carte d'artiglieria.
buy-disunity_main =
    Prima dell'Unità nazionale { NAME($where, form: "il") } non riceve più di { $most ->
        [one] { $most } carta principale
       *[other] { $most } carte principali
    } a fase.
buy-disunity_skirmisher =
    Prima dell'Unità nazionale { NAME($where, form: "il") } non riceve più di { $most ->
        [one] { $most } carta
       *[other] { $most } carte
    } di schermagliatori a fase.
buy-mixed = Prima dell'Unità nazionale Guerrieri di montagna e di pianura non stanno nella stessa armata.
buy-mercenary_region = { NAME($what) }: compra chi controlla la loro regione mercenaria, con una caserma lì.
buy-mercenary_reach =
    { NAME($where, form: "il_first") } è a più di { $most ->
        [one] { $most } regione o area di mare
       *[other] { $most } regioni o aree di mare
    } dalla regione mercenaria.
buy-pack = Nel mazzetto non ne restano: { NAME($what) }.
buy-no_dock = Le nuove navi raggiungono una flotta fuori dal tabellone, o in un porto di un alleato, o in uno tuo che nessuno assedia: non { NAME($where, form: "il") }.
buy-full_navy = { NAME($where, form: "il_first") } avrebbe più di { $most } carte nave.
buy-no_navy_space =
    Hai già { $most ->
        [one] { $most } flotta
       *[other] { $most } flotte
    }: non c'è uno spazio flotta libero.
buy-conscript = Coscrizione recluta una carta della tua fazione che costa al massimo { $most } oro.
buy-no_veteran = { NAME($what) }: nella tua riserva non c'è la carta dei veterani, o lo sono già.
buy-no_such_card = { NAME($where) }: non ha { NAME($what) }.
buy-wonder_free = Opere pubbliche costruisce mercati, caserme e mura, non una Meraviglia antica.
buy-not_yours = { NAME($where) }: non è in mano tua.
buy-built = Ce n'è già, qui o in questo paniere: in un posto ne sta { $most } per tipo.
buy-per_region =
    In un round si { $most ->
        [one] costruisce solo { $most } edificio
       *[other] costruiscono solo { $most } edifici
    } per regione.
buy-per_kind =
    In un round si { $most ->
        [one] costruisce solo { $most } edificio
       *[other] costruiscono solo { $most } edifici
    } per tipo.
buy-per_round =
    In un round si { $most ->
        [one] costruisce solo { $most } edificio
       *[other] costruiscono solo { $most } edifici
    }, strade a parte.
buy-wonder_improvements = Per una Meraviglia antica servono mercato, caserma e mura { NAME($where, form: "in") }, costruiti prima.
buy-wonder_roads = Per una Meraviglia antica serve una strada su ogni confine { NAME($where, form: "di") }, costruita prima.
buy-no_border = { NAME($one) } { NAME($two, form: "e") } non confinano.
buy-road_control = Una strada parte da una tua regione: né { NAME($one, form: "il") } né { NAME($two, form: "il") } lo sono.
buy-road_besieged = { NAME($one) } o { NAME($two) }: una delle due è assediata, e verso una regione assediata non si costruiscono strade.
buy-road_both_sides = A questo tavolo, per una strada le due regioni devono essere tue.
buy-road_enemy = Un nemico controlla l'altro lato di quel confine.
buy-calm = { NAME($where) }: non c'è più malcontento.
