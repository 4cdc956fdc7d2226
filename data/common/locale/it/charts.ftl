### An owner's own charts: the lobby's option, commands, what is found wrong in a workbook.
error-no_charts = Le tabelle { $charts } qui non sono installate, o ora dicono altro
name-option_charts = Tabelle
name-option_charts_reconstructed = ricostruite
