### The windows by name, for standing orders.

moment-turn-dawn = Uno Scandalo all'inizio di un turno
moment-turn-dusk = Uno Scandalo alla fine di un turno
moment-campaign-plague = Una Pestilenza contro una campagna
moment-war-negate = Scongiurare una Guerra
moment-conquest-others = Una carta Conquista che il Console lascia agli altri
moment-aftermath-start = Una carta Vittoria o Sconfitta dopo una battaglia

stake-peace-start = Pace: mantenerla, o una campagna? Monete nel Tesoro: { $coins }.
stake-raids-start = Incursioni: fortificare, o una campagna? Monete nel Tesoro: { $coins }.
stake-turn-etcetera = Il turno finisce: quali carte scarti, al massimo { $discards }?
