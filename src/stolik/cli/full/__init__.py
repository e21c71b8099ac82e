"""The full screen: a board drawn in characters, mats, hands, options and log as panes."""
