"""The register of codes: what each one has meant since it was first released, which never changes."""

import json
from pathlib import Path

from referee.diagnostics.codes import CODES

REGISTER = Path(__file__).with_name("released.json")


def meaning(code: str) -> dict[str, object]:
    """Give what programs rely on: the slug, how much it weighs, what it makes of a deal, the article that it rests on where
    its finding names no other, the facts that are always there.
    """
    own = CODES[code]
    facts = sorted(fact for fact in own.facts if not fact.endswith("?"))
    return {
        "slug": own.slug,
        "severity": own.severity.value,
        "status": own.status.value,
        "article": own.article,
        "facts": facts,
    }


def released() -> dict[str, dict[str, object]]:
    """Give the register as it stands."""
    known: dict[str, dict[str, object]] = json.loads(REGISTER.read_text(encoding="utf-8")) if REGISTER.is_file() else {}
    return known


def register() -> str:
    """Make the text of the register: what stands in it stays, codes that are new are added."""
    known = released()
    whole = {code: known[code] if code in known else meaning(code) for code in sorted({*known, *CODES})}
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"
