### What the panel, the lobby, hands and slash options say.

error-no_charts = The charts { $charts } are not installed here, or say something else now

name-option_scenario = Scenario
name-option_scenario_alexander = The First Alexander Invasion, 327 to 324 BC
name-option_charts = Charts
name-option_charts_reconstructed = reconstructed

name-along = Other leaders
name-army = Army
name-besiege = Besiege
name-cavalry = Cavalry SP
name-devoted = Who devotes himself
name-elephants = Elephants
name-groups = Legions
name-guile = Guile
name-infantry = Infantry SP
name-leader = Leader
name-leaders = Leaders
name-legion = Legion
name-legions = Legions
name-matter = Matter
name-place = Place
name-points = Points
name-province = Province
name-provinces = Provinces
name-route = Way
name-second = Second place
name-target = Enemy
name-to = To
name-tries = Tries
name-triumphs = Kept for a Triumph
name-units = Units
name-where = Where
name-without = Without
name-option_magistrates = Magistrates
name-option_magistrates_drawn = drawn by lot
name-option_magistrates_historical = those of history
