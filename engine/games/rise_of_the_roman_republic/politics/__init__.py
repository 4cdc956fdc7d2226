"""Chapter 5: the magistrates of Rome, their command, the Senate."""
