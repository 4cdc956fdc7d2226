### Words on pictures and in their descriptions; names of regions, cards, events come from game.ftl.

picture-sea-mare_tyrrhenum = Mare Tyrrhenum
picture-sea-mare_adriaticum = Mare Adriaticum
picture-sea-mare_ionium = Mare Ionium
picture-land-sicilia = Sicilia
picture-land-sardinia = Sardinia
picture-land-corsica = Corsica
picture-phase-fate = Destino
picture-phase-taxation = Tasse
picture-phase-strategy = Strategia
picture-phase-event = Evento
picture-phase-resolution = Risoluzione
picture-phase-prestige = Prestigio
picture-phase-etcetera = Eccetera
picture-phase-over = Fine
picture-round = Round { $round } di { $last }
picture-holds = Roma ne ha { $count } su { $all }
picture-treasury = Tesoro
picture-deck = Mazzo
picture-top = In cima: { $card }
picture-top_none = In cima: coperta
picture-top_empty = Carte finite
picture-discards = Scarti { $count }
picture-waiting = non ha ancora scelto
picture-with = con { $name }
picture-choice-peace = Pax Romana o campagna
picture-choice-raids = Fortificare o campagna
picture-choice-revolt = Una regione insorge
picture-choice-war = Un nemico marcia
picture-sealed = sforzi non ancora rivelati
picture-wins = Vince { $name }
picture-own_cards = Le tue carte e quanto vale qui ognuna
picture-alt-war_board = { $title }. { $left }: { $left_cards } in mano. { $right }: { $right_cards } in mano. Le tue carte: { $hand }.
picture-effort = Sforzo bellico
picture-total = Totale
picture-alt-places = { $letters ->
        [True] Le regioni in questione, con le loro lettere.
       *[other] La regione in questione.
    }
picture-alt-place_held = { $letter } { $name }, sotto il controllo di Roma.
picture-alt-place_free = { $letter } { $name }, libera.
picture-alt-map = Mappa d'Italia, { $title }, { $round }, fase { $phase }. Console { $consul }.
picture-alt-controlled = Roma controlla: { $names }.
picture-alt-tokens = Sanniti: { $tokens } di { $needed } segnalini.
picture-alt-free = Liberi: { $names }.
picture-alt-treasury =
    Tesoro { $gold ->
        [one] { $gold } moneta
       *[other] { $gold } monete
    }.
picture-alt-prestige = Prestigio: { $list }.
picture-alt-player =
    { $name } { $triumph } ({ $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    })
picture-alt-deck = Mazzo del Destino { $count }, { $top }, scarti { $discards }.
picture-alt-event = Evento: { $event }.
picture-alt-rome_attacks = { $kind }: Roma contro { $region }, il Console { $consul } contro { $enemy }.
picture-alt-rome_defends = { $kind }: { $region } contro Roma, { $enemy } contro il Console { $consul }.
picture-alt-allies = Alleati: { $names }.
picture-alt-won = Vince { $name }.
picture-alt-effort = Sforzi: { $consul } a { $enemy }.
picture-alt-war_effort = Sforzo bellico. { $left }: { $left_cards }; totale { $left_total }. { $right }: { $right_cards }; totale { $right_total }. { $result }.
picture-alt-undecided = Non deciso
picture-alt-tie = Parità, dadi { $left } a { $right }. { $result }
picture-tie = Dadi
picture-key-token = Segnalino di controllo di Roma
picture-key-place = Posto per un segnalino di controllo
picture-key-controlled = Regione controllata da Roma
picture-key-attack = Chi attacca chi
picture-key-treasury = Monete nel Tesoro
picture-key-prestige = Prestigio di un giocatore
picture-key-cards = Carte in mano
picture-key-player = Scudo di un giocatore
picture-key-letter = Lettera di una regione in un elenco

# What is said of a region on the page of a replay, when one looks at it from near

picture-place-controlled = di Roma
picture-place-free = libera
picture-place-tokens = segnalini: { $count } su { $needed }

# The parts of the map in large type, one below another

picture-part-north = Il nord
picture-part-south = Il sud
