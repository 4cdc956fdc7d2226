"""Maps of points with links: `point_drawing.draw` of what `declared` says."""
