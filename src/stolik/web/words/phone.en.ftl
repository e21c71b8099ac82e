# On a phone, and what things are
page-drawer = Hand and mat
page-find = Search the options
page-go-on = Now tap one of the places that are lit.
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

# Lists, keys, costs
page-lists = Everything in lists
page-lists-open = See everything in lists
page-lists-see = See the list
page-lists-of = What { $name } has, in lists
page-lists-common = On the table
page-lists-hidden =
    { $count ->
        [one] 1 lies face down
       *[other] { $count } lie face down
    }
page-keys = Keys and touch
page-key-enter = Enter
page-key-escape = Esc
page-key-choose = Go to what can be chosen, and choose it
page-key-again = Begin the choice again, or close what is open
page-key-explain = What is this?
page-key-walk = From thing to thing, while one is explained
page-key-enlarge = Enlarge the card at the focus, or hand and mat
page-key-zoom = Closer, farther, the whole board
page-key-choices = One choice back or on
page-key-turns = One turn back or on
page-by-touch = By touch
    .about = Tap what is lit, and a sheet offers what it can do, with what it costs and brings; tap it again, or a row of the sheet, to play. Tap anything else, or press anything long, and it explains itself. Pinch and drag move the board, two quick taps show all of it, chips at the edges lead to places outside. Swipe down what came up from below.

# the card that tells what happened
page-news-show = Show it
page-news-seen = Seen
