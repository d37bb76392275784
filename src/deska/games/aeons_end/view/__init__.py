"""What seats know, and the laws that every position keeps."""
