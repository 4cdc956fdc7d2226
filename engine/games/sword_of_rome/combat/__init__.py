"""Combat (section 12): strength, dice and losses, response cards, retreat, politics."""
