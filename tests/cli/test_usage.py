"""Help, and what is said of a command line that asks for what cannot be."""

import pytest

from referee.cli.help_texts import COMMANDS as TEXTS

COMMANDS = [name for name in TEXTS if name]


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_complete_in_both_languages(referee, snapshot, command, lang):
    shown = referee(*command.split(), "--help", "--lang", lang)
    assert shown.status == 0
    assert shown.err == ""
    assert shown.out == snapshot
    others = {"fr": ("Arguments:\n  PATH", "show this help", "COMMAND "), "en": ("CHEMIN", "montre", "FICHIER")}
    assert not any(word in shown.out for word in others[lang])


def test_help_names_every_command(referee):
    page = referee("--help").out
    assert all(f"\n  {command} " in page for command in COMMANDS)


def test_the_short_name_of_help(referee):
    assert referee("check", "-h") == referee("check", "--help")


def test_version(referee):
    from referee import __version__

    shown = referee("--version")
    assert (shown.status, shown.out) == (0, f"referee {__version__} (pure Python)\n")


@pytest.mark.parametrize(
    ("line", "fr", "en"),
    [
        ("", "commande absente", "no command given"),
        ("chek", "vouliez-vous dire check?", "did you mean check?"),
        ("zzzz", "au choix: check, score", "one of: check, score"),
        ("check", "aucun fichier donné", "no file given"),
        ("check --zork x", "option inconnue: --zork", "unknown option: --zork"),
        ("check --formt x", "vouliez-vous dire --format?", "did you mean --format?"),
        ("--zork", "option inconnue: --zork", "unknown option: --zork"),
        ("check x --format", "l'option --format demande une valeur", "option --format needs a value"),
        ("check x --quiet=1", "l'option --quiet ne prend pas de valeur", "option --quiet takes no value"),
        ("check x --format srif", "vouliez-vous dire sarif? au choix: text", "did you mean sarif? one of: text"),
        ("check x --from jsno", "vouliez-vous dire json?", "did you mean json?"),
        ("convert x --to parket", "vouliez-vous dire parquet?", "did you mean parquet?"),
        ("new shet", "vouliez-vous dire sheet?", "did you mean sheet?"),
        ("schema recrod", "vouliez-vous dire record?", "did you mean record?"),
        ("rules lst", "vouliez-vous dire list?", "did you mean list?"),
        ("completion zhs", "vouliez-vous dire zsh?", "did you mean zsh?"),
        ("explain J24", "vouliez-vous dire J204?", "did you mean J204?"),
        ("explain couleur-non-fourni", "couleur-non-fournie?", "couleur-non-fournie?"),
        ("check x --rules sed", "vouliez-vous dire seed?", "did you mean seed?"),
        ("check x --set undertump=free", "sans doute undertrump", "probably undertrump"),
        ("dispute x --among sed", "vouliez-vous dire seed?", "did you mean seed?"),
        ("dispute x --match un", "l'option --match demande un nombre entier", "option --match needs a whole number"),
        ("dispute x --deal", "l'option --deal demande une valeur", "option --deal needs a value"),
        ("dispute x y", "argument en trop: y", "unexpected argument: y"),
        ("check -qz x", "option inconnue: -z", "unknown option: -z"),
        ("check x --lang=", "valeur inconnue pour --lang", "unknown value for --lang"),
        ("check x --format xml", "au choix: text, concise, json, jsonl", "one of: text, concise, json, jsonl"),
        ("check x --from pgn", "valeur inconnue pour --from: pgn", "unknown value for --from: pgn"),
        ("check x --encoding rot13", "encodage inconnu: rot13", "unknown encoding: rot13"),
        ("check x --encoding zork", "encodage inconnu: zork", "unknown encoding: zork"),
        ("check - -", "ne se lit qu'une fois", "can be read only once"),
        ("check x --rules zork", "jeu de règles inconnu pour --rules: zork", "unknown rule set for --rules: zork"),
        (
            "score x --format pdf",
            "au choix: text, json, csv, html, markdown",
            "one of: text, json, csv, html, markdown",
        ),
        ("convert x", "il manque l'option --to", "--to is missing"),
        ("convert x --to pgn", "valeur inconnue pour --to: pgn", "unknown value for --to: pgn"),
        ("format x --check --diff", "--check et --diff ne vont pas ensemble", "--check and --diff do not go together"),
        ("format x --write -o y", "--write et --output", "--write and --output"),
        ("format --write -", "réécrit des fichiers", "rewrites files"),
        ("explain", "il manque un code ou un article", "a code or an article, such as J204 or C-4.3 is missing"),
        ("explain J204 --all", "J204 et --all", "J204 and --all"),
        ("explain Z999", "ni code ni article de ce nom: Z999", "no code or article of that name: Z999"),
        ("schema", "il manque le nom du schéma", "the name of the schema"),
        ("schema cards", "valeur inconnue pour schema: cards", "unknown value for schema: cards"),
        ("schema record verdict", "argument en trop: verdict", "unexpected argument: verdict"),
        ("new tarot", "au choix: deal, match, sheet", "one of: deal, match, sheet"),
        ("new deal match", "argument en trop: match", "unexpected argument: match"),
    ],
)
def test_wrong_usage_is_named_in_the_language_of_the_user(referee, line, fr, en):
    for lang, words in (("fr", fr), ("en", en)):
        told = referee(*line.split(), REFEREE_LANG=lang)
        assert told.status == 2
        assert told.out == ""
        assert words in told.err
        assert "Traceback" not in told.err


def test_the_help_of_the_command_is_named(referee):
    assert referee("check", "--zork").err.endswith("« referee check --help » donne l'aide\n")
    assert referee("--lang", "en", "score", "--zork").err.endswith("“referee score --help” gives help\n")
    assert referee("--zork").err.endswith("« referee --help » donne l'aide\n")
    assert referee("chek").err.endswith("« referee --help » donne l'aide\n")


def test_whatever_else_typer_says_is_wrong_usage_too(monkeypatch, referee):
    from typer import BadParameter

    import referee.cli.app as application

    def program():
        def called(**_):
            raise BadParameter("in words of its own")

        return called

    monkeypatch.setattr(application, "app", program)
    told = referee("check", "x")
    assert (told.status, told.out) == (2, "")
    assert told.err.startswith("erreur: usage incorrect: in words of its own\n")


def test_an_unknown_language_is_wrong_usage(referee):
    told = referee("check", "x", "--lang", "de")
    assert (told.status, told.out) == (2, "")
    assert "fr, en" in told.err
