### Alliances and non-player powers.

event-alliance_made = **Alleanza**: { NAME($power, form: "il") } e { NAME($to, form: "il") } sono alleati.
event-alliance_broken = **Tradimento**: { NAME($power, form: "il") } rompono la loro alleanza con { NAME($to, form: "il") }, pagando sostegno: { KINDS($cost) }.
event-alliance_ended = L'alleanza tra { NAME($power, form: "il") } e { NAME($to, form: "il") } finisce, per “{ NAME($card) }”.
event-non_player_activated = { NAME($side, form: "il_first") } fanno agire { NAME($power, form: "il") }, con “{ NAME($card) }”.
event-non_player_rested = { NAME($power, form: "il_first") } non fanno nulla.
event-armies_lent = { NAME($side, form: "il_first") } affidano i propri eserciti { NAME($to, form: "a") } nelle Campagne, finché sono alleati.
event-armies_lent_no_more = { NAME($side, form: "il_first") } non affidano più i propri eserciti { NAME($to, form: "a") } nelle Campagne.
event-activation_cancelled = { NAME($side, form: "il_first") } annullano l'attivazione { NAME($power, form: "di") } con “{ NAME($card) }”.
event-activation_cancelled_of = { NAME($side, form: "il_first") } annullano l'attivazione { NAME($leader, form: "di") } con “{ NAME($card) }”.

do-offer_alliance = Offri un'alleanza
do-alliance = Alleanza
do-break_alliance = Rompi un'alleanza
do-activate_non_player = Attiva una potenza non giocante
do-stir_unrest = Alza il malcontento di Cartagine
do-call_on_carthage = Chiama Cartagine
do-let_rest = Non fare nulla
do-leave_minors = Lascia i comandanti minori dove sono
action-offer_alliance = Offri { NAME($to, form: "a") } un'alleanza con { NAME($power, form: "il") }
action-alliance = un'alleanza tra { NAME($power, form: "il") } e { NAME($to, form: "il") }
action-break_alliance = Rompi l'alleanza con { NAME($to, form: "il") }: { TEXTS($parts) }
action-activate_non_player = Fai agire { NAME($power, form: "il") } (carta: { NAME($card) })
action-stir_unrest = Alza il malcontento nelle terre di Cartagine (carta: { NAME($card) })
action-call_on_carthage = Fai agire Cartagine (carta: { NAME($card) })
action-let_rest = Non fare nulla
action-leave_minors = Lascia i comandanti minori dove sono

prompt-non_player_action-start = Che cosa fanno { NAME($power, form: "il") }? La carta vale 3.
prompt-non_player_action-minors = { NAME($power, form: "il_first") } hanno agito. Sposti un loro comandante minore presso altre UC?
prompt-non_player_action-mistrust = { NAME($leader, form: "il_first") } ({ NAME($power) }) si attiva. “Diffidenza cartaginese”?

asked-non_player_action-start = per muovere una potenza che nessuno gioca
asked-non_player_action-minors = per disporre i comandanti minori di una potenza che nessuno gioca
asked-non_player_action-mistrust = a un comandante che si attiva
asked-campaign-mistrust = a un comandante che si attiva
