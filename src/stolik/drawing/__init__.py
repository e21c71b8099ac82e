"""The drawing kit: how a game draws itself.

A game joins the served table with one module, `games/<game>/table.py` (a package when it grows), of pure functions:
the same scene gives the same bytes. A `Scene` (`drawing/scene.py`) holds the viewer's redacted view, words, names and
options; nothing else may be read.

    SIZE = (1132.0, 608.0)                      the board's view box; about 1.86 : 1 fills a laptop
    def ground(words) -> Markup                 definitions and everything that never changes; drawn once per language,
                                                sent once per page, outside the morph: class "ground"
    def board(scene) -> Markup                  the live layers in the same view box: class "live"
    def mat(scene, participant) -> Markup       a participant's own board, 572 x 196: class "mat"; `data-folds` may say in
                                                which parts ("left top width height|...") a phone lays them one below the other, or
                                                `data-column` ("width height") how large the mat is where `.column` of table.css
                                                moves its parts below each other
    def brief(scene, participant) -> Markup     the same in brief for the rail, 276 wide: class "brief"
    def hand(scene) -> Markup                   the viewer's cards, 556 x 196: class "hand"
  and, where the game has something to say:
    def whole(scene, participant) -> Markup     a participant's boards as they are printed, where `mat` shows less
    def colours(view) -> list[str]              a seat colour per participant (`seats.COLOURS`)
    def line(scene, participant) -> str         faction or tribe under the name in the rail
    def place(scene, participant) -> str        the position in turn order
    def purse(scene, participant) -> Markup     the number that counts most, with its icon (`parts.COIN`)
    def question(scene) -> str                  the question of the moment, where it can be put more exactly than by its prompt
    def foretold(scene, option) -> list         what it will cost or bring later, where the rules cannot yet play it out: whether
                                                it is paid, with one or more amounts (number, kind, value) to choose from
    def badge(scene, option) -> Markup          a small picture on an option's button
    def picture(words, kind, value) -> Markup   one card, tile, place or piece for itself (`svg.picture`), drawn with what
                                                `ground` defines; empty for what has no picture: `table/pictures.py`
    def thing_of(table, id) -> (kind, value)    what a row of a printed table is, where its id is not the thing's own
    ZONES = (("zone-map", x, y, w, h),)         parts of the board that a phone jumps to; keys of the game's words
    COLUMN = ((w, h), (top, ...))               the size of the board as one column on an upright phone, and where each of
                                                ZONES begins there: draw what lies elsewhere in it inside `svg.zoned`, and let
                                                `.pan .z-<zone>` of table.css move it, which also says `--column`: how often
                                                the column's width goes into the board's
    CLOSING = ((END_TURN, (PLAY, BUILD)),)      verbs that close a question, each with those beside which it would forgo
                                                something: its button stands last, and is the large one when it forgoes
                                                nothing (the first such row, when several are on offer)
    AT_HAND = (RESOLVE,)                        verbs whose buttons a phone keeps in sight, though they have a place as well
    STOCK = ("goods", "credits")                fields of a seat that a phone shows in one line above the question, with their
                                                words `gain-<field>`; without it, all numbers whose changes are told
    CHAPTERS = (YEAR_BEGAN, ROUND_BEGAN)        events that head a part of the log; the first of them that happened two to
                                                eight times divides the charts of the end
    BIG = ("round-began", "destroyed")          events that a phone tells of on a card, whomever they concern: a part begins,
                                                something is lost, the end comes; without it, CHAPTERS
    DEEDS = ("built", "sold")                   what others did that the card sums up; without it, all of it

Text styles, colours and covers go to `table/static/` (`table.css`, `cover.svg`, `cover-plain.svg`), icons to `table/icons.json`; common text styles
(`t-title t-cap t-num t-big t-place t-count`, with `light dark ink soft tight`) are in `css/art.css`; tokens
(`--g-ground --g-plate --g-ink --p-<colour>` ...) in `css/tokens.css`. No inline style, no `<style>`, no script and no
filter: attributes and classes only. Class rules for text inside `<defs>` must be plain (`.t-num`, not `svg .t-num`).

Words never get smaller than 11.5 pixels on a laptop: every text style is `max(13px, var(--floor, 0px))`, and the page sets
the floor by the scale at which a drawing is shown. So leave room for letters of 15 units on a board of 1132 x 608 and of 14
on mat and hand, write with `snug` (pressed together when too wide) and `fitted` (broken into lines, or left out when not
all of it fits), never end in an ellipsis, and put a class `k90 k75 k60 k50` on a group that you draw at that scale.

Layers of `board`, from the bottom up (subclass `layers.Layers`, fill them part by part, end with `render()`):
    plates   what changes but does not move: numbers, cards on display
    hits     places that explain themselves or say why not; `put(tip(...))`
    picks    what glows; `put(choices.pick(...))` sorts legal places above mere hits
    pieces   every movable piece, flat: `piece(id, symbol, x, y, scale)`; the page slides it to its new transform
    marks    badges on top: `glow.check`, `last_move`
    tray     what lies on no board: cards or tiles to choose from
A part that names all it shows is not drawn again while that stays the same, for whoever has nothing to choose:
`board.part(board.tracks, view.track, view.round)`, and for mats `kept.kept`; `tests/web/test_kept.py` holds it against
fresh drawings along whole games.

Choices. `choices = Choices(scene)` once per drawing. For whatever an option concerns:

>>> choices.pick("dig nile k4", x, y, OUTLINE, tip=words.about(TILE, tile))      # doctest: +SKIP

or, by what options name, without spelling them out:

>>> choices.pick(choices.naming("tile-k4", "dig", "sample"), x, y, OUTLINE)         # doctest: +SKIP

draws the lime glow (a focusable button with the option's words) when it is legal; an invisible place that answers a
click with the reason when the rules refuse it; or just the tooltip. On your own element (a card, a plate) put
`choices.attributes(text, tip)` instead: it writes `data-option`, `data-refused` and `data-tip`. Give every legal
option a place: `choices.drawn` tells which have one. The button list is made by the page.

Options with two arguments (`move nile cape`, `acquire k4 hold`) need no drawing of pairs: give the start all options
that name it and the goal all options that name it (`naming("start-nile", "move")`, `naming("goal-cape", "move")`,
with style `quiet` for the second half). A click on something with several options narrows the choice, the page then
glows only where the rest lies, and plays the option as soon as one is left.

Ids of pieces. Where pieces are individuals (explorers, dice), keep one id for the whole game: the page slides them.
Where copies are alike (markers, cubes, tiles), use an id made of place and count, such as `crew-teal-market_3-0`: the
page lets a copy that appears fly in from where one with the same symbol has vanished, also between board, mat and
hand. Hidden cards get slot ids (`back-0`, `back-1`), never card ids.

Hover of a log line highlights what it names: put `data-name="<kind>-<id>"` (such as `location-nile`, `seat-0`) on
what you draw, or give `name=` to `piece` and `tip`. A pile that is named `list-<field>` leads from its explanation to
the list of what that field holds, as far as the viewer may know it.

Modules: `layers`, `speech` (hint: name and tooltip of a thing; `spoken`: words said once; formatting is the dearest part
of a frame, so never call `words.say` in a loop), `svg` (use, piece, text, lines, rrect, circle, polygon, gradient, drawing), `glow` (Choices, tip, chosen,
last, check), `seats` (emblems, patterns, disc, crew and explorer figures), `icons` (game icons by name, `icon_defs`),
`parts` (coin, star, moon, drop, dice, hexagons, card frames, counters), `stage` (templates; for the server), `plain`
(the table of a game without a drawing). Defined on every page: `em-<colour>`, `pt-<colour>`, `coin`, `points`,
`star`, `moon`, `drop` and the pattern `stars`.
"""
