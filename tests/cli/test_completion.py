"""Completion by shells: the scripts are run by the shells themselves where these are there."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def completed_by_bash(referee, *words):
    """Ask bash what it would complete the last word to."""
    bash = shutil.which("bash")
    if bash is None:
        pytest.skip("no bash here")
    script = referee("completion", "bash").out
    line = " ".join(f"'{word}'" for word in ("referee", *words))
    asked = f"{script}\nCOMP_WORDS=({line}); COMP_CWORD={len(words)}; _referee; printf '%s\\n' \"${{COMPREPLY[@]}}\"\n"
    ran = subprocess.run([bash, "--norc", "-c", asked], capture_output=True, text=True, check=True, cwd=ROOT)
    assert ran.stderr == ""
    return [word for word in ran.stdout.split("\n") if word]


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["ch"], ["check"]),
        (["check", "--format", "s"], ["sarif"]),
        (["check", "--rules", "bga"], ["bga", "bga-annonce"]),
        (["check", "--str"], ["--strict"]),
        (["score", "--format", "ma"], ["markdown"]),
        (["--lang", "en", "score", "--format", "h"], ["html"]),
        (["explain", "J204"], ["J204"]),
        (["explain", "C-4.1"], ["C-4.1", "C-4.10", "C-4.11"]),
        (["schema", "v"], ["verdict"]),
        (["completion", ""], ["bash", "zsh", "fish"]),
        (["check", "REA"], ["README.md"]),
        (["convert", "--output", "REA"], ["README.md"]),
    ],
)
def test_bash_completes(referee, words, expected):
    assert completed_by_bash(referee, *words) == expected


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_script_is_one_that_its_shell_reads(referee, shell):
    program = shutil.which(shell)
    if program is None:
        pytest.skip(f"no {shell} here")
    script = referee("completion", shell).out
    ran = subprocess.run([program, "-n"], input=script, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")


def test_fish_completes(referee, tmp_path):
    fish = shutil.which("fish")
    if fish is None:
        pytest.skip("no fish here")
    path = tmp_path / "referee.fish"
    path.write_text(referee("completion", "fish").out, encoding="utf-8")
    asked = f"source {path}; complete -C 'referee check --format sa'"
    ran = subprocess.run(
        [fish, "-N", "-c", asked], capture_output=True, text=True, check=True, env={"HOME": str(tmp_path)}
    )
    assert ran.stdout.split() == ["sarif"]


def test_every_command_and_option_of_the_help_is_there(referee):
    script = referee("completion", "bash").out
    pages = [referee("--help").out]
    for name in ("check", "score", "convert", "format", "dispute", "explain", "new", "schema"):
        assert f"    {name}) if" in script
        pages.append(referee(name, "--help").out)
    for page in pages[1:]:
        for word in page.split():
            if word.startswith("--") and word.rstrip(",") != "--help":
                assert word.rstrip(",") in script


def test_an_unknown_shell_is_wrong_usage(referee):
    assert referee("completion", "powershell").status == 2
    assert referee("completion").status == 2
    assert referee("completion", "bash", "zsh").status == 2


def test_the_hooks_are_what_pre_commit_takes_and_run(tmp_path):
    manifest = ROOT / ".pre-commit-hooks.yaml"
    program = [sys.executable, "-m", "pre_commit", "validate-manifest", str(manifest)]
    assert subprocess.run(program, capture_output=True, text=True, check=False).returncode == 0
    entries = [line.split(":", 1)[1].split() for line in manifest.read_text("utf-8").splitlines() if "entry:" in line]
    record = Path(shutil.copy(ROOT / "records" / "contree" / "finale.bgn", tmp_path))
    for program, *arguments in entries:
        assert program == "referee"
        command = [sys.executable, "-m", "referee", *arguments, str(record)]
        assert subprocess.run(command, capture_output=True, check=False).returncode == 0
    check = [sys.executable, "-m", "referee", "format", "--check", str(record)]
    assert subprocess.run(check, capture_output=True, check=False).returncode == 0
