"""The charts that tables have chosen, and what becomes of tables whose charts were taken away."""
