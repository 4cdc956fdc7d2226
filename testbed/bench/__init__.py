"""Benchmarks: the figures that `praetor bench` prints."""
