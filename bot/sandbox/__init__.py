"""A stand-in for Discord on loopback: REST, gateway, people, and a page to play on."""
