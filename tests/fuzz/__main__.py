"""Coverage-guided fuzzing of every reader, and of the judge behind it: no input may raise.

``python -m tests.fuzz [--seconds 60] [bgn|json|jsonl|bga|csv …]``, with the extra ``fuzz`` installed. Each form runs for that
long in a process of its own, starting from the records that are shipped; what an input raises ends the run and is kept in
the file that is named. What is found becomes a record, or a test, before it is mended.
"""

import argparse
import io
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import get_args

RECORDS = Path(__file__).parents[2] / "records"
ENDINGS = {"bgn": (".bgn",), "json": (".json",), "jsonl": (".jsonl",), "bga": (".txt", ".log"), "csv": (".csv",)}
LONGEST = 20_000


def run(form: str, seconds: int, corpus: Path) -> int:
    """Fuzz one form in a process of its own; gives its exit status."""
    for ending in ENDINGS[form]:
        for path in RECORDS.rglob(f"*{ending}"):
            if path.stat().st_size <= LONGEST:
                (corpus / f"{path.parent.name}-{path.name}").write_bytes(path.read_bytes())
    command = [sys.executable, "-m", "tests.fuzz", "--one", form, str(corpus)]
    return subprocess.run([*command, f"-max_total_time={seconds}", f"-max_len={LONGEST}"], check=False).returncode


def one(form: str, arguments: list[str]) -> None:
    """Fuzz a form in this process; ``arguments``: of the fuzzer."""
    import atheris

    with atheris.instrument_imports(include=["referee"]):
        from referee.judging import judge_items
        from referee.reader import read
        from referee.report.concise import concise
        from referee.report.wording import worded

    def target(data: bytes) -> None:
        for event in judge_items(read(io.BytesIO(data), form)):
            for diagnostic in worded(event, "fr"):
                concise("fuzz", diagnostic, "fr")

    atheris.Setup([sys.argv[0], *arguments], target)
    atheris.Fuzz()


def main() -> int:
    """Run what is asked for; gives the exit status."""
    from referee.reader import Form

    if sys.argv[1:2] == ["--one"]:
        one(sys.argv[2], sys.argv[3:])
        return 0
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("forms", nargs="*", default=list(get_args(Form)), choices=[*get_args(Form), []])
    options = parser.parse_args()
    failed = 0
    for form in options.forms:
        with tempfile.TemporaryDirectory() as corpus:
            failed |= run(form, options.seconds, Path(corpus)) != 0
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
