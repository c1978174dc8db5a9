"""The fast lane: canonical records that are plainly right, passed without a word; all else is left to the full reader."""
