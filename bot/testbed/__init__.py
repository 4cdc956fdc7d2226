"""What does not run in production: a stand-in for Discord to play on, drills that break things, and benchmarks."""
