### Names of spaces, leaders and powers.

name-sword_of_rome = The Sword of Rome

# Spaces

name-eporedia = Eporedia
name-mediolanum = Mediolanum
name-brixia = Brixia
name-verona = Verona
name-patavium = Patavium
name-placentia = Placentia
name-genua = Genua
name-luna = Luna
name-bononia = Bononia
name-ravenna = Ravenna
name-ariminum = Ariminum
name-sena_gallica = Sena Gallica
name-pisae = Pisae
name-populonium = Populonium
name-vulci = Vulci
name-tarquinii = Tarquinii
name-faesulae = Faesulae
name-arretium = Arretium
name-clusium = Clusium
name-volsinii = Volsinii
name-perusia = Perusia
name-sentinum = Sentinum
name-spoletium = Spoletium
name-roma = Roma
name-sutrium = Sutrium
name-narnia = Narnia
name-praeneste = Praeneste
name-velitrae = Velitrae
name-tarracina = Tarracina
name-capua = Capua
name-antium = Antium
name-asculum = Asculum
name-teate = Teate
name-aufidena = Aufidena
name-bovianum = Bovianum
name-larinum = Larinum
name-fregellae = Fregellae
name-beneventum = Beneventum
name-luceria = Luceria
name-venusia = Venusia
name-lucani = Lucani
name-bruttii = Bruttii
name-neapolis = Neapolis
name-paestum = Paestum
name-canusium = Canusium
name-brundisium = Brundisium
name-tarentum = Tarentum
name-metapontum = Metapontum
name-thurii = Thurii
name-croton = Croton
name-locri = Locri
name-rhegium = Rhegium
name-messana = Messana
name-catina = Catina
name-syracusae = Syracusae
name-agrigentum = Agrigentum
name-selinus = Selinus
name-lilybaeum = Lilybaeum
name-panormus = Panormus
name-olbia = Olbia
name-caralis = Caralis
name-carthago = Carthago
name-kerkouane = Kerkouane
name-transalpine_box = Transalpine Gaul
name-garrison_box = Garrison box

# Leaders

name-camillus = Camillus
name-valerius = Valerius
name-claudius = Claudius
name-manlius = Manlius
name-fabius = Fabius
name-decius = Decius Mus
name-papirius = Papirius Cursor
picture-leader_papirius = Papirius
name-curius = Curius Dentatus
picture-leader_curius = Curius
name-postumius = Postumius
name-sulpicius = Sulpicius
name-cornelius = Cornelius
name-fabricius = Fabricius
name-dictator = Dictator
name-gaul_a = Gallic leader A
name-gaul_b = Gallic leader B
name-gaul_c = Gallic leader C
name-brennus = Brennus
name-etruscan_a = Etruscan leader A
name-etruscan_b = Etruscan leader B
name-samnite_a = Samnite leader A
name-samnite_b = Samnite leader B
name-egnatius = Egnatius
name-pontius = Pontius
name-dionysius = Dionysius
name-greek_a = Greek leader A
name-greek_b = Greek leader B
name-timoleon = Timoleon
name-agathocles = Agathocles
name-alexander = Alexander of Epirus
picture-leader_alexander = Alexander
name-pyrrhus = Pyrrhus
name-cleonymus = Cleonymus
name-archidamus = Archidamus
name-hamilcar_npp = Hamilcar
name-bomilcar_npp = Bomilcar
name-hamilcar = Hamilcar
name-hanno = Hanno
name-hasdrubal = Hasdrubal
name-bomilcar = Bomilcar
name-gisgo = Gisgo
name-himilco = Himilco
name-carthage_a = Carthaginian leader A
name-carthage_b = Carthaginian leader B
name-volsci_a = Volscian leader A
name-transalpine_a = Transalpine leader A
name-mercenary_leader = Mercenaries’ leader
name-unrest = Rebels

# Powers and sides

name-roman = Romans
    .number = plural
name-greek = Greeks
    .number = plural
name-gallic = Gauls
    .number = plural
name-etruscan = Etruscans
    .number = plural
name-samnite = Samnites
    .number = plural
name-etruscan_samnite = Etruscans and Samnites
    .number = plural
side_short-etruscan_samnite = Etr. & Samnites
name-carthaginian = Carthaginians
    .number = plural
name-volsci = Volsci
    .number = plural
name-transalpine = Transalpine Gauls
    .number = plural
name-mercenaries = Revolting mercenaries
    .number = plural
name-independent = Independents
    .number = plural

# Waters

name-mare_ligusticum = Mare Ligusticum
name-mare_tyrrhenum = Mare Tyrrhenum
name-mare_sardoum = Mare Sardoum
name-mare_siculum = Mare Siculum
name-mare_superum = Mare Superum

# Ways, and what is done on them

name-clear = clear
name-rough = rough
name-strait = strait
name-sea = by sea
name-drop = Leave behind
name-take = Take along
name-raid = Raid
name-yes = yes
name-no = no
