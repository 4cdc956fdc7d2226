"""Chapter 4: the cup of activation markers, and the phases that they bring."""
