### Words on pictures and in their descriptions, in Italian; names of regions, seas, factions come from names.ftl. `short` holds what the whole board shows of a name for which it has no room.

picture-phase-initiative = Iniziativa
picture-phase-agent = Agenti
picture-phase-taxation = Tasse
picture-phase-campaign = Campagna
picture-phase-spending = Spese
picture-round_of = Round { $round }
picture-final_round = Round finale
picture-alt-board = Mappa del Mediterraneo occidentale e centrale, { $title }. { $round }, fase: { $phase }; la partita finisce a { $target } punti vittoria.
picture-alt-faction =
    { $name }: { $vp ->
        [one] { $vp } punto
       *[other] { $vp } punti
    }, { $gold } oro, { $held ->
        [one] { $held } regione
       *[other] { $held } regioni
    }.
picture-alt-forces = { $name }: { $pieces }.
picture-alt-held = Regioni { NAME($side, form: "di") }: { $list }.
picture-alt-free = Regioni di nessuno: { $list }.
picture-alt-army = armata di { $count } ({ $place })
picture-alt-navy = flotta di { $count } ({ $place })
picture-alt-aboard = una flotta, { $place }
picture-alt-places = I luoghi tra cui scegliere, con le loro lettere.
picture-alt-way = Il percorso fin qui: { $list }.
picture-alt-force_there =
    un'armata ({ $side }) di { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
picture-alt-besieged = Sotto assedio: { $names }.
picture-alt-unrest = Malcontento: { $list }.
picture-alt-action_card = { $action } (tassa { $tax }) o { $event }
picture-alt-general =
    { $name }, generale da { $stars ->
        [one] { $stars } stella
       *[other] { $stars } stelle
    } (dado: { $die })
picture-alt-unit = { $name } ({ $type }; { $dice })
picture-alt-battle =
    { $title }, { $phase }{ $combats ->
        [0] { "" }
       *[other] , scontro { $combat } di { $combats }
    }.
picture-alt-hand_left = Le carte che ti restano: { $cards }.
picture-alt-battle_side =
    { $role }: { $name } (generale: { $general }): { $left ->
        [one] { $left } carta deve
       *[other] { $left } carte devono
    } ancora combattere; ora { $fought }; cadute: { $dead }.
picture-alt-income = Tasse allo stato attuale: { $list }.
picture-alt-garrisons = Dadi delle guarnigioni: { $list }.
picture-alt-naval = { $title }, { $area }.
picture-alt-naval_side =
    { $role }: { $name }, { $ships ->
        [one] { $ships } nave
       *[other] { $ships } navi
    }{ $aboard }; dadi: { $rolled }; { $fate }.
picture-alt-naval_aboard =
    , { $count ->
        [one] { $count } carta truppa
       *[other] { $count } carte truppa
    } a bordo
picture-alt-faction_board =
    Plancia: { $title }, { $player }: { $vp ->
        [one] { $vp } punto
       *[other] { $vp } punti
    }, { $gold } oro, { $cards ->
        [one] { $cards } carta azione
       *[other] { $cards } carte azione
    }.
picture-alt-developments = Sviluppi: { $list }.
picture-alt-force =
    { $name }, { $where }: { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } ({ $cards }).
picture-short-mare_britannicum = M. Britannico
picture-short-mare_cantabricum = M. Cantabrico
picture-short-mare_ibericum = M. Iberico
picture-short-mare_balearicum = M. Baleari
picture-short-mare_gallicum = M. Gallico
picture-short-mare_ligusticum = M. Ligure
picture-short-mare_tyrrhenum = M. Tirreno
picture-short-mare_sardoum = M. Sardegna
picture-short-mare_africum = M. Africano
picture-short-mare_ionium = M. Ionio
picture-short-mare_adriaticum = M. Adriatico
picture-short-mare_libycum = M. Libico
picture-short-mare_aegaeum = M. Egeo
picture-short-umbria = Umbria
picture-short-hippo = Ippona
picture-short-attica = Attica
picture-attacker = Attacco
picture-defender = Difesa
picture-zone-active = Zona attiva
picture-zone-hand = Le carte che ti restano
picture-zone-safe = Zona sicura
picture-zone-dead = Zona dei caduti
picture-battle_phase-terrain = Terreno
picture-battle_phase-flanks = Ali
picture-battle_phase-centre = Centro
picture-battle_phase-envelopment = Accerchiamento
picture-battle_phase-sea = In mare
picture-combat_of = Scontro { $combat } di { $combats }
picture-face-skull = Teschio
picture-face-x = X
picture-face-s = S
picture-face-blank = vuoto
picture-general_hidden = Generale coperto
picture-show-income = Tasse allo stato attuale
picture-show-military = Dadi delle guarnigioni
picture-naval-sunk =
    { $count ->
        [one] { $count } affondata
       *[other] { $count } affondate
    }
picture-naval-captured =
    { $count ->
        [one] { $count } catturata
       *[other] { $count } catturate
    }
picture-naval-drowned =
    { $count ->
        [one] { $count } truppa annegata
       *[other] { $count } truppe annegate
    }
picture-naval-unhurt = Nessuna perdita
picture-key-rome = In mano a Roma
picture-key-carthage = In mano a Cartagine
picture-key-greek_states = In mano agli Stati greci
picture-key-barbarian_tribes = In mano alle Tribù
picture-key-army = Armata, con il numero di carte
picture-key-navy = Flotta, con il numero di navi
picture-key-agent = Agente di una fazione
picture-key-own = La tua forza, nelle domande
picture-key-gold = Oro che una regione rende
picture-key-mercenaries = Si ingaggiano mercenari
picture-key-anchor = Porto
picture-key-tree = Bosco: terreno difficile
picture-key-mountain = Monti: terreno difficile
picture-key-unrest = Malcontento, e quanto
picture-key-siege = Sotto assedio
picture-key-market = Mercato
picture-key-barracks = Caserma
picture-key-walls = Mura
picture-key-wonder = Meraviglia antica
picture-key-road = Strada su un confine
picture-key-letter = Lettera di un luogo in un elenco

# What is said of a place on the page of a replay, when one looks at it from near

picture-place-garrison =
    guarnigione { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dadi
    }
picture-place-gold = tasse { $gold }
picture-place-unrest = malcontento { $count }
picture-place-besieged = sotto assedio
picture-place-army =
    armata: { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
picture-place-navy =
    flotta: { $count ->
        [one] { $count } nave
       *[other] { $count } navi
    }
picture-place-agents =
    { $count ->
        [one] { $count } agente
       *[other] { $count } agenti
    }

# The parts of the map in large type, one below another

picture-part-italy = Italia, isole e Africa
picture-part-gaul = Gallia e Germania
picture-part-greece = Grecia e Illiria
picture-part-spain = Spagna e Mauretania
