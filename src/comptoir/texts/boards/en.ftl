# What checkers say of any board: `kernel/boards.py`. A game's own sentences about its boards are with its texts.
board-no-object = This must be an object with { $keys }.
board-missing = “{ $key }” is missing.
board-unknown-key = { $key } does not belong here.
board-other-game = This is a board of { $found }, not of { $game }.
board-no-list = This must be a list.
board-too-long = The list is too long: { $many }, at most { $most }.
board-no-name = The text in “{ $language }” is empty or cannot be printed.
board-long-name = The text in “{ $language }” is too long: { $many }, at most { $most }.
board-no-id = An id is one word of small letters a to z and digits, not { $found }.
board-same-id = { $found } is there twice.
board-no-whole = This must be a whole number, not { $found }.
