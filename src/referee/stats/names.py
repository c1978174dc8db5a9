"""What statistics can be parted by, and the forms that they are written in, by name."""

from enum import StrEnum

__all__ = ["By", "PlotForm", "StatsForm"]


class By(StrEnum):
    """What deals can be parted by: a tag of their match, or who played them."""

    EVENT = "event"
    SITE = "site"
    DATE = "date"
    ROUND = "round"
    TABLE = "table"
    PLAYER = "player"


class StatsForm(StrEnum):
    """The formats of ``stats``."""

    TEXT = "text"
    JSON = "json"


class PlotForm(StrEnum):
    """The pictures of ``stats``, by the ending of their file."""

    SVG = "svg"
    PNG = "png"
