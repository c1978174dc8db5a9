"""What ``check`` prints of every diagnostic code, in both languages: in the first record that marks it."""

import re

import pytest

from referee.cli import run

from .marks import FOLDER, marks_of, records


def _shown() -> dict[str, str]:
    first: dict[str, str] = {}
    for path in records():
        for code, _ in marks_of(path).expected:
            first.setdefault(code, path.relative_to(FOLDER).as_posix())
    return dict(sorted(first.items()))


SHOWN = _shown()


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("code", SHOWN)
def test_a_diagnostic_as_check_prints_it(code, lang, monkeypatch, capfdbinary, snapshot):
    monkeypatch.chdir(FOLDER)
    monkeypatch.setenv("COLUMNS", "100")
    run(["check", SHOWN[code], "--lang", lang], {"NO_COLOR": "1"})
    printed = capfdbinary.readouterr().out.decode("utf-8")
    _, severity, rest = re.split(rf"^(\w+ {code} )", printed, maxsplit=1, flags=re.MULTILINE)
    assert severity + rest.split("\n\n")[0] == snapshot
