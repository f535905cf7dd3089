"""Notices: whoever is away learns that it is their turn, that their time runs out, that they are invited, that a game is over.

`outbox` writes them down in the transaction of the change itself, judges whether they are still worth a word, and knows who
sends; `channels` has where people want to be told, `words` the sentences, `senders` the ways out of the house, `calendar` a
feed of deadlines. The worker is `workers.postman`; what people have seen themselves is in `live.presence`.
"""
