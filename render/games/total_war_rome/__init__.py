"""The pictures of Total War: Rome: the board, faction boards, cards, battles."""
