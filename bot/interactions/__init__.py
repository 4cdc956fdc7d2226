"""What answers an interaction: slash commands, buttons, selects and forms, each carried out once and answered."""
