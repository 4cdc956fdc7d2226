"""Maps of hexes: `hex_drawing.draw_hexes` of what `hex_data` says; plates of zones keep memory bounded."""
