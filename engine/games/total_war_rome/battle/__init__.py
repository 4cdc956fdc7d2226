"""BATTLES: land battles (`land`) and naval battles; who may know what of a battle under way."""
