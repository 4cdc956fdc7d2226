"""The hash chain over all that a table keeps (docs/fairness.md)."""
