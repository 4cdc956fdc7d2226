"""The ground of maps: coast, relief, rivers, borders and regions, drawn once as a plate and cached on disk."""
