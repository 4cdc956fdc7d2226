"""RESOLUTION PHASE: revolt, peace, raids and war, with the campaign, War Effort and conquest that they share."""
