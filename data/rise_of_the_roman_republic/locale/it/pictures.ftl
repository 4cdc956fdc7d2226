### What is written on the pictures, and what they show in words.

picture-sheet-alexander = Italia
picture-sheet-central_italy = Italia
picture-sheet-eagle = Italia
picture-sheet-thunderbolt = Italia
picture-inset-latium = Lazio, Campania, Sannio
picture-inset-central = Italia centrale
picture-track-turn = Turno
picture-track-vp = Punti vittoria
picture-track-points = Punti vittoria; la stella: bastano all'Epiro
picture-track-conquest = Province vicine tra loro; la stella: quante ne servono
picture-heading = { $year } a.C.
picture-within = dentro
picture-siege = sotto assedio
picture-sacked = saccheggiata
picture-devastated = devastata
picture-hex = { $number } ({ NAME($province, form: "short") })
picture-place_within = dentro { $place }
picture-disrupted = Scompaginati
picture-disorganized = Disorganizzati
picture-engines = macchine d'assedio { $count }
picture-veteran = { $legion }, Veterani { $sp }
picture-recruit = { $legion }, Reclute { $sp }
picture-troops = { $kind } { $sp }
picture-kind-garrison = Guarnigione legionaria
picture-kind-epirote = Epiroti
picture-kind-samnite = Sanniti
picture-kind-greek = Greci
picture-kind-italian = Italici
picture-kind-sicilian = Sicelioti
picture-kind-gallic = Galli
picture-kind-african = Africani
picture-kind-iberian = Iberici
picture-kind-numidian = Numidi
picture-kind-ligurian = Liguri
picture-kind-tarentine = Tarentini
picture-kind-campanian = Campani
picture-kind-mamertine = Mamertini
picture-kind-syracusan = Siracusani

# Boards

picture-senate = Il Senato
picture-senate-pool = Eleggibili
picture-senate-paused = Consoli dell'anno scorso
picture-senate-wounded = Feriti
picture-senate-gone = Perduti per sempre
picture-armies = Eserciti e legioni
picture-provinces = Province e alleanze
picture-column-province = Provincia
picture-column-alliance = Alleanza
picture-nobody = Di nessuno
picture-alliance = { NAME($side) } { $boxes }
picture-neutral = neutrale
picture-cities = città: { $count } su { $all }
picture-cities_of = { NAME($side) } { $count }
picture-attrition = Valore di logoramento { $value }
picture-points = { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
picture-cup = L'urna
picture-cup-drawn = Estratti in questo turno
picture-column-man = Magistrato
picture-column-rating = Valori
picture-column-where = Luogo
picture-column-phases = Fasi
picture-column-leaders = Comandanti
picture-column-sp = PF
picture-army = Esercito consolare { $army }
picture-legions_of = { $count ->
        [one] Legione { $legions }
       *[other] Legioni { $legions }
    }
picture-assigned = Provincia: { NAME($province) }
picture-granted-leave = può marciare ovunque
picture-granted-enter_rome = può entrare a Roma
picture-granted-eight_legions = può guidare più di otto legioni
picture-state-prorogued = prorogato
picture-state-stays = resta a Roma
picture-state-held = bloccato da un assedio
picture-marker-consul = Console
picture-marker-proconsul = Proconsole
picture-marker-praetor = Pretore
picture-marker-dictator = Dittatore
picture-marker-siege = Logoramento d'assedio
picture-marker-augury = Auspicio
picture-marker-legate = Legato

# The key

picture-key-army = un esercito: i suoi PF, +n per altre unità
picture-key-inside = un esercito dentro una città
picture-key-city = una città e la sua difesa propria
picture-key-tribal_city = una città di nessuna fazione
picture-key-level = il livello di una fazione in un mare
picture-key-siege = sotto assedio
picture-key-sacked = saccheggiata
picture-key-devastated = una provincia devastata
picture-key-rough = terreno aspro
picture-key-mountain = montagna
picture-key-marsh = palude
picture-key-river = fiume
picture-key-road = strada
picture-key-letter = un luogo in un elenco
