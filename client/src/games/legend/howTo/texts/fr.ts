export const legendHowToFr = [
  'Suivez Beowulf à travers 36 épisodes de sa vie.',
  'Vos cartes portent cinq symboles. Les cartes Beowulf sont des jokers.',
  'Risque : retournez deux cartes. Rien ne correspond ? Une égratignure.',
  'Épisodes majeurs : misez les symboles requis, suivez, ou abandonnez.',
  'Qui mise le plus choisit en premier. Le dernier prend ce qui reste.',
  'Qui a le plus de gloire et de trésors gagne. Dès trois blessures : −5 chacune.',
]
