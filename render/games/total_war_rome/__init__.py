"""The pictures of Total War: Rome: the board, faction boards, cards, battles."""

GAME_ID = "total_war_rome"
