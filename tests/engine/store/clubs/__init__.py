"""Boards, seeks and tournaments as they are kept."""
