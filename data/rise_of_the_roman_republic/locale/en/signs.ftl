### Symbols where no sign can be drawn, and what the drawn signs say.

sign-emblem_rome = 🦅
sign-emblem_samnites = ⛰️
sign-emblem_epirus = 🪖
sign-emblem_carthage = 🐘
sign-vp = 🏆
sign-sp = ⚔️
sign-leader = 🎖️
sign-legion = 🚩
sign-city = 🧱
sign-siege = 🏰
sign-marker = 🏺
sign-ten_sided = 🎲
picture-sign-emblem_rome = Rome
picture-sign-emblem_samnites = the Samnites
picture-sign-emblem_epirus = Epirus
picture-sign-emblem_carthage = Carthage
picture-sign-vp = victory point
picture-sign-sp = strength points
picture-sign-leader = leader
picture-sign-legion = legion
picture-sign-city = city
picture-sign-siege = siege
picture-sign-marker = marker of the cup
picture-sign-ten_sided = ten-sided die
