"""What the command line says on standard error, in French and in English."""

from typing import Final

from referee.cli.language import Lang, Phrase

__all__ = ["MESSAGES", "message"]

MESSAGES: Final = {
    # Labels in front of a line.
    "error": Phrase("erreur: {text}", "error: {text}"),
    "note": Phrase("note: {text}", "note: {text}"),
    # Wrong usage.
    "unknown-option": Phrase("option inconnue: {option}", "unknown option: {option}"),
    "near-option": Phrase(
        "option inconnue: {option} (vouliez-vous dire {near}?)", "unknown option: {option} (did you mean {near}?)"
    ),
    "option-needs-value": Phrase("l'option {option} demande une valeur", "option {option} needs a value"),
    "option-takes-no-value": Phrase("l'option {option} ne prend pas de valeur", "option {option} takes no value"),
    "option-needs-number": Phrase("l'option {option} demande un nombre entier", "option {option} needs a whole number"),
    "wrong-usage": Phrase("usage incorrect: {text}", "wrong usage: {text}"),
    "near-choice": Phrase(
        "valeur inconnue pour {option}: {value} (vouliez-vous dire {near}? au choix: {choices})",
        "unknown value for {option}: {value} (did you mean {near}? one of: {choices})",
    ),
    "bad-choice": Phrase(
        "valeur inconnue pour {option}: {value} (au choix: {choices})",
        "unknown value for {option}: {value} (one of: {choices})",
    ),
    "no-command": Phrase("commande absente", "no command given"),
    "unknown-command": Phrase(
        "commande inconnue: {command} (au choix: {choices})", "unknown command: {command} (one of: {choices})"
    ),
    "near-command": Phrase(
        "commande inconnue: {command} (vouliez-vous dire {near}?)", "unknown command: {command} (did you mean {near}?)"
    ),
    "no-path": Phrase(
        "aucun fichier donné (un fichier, un dossier, ou - pour l'entrée standard)",
        "no file given (a file, a folder, or - for standard input)",
    ),
    "no-argument": Phrase("il manque {what}", "{what} is missing"),
    "extra-argument": Phrase("argument en trop: {argument}", "unexpected argument: {argument}"),
    "unknown-encoding": Phrase(
        "encodage inconnu: {encoding} (par exemple: utf-8, utf-16, cp1252, cp850, latin-1)",
        "unknown encoding: {encoding} (for example: utf-8, utf-16, cp1252, cp850, latin-1)",
    ),
    "unknown-rules": Phrase(
        "jeu de règles inconnu pour {option}: {value} (connus: {choices})",
        "unknown rule set for {option}: {value} (known: {choices})",
    ),
    "near-rules": Phrase(
        "jeu de règles inconnu pour {option}: {value} (vouliez-vous dire {near}? connus: {choices})",
        "unknown rule set for {option}: {value} (did you mean {near}? known: {choices})",
    ),
    "bad-rules": Phrase("{option}: {text}", "{option}: {text}"),
    "unknown-explanation": Phrase(
        "ni code ni article de ce nom: {name} (referee explain --all les donne tous)",
        "no code or article of that name: {name} (referee explain --all gives them all)",
    ),
    "near-explanation": Phrase(
        "ni code ni article de ce nom: {name} (vouliez-vous dire {near}?)",
        "no code or article of that name: {name} (did you mean {near}?)",
    ),
    "needs-option": Phrase(
        "il manque l'option {option} (au choix: {choices})", "{option} is missing (one of: {choices})"
    ),
    "not-together": Phrase("{first} et {second} ne vont pas ensemble", "{first} and {second} do not go together"),
    "only-with": Phrase("{option} ne vaut qu'avec {other}", "{option} goes only with {other}"),
    "stdin-twice": Phrase("l'entrée standard (-) ne se lit qu'une fois", "standard input (-) can be read only once"),
    "write-packed": Phrase(
        "{path}: --write ne récrit pas un fichier compressé; il faut d'abord le décompresser",
        "{path}: --write does not rewrite a compressed file; unpack it first",
    ),
    "write-needs-file": Phrase(
        "--write réécrit des fichiers: l'entrée standard (-) n'en est pas un",
        "--write rewrites files: standard input (-) is not one",
    ),
    "output-is-input": Phrase(
        "--output {output}: ce fichier est lui-même à lire ({path}); les résultats l'effaceraient",
        "--output {output}: this file is itself to be read ({path}); results would erase it",
    ),
    "folder-not-empty": Phrase(
        "--output {output}: ce dossier contient autre chose qu'une table écrite par --partition-by; rien n'y est changé",
        "--output {output}: this folder holds more than a table that --partition-by wrote; it is left unchanged",
    ),
    "needs-package": Phrase(
        "{what} demande {package}, qui n'est pas installé: pip install {name}",
        "{what} needs {package}, which is not installed: pip install {name}",
    ),
    "bytes-to-terminal": Phrase(
        "{what} n'est pas du texte et ne se montre pas à l'écran: il faut --output FICHIER",
        "{what} is no text, and is not shown on a terminal: use --output FILE",
    ),
    "needs-folder": Phrase(
        "--partition-by écrit un dossier: il faut --output DOSSIER",
        "--partition-by writes a folder: use --output FOLDER",
    ),
    "try-help": Phrase("« {command} --help » donne l'aide", "“{command} --help” gives help"),
    # Inputs.
    "not-found": Phrase("{path}: ce fichier n'existe pas", "{path}: no such file"),
    "unreadable": Phrase("{path}: lecture impossible ({why})", "{path}: cannot be read ({why})"),
    "no-such-deal": Phrase(
        "rien de tel à cette feuille: match {match} donne {deal}",
        "no such thing on this sheet: match {match} deal {deal}",
    ),
    "no-record": Phrase("{path}: aucune donne, aucun match", "{path}: holds no record"),
    "empty-folder": Phrase(
        "{path}: aucun fichier .bgn, .json ou .jsonl dans ce dossier",
        "{path}: no .bgn, .json or .jsonl file in this folder",
    ),
    "empty-archive": Phrase(
        "{path}: aucun fichier .bgn, .json ou .jsonl dans cette archive",
        "{path}: no .bgn, .json or .jsonl file in this archive",
    ),
    "archive-in-archive": Phrase(
        "{path}: une archive dans une archive n'est pas ouverte; il faut l'en extraire",
        "{path}: an archive in an archive is not opened; extract it",
    ),
    "unreadable-folder": Phrase("{path}: dossier illisible ({why})", "{path}: folder cannot be read ({why})"),
    "not-bgn": Phrase("{path}: seul un fichier BGN peut être mis en forme", "{path}: only a BGN file can be formatted"),
    "not-formatted": Phrase(
        "{path}: laissé tel quel, car il ne se lit pas en entier",
        "{path}: left as it is, since not all of it can be read",
    ),
    "stopped": Phrase("conversion arrêtée", "conversion stopped"),
    "stopped-at": Phrase("{path}: conversion arrêtée {place}", "{path}: conversion stopped {place}"),
    "not-expressed": Phrase(
        "{path}: conversion arrêtée {place}: {part} ne peut s'écrire dans cette forme",
        "{path}: conversion stopped {place}: {part} cannot be written in this form",
    ),
    "in-head": Phrase("aux étiquettes du match", "at the tags of the match"),
    "in-deal": Phrase("à la donne {deal}", "at deal {deal}"),
    "no-line": Phrase(
        "table {table}: donnes dont aucune carte n'est notée, et qui n'y ont pas de ligne: {count}",
        "table {table}: deals of which no card is written, and which have no line in it: {count}",
    ),
    # Statistics.
    "mixed-folder": Phrase(
        "{path}: ce dossier contient à la fois des parties et des tables Parquet; il faut nommer les unes ou les autres",
        "{path}: this folder holds both records and Parquet tables; name the ones or the others",
    ),
    "verdicts-given": Phrase(
        "{option} ne change rien à des verdicts déjà rendus ({path})",
        "{option} changes nothing about verdicts that are given already ({path})",
    ),
    "bad-table": Phrase(
        "{path}: n'est pas un fichier Parquet lisible, ou son dossier n'en contient pas",
        "{path}: is no Parquet file that can be read, or a folder without any",
    ),
    "other-table": Phrase(
        "{path}: table {found}; les statistiques se font sur la table {wanted} (referee convert --to parquet)",
        "{path}: table {found}; statistics are made of the table {wanted} (referee convert --to parquet)",
    ),
    "older-table": Phrase(
        "{path}: colonnes absentes: {found}; cette table n'est pas de cette version de {wanted}: convertir de nouveau les parties",
        "{path}: columns missing: {found}; this table is not of this version of {wanted}: convert the records again",
    ),
    "table-failed": Phrase("la table ne se lit pas en entier ({why})", "the table cannot be read whole ({why})"),
    "no-deals": Phrase("aucune donne à compter", "no deal to count"),
    "not-drawn": Phrase(
        "jeux de règles qui ne sont pas sur l'image, ayant le moins de donnes: {count}",
        "rule sets that are not in the picture, those with the fewest deals: {count}",
    ),
    # A cluster.
    "cluster-stdin": Phrase(
        "--cluster lit des fichiers, pas l'entrée standard (-)", "--cluster reads files, not standard input (-)"
    ),
    "cluster-output": Phrase(
        "--cluster écrit les verdicts dans un dossier: il faut --output DOSSIER, ou --quiet pour la seule ligne de résumé",
        "--cluster writes verdicts to a folder: use --output FOLDER, or --quiet for the summary line alone",
    ),
    "cluster-folder": Phrase(
        "--output {output}: ce dossier contient autre chose que ce que --cluster y a écrit; rien n'y est changé",
        "--output {output}: this folder holds more than what --cluster wrote there; it is left unchanged",
    ),
    "cluster-version": Phrase(
        "ce programme est en version {here}, un des ouvriers du cluster en version {there}: leurs verdicts peuvent différer",
        "this program is of version {here}, a worker of the cluster of version {there}: their verdicts may differ",
    ),
    "no-cluster": Phrase(
        "--cluster {address}: aucun cluster Dask prêt à travailler ({why})",
        "--cluster {address}: no Dask cluster that is ready to work ({why})",
    ),
    "no-such-url": Phrase(
        "{path}: ce genre d'adresse ne s'ouvre pas ici ({why})", "{path}: no such URL opens here ({why})"
    ),
    "part-failed": Phrase(
        "{path}: la part {number} n'a pu être jugée sur le cluster ({why}); le résultat n'est pas complet",
        "{path}: part {number} could not be judged on the cluster ({why}); the result is not complete",
    ),
    "unsaid": Phrase(
        "{path}: autres lignes, qui ne sont pas montrées: {count}", "{path}: more lines, which are not shown: {count}"
    ),
    # Many cores.
    "jobs-positive": Phrase("--jobs demande au moins 1", "--jobs needs at least 1"),
    "worker-lost": Phrase(
        "un processus s'est arrêté en jugeant {path} (état {status}); sa part est jugée de nouveau",
        "a process ended while it judged {path} (status {status}); its part is judged again",
    ),
    "part-lost": Phrase(
        "{path}: une part n'a pu être jugée, le processus s'étant arrêté deux fois (état {status}); fichiers avec elle: {more}",
        "{path}: a part could not be judged, its process having ended twice (status {status}); files beside it: {more}",
    ),
    # Formatting.
    "would-change": Phrase("{path}: à mettre en forme", "{path}: would be reformatted"),
    "changed": Phrase("{path}: mis en forme", "{path}: reformatted"),
    # Results.
    "stdout-failed": Phrase(
        "la sortie standard ne peut être écrite ({why})", "standard output cannot be written ({why})"
    ),
    "output-failed": Phrase(
        "{path}: écriture impossible ({why}); rien n'y est changé",
        "{path}: cannot be written ({why}); it is left unchanged",
    ),
    # The rest.
    "interrupted": Phrase("interrompu", "interrupted"),
    "interrupted-at": Phrase(
        "interrompu dans {path}, match {match} (donnes jugées de ce match: {deals}); le rapport s'arrête là",
        "interrupted in {path}, match {match} (deals of that match that were judged: {deals}); the report stops there",
    ),
    "interrupted-in": Phrase(
        "interrompu dans {path}, avant le premier match; le rapport s'arrête là",
        "interrupted in {path}, before the first match; the report stops there",
    ),
    "resumed": Phrase(
        "donnes que {path} donne déjà, et qui ne sont pas récrites: {deals}",
        "deals that {path} gives already, and that are not written again: {deals}",
    ),
    "resume-stale": Phrase(
        "fichiers changés depuis ce rapport, ou jugés là par d'autres règles, et jugés de nouveau: {count} ({path}…)",
        "files that have changed since that report, or were judged by other rules there, and are judged again: {count} ({path}…)",
    ),
    "resume-unreadable": Phrase("--resume: {path} ne peut être lu: {why}", "--resume: {path} cannot be read: {why}"),
    "resume-no-report": Phrase(
        "--resume: {path}, ligne {line}: ce n'est pas un rapport de referee check --format jsonl",
        "--resume: {path}, line {line}: this is no report of referee check --format jsonl",
    ),
    "resume-form": Phrase(
        "--resume: un rapport ne se continue à sa place ({path}) qu'avec --format jsonl, et sans --quiet",
        "--resume: a report is only continued in its place ({path}) with --format jsonl, and without --quiet",
    ),
    "resume-with": Phrase(
        "pour reprendre: la même commande, avec --resume et le rapport écrit jusqu'ici",
        "to go on: the same command, with --resume and the report written so far",
    ),
    "internal": Phrase(
        "erreur interne ({kind}); merci de la signaler, avec la commande et le fichier (REFEREE_DEBUG=1 en montre le détail)",
        "internal error ({kind}); please report it, with the command and the file (REFEREE_DEBUG=1 shows its details)",
    ),
    "progress": Phrase("{deals} donnes · {rate}/s", "{deals} deals · {rate}/s"),
    "time-left": Phrase("reste {time}", "{time} left"),
    "stdin": Phrase("entrée standard", "standard input"),
    "code-or-article": Phrase(
        "un code ou un article, comme J204 ou C-4.3", "a code or an article, such as J204 or C-4.3"
    ),
    "rules-action": Phrase("ce qu'il faut faire: {choices}", "what to do: {choices}"),
    "rules-show": Phrase("le nom ou le fichier d'un jeu de règles", "the name or the file of a rule set"),
    "rules-diff": Phrase("les noms ou les fichiers de deux jeux de règles", "the names or the files of two rule sets"),
    "rules-check": Phrase("un fichier de règles", "a file of rules"),
    "other-game-rules": Phrase("le jeu de règles {value} n'est pas de {game}", "the rule set {value} is not of {game}"),
    "different-games": Phrase(
        "{first} et {second} ne sont pas du même jeu", "{first} and {second} are not of the same game"
    ),
    "schema-name": Phrase("le nom du schéma: {choices}", "the name of the schema: {choices}"),
    "skeleton-name": Phrase("ce qu'il faut écrire: {choices}", "what to write: {choices}"),
    # Reasons that the operating system gives.
    "why-denied": Phrase("accès refusé", "permission denied"),
    "why-full": Phrase("disque plein", "no space left"),
    "why-missing": Phrase("introuvable", "not found"),
    "why-folder": Phrase("c'est un dossier", "it is a folder"),
    "why-not-folder": Phrase("un dossier de ce chemin est un fichier", "a folder of this path is a file"),
    "why-read-only": Phrase("système de fichiers en lecture seule", "read-only file system"),
    "why-loop": Phrase("liens en boucle", "links that loop"),
    "why-long": Phrase("nom trop long", "name too long"),
    "why-invalid": Phrase("nom de fichier impossible", "impossible file name"),
    # Reasons why a compressed file, or an archive, is not read.
    "unpack-truncated": Phrase(
        "fichier compressé incomplet: la fin manque", "compressed file cut short: its end is missing"
    ),
    "unpack-damaged": Phrase("fichier compressé abîmé ou incomplet", "compressed file damaged or cut short"),
    "unpack-encrypted": Phrase("chiffré: il faudrait un mot de passe", "encrypted: it would need a password"),
    "unpack-method": Phrase(
        "cette compression n'est pas lue: {what}; gzip, zstandard et zip le sont",
        "this compression is not read: {what}; gzip, zstandard and zip are",
    ),
    "unpack-long": Phrase(
        "plus de {limit} Gio une fois décompressé, c'est trop pour un fichier compressé; décompressé, il se lirait",
        "more than {limit} GiB once unpacked, too much for a compressed file; unpacked, it would be read",
    ),
    "unpack-ratio": Phrase(
        "plus de {limit} fois sa taille une fois décompressé, ce qu'aucune partie n'atteint; décompressé, il se lirait",
        "more than {limit} times its size once unpacked, which no record comes to; unpacked, it would be read",
    ),
    "unpack-window": Phrase(
        "il faudrait plus de {limit} Mio de mémoire pour le décompresser, ou il est abîmé",
        "unpacking it would take more than {limit} MiB of memory, or it is damaged",
    ),
    "unpack-nested": Phrase(
        "compressé plusieurs fois: {what} dans un fichier compressé n'est pas ouvert",
        "compressed more than once: {what} in a compressed file is not opened",
    ),
    "unpack-stream": Phrase(
        "un zip se lit comme fichier, pas sur l'entrée standard ni d'un tube; il faut donner son nom",
        "a zip is read as a file, not from standard input nor from a pipe; give its name",
    ),
    "unpack-many": Phrase("plus de {limit} fichiers dans l'archive", "more than {limit} files in the archive"),
}


def message(lang: Lang, key: str, **facts: object) -> str:
    """Give a message in a language, its facts filled in."""
    return MESSAGES[key].in_(lang).format(**facts)
