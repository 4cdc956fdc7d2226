### Offers of one side to another: treaties, alliances, passage.

offer-to_you =
    { NAME($frm, form: "il_first") } { GRAMMAR($frm, "number") ->
        [plural] ti offrono
       *[singular] ti offre
    }: { TEXT($said) }
offer-of_yours = La tua offerta { NAME($to, form: "a") }: { TEXT($said) }
consent-accept_to_you = Accetta: { TEXT($said) }
consent-decline_to_you = Rifiuta: { TEXT($said) }
offer-while_open = -# È aperta finché non rispondi o non viene ritirata; il silenzio non ti impegna a niente.
offer-accepted = ✅ L'hai accettata.
offer-declined = ❌ L'hai rifiutata.
offer-withdrawn = ↩️ È stata ritirata; non è più aperta.
offer-expired = ⌛ È scaduta; non è più aperta.
offer-gone = Non è più aperta.
offer-stale = Quell'offerta non è più aperta. Ecco come stanno le cose.
event-offer_made =
    🤝 { NAME($frm, form: "il_first") } { GRAMMAR($frm, "number") ->
        [plural] offrono
       *[singular] offre
    } { NAME($to, form: "a") }: { TEXT($said) }.
event-offer_accepted =
    🤝 { NAME($to, form: "il_first") } { GRAMMAR($to, "number") ->
        [plural] accettano
       *[singular] accetta
    } l'offerta { NAME($frm, form: "di") }: { TEXT($said) }.
event-offer_declined =
    { NAME($to, form: "il_first") } { GRAMMAR($to, "number") ->
        [plural] rifiutano
       *[singular] rifiuta
    } l'offerta { NAME($frm, form: "di") }: { TEXT($said) }.
event-offer_withdrawn =
    { NAME($frm, form: "il_first") } { GRAMMAR($frm, "number") ->
        [plural] ritirano
       *[singular] ritira
    } l'offerta fatta { NAME($to, form: "a") }: { TEXT($said) }.
event-offer_expired = L'offerta { NAME($frm, form: "di") } { NAME($to, form: "a") } non ha avuto risposta in tempo e non è più aperta: { TEXT($said) }.
mine-offers = **Offerte per te**
mine-own_offers = **Le tue offerte aperte**
remind-offer =
    ⏰ { NAME($frm, form: "il_first") } { GRAMMAR($frm, "number") ->
        [plural] aspettano
       *[singular] aspetta
    } la tua risposta: { TEXT($said) }
button-offers = Offerte ({ $count })
button-open = Rispondi
error-which_offer = Ci sono più offerte aperte; indicane una con `offerta:`. { $offers }
error-no_such_offer = Quell'offerta non c'è. { $offers }
option-offer = Quale offerta, se ce n'è più d'una aperta
