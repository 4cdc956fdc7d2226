"""What an owner hands in as their own figures: which of a title's data may be laid over (`schema`), sheets as grids
of cells (`sheets`), files (`reading`), trial games (`trial`), and the process that does it with limits
(`confined`)."""
