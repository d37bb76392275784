"""The knowledge of seats, and the laws that every position keeps."""
