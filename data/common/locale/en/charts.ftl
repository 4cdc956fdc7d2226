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
}{ $also ->
    [none] {""}
   *[other] , or { $also }
}
charts-no_figure = “{ $figure }” is no figure of this effect{ $some ->
    [True] , written as name=number, with “;” between; it takes: { $known }
   *[other] , which takes none
}
charts-not_word = { $column } cannot be “{ $word }”{ $listed ->
    [True] : it is one of { $known }
   *[other] : see the list in the template
}
charts-not_count = in { $column } there must be so many values here, with blanks between: { $count }
charts-not_utf8 = this is not UTF-8 text: save it as CSV UTF-8
charts-not_name = this is no name: letters, figures, single blanks and .,'’()&- alone, 60 at most
charts-not_mutual = “{ $row }” names “{ $other }”, which does not name it
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
charts-sheet_names = What is called how, in a language or in any. A row that you leave out keeps our name; rows may be added.
charts-note_name = A name: letters, figures, single blanks and .,'’()&- alone, 60 at most
charts-note_flag = “yes” or empty
charts-note_number = { $whole ->
    [True] A whole number, { $low } to { $high }
   *[other] A number with decimals, { $low } to { $high }
}{ $also ->
    [none] {""}
   *[other] , or { $also }
}
charts-note_like = The id of a card of ours: what that card does, this one does. Empty: what it does now. “value_only”: it counts by its value alone, since no card of ours does what yours does. See the sheet “effects”.
charts-note_figures = Figures of what the card does, where yours has others: name=number, with “;” between. Which an effect takes stands in the sheet “effects”. Empty: as that sheet says.
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
charts-effects_figures = figures
charts-effect_figure = { $figure }={ $ours }: { NAME($named) } ({ $count ->
    [0] {""}
   *[other] { $count } with blanks between, each{" "}
}{ $whole ->
    [True] { $low } to { $high }
   *[other] any of { $known }
})

## What is told of a workbook

charts-nothing_changes = Nothing differs from our figures.
charts-nothing_to_keep = Nothing differs from our figures, so nothing was tried or kept. Change what differs from your copy, save the file and hand it in again.
charts-changes = Rows other than ours: { $sheets }.
charts-by_value_only = By their value alone, since no rule here does what they do: { $count ->
    [one] one card
   *[other] { $count } cards
}.
charts-count = { $count } in { $sheet }
charts-faults = { $count ->
    [one] One thing is wrong:
   *[other] { $count } things are wrong:
}
charts-more_faults = … and { $count } more.
charts-mend = Nothing is kept: mend this, save the file and hand it in again.
charts-good = It can be played: { $games ->
    [one] one trial game
   *[other] { $games } trial games
} came to { $games ->
    [one] its
   *[other] their
} end.

## /charts

help-charts = Figures of a printed game that you own
help-charts_template = A workbook with our figures, to fill in
help-charts_load = Hand in a workbook with your figures
help-charts_list = Your charts, those that others share with you, and the server's
help-charts_use = Let a table that has not begun be played by charts
help-charts_share = Let a person play by your charts, five at most
help-charts_file = The charts of a game that is over, for checking it
help-charts_delete = Delete charts of yours or of the server; tables go on by our figures
option-charts_game = The game
option-charts_file = The workbook (.xlsx, .ods), or a sheet as CSV
option-charts_owner = That you own the printed game; to be said once for each game
option-charts_name = The name of the charts
option-charts_as = What they are called; else as the file
option-charts_person = Who
option-charts_whose = Whose they are: yours unless you manage this server and say so
charts-whose_me = mine
charts-whose_server = this server's: every host here may pick them
charts-i_own_it = I own the printed game
charts-template = **{ $game }**: fill in what differs from your copy, and hand it in by `/charts load`.
charts-file_alt = A file
charts-trying = Trial games are being played: { $played } of { $games }. You are told here how they end.
charts-waiting = { $ahead ->
    [one] Another trial comes first,
   *[other] { $ahead } other trials come first,
} then yours. You are told here how it ends.
charts-trial_failed = The trial broke off (no. { $number }); nothing is kept. Hand them in again.
charts-broken_off =
    The bot was ended before the trial of your charts for { $game } was over.
    Nothing is kept of them, and the trial is not one of your three a day. Hand them in again by `/charts load`.
charts-kept = Kept as **{ $name }**. A host lets a table be played by them with `/charts use`; they are yours, and gone when you delete them.
charts-kept_server = Kept for this server as **{ $name }**. Whoever hosts a table here lets it be played by them with `/charts use`; whoever manages the server may delete them. No person is named with them.
charts-none = You have no charts, and nobody shares any with you.
charts-line = **{ $name }** ({ $game }), version { $version }, `{ $hash }…`, { MOMENT($at) }. { $changes }
charts-line_server = **{ $name }** ({ $game }) of this server, version { $version }, `{ $hash }…`, { MOMENT($at) }. { $changes }
charts-line_trying = **{ $name }** ({ $game }) is being tried, games so far: { $played } of { $games }.
charts-line_waiting = **{ $name }** ({ $game }) waits to be tried, after { $ahead ->
    [one] another trial
   *[other] { $ahead } other trials
}.
charts-line_shared = **{ $name }** ({ $game }) of { $owner }, `{ $hash }…`. { $changes }
charts-shared_with = Shared with { $people }.
charts-used = This table is played by: **{ $name }**.
charts-shared = { $person } may let tables be played by **{ $name }** now.
charts-file = The charts **{ $name }**: `praetor verify FILE --overlay charts.json` checks the game by them.
charts-deleted = **{ $name }** is deleted. { $tables ->
    [0] No table was played by them.
    [one] One table goes on by our figures.
   *[other] { $tables } tables go on by our figures.
}
charts-lobby = Played by the charts **{ $name }** of { $whose ->
    [server] this server
   *[other] { $owner }
}. { $changes } Whoever sits here may look them up, and has them as a file at the end as long as they are kept.
charts-lobby_gone = The charts that were chosen here were taken away: the host chooses others, or ours, by `/charts use`.
charts-elsewhere = the file does not lie on Discord's servers
charts-not_fetched = the file could not be fetched; try again
error-charts_off = Whoever runs this bot has not allowed figures of your own.
error-charts_forbidden = Whoever manages this server does not allow figures of your own here.
error-charts_own = Say once that you own the printed game ({ $game }): hand it in again with `own: I own the printed game`. It is kept, so that nobody asks you again.
error-charts_manager = Only who manages this server may keep charts for it, or delete them.
error-charts_trials = You have had three trials today; more tomorrow.
error-charts_most = There are as many charts as a person or a server may have ({ $most }); delete some first.
error-charts_name = A name has letters, digits and blanks, at most { $most } of them.
error-charts_unknown = You have no charts “{ $name }” for this game, nobody shares such with you, and this server has none.
error-charts_shared = They may already.
error-charts_share_most = Charts can be shared with so many persons and no more: { $most }.
error-charts_ours = This table is played by our own figures.
error-charts_not_seated = The charts of a game are for those who sat at it.
error-charts_running = The charts are given out when the game is over.
error-charts_gone = Their owner keeps them no more.
error-charts_not_installed = This bot was installed without what workbooks need (the extra “charts”).
charts-by_charts = -# By the charts that this table is played by.
charts-by_ours = -# By our own figures: this table is played by an owner’s charts, which are for those who sit at it.
