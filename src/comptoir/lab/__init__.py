"""The laboratory: the games for people who study play. Each module needs its own extra and says so if it is missing.

- `aec`: PettingZoo (`comptoir[pettingzoo]`); `solo`: Gymnasium (`comptoir[gymnasium]`); `openspiel`: OpenSpiel.
- `batch`: many games at once as NumPy arrays (`comptoir[batch]`); `vector`: the same for Gymnasium.
- `arena`, `ratings`, `ladder`: bots measured against each other on the same deals (`comptoir[arena]`).
"""
