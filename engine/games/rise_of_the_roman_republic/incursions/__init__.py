"""Tribes that fall upon who comes, and that go abroad to raid: what they do in the field (Samnite Wars)."""
