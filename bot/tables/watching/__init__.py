"""Those who look on at a table without a seat: how late they see it, who follows it, what they bet."""
