"""The project installed in every way that people install it, each in an environment of its own."""

import os
import subprocess
import sys
import sysconfig
import tarfile
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

RECORD = """\
[Jeu "contrée"]

donne 1 donneur N
contrat E 90♥ contre
bilan EO 87 belote EO
score NS 0 EO 287
"""

ELSEWHERE = """
import importlib.metadata, sys
import referee, referee.resources
print(referee.__version__ == importlib.metadata.version("referee"))
print(referee.resources.folder("grammar"))
print(referee.resources.folder("seeds"))
"""


def run(*command: object, cwd: Path = ROOT) -> str:
    environ = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "REFEREE", "COV"))}
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=environ,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def build(kind: str, source: Path, folder: Path) -> Path:
    """Build with the backend that is installed here, so that no network is needed."""
    run(sys.executable, "-m", "build", f"--{kind}", "--no-isolation", "--outdir", folder, source)
    (built,) = folder.glob("*.whl" if kind == "wheel" else "*.tar.gz")
    return built


@pytest.fixture(scope="module")
def sdist(tmp_path_factory) -> Path:
    return build("sdist", ROOT, tmp_path_factory.mktemp("sdist"))


@pytest.fixture(scope="module")
def wheel(tmp_path_factory) -> Path:
    return build("wheel", ROOT, tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def wheel_of_sdist(sdist, tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    (source,) = folder.iterdir()
    return build("wheel", source, tmp_path_factory.mktemp("wheel-of-sdist"))


def environment(folder: Path) -> Path:
    """Make an environment that borrows the dependencies of this one, but not the project; gives its Python."""
    venv.create(folder, with_pip=True)
    python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
    site = Path(run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip())
    borrowed = {sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}
    lines = [f"import sys; sys.path.append({path!r})" for path in sorted(borrowed)]
    (site / "borrowed.pth").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return python


def judges(python: Path, folder: Path) -> tuple[Path, Path]:
    """Check that the installed program works away from its source; gives where its grammar and its seeds are."""
    record = folder / "feuille.bgn"
    record.write_text(RECORD, encoding="utf-8")
    version, grammar, seeds = run(python, "-c", ELSEWHERE, cwd=folder).splitlines()
    assert version == "True"
    script = python.with_name("referee" + (".exe" if os.name == "nt" else ""))
    for command in ([script], [python, "-m", "referee"]):
        assert '"partial"' in run(*command, "check", "--format", "json", record, cwd=folder)
        assert "[Jeu" in run(*command, "new", "--lang", "fr", cwd=folder)
        assert "C-4.3" in run(*command, "explain", "J204", cwd=folder)
    return Path(grammar), Path(seeds)


@pytest.mark.parametrize("source", ["wheel", "wheel_of_sdist"])
def test_wheel_carries_grammar_and_seeds(source, request, tmp_path):
    python = environment(tmp_path / "venv")
    run(python, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", request.getfixturevalue(source))
    grammar, seeds = judges(python, tmp_path)
    assert tmp_path in grammar.parents
    assert tmp_path in seeds.parents


def test_editable_install_finds_them_in_the_checkout(tmp_path):
    python = environment(tmp_path / "venv")
    run(
        python, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--no-build-isolation", "--editable", ROOT
    )
    assert judges(python, tmp_path) == (ROOT / "grammar", ROOT / "seeds")


def test_sdist_holds_everything_that_stands_at_the_top(sdist):
    with tarfile.open(sdist) as archive:
        tops = {Path(name).parts[1] for name in archive.getnames() if len(Path(name).parts) > 1}
    wanted = {"pyproject.toml", "README.md", "LICENSE", "CHANGELOG.md", "src", "grammar", "records", "seeds", "tests"}
    assert wanted <= tops


def test_wheel_is_typed_and_carries_the_schemas(wheel):
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    assert {"referee/py.typed", "referee/schemas/record.json", "referee/schemas/verdict.json"} <= names
    assert {name.split("/")[0] for name in names if ".dist-info" not in name} == {"referee"}
