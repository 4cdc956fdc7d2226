### How pictures are shown: their size, and what a table's thread shows.

name-size_usual = as they are drawn
name-size_large = large type, in parts where needed
name-size_words = in words: all that they show, as text
option-picture_size = Pictures that are sent to you: as drawn, large in parts, or told in words
option-table_pictures = The colours of the pictures in the thread
option-table_size = The thread's pictures: as drawn, large in parts, or told in words
help-host_pictures = Show the thread's pictures in other colours, large, or in words
audit-pictures = { PLAIN($by) } had the thread's pictures shown so: { NAME($colours) }; { NAME($size) }.
