"""Belote de comptoir: its auction and its marks."""
