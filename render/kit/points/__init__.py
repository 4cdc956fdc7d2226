"""Maps of points with links: `point_drawing.draw_point_map` of what `declared` says."""
