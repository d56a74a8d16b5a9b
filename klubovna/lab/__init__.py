"""The laboratory: simulation, statistics, scenarios, laws, counts of lines of play."""
