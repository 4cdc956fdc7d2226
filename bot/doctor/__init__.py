"""`praetor doctor`: what is wrong with an installation, and how each thing is mended."""
