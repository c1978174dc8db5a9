"""Values of the games: cards, hands, seats, calls. Standard library only."""
