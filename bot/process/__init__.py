"""The process itself: where its code comes from, its garbage collection and latency, its orderly end."""
