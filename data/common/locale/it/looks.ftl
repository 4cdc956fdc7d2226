### How pictures are shown: their size, and what a table's thread shows.

name-size_usual = come sono disegnate
name-size_large = a caratteri grandi, in parti se serve
name-size_words = a parole: tutto ciò che mostrano, come testo
option-picture_size = Le immagini per te: come disegnate, grandi in più parti o raccontate a parole
option-table_pictures = I colori delle immagini nel thread
option-table_size = Le immagini del thread: come disegnate, grandi in più parti o raccontate a parole
help-host_pictures = Mostra le immagini del thread con altri colori, grandi o a parole
audit-pictures = { PLAIN($by) } ha scelto come mostrare le immagini del thread: { NAME($colours) }; { NAME($size) }.
