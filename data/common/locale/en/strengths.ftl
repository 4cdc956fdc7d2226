### How strong a table's computer players are: chosen in the lobby, by the host, and in practice

name-strength_easy = easy
name-strength_normal = normal
name-strength_hard = hard
strength-text_easy = often the second best, and no sharp plans: for first games
strength-text_normal = plays by rules that win most games against beginners
strength-text_hard = looks ahead in games that might be
strength-computer = { " " }· computer, { NAME($strength) }
strength-of_all = Computer players: { NAME($strength) }
strength-is_now = The computer players are { NAME($strength) }, unless one was set apart.
strength-for_all = All computer players: { NAME($strength) }
strength-for_one = { SEAT($seat) }: { NAME($strength) }
strength-now = as it is now
strength-choose = Strength of the computer players
strength-rest = how well all of them play, or one; only the host sets it
help-host_computers = How well the computer players play: all of them, or that of a seat
option-strength = How well they play
audit-strength = { PLAIN($by) } set the computer players to { NAME($strength) }.
audit-strength_of_one = { PLAIN($by) } set { PLAIN($who) }, a computer player, to { NAME($strength) }.
error-one_strength = The computer players of this game have one strength only.
error-no_strength = The computer players of this game have no such strength; they have { NAMES($known) }.
error-no_computer_there = No computer player has that seat for itself. One that keeps it for a person plays as the table says.
error-strength_by_host = The game is running: the host changes it with `/host computers`, so that everybody is told.
