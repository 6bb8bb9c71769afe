"""Pictures in text: boards, racks and events of a view, in colour and without."""
