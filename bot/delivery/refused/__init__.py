"""Posts that Discord refuses: what is tried, counted, put aside and told of."""
