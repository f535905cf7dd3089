"""The bots of Nuts: what a seat may believe, how good an action looks, and why."""
