"""Rule sets in files: found beside a record and nowhere else, whole or not at all."""

import os

import pytest

from referee.rules.faults import RuleSetError
from referee.rules.files import MOST_BYTES, load_beside, load_file
from referee.rules.load import load


def write(folder, name="club.toml", text='extends = "bga"\nundertrump = "free"\n'):
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def faults(path, text=None):
    if text is not None:
        path.write_text(text, encoding="utf-8")
    with pytest.raises(RuleSetError) as caught:
        load_file(path)
    return [(fault.kind, fault.line, fault.column) for fault in caught.value.faults]


def beside(folder, name):
    with pytest.raises(RuleSetError) as caught:
        load_beside(name, None if folder is None else str(folder))
    return [fault.kind for fault in caught.value.faults]


def test_a_file_gives_what_differs_and_the_rest_comes_from_what_it_extends(tmp_path):
    rules = load_file(write(tmp_path))
    bga = load("bga", "contree")
    assert (rules.name, rules.version, rules.extends, rules.game) == ("club", "1", "bga", "contree")
    assert rules.parameters.undertrump.value == "free"
    assert rules.parameters.undertrump.source == "club"
    assert rules.parameters.partner_ruff == bga.parameters.partner_ruff
    assert rules.marking == bga.marking
    assert rules.digest != bga.digest


def test_a_file_may_say_everything(tmp_path):
    rules = load_file(
        write(
            tmp_path,
            text="""
            name = "Club des Quatre"
            game = "contree"
            version = "2026"
            extends = "contree/seed"
            source = "RÈGLEMENT"
            title = { fr = "Le club", en = "The club" }
            sources = { "RÈGLEMENT" = "notre règlement", USAGE = "l'usage" }

            [parameters]
            target = { value = 1500, source = "USAGE", chosen = true }
            undertrump = "free"

            [marking]
            made_all = { contre = "420+B / 0", chosen = true }
            failed.plain = "Bt / 160+D+Bd"
            """,
        )
    )
    assert (rules.name, rules.version) == ("Club des Quatre", "2026")
    assert rules.parameters.target.source == "USAGE"
    assert rules.parameters.undertrump.source == "RÈGLEMENT"
    assert rules.marking.made_all.chosen == ("contre",)
    # A square that is written anew is no longer that of the source below it; those beside it still are.
    assert rules.marking.failed.source == {"plain": "RÈGLEMENT", "contre": "SEED", "surcontre": "SEED"}
    assert set(rules.sources) == {"RÈGLEMENT", "USAGE", "SEED"}


def test_parameters_may_stand_at_the_top(tmp_path):
    top = load_file(write(tmp_path, "a.toml", 'extends = "bga"\nundertrump = "free"'))
    below = load_file(write(tmp_path, "b.toml", 'extends = "bga"\n[parameters]\nundertrump = "free"'))
    assert top.digest == below.digest


def test_what_a_source_is_silent_on_is_said_to_be_so(tmp_path):
    rules = load_file(write(tmp_path, text='extends = "bga"\nrest = "not stated"\nundertrump = "free"'))
    assert rules.parameters.closing_passes.source == "not stated: as seed"
    assert rules.parameters.closing_passes.value == 4
    assert set(rules.sources) == {"club"}


def test_rows_and_squares_can_be_taken_away(tmp_path):
    rules = load_file(
        write(tmp_path, text='extends = "pagat"\n[marking]\nmade_all = "none"\nfailed_all.plain = "none"')
    )
    assert rules.marking.made_all is None
    assert (rules.marking.failed_all.plain, rules.marking.failed_all.contre) == (None, "Bt / 250+2C+Bd")


# Which game


@pytest.mark.parametrize(
    ("text", "game"),
    [
        ('extends = "bga"', "contree"),
        ('extends = "adpoker"', "comptoir"),
        ('extends = "comptoir/seed"', "comptoir"),
        ('extends = "seed"\nmax_cards = 5', "comptoir"),
        ('extends = "seed"\nundertrump = "free"', "contree"),
        ('extends = "seed"\n[marking]\nmade.plain = "T / D"', "contree"),
        ('extends = "seed"\ngame = "comptoir"\ntarget = 8', "comptoir"),
    ],
)
def test_the_game_follows_from_what_a_file_says(tmp_path, text, game):
    assert load_file(write(tmp_path, text=text)).game == game


def test_where_nothing_tells_the_game_it_is_asked_for(tmp_path):
    assert faults(write(tmp_path), 'extends = "seed"\ntarget = 1500') == [("no-game", None, None)]
    assert faults(tmp_path / "club.toml", 'game = "belote"\nextends = "seed"') == [("choice", 1, 8)]


# Names


def test_a_file_has_no_name_of_a_shipped_rule_set(tmp_path):
    assert load_file(write(tmp_path, "bga.toml")).name == "bga.toml"
    assert faults(write(tmp_path), 'name = "BGA"\nextends = "bga"') == [("taken", 1, 8)]


# Files that extend files


def test_a_file_may_extend_another_beside_it(tmp_path):
    write(tmp_path, "deep/base.toml", 'extends = "bga"\ntarget = 1500\n')
    rules = load_file(write(tmp_path, "deep/club.toml", 'extends = "base.toml"\nundertrump = "free"\n'))
    assert (rules.extends, rules.parameters.target.value) == ("base", 1500)
    assert load_beside("deep/club.toml", str(tmp_path)).digest == rules.digest


def test_files_that_extend_each_other_are_told_where(tmp_path):
    write(tmp_path, "a.toml", 'extends = "b.toml"')
    assert faults(write(tmp_path, "b.toml", '# one\nextends = "a.toml"')) == [("cycle", 1, 11)]
    assert faults(write(tmp_path, "self.toml", 'extends = "self.toml"')) == [("cycle", 1, 11)]


def test_very_long_chains_are_refused(tmp_path):
    for number in range(20):
        write(tmp_path, f"{number}.toml", f'extends = "{number + 1}.toml"')
    assert faults(tmp_path / "0.toml") == [("deep", 1, 11)]


def test_a_base_that_is_not_there_is_told_at_the_line_that_names_it(tmp_path):
    assert faults(write(tmp_path), 'name = "x"\nextends = "base.toml"') == [("unreadable-base", 2, 11)]
    assert faults(tmp_path / "club.toml", 'extends = "bag"') == [("extends", 1, 11)]
    write(tmp_path, "base.toml", 'extends = "bga"\nrounding = "ten"\n')
    with pytest.raises(RuleSetError, match=r"base.toml:2:12 rounding choice"):
        load_file(write(tmp_path, text='extends = "base.toml"'))


def test_games_do_not_mix(tmp_path):
    write(tmp_path, "base.toml", 'game = "comptoir"\nextends = "seed"')
    assert faults(write(tmp_path), 'game = "contree"\nextends = "base.toml"') == [("game-differs", 1, 8)]
    assert faults(tmp_path / "club.toml", 'extends = "bga"\nmax_cards = 4') == [("other-game", 2, 1)]
    assert faults(tmp_path / "club.toml", 'extends = "contree/adpoker"\ngame = "contree"') == [("extends", 1, 11)]


# Never outside of the folder of the record


@pytest.mark.parametrize(
    "name",
    ["../club.toml", "sub/../../club.toml", "/etc/club.toml", "C:\\club.toml", "sub\\club.toml", "\\\\host\\club.toml"],
)
def test_a_record_names_no_file_outside_of_its_folder(tmp_path, name):
    write(tmp_path)
    (tmp_path / "records" / "sub").mkdir(parents=True)
    assert beside(tmp_path / "records", name) == ["outside"]


def test_no_link_leads_out_of_the_folder(tmp_path):
    write(tmp_path)
    records = tmp_path / "records"
    records.mkdir()
    (records / "link.toml").symlink_to(tmp_path / "club.toml")
    assert beside(records, "link.toml") == ["outside"]
    (records / "there").symlink_to(tmp_path)
    assert beside(records, "there/club.toml") == ["outside"]
    write(records, "real.toml")
    (records / "inner.toml").symlink_to(records / "real.toml")
    assert load_beside("inner.toml", str(records)).parameters.undertrump.value == "free"


@pytest.mark.parametrize("base", ["../club.toml", "link.toml"])
def test_nor_does_what_such_a_file_extends(tmp_path, base):
    write(tmp_path)
    records = tmp_path / "records"
    write(records, "own.toml", f'extends = "{base}"')
    (records / "link.toml").symlink_to(tmp_path / "club.toml")
    assert beside(records, "own.toml") == ["outside"]
    # A user may name and extend any file.
    assert load_file(records / "own.toml").parameters.undertrump.value == "free"


def test_a_record_in_no_folder_names_no_file():
    assert beside(None, "club.toml") == ["no-folder"]


# What can be read


def test_what_cannot_be_read(tmp_path):
    assert beside(tmp_path, "none.toml") == ["unreadable"]
    (tmp_path / "folder.toml").mkdir()
    assert faults(tmp_path / "folder.toml") == [("unreadable", None, None)]
    os.mkfifo(tmp_path / "pipe.toml")
    assert beside(tmp_path, "pipe.toml") == ["unreadable"]
    assert beside(tmp_path, "a\0.toml") == ["outside"]
    path = write(tmp_path)
    path.write_bytes(b'# one\nextends = "b\xe9"\n')
    assert faults(path) == [("encoding", 2, None)]
    path.write_bytes(b"\xef\xbb\xbf" + b'extends = "bga"\r\n')
    assert load_file(path).extends == "bga"


def test_a_long_file_is_refused_and_one_at_the_limit_read(tmp_path):
    text = 'extends = "bga"\n'
    path = write(tmp_path, text=text + "#" * (MOST_BYTES - len(text)))
    assert load_file(path).extends == "bga"
    assert faults(path, text + "#" * (MOST_BYTES - len(text) + 1)) == [("large", None, None)]


@pytest.mark.parametrize("text", ["extends = bga", "a = 1\na = 2", "x = " + "[" * 20_000, '"'])
def test_what_is_no_toml(tmp_path, text):
    assert faults(write(tmp_path), text)[0][0] == "toml"


def test_a_file_that_changed_is_read_again(tmp_path):
    path = write(tmp_path)
    assert load_file(path).parameters.undertrump.value == "free"
    write(tmp_path, text='extends = "bga"\n')
    assert load_file(path).parameters.undertrump.value == "forced"
