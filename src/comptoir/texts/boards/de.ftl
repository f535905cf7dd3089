# Was Prüfungen zu jedem Plan sagen: `kernel/boards.py`. Eigene Sätze eines Spiels stehen bei seinen Texten.
board-no-object = Das muss ein Objekt mit { $keys } sein.
board-missing = „{ $key }“ fehlt.
board-unknown-key = { $key } gehört nicht hierher.
board-other-game = Das ist ein Plan für { $found }, nicht für { $game }.
board-no-list = Das muss eine Liste sein.
board-too-long = Die Liste ist zu lang: { $many }, höchstens { $most }.
board-no-name = Der Text in „{ $language }“ ist leer oder lässt sich nicht drucken.
board-long-name = Der Text in „{ $language }“ ist zu lang: { $many }, höchstens { $most }.
board-no-id = Eine Kennung ist ein Wort aus Kleinbuchstaben a bis z und Ziffern, nicht { $found }.
board-same-id = { $found } steht zweimal da.
board-no-whole = Das muss eine ganze Zahl sein, nicht { $found }.
