"""What is said of a dispute, in both languages."""

from collections.abc import Mapping
from typing import Any, Final

from referee.diagnostics.words import lexicon
from referee.diagnostics.words.speech import count_form
from referee.record.model import Language

__all__ = ["LABELS", "explained"]

LABELS: Final[Mapping[Language, Mapping[str, str]]] = {
    "fr": {
        "own": "règles du relevé: {name} (version {version})",
        "own unknown": "règles du relevé inconnues",
        "line": "ligne {line}",
        "no claim": "La feuille n'affirme aucun score: voici ce que marque chaque jeu de règles.",
        "exact": "La feuille est juste selon: {names}.",
        "own too": "Ce sont les règles du relevé ({name}): la feuille est bonne.",
        "own not": "Elle est fausse selon les règles du relevé ({name}).",
        "none": "Aucun des jeux de règles essayés ne donne cette feuille.",
        "nearest": "Au plus près: {names} ({wrong}, {gap} d'écart en tout).",
        "wrong": "chiffre à corriger|chiffres à corriger",
        "points": "point|points",
        "part at": "Les jeux de règles qui s'en écartent, et depuis quelle donne:",
        "sheet": "la feuille: {scores}",
        "marks": "ce que marque chaque jeu de règles:",
        "no score": "pas de score",
        "gap": ", écart {gap}",
        "explained": "ce qui expliquerait la feuille, du plus au moins vraisemblable:",
        "unexplained": "Aucune erreur courante n'explique à elle seule ce score.",
        "forbidden": "ce qui n'est pas permis (la marque ci-dessus n'en tient pas compte):",
        "all": "partout",
    },
    "en": {
        "own": "rules of the record: {name} (version {version})",
        "own unknown": "rules of the record unknown",
        "line": "line {line}",
        "no claim": "The sheet claims no score: here is what each rule set marks.",
        "exact": "The sheet is right under: {names}.",
        "own too": "These are the rules of the record ({name}): the sheet is good.",
        "own not": "It is wrong under the rules of the record ({name}).",
        "none": "None of the rule sets tried gives this sheet.",
        "nearest": "Nearest: {names} ({wrong}, {gap} apart in all).",
        "wrong": "figure to correct|figures to correct",
        "points": "point|points",
        "part at": "Rule sets that part from it, and from which deal on:",
        "sheet": "the sheet: {scores}",
        "marks": "what each rule set marks:",
        "no score": "no score",
        "gap": ", {gap} apart",
        "explained": "what would explain the sheet, the likeliest first:",
        "unexplained": "No usual slip explains this score by itself.",
        "forbidden": "what is not allowed (the marks above leave it aside):",
        "all": "everywhere",
    },
}


_CAUSES: Final[Mapping[Language, Mapping[str, str]]] = {
    "fr": {
        "belote missing": "la belote {of} n'a pas été comptée",
        "belote missing_one": "une des belotes {of} n'a pas été comptée",
        "belote missing_all": "aucune des belotes {of} n'a été comptée",
        "belote moved": "la belote {of} a été comptée à l'autre camp",
        "belote moved_one": "une des belotes {of} a été comptée à l'autre camp",
        "belote added": "une belote a été comptée en trop à {party}",
        "belote_missing_word": "la belote {of} a été comptée, alors qu'un mot a manqué",
        "last_trick missing": "la dernière levée (dix de der) n'a pas été comptée",
        "last_trick moved": "la dernière levée (dix de der) a été comptée à l'autre camp",
        "last_trick added": "la dernière levée (dix de der) a été comptée une fois de trop",
        "capot_bonus": "les huit plis d'un camp n'ont pas été comptés avec leur prime",
        "capot_bonus added": "la prime des huit plis a été comptée, alors que l'autre camp a fait un pli sans points",
        "generale_bonus": "les huit plis d'un seul joueur n'ont pas été comptés avec leur prime",
        "contract_missing": "le contrat n'a pas été ajouté",
        "contract_added": "le contrat a été ajouté, alors que cette marque ne le compte pas",
        "contract_times": "le contrat a été compté {times} fois au lieu de {due}",
        "level 1": "la donne a été comptée sans le contre",
        "level 2": "la donne a été comptée comme contrée",
        "level 4": "la donne a été comptée comme surcontrée",
        "rounding missing": "le score n'a pas été arrondi",
        "rounding added": "le score a été arrondi à la dizaine",
        "rounding other": "le score a été arrondi dans l'autre sens",
        "sides_swapped": "les chiffres des deux camps ont été intervertis",
        "result_reversed made": "le contrat a été compté comme chuté, alors qu'il est fait",
        "result_reversed failed": "le contrat a été compté comme fait, alors qu'il est chuté",
        "result_reversed": "le résultat contraire a été compté",
        "trick": "le pli {trick} ({points}) a été compté à l'autre camp",
        "penalty": "la pénalité de l'arbitre n'a pas été comptée",
        "ruling": "le score des cartes a été gardé, non celui que l'arbitre a imposé",
        "held": "les points mis en attente à la donne d'avant n'ont pas été ajoutés",
    },
    "en": {
        "belote missing": "the belote of {party} was not counted",
        "belote missing_one": "one of the belotes of {party} was not counted",
        "belote missing_all": "none of the belotes of {party} was counted",
        "belote moved": "the belote of {party} was counted to the other side",
        "belote moved_one": "one of the belotes of {party} was counted to the other side",
        "belote added": "a belote too many was counted to {party}",
        "belote_missing_word": "the belote of {party} was counted, though a word was missing",
        "last_trick missing": "the last trick's bonus was not counted",
        "last_trick moved": "the last trick's bonus was counted to the other side",
        "last_trick added": "the last trick's bonus was counted once too often",
        "capot_bonus": "a side's eight tricks were not counted with their bonus",
        "capot_bonus added": "the bonus for eight tricks was counted, though the other side won a trick without points",
        "generale_bonus": "one player's eight tricks were not counted with their bonus",
        "contract_missing": "the contract was not added",
        "contract_added": "the contract was added, though this marking does not count it",
        "contract_times": "the contract was multiplied by {times} instead of {due}",
        "level 1": "the deal was counted without the contre",
        "level 2": "the deal was counted as doubled",
        "level 4": "the deal was counted as redoubled",
        "rounding missing": "the score was not rounded",
        "rounding added": "the score was rounded to tens",
        "rounding other": "the score was rounded the other way",
        "sides_swapped": "the figures of the two sides were swapped",
        "result_reversed made": "the contract was counted as failed, though it was made",
        "result_reversed failed": "the contract was counted as made, though it failed",
        "result_reversed": "the opposite result was counted",
        "trick": "trick {trick} ({points}) was counted to the other side",
        "penalty": "the arbiter's penalty was not counted",
        "ruling": "the score of the cards was kept, not the one that the arbiter imposed",
        "held": "the points held over from the deal before were not added",
    },
}


def explained(cause: str, facts: Mapping[str, Any], language: Language, made: bool | None) -> str:  # noqa: FBT001
    """Say in a clause what would have been done for a claim to come about.

    ``made``: whether the contract was, for what that decides.
    """
    known, words = _CAUSES[language], lexicon(language)
    result = None if made is None else "made" if made else "failed"
    detail = facts.get("how") or facts.get("level") or (result if cause == "result_reversed" else None)
    template = known.get(f"{cause} {detail}") or known.get(cause) or words.phrases["cause"].get(cause, cause)
    party = str(facts.get("party", ""))
    return template.format(
        of=words.parties.get("de", words.parties[""]).get(party, party),
        party=words.parties[""].get(party, party),
        trick=facts.get("trick"),
        times=facts.get("times"),
        due=facts.get("due"),
        points=count_form(int(facts.get("points", 0)), LABELS[language]["points"], words.plural_from),
    )
