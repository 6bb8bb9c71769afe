"""What the trainers of related games share."""
