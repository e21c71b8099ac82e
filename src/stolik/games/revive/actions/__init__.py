"""The five actions, hibernation and the effects they set off; every module imports only those above it here.

`ranges` and `costs`: what can be reached and what it costs. `icon`: effects that can be asked. `gains`, `artifacts`,
`tracks`, `citizens`: what effects bring. `free_actions`: pending effects and the free actions among them. `modules`,
`paying`, `crates`: what needs them. `explore`, `build`, `populate`, `tokens`: what happens on the map, `board_actions`:
how it is declared and paid. `play` a card, `ability` of the tribe. `icons`: every icon. `switch`, `hibernate`.
"""
