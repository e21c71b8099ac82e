"""What a die does where it is sent, in the rulebook's order: sending, the stations and the spaceport, negotiations."""
