"""What is not needed in production: the drills, and the benchmarks. The wheel does not have it."""
