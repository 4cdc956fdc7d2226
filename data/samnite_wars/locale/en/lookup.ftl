### /card: regions, what is printed of them and how far Rome has them at a table.

lexicon-region = Region
entry-region = { $said }. Roll { $roll } in the Region Table. Borders: { NAMES($borders) }.
now-region = { $held ->
        [yes] Rome’s
       *[no] free, { $tokens } of { $needed } tokens
    }
now-combat = ⚔️ { NAME($kind) } here now
