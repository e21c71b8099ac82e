"""Learning to play: environments for all games with observations from views, and actions with masks.

`make` gives PettingZoo environments, `Runner` many games side by side, `Teacher` what a search thinks of positions;
`names` lists what is registered. It needs the extra `learn`: pip install 'stolik[learn]'.
"""

from .environment import make, raw
from .registry import names
from .targets import Target, Teacher
from .vector import Runner, Runners

__all__ = ["Runner", "Runners", "Target", "Teacher", "make", "names", "raw"]
