"""Every diagnostic code: stable, never reused.

First letter: ``S`` syntax, ``N`` notation, ``D`` deal, ``E`` auction (enchères), ``J`` play (jeu), ``M`` marking and
claims, ``R`` arbiter's lines, ``I`` imports. The words stand in :mod:`referee.diagnostics.words`.
"""

from dataclasses import dataclass
from typing import Final

from referee.diagnostics.model import Severity, Status

__all__ = ["CODES", "Code"]


@dataclass(frozen=True, slots=True)
class Code:
    """A diagnostic code.

    ``slug``: its French name; ``severity``: unless the finding says otherwise; ``status``: what an error of this code
    makes of what carries it; ``article``: what it rests on, unless the finding says otherwise (``B`` articles are the
    notation's); ``facts``: the keys that every finding of this code brings, optional ones with a question mark.
    """

    code: str
    slug: str
    severity: Severity
    status: Status
    article: str
    facts: tuple[str, ...] = ()


def _refuses(code: str, slug: str, article: str, facts: str = "") -> Code:
    return Code(code, slug, Severity.ERROR, Status.REFUSED, article, tuple(facts.split()))


def _contests(code: str, slug: str, article: str, facts: str = "") -> Code:
    return Code(code, slug, Severity.ERROR, Status.CONTESTED, article, tuple(facts.split()))


def _warns(code: str, slug: str, article: str, facts: str = "") -> Code:
    return Code(code, slug, Severity.WARNING, Status.VERIFIED, article, tuple(facts.split()))


def _notes(code: str, slug: str, article: str, facts: str = "") -> Code:
    return Code(code, slug, Severity.NOTE, Status.VERIFIED, article, tuple(facts.split()))


CODES: Final = {
    entry.code: entry
    for entry in (
        # S: what cannot be read. `text`: as written; `expected`: a list of kinds of token (see words); `slip`: a kind
        # of likely slip; `meant`: what was likely meant, in the words of the record's language; `count`: how often it
        # comes again in its deal.
        _refuses("S101", "octet-invalide", "B-1", "byte encoding count"),
        _refuses("S102", "texte-illisible", "B-8", "text expected slip? meant? count?"),
        _contests("S103", "mot-cle-mal-ecrit", "B-8", "text keyword"),
        _refuses("S104", "deux-points-manquants", "B-6", "text seat"),
        _refuses("S105", "carte-illisible", "B-5", "text slip? meant? count?"),
        _refuses("S106", "annonce-illisible", "B-7", "text slip? meant?"),
        _refuses("S107", "nombre-illisible", "B-8", "text slip? meant?"),
        _refuses("S108", "place-illisible", "B-6", "text slip? meant? count?"),
        _refuses("S109", "etiquette-mal-formee", "B-3", "text slip?"),
        _refuses("S110", "commentaire-non-ferme", "B-2", ""),
        _refuses("S111", "main-illisible", "B-5", "text slip? meant? count?"),
        _refuses("S112", "partie-deplacee", "B-8", "part after"),
        _refuses("S113", "partie-repetee", "B-8", "part"),
        _refuses("S114", "partie-incomplete", "B-8", "part expected"),
        _refuses("S115", "couleurs-melangees", "B-5", "text slip? meant?"),
        _refuses("S116", "couleur-repetee", "B-5", "suit seat? slip?"),
        _refuses("S117", "donne-trop-longue", "B-8", "count expected"),
        _refuses("S118", "limite-depassee", "B-1", "limit expected"),
        _refuses("S201", "json-illisible", "B-14", "text"),
        _refuses("S202", "json-hors-schema", "B-14", "text reason?"),
        # N: tags and matches.
        _refuses("N101", "match-sans-jeu", "B-3", "near?"),
        _refuses("N102", "donne-sans-match", "B-3", ""),
        _refuses("N103", "etiquette-repetee", "B-3", "tag"),
        _refuses("N104", "jeu-inconnu", "B-4", "value known near?"),
        _refuses("N105", "regles-inconnues", "B-4", "value known near?"),
        _refuses("N106", "valeur-d-etiquette", "B-3", "tag value expected"),
        _refuses("N107", "regles-d-un-autre-jeu", "B-4", "value game"),
        _notes("N108", "regles-imposees", "B-4", "rules tag?"),
        _warns("N109", "match-sans-donne", "B-3", ""),
        _refuses("N110", "fichier-sans-match", "B-3", ""),
        _refuses("N111", "siege-hors-table", "B-6", "text"),
        _contests("N112", "etiquette-presque-connue", "B-3", "tag meant"),
        _refuses("N113", "fichier-de-regles", "B-4", "file problem line?"),
        # D: the deal as a whole. `number`, `expected`: deal numbers or seats.
        _contests("D101", "numero-de-donne", "B-9", "number expected"),
        _contests("D102", "donneur", "C-1.4", "dealer expected"),
        _contests("D103", "numero-absent", "B-9", ""),
        _refuses("D104", "donneur-absent", "B-9", ""),
        _refuses("D201", "main-absente", "C-1.5", "seats"),
        _refuses("D202", "nombre-de-cartes", "C-1.5", "seat count expected missing? twice? holders?"),
        _refuses("D203", "paquet-faux", "C-1.3", "twice missing holders?"),
        _refuses("D204", "main-repetee", "C-1.5", "seat expected?"),
        _refuses("D205", "trop-de-cartes", "K-1.2", "count expected"),
        _refuses("D301", "donne-apres-la-fin", "C-9.3", "total? target? deals?"),
        _refuses("D401", "jeu-sans-contrat", "B-8", ""),
        _refuses("D402", "jeu-apres-passe-general", "C-2.7", ""),
        _refuses("D403", "deux-contrats", "B-8", ""),
        _refuses("D404", "deux-jeux", "B-8", ""),
        # E: the auction. `call`: as made; `legal`: what the same player could call (codes; only the least bid).
        _refuses("E101", "annonce-hors-tour", "C-2.1", "call expected"),
        _refuses("E102", "valeur-interdite", "C-2.4", "call legal"),
        _refuses("E103", "annonce-insuffisante", "C-2.5", "call standing legal"),
        _refuses("E104", "annonce-inconnue-des-regles", "C-2.2", "call legal"),
        _refuses("E105", "contre-interdit", "C-2.8", "standing? bidder? legal"),
        _refuses("E106", "enchere-apres-contre", "C-2.8", "call legal"),
        _refuses("E107", "surcontre-interdit", "C-2.9", "legal"),
        _refuses("E108", "annonce-apres-la-fin", "C-2.6", "call"),
        _refuses("E109", "camp-du-contreur", "C-2.9", "call legal"),
        _refuses("E110", "contrat-impossible", "C-2.4", "call legal level?"),
        _refuses("E111", "relance-de-soi-meme", "C-2.6", "call standing legal"),
        _refuses("E112", "annonce-non-contrable", "C-2.8", "standing legal"),
        # J: the play. `card`: as played; `legal`: the cards that were legal; `proof`: {"card", "trick"}, the later
        # card that shows the hand, where hands were rebuilt from the tricks.
        _refuses("J101", "carte-pas-en-main", "C-4.11", "card holder?"),
        _refuses("J102", "carte-deja-jouee", "C-4.11", "card first"),
        _refuses("J103", "entame-du-mauvais-joueur", "C-4.1", "expected"),
        _refuses("J104", "levee-incomplete", "C-4.11", "count expected"),
        _refuses("J105", "levee-trop-longue", "C-4.11", "count expected"),
        _refuses("J106", "levees-en-trop", "C-1.5", "count expected"),
        _refuses("J204", "couleur-non-fournie", "C-4.3", "card led legal proof?"),
        _refuses("J205", "coupe-oubliee", "C-4.5", "card trump legal proof?"),
        _refuses("J206", "surcoupe-oubliee", "C-4.6", "card trump best legal proof?"),
        _refuses("J207", "sous-coupe-oubliee", "C-4.7", "card trump best legal proof?"),
        _refuses("J208", "montee-a-l-atout-oubliee", "C-4.4", "card best legal proof?"),
        _refuses("J209", "montee-oubliee-a-tout-atout", "C-4.9", "card best legal proof?"),
        _refuses("J210", "sous-coupe-du-partenaire", "C-4.8", "card trump best legal proof?"),
        _warns("J301", "belote-non-dite", "C-5.2", "suit word points"),
        _refuses("J302", "belote-sans-paire", "C-5.3", "word card"),
        _refuses("J303", "belote-mal-dite", "C-5.3", "word card expected"),
        # M: claims and points. `claimed`, `computed`: the two values; `terms`: of the computed one; `cause`: what
        # explains the gap (a word of `CAUSES`).
        _contests("M101", "vainqueur-de-levee", "C-4.10", "claimed computed best"),
        _contests("M102", "points-de-levee", "C-3.1", "claimed computed cards cause?"),
        _contests("M103", "numero-de-levee", "B-10", "claimed computed"),
        _contests("M104", "compte-des-points", "C-6.1", "claimed computed"),
        _contests("M105", "fait-ou-chute", "C-7.1", "claimed computed"),
        _contests("M201", "score", "C-8", "claimed computed terms cause? fits?"),
        _contests("M202", "total", "C-9.1", "claimed computed before score cause?"),
        _notes("M203", "total-reporte", "C-9.1", "claimed computed"),
        _contests("M204", "resultat", "C-9.1", "claimed computed cause?"),
        _refuses("M205", "score-d-une-donne-inachevee", "B-12", "claimed"),
        _notes("M206", "total-non-juge", "B-12", "claimed"),
        _contests("M207", "score-impossible", "C-8", "claimed"),
        _refuses("M301", "points-impossibles", "C-3.5", "points sum? expected? fault?"),
        _refuses("M302", "levees-impossibles", "B-11", "tricks expected"),
        _refuses("M303", "belotes-impossibles", "C-5.4", "belotes expected"),
        _refuses("M304", "bilan-contradictoire", "B-11", "what"),
        _refuses("M305", "camp-absent", "B-11", "party"),
        # R: arbiter's lines.
        _refuses("R101", "renonce-infondee", "C-10.4", "trick"),
        _notes("R102", "renonce-constatee", "C-10.4", "trick flat162? contract?"),
        _notes("R103", "decision-de-l-arbitre", "C-10.6", "ruling computed"),
        _notes("R104", "etalage-non-prouve", "C-10.7", ""),
        _refuses("R105", "lignes-contradictoires", "B-13", "kinds"),
        _refuses("R106", "etalage-sans-objet", "C-10.7", ""),
        _notes("R107", "maldonne", "C-10.3", ""),
        _notes("R108", "litige", "C-7.4", ""),
        # I: imports. I1: a log of play, line by line; I2: a sheet in CSV, cell by cell. `text`: as written; `column`: the
        # head of a column.
        _warns("I101", "ligne-inconnue", "B-15", "text"),
        _refuses("I102", "carte-absente-du-journal", "B-15", "seats"),
        _refuses("I103", "ligne-illisible", "B-15", "text"),
        _refuses("I104", "ligne-deplacee", "B-15", "text"),
        _warns("I105", "ligne-absente", "B-15", "what"),
        _contests("I106", "journal-contradictoire", "B-15", "text what"),
        _refuses("I201", "colonne-inconnue", "B-16", "text meant?"),
        _refuses("I202", "colonne-repetee", "B-16", "text"),
        _refuses("I203", "colonne-absente", "B-16", "meant"),
        _refuses("I204", "cellule-sans-colonne", "B-16", "text"),
        _refuses("I205", "cellule-illisible", "B-16", "text column expected"),
        _refuses("I206", "cellules-contradictoires", "B-16", "text column"),
        _refuses("I207", "feuille-illisible", "B-16", ""),
    )
}
