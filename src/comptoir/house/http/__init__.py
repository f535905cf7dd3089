"""What the house answers over HTTP: routes, who is asking, limits, errors, the client's files."""
