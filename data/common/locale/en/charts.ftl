### An owner's own charts: the lobby's option, commands, what is found wrong in a workbook.
error-no_charts = The charts { $charts } are not installed here, or say something else now
name-option_charts = Charts
name-option_charts_reconstructed = reconstructed
