### Offers of one side to another: treaties, alliances, passage.

offer-to_you =
    { GRAMMAR($frm, "number") ->
        [plural] The { NAME($frm) } offer
       *[singular] { NAME($frm) } offers
    } you: { TEXT($said) }
offer-of_yours =
    Your offer to { GRAMMAR($to, "number") ->
        [plural] the { NAME($to) }
       *[singular] { NAME($to) }
    }: { TEXT($said) }
consent-accept_to_you = Accept: { TEXT($said) }
consent-decline_to_you = Decline: { TEXT($said) }
offer-while_open = -# It is open until you answer or it is taken back; silence binds you to nothing.
offer-accepted = ✅ You have accepted it.
offer-declined = ❌ You have declined it.
offer-withdrawn = ↩️ It was taken back; it is open no more.
offer-expired = ⌛ Its time is over; it is open no more.
offer-gone = It is open no more.
offer-stale = That offer is open no more. Here is how things stand.
event-offer_made =
    🤝 { GRAMMAR($frm, "number") ->
        [plural] The { NAME($frm) } offer
       *[singular] { NAME($frm) } offers
    } { GRAMMAR($to, "number") ->
        [plural] the { NAME($to) }
       *[singular] { NAME($to) }
    }: { TEXT($said) }.
event-offer_accepted =
    🤝 { GRAMMAR($to, "number") ->
        [plural] The { NAME($to) } accept
       *[singular] { NAME($to) } accepts
    } what { GRAMMAR($frm, "number") ->
        [plural] the { NAME($frm) } offer
       *[singular] { NAME($frm) } offers
    }: { TEXT($said) }.
event-offer_declined =
    { GRAMMAR($to, "number") ->
        [plural] The { NAME($to) } decline
       *[singular] { NAME($to) } declines
    } what { GRAMMAR($frm, "number") ->
        [plural] the { NAME($frm) } offer
       *[singular] { NAME($frm) } offers
    }: { TEXT($said) }.
event-offer_withdrawn =
    { GRAMMAR($frm, "number") ->
        [plural] The { NAME($frm) } take
       *[singular] { NAME($frm) } takes
    } back what was offered to { GRAMMAR($to, "number") ->
        [plural] the { NAME($to) }
       *[singular] { NAME($to) }
    }: { TEXT($said) }.
event-offer_expired =
    What { GRAMMAR($frm, "number") ->
        [plural] the { NAME($frm) }
       *[singular] { NAME($frm) }
    } offered to { GRAMMAR($to, "number") ->
        [plural] the { NAME($to) }
       *[singular] { NAME($to) }
    } was not answered in time and is open no more: { TEXT($said) }.
mine-offers = **Offers to you**
mine-own_offers = **Your offers, open**
remind-offer =
    ⏰ { GRAMMAR($frm, "number") ->
        [plural] The { NAME($frm) } wait
       *[singular] { NAME($frm) } waits
    } for your answer: { TEXT($said) }
button-offers = Offers ({ $count })
button-open = Answer it
error-which_offer = Several offers are open; name one with `offer:`. { $offers }
error-no_such_offer = There is no such offer. { $offers }
option-offer = Which offer, where several are open
