"""The language of what the command line says: asked for, else of the environment, else French."""

from collections.abc import Mapping, Sequence
from typing import Final, Literal, NamedTuple

__all__ = ["LANGUAGES", "Lang", "Phrase", "asked", "choose"]

Lang = Literal["fr", "en"]
LANGUAGES: Final[tuple[Lang, ...]] = ("fr", "en")


class Phrase(NamedTuple):
    """The same thing said in French and in English."""

    fr: str
    en: str

    def in_(self, lang: Lang) -> str:
        """Give the words of this language."""
        return self.en if lang == "en" else self.fr


def asked(argv: Sequence[str]) -> str | None:
    """Give the value of the last ``--lang`` of a command line, right or wrong; ``None`` without one."""
    value = None
    for place, word in enumerate(argv):
        if word == "--":
            break
        if word == "--lang" and place + 1 < len(argv):
            value = argv[place + 1]
        elif word.startswith("--lang="):
            value = word.removeprefix("--lang=")
    return value


def choose(argv: Sequence[str], environ: Mapping[str, str]) -> Lang:
    """Give the language to speak: ``--lang``, else ``REFEREE_LANG``, else the locale, else French.

    It is settled before the arguments are parsed, so that help and complaints about them are in it too.
    """
    locale = next((environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(name)), "")
    for value in (asked(argv), environ.get("REFEREE_LANG"), locale):
        for lang in LANGUAGES:
            if value and value.lower().startswith(lang):
                return lang
    return "fr"
