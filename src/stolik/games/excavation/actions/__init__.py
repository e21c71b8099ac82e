"""The actions, in the order of the rulebook."""
