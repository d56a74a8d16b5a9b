"""The teacher: lessons played on the real rules. It knows the games and no network."""
