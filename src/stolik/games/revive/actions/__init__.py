"""The five actions, hibernation and the effects they set off, in the order of the rulebook.

`reach` measures range and costs, `able` says which effects can do something, `gains` holds the plain gains and their
choices, `bag` the node at which a player resolves effects in any order, `resolve` what each effect does; `cards`,
`switch`, `declare`, `explore`, `populate`, `build`, `ability` and `hibernate` are the actions.
"""
