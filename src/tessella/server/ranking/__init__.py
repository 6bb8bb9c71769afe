"""Skill: who is how strong, as far as results tell. Pure: no database, no clock."""
