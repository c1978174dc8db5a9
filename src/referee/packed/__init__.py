"""The packed room: files as they stand on disk, compressed or in an archive, read as what they hold, within limits."""
