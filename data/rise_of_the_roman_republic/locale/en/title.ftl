### What the panel, the lobby, hands and slash options say.

error-no_charts = The charts { $charts } are not installed here, or say something else now

name-option_scenario = Scenario
name-option_scenario_alexander = The First Alexander Invasion, 327 to 324 BC
name-option_charts = Charts
name-option_charts_reconstructed = reconstructed
