"""Learning to play: environments for all games with observations from views, and actions with masks.

`make` gives PettingZoo environments, `Runner` many games side by side; `names` lists what is registered. It needs the
extra `learn`: pip install 'stolik[learn]'.
"""

from .environment import make, raw
from .registry import names
from .vector import Runner, Runners

__all__ = ["Runner", "Runners", "make", "names", "raw"]
