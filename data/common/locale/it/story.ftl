### Words of the cards in a table's thread.

turn-nothing = Niente che tutti possano sapere
turn-times = { $line } (×{ $count })
turn-title_continued = { $title }, seguito
turn-continued = -# … continua da sopra
turn-taken_back =
    -# ↩️ { $count ->
        [one] { $count } passo annullato
       *[other] { $count } passi annullati
    }
turn-more =
    -# … { $count ->
        [one] un altro
       *[other] altri { $count }
    }: *Ogni passo*
button-steps = Ogni passo
steps-title = Ogni passo, dal n. { $first } al n. { $last }
steps-title_one = Ogni passo, n. { $first }
steps-empty = Non ne resta niente.
