"""The doors of the house, by topic. A handler reads the request, calls one function of a room beside it, and answers."""
