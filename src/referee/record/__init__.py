"""The record: its model, its JSON form, the stream that readers yield."""
