### An owner's own charts: the lobby's option, commands, the workbook and what is found wrong in one.

error-no_charts = The charts { $charts } are not installed here, or say something else now
name-option_charts = Charts
name-option_charts_reconstructed = reconstructed

## What is wrong in a workbook, each told after its sheet and cell.

charts-at = **{ $where }**: { TEXT($why) }
charts-no_sheet = there is no such sheet; these are: { $known }
charts-no_column = there is no column “{ $column }”; these are: { $known }
charts-column_lacks = the column “{ $column }” is missing
charts-no_row = there is no row “{ $row }” in this table
charts-row_twice = the row “{ $row }” is there twice
charts-row_lacks = the row “{ $row }” is missing: every row of ours must be there
charts-no_rows = the sheet has no rows
charts-too_long = a cell may have { $most } { $most ->
    [one] character
   *[other] characters
}: figures and short names alone
charts-sure = { $column } is no reconstruction here and stays { $ours }
charts-moment = { $column } is a date or a time here, not a figure: format the cell as text or number
charts-empty = { $column } must not be empty
charts-not_flag = { $column } is “yes” or empty
charts-not_number = { $column } is { $whole ->
    [True] { $low } to { $high }
   *[other] { $low } to { $high }, with decimals
}
charts-not_word = { $column } cannot be “{ $word }”{ $listed ->
    [True] : it is one of { $known }
   *[other] : see the list in the template
}
charts-not_utf8 = this is not UTF-8 text: save it as CSV UTF-8
charts-not_csv = the row cannot be read as CSV
charts-many_rows = a sheet may have { $most } { $most ->
    [one] row
   *[other] rows
}
charts-many_columns = a sheet may have { $most } { $most ->
    [one] column
   *[other] columns
}
charts-too_large = the file is larger than { $most } MB
charts-bomb = unpacked, the file is larger than { $most } MB
charts-macros = the workbook has macros: save it as .xlsx without them
charts-locked = the workbook is locked by a password
charts-old_form = this is a workbook of the old form, or locked by a password: save it as .xlsx or .ods
charts-no_workbook = this is no workbook that can be read: .xlsx and .ods can
charts-formula = there is a formula: paste its value in its place
charts-merged = cells are joined here: take them apart
charts-too_much = reading it took too much memory or time
charts-own_check = the game's own check says: { $why }
charts-game_broke = a trial game broke (number { $number }): { $why }

## The template

charts-about_title = { NAME($game) }: your own figures
charts-about_what = Some figures of this game are reconstructed here. Whoever owns the printed game can put theirs in their place, for tables that they host.
charts-about_how = Change what differs from your copy and leave everything else as it is. No sheet needs to be filled in; a sheet that you delete keeps our figures.
charts-about_figures = Figures and short names alone: no texts of cards, no pictures. A cell may have 60 characters.
charts-about_hand_in = Hand it in by /charts load, or look at it beforehand by “praetor charts check FILE”. Save it as .xlsx or .ods, or as CSV files named after the sheets.
charts-about_open = a reconstruction: it may be changed
charts-about_sure = printed in the rules or attested by published play: it stays
charts-about_read = for reading: ids, names and numbers of rows
charts-section = (Rules: { $section })
charts-note_flag = “yes” or empty
charts-note_number = { $whole ->
    [True] A whole number, { $low } to { $high }
   *[other] A number with decimals, { $low } to { $high }
}
charts-note_like = The id of a card of ours: what that card does, this one does. Empty: what it does now. See the sheet “effects”.
charts-note_word = { $listed ->
    [True] One of: { $known }
   *[other] An id of the table “{ $ids }”
}
charts-note_words = { $listed ->
    [True] Any of these, with blanks between: { $known }
   *[other] Ids of the table “{ $ids }”, with blanks between
}
charts-effects_id = id
charts-effects_name = name
charts-effects_does = what it does

## What is told of a workbook

charts-nothing_changes = Nothing differs from our figures.
charts-changes = Other than ours: { $sheets }.
charts-count = { $count } { $sheet }
charts-faults = { $count ->
    [one] One thing is wrong:
   *[other] { $count } things are wrong:
}
charts-more_faults = … and { $count } more.
charts-good = It can be played: { $games } trial games came to their end.
