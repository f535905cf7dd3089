"""Live connections: who follows which table, what they are told, and news from other processes."""
