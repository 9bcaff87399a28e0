export const movieHowToFr = [
  'Trois actes, trois plateaux. Chacun commence avec 50 points de saga.',
  'Votre tour : placez une figurine, ou piochez une tuile et jouez-en une.',
  'Une figurine compte toutes les tuiles de sa rangée et de sa colonne…',
  '… fois ses diamants. Les valeurs négatives comptent aussi.',
  'Les capacités aident ou nuisent : une Gorge coupe une rangée en deux.',
  'Dernière case remplie : l’acte est décompté. Seuls les Drakkars reviennent.',
]
