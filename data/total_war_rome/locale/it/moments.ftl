### The windows by name, for standing orders, in Italian.

moment-agent_deed-foil = Sventare l'azione di un agente
moment-assault_roll-militia = La milizia contro un assalto
moment-initiative_phase-omens = I presagi quando si decide l'iniziativa
moment-voyage-intercept = Intercettare una flotta in viaggio

## Che cosa dice un telefono di una domanda: quello che sanno tutti

stake-initiative_phase-bid = Puntate segrete del round { $round }: { NAME($side) }, { $gold } oro.
stake-initiative_phase-omens = Le puntate del round { $round } sono scoperte. Una carta le cambia?
stake-initiative_phase-order = { NAME($side) } con l'iniziativa: chi comincia?
stake-agent_turn-start = { NAME($side) }: { $agents ->
        [0] nessun agente può agire
        [one] { $agents } agente può agire
       *[other] { $agents } agenti possono agire
    } ({ $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }, { $gold } oro).
stake-agent_deed-foil = { NAME($agent) }: { TEXT($what) }. Lo sventi?
stake-campaign_turn-start = { NAME($side) }: campagna con { $armies ->
        [one] { $armies } armata
       *[other] { $armies } armate
    }.
stake-sea_fight-choose = { NAME($navy, form: "il_first") } deve ritirarsi: dove?
stake-conquest-annexed = { NAME($region) } si unisce a te: quale carta mercenaria?
stake-losses-choose = { NAME($army, form: "il_first") } subisce perdite: quali carte?
stake-taxation_phase-season = Arrivano le tasse del round { $round }: prima un evento?
stake-spending_phase-baskets = { NAME($side) }: { $gold } oro da spendere (round { $round } di { $last }).
stake-land_battle-prepare = Battaglia { NAME($region, form: "in") }: come prepararla?
stake-land_battle-declare_flanks = La battaglia { NAME($region, form: "in") }: quanti elefanti sulle ali?
stake-land_battle-spare = La battaglia { NAME($region, form: "in") }: quali carte a cavallo aspettano?
stake-land_battle-spoils = La battaglia { NAME($region, form: "in") } è vinta: che cosa recuperi?
stake-combat_deployment-deploy = La battaglia { NAME($region, form: "in") } continua: quali carte schieri?
stake-combat_deployment-deploy_alone = La battaglia { NAME($region, form: "in") } continua: quali carte schieri?
stake-combat_deployment-redeploy = La battaglia { NAME($region, form: "in") }: hai visto le carte nemiche. Le tue?
stake-unopposed_attack-start = La battaglia { NAME($region, form: "in") }: nessuno ti resiste. Chi attacchi?
