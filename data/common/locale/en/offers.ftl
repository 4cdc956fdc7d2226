### Offers of one side to another: treaties, alliances, passage.

offer-to_you =
    { NAME($frm) } { GRAMMAR($frm, "number") ->
        [plural] offer
       *[singular] offers
    } you: { TEXT($said) }
offer-of_yours = Your offer to { NAME($to) }: { TEXT($said) }
offer-while_open = -# It is open until you answer or it is taken back; silence binds you to nothing.
offer-accepted = ✅ You have accepted it.
offer-declined = ❌ You have declined it.
offer-withdrawn = ↩️ It was taken back; it is open no more.
offer-expired = ⌛ Its time is over; it is open no more.
offer-gone = It is open no more.
offer-stale = That offer is open no more. Here is how things stand.
event-offer_made =
    🤝 { NAME($frm) } { GRAMMAR($frm, "number") ->
        [plural] offer
       *[singular] offers
    } { NAME($to) }: { TEXT($said) }
event-offer_accepted =
    🤝 { NAME($to) } { GRAMMAR($to, "number") ->
        [plural] accept
       *[singular] accepts
    } what { NAME($frm) } { GRAMMAR($frm, "number") ->
        [plural] offer
       *[singular] offers
    }: { TEXT($said) }
event-offer_declined =
    { NAME($to) } { GRAMMAR($to, "number") ->
        [plural] decline
       *[singular] declines
    } what { NAME($frm) } { GRAMMAR($frm, "number") ->
        [plural] offer
       *[singular] offers
    }: { TEXT($said) }
event-offer_withdrawn =
    { NAME($frm) } { GRAMMAR($frm, "number") ->
        [plural] take
       *[singular] takes
    } back what was offered to { NAME($to) }: { TEXT($said) }
event-offer_expired = What { NAME($frm) } offered to { NAME($to) } is open no more: { TEXT($said) }
mine-offers = **Offers to you**
mine-own_offers = **Your offers, open**
remind-offer =
    ⏰ { NAME($frm) } { GRAMMAR($frm, "number") ->
        [plural] wait
       *[singular] waits
    } for your answer: { TEXT($said) }
button-offers = Offers ({ $count })
button-open = Answer it
error-which_offer = Several offers are open; name one with `offer:`. { $offers }
error-no_such_offer = There is no such offer. { $offers }
option-offer = Which offer, where several are open
