"""Posts that Discord refuses for good: counted, put aside, and taken up again by a later version."""
