"""The Rise of the Roman Republic: four scenarios of its first three centuries, on reconstructed series rules."""
