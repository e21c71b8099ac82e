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
