"""Maps of hexes: `draw.draw_hexes` of what `hex_data` says; plates of zones keep memory bounded."""
