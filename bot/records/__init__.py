"""What was played on a server: results, ratings, who met whom."""
