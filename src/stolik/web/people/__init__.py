"""Who somebody is, and which seats are theirs."""
