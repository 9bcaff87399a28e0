import type { ExampleTexts } from '../../../examples'

export const legendExamplesFr: ExampleTexts = {
  cards:
    'Sept cartes : la plupart comptent un symbole, celle aux deux haches en compte deux, et la carte jaune Beowulf remplace n’importe quel symbole.',
  setup: 'Chacun commence avec ces deux-là : une carte Beowulf et une carte Combat à deux symboles.',
  flow: 'Beowulf est sur le premier épisode. Les ronds sont des épisodes mineurs, les octogones des épisodes majeurs, les carrés barrés sont sautés.',
  risk: 'Il faut Voyage ou Amitié. Amitié correspond et rejoint votre main, Ruse est défaussée : pas d’égratignure.',
  opportunity: 'Deux cartes au choix en paient deux nouvelles. Vos deux Ruses peuvent partir.',
  selection:
    'Une de ces cinq choses est à vous. Vous avez deux égratignures : soigner est tentant, car la troisième en ferait une blessure.',
  recovery:
    'Quatre joueurs, donc huit cartes face visible. Chacun en prend une à son tour, puis une deuxième.',
  atOnce:
    'Amitié compte. Eofor et vous montrez un symbole chacun ; vous avez le marqueur rouge, l’égalité est donc pour vous : marqueur 1.',
  inTurn:
    'Il faut atteindre 4, et vous avez 2. La carte aux deux haches suffit ; une carte simple ne suffirait pas.',
  contestRisk:
    'Il faut 5, et vous avez 4. Courage à deux symboles correspond et est posé : vous êtes à 6, votre tour est fini.',
  prizes:
    'Quatre joueurs, quatre récompenses. Avec le marqueur 1, vous choisissez en premier ; le marqueur 4 prend ce qui reste.',
  wounds: 'Vous aviez deux égratignures et un risque a échoué. La troisième fait des trois 1 blessure.',
  blessing:
    'Vous avez gagné, et vos cartes posées sont défaussées. La Bénédiction en reprend une : les deux haches.',
  inspiration:
    'Il ne vous reste que le malheur. L’Inspiration le refuse : pas de moins 2, mais rien d’autre non plus.',
  daring:
    'L’Audace retourne cinq cartes au lieu de deux. Courage et Amitié correspondent et rejoignent votre main.',
  resolve:
    'Ruse et Voyage : rien ne correspond. Avec la Résolution, il ne s’est rien passé : pas d’égratignure, et vous décidez à nouveau.',
  rest: 'Deux égratignures, et la suivante serait une blessure. Le Repos du guerrier les rend toutes les deux, même hors de votre tour.',
  auction:
    'Il faut atteindre 4, et vous montrez 3. Avec Trésor 2, vous menez ; seul le dernier en lice paie.',
  recoverTreasures:
    'Tout le trésor est montré. Le vôtre vaut 7, le plus : vous avez le marqueur 1 et choisissez en premier.',
  death:
    'Toutes les mains sont montrées et chaque symbole compte. La vôtre en a 7, le plus : vous choisissez en premier.',
  score:
    'Gloire 5 et 2 et une alliance de 2 font 9 points. Une blessure ne coûte que le bonus de cinq ; une troisième en coûterait quinze.',
}
