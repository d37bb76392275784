"""What seats know, and what is conserved."""
