### What is written on the pictures, and what they show in words.

picture-sheet-alexander = Italia
picture-sheet-central_italy = Italia
picture-sheet-eagle = Italia
picture-sheet-thunderbolt = Italia
picture-inset-latium = Latium, Campania, Samnium
picture-inset-central = Central Italy
picture-track-turn = Turn
picture-track-vp = Victory points
picture-track-points = Victory points; the star: enough for Epirus
picture-track-conquest = Neighbouring provinces; the star: needed
picture-heading = { $year } BC
picture-within = inside
picture-siege = under siege
picture-sacked = sacked
picture-devastated = devastated
picture-hex = { $number } ({ NAME($province) })
picture-place_within = in { $place }
picture-disrupted = Disrupted
picture-disorganized = Disorganized
picture-engines = siege engines { $count }
picture-veteran = { $legion }, Veteran { $sp }
picture-recruit = { $legion }, Recruit { $sp }
picture-troops = { $kind } { $sp }
picture-kind-garrison = Legion garrison
picture-kind-epirote = Epirote
picture-kind-samnite = Samnite
picture-kind-greek = Greek
picture-kind-italian = Italian
picture-kind-sicilian = Sicilian
picture-kind-gallic = Gallic
picture-kind-african = African
picture-kind-iberian = Iberian
picture-kind-numidian = Numidian
picture-kind-ligurian = Ligurian
picture-kind-tarentine = Tarentine
picture-kind-campanian = Campanian
picture-kind-mamertine = Mamertine
picture-kind-syracusan = Syracusan

# Boards

picture-senate = The Senate
picture-senate-pool = Can be elected
picture-senate-paused = Consuls of last year
picture-senate-wounded = Wounded
picture-senate-gone = Lost for good
picture-armies = Armies and legions
picture-provinces = Provinces and alliances
picture-column-province = Province
picture-column-alliance = Alliance
picture-nobody = Nobody’s
picture-alliance = { NAME($side) } { $boxes }
picture-neutral = neutral
picture-cities = cities: { $count } of { $all }
picture-cities_of = { NAME($side) } { $count }
picture-attrition = Attrition Value { $value }
picture-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
picture-cup = The cup
picture-cup-drawn = Drawn this turn
picture-column-man = Magistrate
picture-column-rating = Rating
picture-column-where = Place
picture-column-phases = Phases
picture-column-leaders = Leaders
picture-column-sp = SP
picture-army = Consular Army { $army }
picture-legions_of = { $count ->
        [one] Legion { $legions }
       *[other] Legions { $legions }
    }
picture-assigned = Province: { NAME($province) }
picture-granted-leave = may march anywhere
picture-granted-enter_rome = may enter Rome
picture-granted-eight_legions = may lead more than eight legions
picture-state-prorogued = prorogued
picture-state-stays = stays in Rome
picture-state-held = held in a siege
picture-marker-consul = Consul
picture-marker-proconsul = Proconsul
picture-marker-praetor = Praetor
picture-marker-dictator = Dictator
picture-marker-siege = Siege attrition
picture-marker-augury = Augury
picture-marker-legate = Legate

# The key

picture-key-army = an army: its SP, +n for more units
picture-key-inside = an army within a city
picture-key-city = a city and its own defence
picture-key-tribal_city = a city of no side
picture-key-level = a side’s level in a sea, beside its shield
picture-key-siege = under siege
picture-key-sacked = sacked
picture-key-devastated = a devastated province
picture-key-rough = rough
picture-key-mountain = mountain
picture-key-marsh = marsh
picture-key-river = river
picture-key-road = road
picture-key-letter = a place in a list
