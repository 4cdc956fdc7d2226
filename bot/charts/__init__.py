"""Owners' charts as people see them: the workbook that one fills in, what is told of what was read, the processes that
read and try it."""
