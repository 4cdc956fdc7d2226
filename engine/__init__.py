"""The rules of the games, the kernel that runs them, the store that keeps them. Knows neither Discord nor Pillow."""
