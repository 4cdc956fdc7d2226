### I fogli dei valori di chi possiede il gioco.

charts-sheet_regions = I confini delle regioni. Tutti gli altri valori sono quelli del testo delle regole.
