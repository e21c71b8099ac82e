"""What bots think for the table: their choices, hints and looks back."""
