"""Lessons: courses that teach a game on its real rules, one idea at a time.

A game's folder brings `course.toml` (what is taught, in both languages) and `arrange.py` (how its positions are laid
out, and what can be read off its table). Here they are read (`course`), built on the engine (`position`), walked through
(`walk`) and held to their promises (`promise`). `guide` speaks up in the first whole game. Pages and terminal only
show what a `Walk` says. A lesson is an arranged position: it never becomes a `Record`, which is always a fair game.

The learner has seat 0. The keys of `course.toml` are the fields of the classes in `course`; choices are the engine's
option texts, in which `*` stands for anything in a word and, as the last word, for the rest; ` +` at the end for
choosing again as long as it is offered. What is lit is named as drawings name it (`data-name`), or is an area.
"""
