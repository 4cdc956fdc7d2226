### Five short pages for newcomers (/learn, New here?), and what a lobby says of length and time. Figures come from the data (`RiseTitle.lesson_figures`).

learn-short_alexander = Alessandro
learn-short_thunderbolt = La folgore
learn-short_central_italy = Le guerre sannitiche
learn-short_eagle = L'aquila
learn-length = { $open ->
        [True] fino a{ " " }
       *[other] { "" }
    }{ $turns ->
        [one] { $turns } turno
       *[other] { $turns } turni
    } di un anno ciascuno ({ $start }–{ $end } a.C.)
learn-time = circa { $decisions ->
        [one] { $decisions } decisione
       *[other] { $decisions } decisioni
    } a turno, molte brevi
learn-rests_on = scenari di The Rise of the Roman Republic su regole di serie ricostruite
learn-wins_title = Come si vince
learn-wins =
    { $scenario ->
        [central_italy] {"**"}Roma deve sottomettere il Sannio.** Vince alla fine di un turno se ha in mano ogni città del Sannio, nessuna provincia pende per i Sanniti e nessuna tribù è in armi.
            {"**"}I Sanniti vincono** se dopo l'ultimo turno Roma non ci è riuscita, o subito con un loro uomo a Roma.
            Le province pendono da una parte o dall'altra per caselle: le spostano ambascerie, Astuzia, vittorie e città saccheggiate. Chi entra nella terra di una tribù la solleva.
        [eagle] {"**"}Pirro deve vincere finché ha uomini.** Alla fine di un turno vince con uomini a Roma, con uomini in tutte queste città: { NAMES($cities) }, o con { $points ->
                [one] { $points } punto
               *[other] { $points } punti
            }. Nei primi { $early ->
                [one] { $early } turni
               *[other] { $early } turni
            } bastano { $rows ->
                [one] { $rows } provincia
               *[other] { $rows } province
            } d'Italia, Campania compresa.
            { SIGN("vp") } Una provincia dà { $each ->
                [one] { $each } punto
               *[other] { $each } punti
            }, e così Capua, Tarentum, Lilybaeum, e Rhegium con Messana; Siracusa ne dà { $syracuse }. Roma comincia con { $rome }, l'Epiro con { $epirus }.
            {"**"}Roma vince** appena Pirro muore o è catturato. Dopo l'ultimo turno vince chi ha più punti; in parità si divide.
        [thunderbolt] {"**"}Cartagine deve conquistare.** Nessuno conta punti: alla fine ad Annibale servono sette province di Roma vicine tra loro, o cinque e Capua; una in meno per ogni Grande Vittoria in cui comanda, una in più per ogni vittoria romana. Se occupa Roma vince subito.
            {"**"}Roma vince** se dopo l'ultimo turno non è successo.
       *[alexander] { SIGN("vp") } **Vincono le province.** Alla fine ognuna dà il suo Valore di logoramento alla fazione che la controlla: tutte le sue città medie e grandi, più di metà del totale, e nessun nemico più forte in campo aperto.
            Roma comincia con { $rome }, i Sanniti con { $samnites }, l'Epiro con { $epirus }. I tre sono tutti nemici tra loro.
            Dopo l'ultimo turno vince chi ha più punti; in parità si divide.
    }
learn-round_title = Un turno
learn-round =
    {"**"}Elezioni**: { $scenario ->
        [thunderbolt] i consoli di Roma arrivano secondo un calendario.
        [eagle] Roma tiene o sostituisce i magistrati dell'anno scorso e dà loro legioni e province. Poi si costruiscono { SIGN("fleet") } **flotte**, e si spostano tra i mari.
       *[other] Roma tiene o sostituisce i magistrati dell'anno scorso e dà loro legioni e province; i Sanniti estraggono comandanti.
    }
    { SIGN("marker") } **L'urna**: ogni comandante porta segnalini secondo la sua Iniziativa, e { $siege } sono per gli assedi. Si estraggono uno alla volta. Agisce quello di cui si estrae il segnalino.
    {"**"}Una fase di operazioni**: marciare, { $scenario ->
        [eagle] navigare, attaccare, assediare, assaltare, trattare
        [central_italy] attaccare, assediare, assaltare, trattare
       *[other] attaccare, assediare, assaltare
    }, arruolare. Dopo quasi ogni operazione tira: non più della sua Campagna, e prosegue.
    {"**"}La fine**: devastazioni, inerzia, recupero, addestramento; poi si vede chi ha vinto.
learn-dice_title = Marce, battaglie, assedi
learn-dice =
    { SIGN("ten_sided") } I dadi hanno dieci facce, da 0 a 9.
    {"**"}Marcia** quanto vuoi: ogni provincia in cui entri, monti, paludi e fiumi costano punti logoramento, e alla sosta l'esercito li paga in uomini. Il territorio proprio costa la metà, una strada meno.
    {"**"}Battaglia**: un dado e la differenza di tutti i modificatori: numeri, cavalleria, tattica, terreno, Veterani. Una tabella dice quanto perdono i due e chi si ritira. Le probabilità stanno accanto alla scelta.
    {"**"}Assedio**: con tanta fanteria quanti sono i difensori. Prendi la città per fame, assaltala, o spendi Astuzia per farti aprire le porte.{ $scenario ->
        [eagle] { " " }Un porto il cui mare è tuo si affama a fatica.
            { SIGN("fleet") } **Viaggio**: da un porto amico a qualsiasi porto, per i mari che stanno in mezzo. Con un livello di 0 o più passi; al di sotto decide un dado, e fallire costa uomini.
       *[other] { "" }
    }
learn-symbols_title = I simboli
learn-symbols =
    { SIGN("emblem_rome") } Roma · { $scenario ->
        [central_italy] { SIGN("emblem_samnites") } i Sanniti
        [thunderbolt] { SIGN("emblem_carthage") } Cartagine
        [eagle] { SIGN("emblem_epirus") } l'Epiro · { SIGN("emblem_carthage") } Cartagine
       *[alexander] { SIGN("emblem_samnites") } i Sanniti · { SIGN("emblem_epirus") } l'Epiro
    }
    { SIGN("sp") } PF, fanteria/cavalleria · { SIGN("leader") } un comandante: Iniziativa-Campagna e lettera di battaglia, come 2-6C · { SIGN("legion") } una legione
    { SIGN("city") } una città e la sua difesa propria · { SIGN("siege") } un assedio · { SIGN("marker") } un segnalino dell'urna · { SIGN("vp") } un punto{ $scenario ->
        [eagle] { " " }· { SIGN("fleet") } Superiorità navale, un livello per ciascuna fazione in ogni mare
       *[other] { "" }
    }
    Sulla mappa una pedina dice tutti i PF di un esercito, “+n” quante altre unità ha. Una torre sta per un esercito dentro una città.
learn-opening_title = Il tuo inizio
learn-opening = Guarda /mappa e le sue plance: il Senato, gli eserciti, l'urna. Una marcia mostra quanto costa prima che tu confermi.
learn-opening_rome =
    { $scenario ->
        [central_italy] { SIGN("emblem_rome") } **Roma**: due legioni a Roma e una terza nel Lazio, il cui esercito aspetta la seconda. Vai prima dove ti accolgono: una provincia che non è tua si ribella appena vi entri. Conquista le incerte con ambascerie, poi prendi il Sannio città per città.
        [eagle] { SIGN("emblem_rome") } **Roma**: tre eserciti, lontani tra loro. Tieni Pirro fuori dalla Campania finché non è finito il 278, chiedi legioni ogni anno e combatti dove sei in più: i suoi uomini si rimpiazzano a fatica. I Romani non vanno mai in Sicilia; le ambascerie sì.
        [thunderbolt] { SIGN("emblem_rome") } **Roma**: due eserciti consolari al nord. Tienili insieme, evita le Grandi Sconfitte e vinci singole battaglie: ognuna costa ad Annibale una provincia in più.
       *[alexander] { SIGN("emblem_rome") } **Roma**: due eserciti consolari. Il Console in campo può marciare nel Sannio, l'altro difende il Lazio; per lasciare altrove l'Italia romana chiedi prima al Senato.
    }
learn-opening_samnites =
    { $scenario ->
        [central_italy] { SIGN("emblem_samnites") } **Sanniti**: { $samnite_sp } PF, Gaio Ponzio, e il tempo dalla tua parte. Tieni il Sannio, arruola uomini ogni turno, fai pendere per te una provincia e piomba sui Romani che salgono tra i tuoi monti.
       *[alexander] { SIGN("emblem_samnites") } **Sanniti**: { $samnite_sp } PF tra i tuoi monti, dove paghi la metà. Tienili insieme, solleva tribù contro chi arriva, e tieni Bovianum.
    }
learn-opening_epirus =
    { $scenario ->
        [eagle] { SIGN("emblem_epirus") } **Epiro**: { $epirote_sp } PF sotto Pirro, con elefanti, in Calabria. Batti un esercito romano o prendi una città media o grande: allora marciano anche i Tarentini. Conquista il sud con Cinea e con l'Astuzia, chiama i suoi uomini una volta per turno, poi scegli: la Campania entro il 278, o la Sicilia. Tieni Pirro in vita.
       *[alexander] { SIGN("emblem_epirus") } **Epiro**: un esercito solo sotto Alessandro, il comandante migliore. Prendi il sud provincia per provincia; le città piccole possono arrendersi a te.
    }
learn-opening_carthage = { SIGN("emblem_carthage") } **Cartagine**: tieni Annibale al comando, che non va al seguito di nessun luogotenente, e cerca Grandi Vittorie. Portano province dalla tua parte, e quelle che pendono per te aprono le città senza guarnigione; al nord ogni vittoria porta Galli. Chiama alle armi le province una volta per turno.
