"""What the live cards of seats need beside them."""
