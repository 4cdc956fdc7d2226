### Why an Operation is not offered now, for who looks for it in vain.

why-nowhere = { NAME($leader, form: "il_first") } non è sulla mappa.
why-urban_praetor = Fuori Roma il pretore urbano può solo marciare.
why-bound = Ha arruolato nuove legioni, e prima di ogni altra cosa le porta nella sua provincia.
why-must_part = { NAME($leader, form: "il_first") } divide l'esagono con l'uomo che non sopporta, e prima deve lasciarlo.
why-shut_in = È assediato { NAME($place, form: "in") }.
why-no_leave = Il pretore urbano lascia Roma solo con il permesso del Senato.
why-no_way = Da qui non può entrare in nessun esagono.
why-in_order = La sua forza è in buon ordine.
why-disorganized = La sua forza è Disorganizzata: prima di riprendersi non attacca e non assalta.
why-no_troops = Qui non guida truppe.
why-follows_nobody = { NAME($leader, form: "il_first") } è il comandante in capo: porta con sé gli altri, e non va al seguito di nessuno (chiarimento T21).
why-nobody_outside = Nel suo esagono ({ NAME($place) }) nessuna forza nemica sta fuori da una città.
why-all_inside = I nemici presso { NAME($place) } sono tutti dentro la città: li raggiunge un assedio, non un attacco.
why-no_city = Nel suo esagono ({ NAME($place) }) non c'è una città.
why-own_city = { NAME($place, form: "il_first") } non è una città nemica.
why-inside = È dentro { NAME($place) }, e questo si fa da fuori.
why-besieged = { NAME($power, form: "il_first") } { GRAMMAR($power, "number") ->
        [plural] assediano
       *[singular] assedia
    } già { NAME($place, form: "il") }.
why-enemy_outside = Davanti alle mura di { NAME($place) } sta una forza nemica: prima va battuta.
why-too_few = { NAME($place, form: "il_first") } ha una forza di { $strength }, tra difesa propria e chi è dentro. Per assediarla serve altrettanta fanteria; qui { $infantry ->
        [one] c'è { $infantry } PF
       *[other] ci sono { $infantry } PF
    }.
why-no_siege = Qui non assedia nessuna città: prima viene **Assedia**.
why-besieges_nothing = Qui non assedia nessuna città.
why-stormed = In questa fase { NAME($place) } è già stata assaltata.
why-not_his = L'assedio di { NAME($place) } è al comando di un altro, o non ha fanteria sua sul posto.
why-never_rome = Roma non si prende mai per tradimento.
why-tried = In questa fase il tradimento è già stato tentato { NAME($place, form: "a") }.
why-no_guile = { NAME($leader, form: "il_first") } non ha più Astuzia da spendere per questo, o dentro non resta nessuno da comprare.
why-nobody_to_ask = Nessuna città nemica è nel suo esagono o accanto.
why-garrisoned = { NAME($place, form: "il_first") } ha una guarnigione; la resa si chiede solo a città che non ne hanno.
why-stands_fast = { NAME($place, form: "il_first") } è in una provincia che resta ferma: nessuna sua città si arrende (chiarimento T22).
why-too_large = { NAME($place, form: "il_first") } è troppo grande: la resa si chiede solo a città piccole, e a quelle medie se la provincia pende dalla sua parte.
why-asked = In questa fase la resa è già stata chiesta { NAME($place, form: "a") }.
why-too_weak = { NAME($place, form: "il_first") } tratta solo con { $needed } PF o più, tre volte la sua difesa; qui { $sp ->
        [one] ce n'è { $sp }
       *[other] ce ne sono { $sp }
    }.
why-levied = In questo turno gli uomini sono già stati arruolati.
why-first_turn = Nel primo turno non si chiedono legioni al Senato.
why-not_overall = { NAME($leader, form: "il_first") } non è Comandante in capo: solo lui arruola uomini.
why-no_levy = Nessuna provincia manda uomini ora, o nessuna ha un posto per loro.

# Embassies, and part of an army

why-no_part = Una parte marcia solo dove { NAME($leader, form: "il") } ha con sé legioni, o almeno due PF, che si possono dividere; l'armata di una tribù non si divide mai.
why-envoy_gone = In questa fase ha già mandato un'ambasceria o convinto una provincia: se ne può fare una per fase.
why-no_diplomat = { NAME($leader, form: "il_first") } non ha un Valore diplomatico: non conquista province a parole.
why-nobody_near = Dov'è adesso, o lì accanto, non c'è nessuna provincia che possa convincere.
why-embassies_spent = Ogni provincia alla sua portata ha già avuto in questo turno { $tries ->
        [one] { $tries } ambasceria
       *[other] { $tries } ambascerie
    } della sua fazione.
why-guile_spent = { NAME($leader, form: "il_first") } non ha più Astuzia, e ogni casella ne costa un punto.
why-persuaded = Le province alla sua portata sono già state convinte in questo turno, sono all'ultima casella, o costano più Astuzia di quella che ha.
why-level_fixed = { NAME($place, form: "il_first") } non ha un livello che si possa spostare.
why-out_of_reach = { NAME($place, form: "il_first") } è troppo lontana: si convince la provincia in cui il comandante si trova, o una confinante.
why-embassies_there = { NAME($place, form: "il_first") } ha già avuto in questo turno { $tries ->
        [one] { $tries } ambasceria
       *[other] { $tries } ambascerie
    } della sua fazione.
why-persuaded_there = { NAME($place, form: "il_first") } in questo turno ha già cambiato idea, è all'ultima casella, o costa più Astuzia di quella che il comandante ha.
