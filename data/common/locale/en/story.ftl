### Words of the cards in a table's thread.

turn-nothing = Nothing that all may know
turn-times = { $line } (×{ $count })
turn-title_continued = { $title }, continued
turn-continued = -# … goes on from above
turn-taken_back =
    -# ↩️ { $count ->
        [one] { $count } step
       *[other] { $count } steps
    } taken back
turn-more = -# … { $count } more: *Every step*
button-steps = Every step
steps-title = Every step, #{ $first } to #{ $last }
steps-title_one = Every step, #{ $first }
steps-empty = Nothing of this is left.
