"""README.md says what is so: its examples are run, its tables are held against the program."""

import doctest
import re
import subprocess
import sys
from collections.abc import Iterator
from difflib import unified_diff
from functools import cache

import pytest

import referee
from docs.blocks import LANGUAGES, README, Block, headings, part, rows, section
from docs.shell import agrees, refresh
from referee.diagnostics.model import Status
from referee.diagnostics.words import lexicon
from referee.rules.load import names

COMMANDS = (
    "check",
    "score",
    "stats",
    "dispute",
    "convert",
    "format",
    "rules",
    "explain",
    "new",
    "schema",
    "completion",
)
SETUP = "python3 -m venv .venv && .venv/bin/pip install -q "
TITLES = {
    "fr": {
        "commands": "Les commandes",
        "options": "Options",
        "statuses": "Statuts et état de sortie",
        "notation": "La notation en bref",
        "rules": "Les règles",
        "python": "Python",
    },
    "en": {
        "commands": "Commands",
        "options": "Options",
        "statuses": "Statuses and exit status",
        "notation": "The notation at a glance",
        "rules": "Rule sets",
        "python": "Python",
    },
}

both = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(scope="module")
def whole() -> str:
    return README.read_text(encoding="utf-8")


@pytest.fixture
def text(whole, language) -> str:
    return part(whole, language)


def typed(text: str, folder) -> None:
    """Write the files that the reader has typed."""
    for block in Block.all_of(text):
        if block.name:
            (folder / block.name).write_text(block.body, encoding="utf-8")


def code(cell: str) -> list[str]:
    """Give what stands in code in a cell."""
    return re.findall(r"`([^`]+)`", cell)


@cache
def help_of(command: str | None, language: str) -> str:
    words = [sys.executable, "-m", "referee", "--lang", language, *([command] if command else []), "--help"]
    done = subprocess.run(words, capture_output=True, check=True, encoding="utf-8", env={"COLUMNS": "100"}, timeout=60)
    return done.stdout


def options_of(command: str | None, language: str) -> Iterator[str]:
    """Give the options of a command as its help spells them: ``-o, --output FILE``."""
    for line in help_of(command, language).splitlines():
        if found := re.match(r"  (-.+?)(?:  |$)", line):
            yield found[1].strip()


# --- Examples --------------------------------------------------------------------------------------------------------


@both
@pytest.mark.skipif(sys.platform == "win32", reason="the examples are typed into a shell")
def test_the_commands_print_what_is_shown(text, tmp_path):
    fresh = refresh(text, tmp_path)
    changes = unified_diff(text.splitlines(), fresh.splitlines(), "shown", "printed", lineterm="")
    assert fresh == text, "\n".join(["README.md is late; python -m tests.docs writes it again:", *changes])


@both
def test_the_python_examples_give_what_is_shown(text, tmp_path, monkeypatch):
    typed(text, tmp_path)
    monkeypatch.chdir(tmp_path)
    source = "\n".join(block.body for block in Block.all_of(text) if block.kind == "pycon")
    examples = doctest.DocTestParser().get_doctest(source, {}, f"README.md ({language_of(text)})", str(README), 0)
    report: list[str] = []
    results = doctest.DocTestRunner(verbose=False).run(examples, out=report.append)
    assert results.attempted > 0
    assert results.failed == 0, "".join(report)


def language_of(text: str) -> str:
    return "en" if text.startswith("# referee (English)") else "fr"


@pytest.mark.parametrize(
    ("shown", "printed", "same"),
    [
        (["a", "b"], ["a", "b"], True),
        (["a"], ["a", "b"], False),
        (["a", "…", "d"], ["a", "b", "c", "d"], True),
        (["a", "…"], ["a"], False),
        (["a b…"], ["a b c"], True),
        (["a b…"], ["a c"], False),
        ([], [], True),
        ([], ["a"], False),
    ],
)
def test_what_is_left_out_is_marked(shown, printed, same):
    assert agrees(shown, printed) is same


# --- The two commands of a fresh machine -----------------------------------------------------------------------------


@both
def test_two_lines_set_the_program_up_and_test_it(text):
    main, tests = [
        line
        for block in Block.all_of(text)
        if block.kind == "sh"
        for line in block.body.splitlines()
        if "venv " in line
    ]
    assert main.startswith(SETUP + ". && .venv/bin/referee score records/")
    assert (README.parent / main.split()[-1]).is_file()
    assert tests == SETUP + "-e '.[dev]' && .venv/bin/pytest"


def test_both_parts_give_the_same_two_lines(whole):
    french, english = (
        [block.body for block in Block.all_of(part(whole, language)) if block.kind == "sh"] for language in LANGUAGES
    )
    assert french == english


# --- Commands and options --------------------------------------------------------------------------------------------


@both
def test_every_command_has_its_section_and_an_example(text, language):
    chapter = section(text, TITLES[language]["commands"])
    assert tuple(re.findall(r"^### `referee (\w+)", chapter, re.MULTILINE)) == COMMANDS
    for command in COMMANDS:
        assert f"$ referee {command}" in section(chapter, f"`referee {command}")


@both
def test_the_commands_are_those_of_the_program(language):
    listed = re.findall(r"^  (\w+) {2,}", help_of(None, language).split("\n\n")[2], re.MULTILINE)
    assert tuple(listed) == COMMANDS


@both
def test_every_option_is_documented_and_no_other(text, language):
    documented = {
        (command, option)
        for options, commands, _ in rows(section(text, TITLES[language]["options"]))
        for command in code(commands)
        for option in code(options)
    }
    offered = {
        (command or "referee", option) for command in (None, *COMMANDS) for option in options_of(command, language)
    }
    assert documented == offered


@both
def test_every_option_named_anywhere_exists(text, language):
    offered = {
        name
        for command in (None, *COMMANDS)
        for option in options_of(command, language)
        for name in re.findall(r"--[a-z-]+", option)
    }
    prose = re.sub(r"^```sh\n.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)
    assert set(re.findall(r"(?<![\w-])--[a-z][a-z-]+", prose)) == offered


@both
def test_every_variable_of_the_environment_is_documented(text, language):
    for name in re.findall(r"\b[A-Z]+_[A-Z]+\b", help_of(None, language)):
        assert f"`{name}`" in text or f"`{name}=" in text


# --- Statuses, rule sets, Python -------------------------------------------------------------------------------------


@both
def test_every_status_is_documented_in_order(text, language):
    table = [row for row in rows(section(text, TITLES[language]["statuses"])) if re.fullmatch(r"`\w+`", row[1])]
    assert [code(row[1])[0] for row in table] == list(Status)
    assert [row[0] for row in table] == [lexicon(language).phrases["status"][status].split("|")[0] for status in Status]


@both
def test_every_rule_set_is_documented(text, language):
    table = rows(section(text, TITLES[language]["rules"]))
    documented = [(game.replace("é", "e"), code(name)[0]) for game, name, _ in table]
    assert sorted(documented) == sorted((game, name) for game in ("contree", "comptoir") for name in names(game))


@both
def test_every_public_name_is_documented(text, language):
    chapter = section(text, TITLES[language]["python"])
    for name in referee.__all__:
        assert name == "__version__" or re.search(rf"\b{name}\b", chapter), name


# --- Both languages --------------------------------------------------------------------------------------------------


def test_both_parts_are_built_alike(whole):
    shapes = [
        [
            *(len(mark[1]) for mark in headings(part(whole, language))),
            *(block.kind for block in Block.all_of(part(whole, language)) if block.kind != "console"),
            *(len(list(rows(section(part(whole, language), title)))) for title in TITLES[language].values()),
        ]
        for language in LANGUAGES
    ]
    assert shapes[0] == shapes[1]


def test_links_lead_somewhere(whole):
    targets = re.findall(r"\]\(([^)#][^)]*)\)", whole)
    assert targets
    assert [target for target in targets if not (README.parent / target).exists()] == []
