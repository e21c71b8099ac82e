# On a phone, and what things are
page-drawer = Hand and mat
page-find = Search the options
page-edge-left = More to choose from on the left
page-edge-right = More to choose from on the right
page-edge-up = More to choose from above
page-edge-down = More to choose from below
page-explain = What is this?
page-explain-before = The thing before
page-explain-after = The next thing
page-explain-rule = Read the rule
page-told = The board in words
page-told-open = Read the board in words
page-told-here = Here: { $list }
page-told-empty = Nothing stands here.
page-told-near = Next to it: { $list }
page-told-nothing = This game tells no places.
