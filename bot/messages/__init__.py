"""Messages and forms as plain data, with Discord's limits, and the JSON that is made of them."""
