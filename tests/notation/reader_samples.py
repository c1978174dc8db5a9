"""Records in which nothing is wrong."""

from record_samples import DEAL_TEXT

FRENCH = f"""[Jeu "contrée"]
[Table "12"]
[Objectif "1000"]

{DEAL_TEXT}renonce E pli 4
pénalité NS 160
score NS 0 EO 287
total NS 0 EO 287
"""

ENGLISH = """[Game "contree"]

deal 1 dealer N
hands
  W: ♠ A       ♥ A 10 K Q 7  ♦ -       ♣ Q 7
  S: ♠ K 9     ♥ J 9         ♦ J 7     ♣ J 8
  E: ♠ 10 Q J  ♥ 8           ♦ A 10 8  ♣ 10
  N: ♠ 8 7     ♥ -           ♦ K Q 9   ♣ A K 9
auction
  W: 80♥    S: pass  E: 90♥    N: double
  W: pass   S: pass  E: pass
tricks
  1. W: ♥A ♥9 ♥8 ♣K
  2. S: ♣8 ♣10 ♣9 ♣Q  => E 24
score NS 0 EW 287
"""

COMPTOIR = """[Jeu "comptoir"]
[J1 "joueur 1"]
[J2 "joueur 2"]
[J3 "joueur 3"]

donne 1 donneur J1
mains
  J2: ♠ A 10  ♥ V    ♦ -    ♣ 9
  J3: ♠ R     ♥ 9 8  ♦ -    ♣ D
  J1: ♠ 7     ♥ A    ♦ V    ♣ A
enchères
  J2: 25  J3: 30     J1: passe
  J2: 41  J3: passe  J1: passe
plis
  1. J2: ♥V ♥9 ♥A
  2. J2: ♠A ♠R ♠7
  3. J2: ♠10 ♥8 ♦V
  4. J3: ♣D ♣A ♣9
score J2 1
total J2 1
"""
