### /card: regions, what is printed of them and how far Rome has them at a table.

lexicon-region = Regione
entry-region = { $said }. Tiro { $roll } nella Tabella delle regioni. Confini: { NAMES($borders) }.
now-region = { $held ->
        [yes] di Roma
       *[no] libera, { $tokens } di { $needed } segnalini
    }
now-combat = ⚔️ qui ora: { NAME($kind) }
