"""CAMPAIGN PHASE: placing, moving, meeting enemies, conquering, assaulting, reorganising, at sea too.

The battles that it leads to are a chapter of their own, `battle`.
"""
