"""What ``check --cluster`` refuses before it asks any cluster."""

import pytest

ADDRESS = "tcp://127.0.0.1:9"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--format", "json"], "--cluster et --format ne vont pas ensemble"),
        ([], "il faut --output DOSSIER, ou --quiet"),
        (["--output", "out", "-"], "--cluster lit des fichiers, pas l'entrée standard (-)"),
        (["--output", "out", "--rules", "nulle-part"], "jeu de règles inconnu pour --rules"),
        (["--output", "out", "--encoding", "latin-13000"], "encodage inconnu"),
    ],
)
def test_wrong_usage(referee, record, words, said):
    told = referee("check", record, "--cluster", ADDRESS, *words)
    assert (told.status, told.out) == (2, "")
    assert said in told.err or said.replace("encodage", "codage") in told.err


def test_no_path(referee):
    assert referee("check", "--cluster", ADDRESS, "--quiet").status == 2


@pytest.mark.parametrize("missing", ["distributed", "fsspec", "pyarrow"])
def test_a_missing_package_names_the_extra(referee, record, monkeypatch, missing):
    monkeypatch.setattr("referee.cli.clustered.find_spec", lambda name: None if name == missing else object())
    told = referee("check", record, "--cluster", ADDRESS, "--quiet")
    assert told.status == 2
    assert "pip install 'referee[cluster]'" in told.err
