"""From the outbox to Discord: each post once, in order, also after a crash or a long outage."""
