"""The texts of the help pages, in French and in English."""

from typing import Final, NamedTuple

from referee.cli.language import Phrase

__all__ = ["ARGUMENTS", "COMMANDS", "HEADINGS", "METAVARS", "OPTIONS", "Argument"]


class Argument(NamedTuple):
    """What a command is given beside its options: how help names it, and what it is."""

    metavar: Phrase
    text: Phrase


HEADINGS: Final = {
    "usage": Phrase("Usage:", "Usage:"),
    "command": Phrase("COMMANDE …", "COMMAND …"),
    "commands": Phrase("Commandes:", "Commands:"),
    "arguments": Phrase("Arguments:", "Arguments:"),
    "options": Phrase("Options:", "Options:"),
    "epilog": Phrase(
        "« referee COMMANDE --help » décrit une commande.\n\n"
        "État de sortie: 0 si tout est en ordre; 1 s'il y a une erreur, ou si une donne est refusée, contestée ou "
        "inachevée (la dernière d'un match peut l'être); 2 pour un usage incorrect ou un fichier qui n'a pu être lu ou "
        "ne contient rien à lire.\n\n"
        "Environnement: REFEREE_LANG (fr ou en), REFEREE_RULES (règles des parties qui n'en nomment pas), NO_COLOR.",
        "“referee COMMAND --help” describes a command.\n\n"
        "Exit status: 0 when all is well; 1 when there is an error, or a deal is refused, contested or unfinished (the "
        "last deal of a match may be); 2 for wrong usage, or a file that could not be read or holds no record.\n\n"
        "Environment: REFEREE_LANG (fr or en), REFEREE_RULES (rules of records that name none), NO_COLOR.",
    ),
}

COMMANDS: Final = {
    "": Phrase(
        "L'arbitre de contrée et de belote de comptoir: relit une partie écrite en BGN, la rejoue, vérifie tout ce qu'elle affirme, et nomme "
        "chaque faute par son article.",
        "The referee of contrée and comptoir: reads a game written in BGN, replays it, verifies everything that it claims, and names "
        "every fault by its article.",
    ),
    "check": Phrase(
        "Rejoue des parties et vérifie tout ce qu'elles affirment.\n\n"
        "Donne ce qui ne va pas, avec sa place et son article, puis une ligne de résumé.",
        "Replays games and verifies everything that they claim.\n\n"
        "Gives what is wrong, with its place and its article, then a summary line.",
    ),
    "score": Phrase(
        "Donne la feuille de marque vérifiée.\n\n"
        "Pour chaque donne: contrat, points, marque terme à terme, totaux; une marque annoncée fausse est montrée à côté "
        "de la juste.",
        "Gives the verified score sheet.\n\n"
        "For each deal: contract, points, marks term by term, totals; a wrong claim is shown beside the right figure.",
    ),
    "dispute": Phrase(
        "Dit qui a raison: recompte une feuille contestée sous tous les jeux de règles.\n\n"
        "Donne ceux dont elle suit la marque, sinon les plus proches, et ce qui expliquerait l'écart, du plus au moins "
        "vraisemblable. Ce qu'un jeu de règles interdit est dit à part.",
        "Says who is right: counts a disputed sheet again under every rule set.\n\n"
        "Gives those whose marks it follows, or else the nearest, and what would explain the gap, the likeliest first. "
        "What a rule set forbids is told apart.",
    ),
    "stats": Phrase(
        "Donne les statistiques de parties, jugées d'abord, ou de tables de verdicts (Parquet).\n\n"
        "Contrats et réussite par valeur et par atout, contres et ce qu'ils rapportent, points moyens, capots, belotes non "
        "dites, fautes par code; une section par jeu de règles.",
        "Gives the statistics of records, which are judged first, or of tables of verdicts (Parquet).\n\n"
        "Contracts and success by value and by trump, doubles and what they earn, mean points, capots, belotes not said, faults by "
        "code; a section a rule set.",
    ),
    "convert": Phrase(
        "Convertit des parties d'une forme dans une autre, ou leurs verdicts en table.\n\n"
        "bgn, json et jsonl gardent tout ce que dit la feuille, sans rien juger. csv et parquet donnent ce que dit "
        "l'arbitre: une ligne par donne (deals) ou par carte (tricks).",
        "Converts records from one form to another, or their verdicts to a table.\n\n"
        "bgn, json and jsonl keep all that the sheet says, and judge nothing. csv and parquet give what the referee says: "
        "a line a deal (deals) or a line a card (tricks).",
    ),
    "format": Phrase(
        "Met des parties BGN en forme canonique, sans en changer le sens.\n\n"
        "Un fichier qui ne se lit pas en entier est laissé tel quel. Le résultat est en UTF-8.",
        "Puts BGN records into the canonical layout; their meaning does not change.\n\n"
        "A file of which some part cannot be read is left as it is. The result is in UTF-8.",
    ),
    "explain": Phrase(
        "Explique un diagnostic ou un article, avec un exemple.",
        "Explains a diagnostic or an article, with an example.",
    ),
    "new": Phrase(
        "Donne un fichier à remplir, commenté: une donne, un match, une feuille de marque, ou les règles d'un club.",
        "Gives a commented skeleton to fill in: a deal, a match, a paper sheet, or the rules of a club.",
    ),
    "completion": Phrase(
        "Écrit le script qui fait compléter commandes, options et valeurs par un shell (bash, zsh, fish).\n\n"
        "bash: referee completion bash > ~/.local/share/bash-completion/completions/referee\n"
        "zsh: referee completion zsh > ~/.zfunc/_referee (avec fpath+=~/.zfunc avant compinit)\n"
        "fish: referee completion fish > ~/.config/fish/completions/referee.fish",
        "Writes the script that makes a shell complete commands, options and values (bash, zsh, fish).\n\n"
        "bash: referee completion bash > ~/.local/share/bash-completion/completions/referee\n"
        "zsh: referee completion zsh > ~/.zfunc/_referee (with fpath+=~/.zfunc before compinit)\n"
        "fish: referee completion fish > ~/.config/fish/completions/referee.fish",
    ),
    "rules": Phrase(
        "Donne les jeux de règles, et ce que chacun règle.\n\n"
        "« rules list » les nomme tous; « rules show NOM » dit tout d'un jeu de règles, avec la source de chaque valeur; "
        "« rules diff A B » dit ce qui distingue deux jeux de règles; « rules check FICHIER » dit si un fichier peut servir, "
        "et sinon tout ce qui ne va pas.",
        "Tells of the rule sets, and what each settles.\n\n"
        "“rules list” names them all; “rules show NAME” says all of a rule set, with the source of each value; “rules diff "
        "A B” says how two differ; “rules check FILE” says whether a file can be used, and if not all that is wrong.",
    ),
    "schema": Phrase(
        "Donne le schéma JSON des parties (record), des verdicts (verdict), des feuilles de marque (scoresheet), des "
        "litiges (dispute), des explications (explain), des statistiques (stats) ou des fichiers de règles (rules).\n\n"
        "Un schéma vaut pour un document et pour chaque ligne d'un fichier jsonl.",
        "Gives the JSON Schema of records (record), of verdicts (verdict), of score sheets (scoresheet), of disputes "
        "(dispute), of explanations (explain), of statistics (stats) or of rule-set files (rules).\n\n"
        "A schema is that of a document, and of each line of a jsonl file.",
    ),
}

_PATHS: Final = Argument(
    Phrase("CHEMIN…", "PATH…"),
    Phrase(
        "un fichier, un dossier ou un .zip (parcourus dans l'ordre des noms: .bgn, .json, .jsonl, .bgn.gz, .bgn.zst…), ou - pour "
        "l'entrée standard",
        "a file, a folder or a .zip (walked in the order of names: .bgn, .json, .jsonl, .bgn.gz, .bgn.zst…), or - for standard input",
    ),
)

ARGUMENTS: Final = {
    "stats": Argument(
        Phrase("CHEMIN…", "PATH…"),
        Phrase(
            "des parties, comme pour check; ou des tables de referee convert --to parquet: un fichier, un dossier",
            "records, as for check; or tables of referee convert --to parquet: a file, a folder",
        ),
    ),
    "check": _PATHS,
    "score": _PATHS,
    "convert": _PATHS,
    "format": Argument(
        Phrase("CHEMIN…", "PATH…"),
        Phrase(
            "un fichier BGN, un dossier (parcouru dans l'ordre des noms: .bgn), ou - pour l'entrée standard",
            "a BGN file, a folder (walked in the order of names: .bgn), or - for standard input",
        ),
    ),
    "dispute": Argument(
        Phrase("CHEMIN", "PATH"),
        Phrase("la feuille contestée: un fichier, un dossier, ou -", "the disputed sheet: a file, a folder, or -"),
    ),
    "explain": Argument(
        Phrase("CODE-OU-ARTICLE…", "CODE-OR-ARTICLE…"),
        Phrase("un code de diagnostic ou un article: J204, C-4.3", "a diagnostic code or an article: J204, C-4.3"),
    ),
    "new": Argument(
        Phrase("[deal|match|sheet|csv|rules]", "[deal|match|sheet|csv|rules]"),
        Phrase(
            "une donne (deal), un match, ou une feuille de marque sans les cartes: en BGN (sheet) ou pour un tableur (csv); "
            "ou un fichier de règles (rules); sans rien: une donne",
            "a deal, a match, or a paper sheet without the cards: in BGN (sheet) or for a spreadsheet (csv); or a file "
            "of rules (rules); a deal when nothing is said",
        ),
    ),
    "completion": Argument(Phrase("SHELL", "SHELL"), Phrase("bash, zsh ou fish", "bash, zsh or fish")),
    "rules": Argument(
        Phrase("list|show|diff|check [NOM-OU-FICHIER…]", "list|show|diff|check [NAME-OR-FILE…]"),
        Phrase(
            "ce qu'il faut faire, puis le nom d'un jeu de règles (contree/seed en entier) ou un fichier .toml",
            "what to do, then the name of a rule set (contree/seed in full) or a .toml file",
        ),
    ),
    "schema": Argument(
        Phrase(
            "record|verdict|scoresheet|dispute|explain|stats|rules",
            "record|verdict|scoresheet|dispute|explain|stats|rules",
        ),
        Phrase("le schéma voulu", "which schema"),
    ),
}

METAVARS: Final = {
    "plot": Phrase("FICHIER", "FILE"),
    "cluster": Phrase("ADRESSE", "ADDRESS"),
    "jobs": Phrase("NOMBRE", "NUMBER"),
    "resume": Phrase("RAPPORT", "REPORT"),
    "rules": Phrase("NOM-OU-FICHIER", "NAME-OR-FILE"),
    "set": Phrase("PARAMÈTRE=VALEUR", "PARAMETER=VALUE"),
    "output": Phrase("FICHIER", "FILE"),
    "encoding": Phrase("NOM", "NAME"),
    "partition-by": Phrase("COLONNE", "COLUMN"),
    "among": Phrase("NOMS", "NAMES"),
}

OPTIONS: Final = {
    "rules": Phrase(
        "juge selon ces règles, quoi que dise la partie (et le signale): un nom, ou un fichier .toml",
        "judge by this rule set, whatever the record says (and say so): a name, or a .toml file",
    ),
    "set": Phrase(
        "change une valeur des règles, comme undertrump=free; à répéter au besoin (referee rules show les donne toutes)",
        "set one value of the rules, such as undertrump=free; may be repeated (referee rules show gives them all)",
    ),
    "lang": Phrase(
        "langue des messages; sinon REFEREE_LANG, sinon celle du système, sinon le français",
        "language of the messages; else REFEREE_LANG, else that of the locale, else French",
    ),
    "from": Phrase(
        "forme des fichiers lus; sinon d'après leur nom, sinon d'après leur contenu",
        "form of the files read; else by their name, else by their content",
    ),
    "output": Phrase(
        "écrit le résultat dans ce fichier, en entier ou pas du tout",
        "write the result to this file, whole or not at all",
    ),
    "encoding": Phrase(
        "encodage des textes lus, tel que cp1252; sinon UTF-8, ou UTF-16 avec sa marque",
        "encoding of the texts read, such as cp1252; else UTF-8, or UTF-16 with its mark",
    ),
    "strict": Phrase(
        "un avertissement suffit pour que l'état de sortie soit 1", "a warning is enough to make the exit status 1"
    ),
    "quiet": Phrase(
        "la ligne de résumé et l'état de sortie, rien d'autre", "the summary line and the exit status, nothing else"
    ),
    "no-color": Phrase("sans couleurs (de même avec NO_COLOR)", "no colours (the same with NO_COLOR)"),
    "help": Phrase("montre cette aide", "show this help"),
    "version": Phrase("montre la version", "show the version"),
    "explain.format": Phrase("text pour lire, json pour un programme", "text to read, json for a program"),
    "check.format": Phrase(
        "forme du rapport: text (par défaut), concise (une ligne par diagnostic), json, jsonl (une ligne par donne), sarif, github, "
        "junit",
        "form of the report: text (the default), concise (a line a diagnostic), json, jsonl (a line a deal), sarif, github, junit",
    ),
    "dispute.format": Phrase(
        "text pour lire (par défaut), json pour un programme", "text to read (the default), json for a program"
    ),
    "match": Phrase("ce match seulement, compté depuis 1", "this match alone, counted from 1"),
    "deal": Phrase("la donne de ce numéro seulement", "the deal of this number alone"),
    "among": Phrase(
        "parmi ces jeux de règles seulement: des noms ou des fichiers, séparés par des virgules",
        "among these rule sets alone: names or files, with commas between them",
    ),
    "rules.format": Phrase(
        "forme du résultat: text (par défaut), json", "form of the result: text (the default), json"
    ),
    "rules.game": Phrase("les règles de ce jeu seulement", "the rule sets of this game only"),
    "score.format": Phrase(
        "forme de la feuille: text (par défaut), html (à imprimer, à afficher), markdown, json, csv",
        "form of the sheet: text (the default), html (to print, to pin up), markdown, json, csv",
    ),
    "jobs": Phrase(
        "juge avec tant de processus; sinon autant que de cœurs, quand le travail est long. L'ordre du rapport n'en dépend pas",
        "judge with so many processes; else as many as there are cores, when the work is long. The report's order stays the same",
    ),
    "resume": Phrase(
        "reprend ce rapport (de --format jsonl): ce qu'il donne n'est ni jugé ni écrit de nouveau; --output peut le nommer aussi, et "
        "le rapport est alors complété",
        "go on with this report (of --format jsonl): what it has is neither judged nor written again; --output may name it too, and "
        "the report is then completed",
    ),
    "cluster": Phrase(
        "fait juger les fichiers par le cluster Dask de cette adresse (tcp://…:8786), qui écrit les verdicts en Parquet dans le "
        "dossier que nomme --output, chemins et dossier étant d'un système de fichiers commun, ou s3://…, gs://…, hdfs://…",
        "have the files judged by the Dask cluster at this address (tcp://…:8786), which writes the verdicts as Parquet to the "
        "folder that --output names, paths and folder being of a shared file system, or s3://…, gs://…, hdfs://…",
    ),
    "stats.format": Phrase(
        "text pour lire (par défaut), json pour un programme", "text to read (the default), json for a program"
    ),
    "by": Phrase(
        "en plus, une ligne par tournoi, lieu, date, ronde, table, ou joueur (les contrats qu'il prend, ses fautes)",
        "beside, a line for each event, site, date, round, table, or player (the contracts that he takes, his faults)",
    ),
    "plot": Phrase(
        "dessine aussi les statistiques dans ce fichier: .svg ou .png", "also draw them in this file: .svg or .png"
    ),
    "to": Phrase("forme voulue", "form to convert to"),
    "table": Phrase(
        "quelle table: deals (par défaut), une ligne par donne; tricks, une ligne par carte",
        "which table: deals (the default), a line a deal; tricks, a line a card",
    ),
    "dialect": Phrase(
        "dialecte du CSV: excel (par défaut), qu'un Excel français ouvre d'un double clic; plain, pour un programme",
        "dialect of the CSV: excel (the default), which a French Excel opens by a double click; plain, for a program",
    ),
    "partition-by": Phrase(
        "écrit un dossier de fichiers Parquet, un sous-dossier par valeur de cette colonne, comme event",
        "write a folder of Parquet files, a folder in it for each value of this column, such as event",
    ),
    "convert.quiet": Phrase(
        "ne dit rien de ce qui n'a pu être lu; l'état de sortie le dit",
        "say nothing of what could not be read; the exit status tells",
    ),
    "check": Phrase(
        "ne récrit rien; nomme les fichiers à mettre en forme, et sort avec 1 s'il y en a",
        "rewrite nothing; name the files that would change, and exit with 1 when there are any",
    ),
    "diff": Phrase(
        "montre ce qui changerait, ligne à ligne, et sort avec 1 s'il y a lieu",
        "show what would change, line by line, and exit with 1 when something would",
    ),
    "write": Phrase("récrit les fichiers à leur place", "rewrite the files in place"),
    "format.quiet": Phrase(
        "ne dit rien des fichiers; l'état de sortie le dit", "say nothing of the files; the exit status tells"
    ),
    "all": Phrase("tous les codes et tous les articles", "every code and every article"),
    "game": Phrase("le jeu: contree (par défaut), comptoir", "the game: contree (the default), comptoir"),
}
