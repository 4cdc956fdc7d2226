"""Delivery: sends what the outbox holds to Discord, each post once and in order, also after a crash or a long
outage."""
