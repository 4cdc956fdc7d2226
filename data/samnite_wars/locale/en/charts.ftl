### The sheets of an owner's own figures.

charts-sheet_regions = The borders of the regions. All other figures are those of the rules text.
