### Alliances and non-player powers.

event-alliance_made = **Alleanza**: { NAME($power, form: "il") } e { NAME($to, form: "il") } sono alleati.
event-alliance_broken = **Tradimento**: { NAME($power, form: "il") } rompono la loro alleanza con { NAME($to, form: "il") }. Costa loro tre punti del proprio sostegno (sezione 15.5): { KINDS($cost) }.
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
prompt-non_player_action-mistrust = { NAME($leader, form: "il_first") } si attiva. Giochi “Diffidenza cartaginese”?

asked-non_player_action-start = per muovere una potenza che nessuno gioca
asked-non_player_action-minors = per disporre i comandanti minori di una potenza che nessuno gioca
asked-non_player_action-mistrust = a un comandante che si attiva
asked-campaign-mistrust = a un comandante che si attiva
preview-break_loyalty = { NAME($space) }: lealtà { $before } → { $after }.
preview-break_free = { NAME($space) } resta senza lealtà: la perdi e diventa indipendente.
preview-break_marker = { NAME($space) }: il tuo segnalino se ne va e lo spazio diventa indipendente.
preview-break_falls = { NAME($space) } è sotto assedio e cade subito in mano { NAME($besieger, form: "a") }.
preview-break_points =
    { $count ->
        [one] { NAMES($spaces) } dà punti vittoria
       *[other] { NAMES($spaces) } danno punti vittoria
    }: −{ $count } al prossimo conteggio.
preview-break_enemies = Da quel momento tu e { NAME($power, form: "il") } potete attaccarvi (sezione 15.5).
preview-break_besieges_own = Le tue { $cu } UC { NAME($space, form: "in") } restano allora fuori dalle mura e assediano.
preview-break_besieges_theirs = Le { $cu } UC { NAME($power, form: "di") } { NAME($space, form: "in") } restano allora fuori dalle mura e assediano.
preview-break_outside_own = Le tue { $cu } UC { NAME($space, form: "in") } restano allora fuori dalle mura.
preview-break_outside_theirs = Le { $cu } UC { NAME($power, form: "di") } { NAME($space, form: "in") } restano allora fuori dalle mura.
outcome-paid = Il prezzo (sezione 15.5): { TEXTS($parts) }.
outcome-paid_loyalty = { NAME($space) } scende a lealtà { $loyalty }
outcome-paid_lost = { NAME($space) } non è più tua
field-cost = Sezione 15.5: ogni punto toglie 1 lealtà a una tua città, o un segnalino dalla mappa. Una città senza lealtà è persa; se è sotto assedio, cade in mano a chi assedia.
