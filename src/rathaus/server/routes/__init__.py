"""What can be asked for over HTTP, one file a subject."""
