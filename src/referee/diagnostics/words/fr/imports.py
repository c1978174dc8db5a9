"""French words of what is read from foreign files (I)."""

from typing import Final

from referee.diagnostics.words.model import Words

__all__ = ["IMPORTS"]

IMPORTS: Final = {
    "I101": Words(
        "ligne inconnue",
        "cette ligne n'est pas d'un journal de jeu: {text}",
        None,
        ("elle est gardée en commentaire",),
        "La ligne ne dit rien que l'on connaisse de ces journaux. Elle est gardée en commentaire et ne change rien au "
        "verdict.",
        "N bids 90 2 (heart)\nW passes\nS passes\nE passes\nA player has left the table.",
    ),
    "I102": Words(
        "carte absente du journal",
        "le pli {trick} n'est pas complet dans le journal: il y manque la carte {seats:de}",
        "avant cette ligne",
        ("rien de ce qui suit n'est décalé pour combler le trou",),
        "Chaque pli d'un journal a une ligne pour chacune de ses quatre cartes. Là où une ligne manque, aucune autre carte "
        "n'en tient lieu: la donne est refusée, et rien n'est deviné.",
        "N bids 90 2 (heart)\n"
        "W passes\n"
        "S passes\n"
        "E passes\n"
        "0N plays A heart\n"
        "0W plays 7 heart\n"
        "0S wins the trick\n"
        "1S plays 7 club",
    ),
    "I103": Words(
        "ligne illisible",
        "cette ligne commence comme une ligne de journal, et ne se lit pas: {text}",
        None,
        (),
        "La ligne nomme un joueur et ce qu'il fait, mais pas une carte, une enchère ou un nombre connus. Ce qu'elle dit "
        "manque à la donne, qui est refusée.",
        "N bids 90 2 (heart)\nW passes\nS passes\nE passes\n0N plays 11 heart",
    ),
    "I104": Words(
        "ligne déplacée",
        "cette ligne n'a pas sa place ici: {text}",
        None,
        ("elle est gardée en commentaire",),
        "Un journal raconte une donne dans l'ordre: annonces, plis de 0 à 7, chacun avec ses quatre cartes à leur tour et "
        "son vainqueur, points, marques. Cette ligne vient deux fois, trop tard ou hors de son tour: la donne est refusée.",
        "N bids 90 2 (heart)\n"
        "W passes\n"
        "S passes\n"
        "E passes\n"
        "0N plays A heart\n"
        "0W plays 7 heart\n"
        "0S plays 8 heart\n"
        "0E plays 9 heart\n"
        "0E wins the trick\n"
        "0W plays 7 club",
    ),
    "I105": Words(
        "ligne absente",
        "le journal ne dit pas {what}",
        "après cette ligne",
        (),
        "Il ne manque au journal qu'une ligne qui répète ce que disent les cartes. Ce qu'elle aurait affirmé ne peut être "
        "vérifié; les cartes sont jugées tout de même.",
        "N bids 90 2 (heart)\n"
        "W passes\n"
        "S passes\n"
        "E passes\n"
        "0N plays A heart\n"
        "0W plays 7 heart\n"
        "0S plays 8 heart\n"
        "0E plays 9 heart\n"
        "1E plays 7 club",
    ),
    "I106": Words(
        "journal contradictoire",
        "{what}: cette ligne dit autre chose que les précédentes: {text}",
        None,
        (),
        "Deux lignes du journal disent la même chose de deux façons: deux partenaires marquent autant l'un que l'autre. L'une "
        "des deux est fausse: la donne est contestée.",
        "N scores 171 points\nS scores 161 points",
    ),
    "I201": Words(
        "colonne inconnue",
        "aucune colonne d'une feuille ne s'appelle {text}[[; peut-être {meant}]]",
        None,
        (),
        "Une colonne que l'on ne comprend pas pourrait porter une marque ou une pénalité: la feuille n'est pas lue tant "
        "qu'elle n'est pas nommée.",
        "contrat;preneur;scroe NS\n90♥;E;62",
    ),
    "I202": Words(
        "colonne répétée",
        "la colonne {text} y est deux fois",
        None,
        (),
        "Deux colonnes disent la même chose; rien ne dit laquelle compte. La feuille n'est pas lue.",
        "contrat;preneur;score NS;score NS\n90♥;E;62;62",
    ),
    "I203": Words(
        "colonne absente",
        "cette feuille n'a pas de colonne {meant}",
        None,
        (),
        "La première ligne d'une feuille nomme ses colonnes; sans le contrat, une donne ne peut pas être marquée.",
        "donne;donneur;score NS;score EO\n1;N;62;100",
    ),
    "I204": Words(
        "cellule sans colonne",
        "{text} est dans une colonne qui n'a pas de nom",
        None,
        (),
        "Cette ligne a plus de cellules que la première n'en nomme, et l'une d'elles n'est pas vide: un séparateur de trop "
        "a décalé tout ce qui le suit, ou la colonne a perdu son nom.",
        "donne;donneur;contrat;preneur\n1;N;90♥;E;87",
    ),
    "I205": Words(
        "cellule illisible",
        "{text} ne se lit pas dans la colonne {column}",
        None,
        ("attendu: {expected}",),
        "Ce qui est dans la cellule n'est pas ce que porte la colonne. Enchères, places et camps s'écrivent comme dans la "
        "notation.",
        "donne;donneur;contrat;preneur\n1;N;9O♥;E",
    ),
    "I206": Words(
        "cellules contradictoires",
        "{text}, dans la colonne {column}, contredit une autre cellule de la ligne",
        None,
        (),
        "Deux cellules de la ligne disent la même chose de deux façons. La donne est refusée tant que l'une des deux n'est "
        "pas corrigée.",
        "donne;donneur;contrat;preneur\n1;N;E 90♥;O",
    ),
    "I207": Words(
        "feuille illisible",
        "à partir d'ici la feuille ne se découpe plus en cellules",
        None,
        ("un guillemet ouvre une cellule et ne la ferme jamais",),
        "Une cellule qui commence par un guillemet va jusqu'au guillemet suivant, par-dessus les lignes s'il le faut. "
        "Celle-ci ne finit pas, ou quelque chose suit sa fin.",
        'donne;donneur;contrat;preneur\n1;N;"90♥;E',
    ),
}
