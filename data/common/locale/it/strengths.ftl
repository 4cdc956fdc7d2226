### Quanto sono forti i giocatori computer di un tavolo: si sceglie nella lobby, dall'host e nelle partite di prova

name-strength_easy = facile
name-strength_normal = normale
name-strength_hard = difficile
strength-text_easy = spesso sceglie la seconda mossa migliore, senza piani sottili: per cominciare
strength-text_normal = segue regole che battono quasi sempre chi comincia
strength-text_hard = guarda avanti in partite che potrebbero essere
strength-computer = { " " }· computer, { NAME($strength) }
strength-of_all = Giocatori computer: { NAME($strength) }
strength-is_now = Livello dei giocatori computer: { NAME($strength) }, salvo quelli scelti a parte.
strength-for_all = Tutti i giocatori computer: { NAME($strength) }
strength-for_one = { SEAT($seat) }: { NAME($strength) }
strength-now = com'è adesso
strength-choose = Livello dei giocatori computer
strength-rest = quanto giocano bene tutti, o uno solo; lo decide soltanto l'host
help-host_computers = Quanto giocano bene i giocatori computer: tutti, o quello di un posto
option-strength = Quanto giocano bene
audit-strength = { PLAIN($by) } ha scelto il livello dei giocatori computer: { NAME($strength) }.
audit-strength_of_one = { PLAIN($by) } ha scelto il livello del giocatore computer { PLAIN($who) }: { NAME($strength) }.
error-one_strength = I giocatori computer di questo gioco hanno un solo livello.
error-no_strength = I giocatori computer di questo gioco non hanno questo livello; hanno { NAMES($known) }.
error-no_computer_there = In quel posto non gioca un computer per conto suo. Chi lo tiene per una persona gioca come dice il tavolo.
error-strength_by_host = La partita è in corso: l'host lo cambia con `/host computer`, così lo sanno tutti.
