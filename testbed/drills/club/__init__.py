"""The drill of a club: a month of two servers over the wire, the time of which the drill lets pass."""
