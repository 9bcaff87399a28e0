import type { LegendGlossary } from './en'

export const legendGlossaryFr: LegendGlossary = {
  activityCard:
    'cartes action, carte action, cartes activité, carte activité: Une carte avec un ou deux symboles d’un même type.',
  symbol: 'symboles, symbole: Voyage, amitié, ruse, courage ou combat ; comptez les disques de la carte.',
  joker: 'jokers, joker, cartes Beowulf, carte Beowulf: Un symbole de n’importe quel type.',
  match:
    'correspondantes, correspondante, correspondent, correspond: Porter un symbole requis, ou être un joker.',
  episode: 'épisodes, épisode: Une des 36 étapes du chemin.',
  opportunity: 'opportunités, opportunité: Un épisode où l’on peut payer une fois et recevoir.',
  risk: 'risques, risque: Retourner deux cartes et garder ou poser celles qui correspondent ; sinon, une égratignure.',
  selection: 'épisodes de choix, épisode de choix: Un épisode où l’on prend une chose sur cinq.',
  recovery: 'récupération: Un épisode où l’on prend deux cartes visibles, l’une après l’autre.',
  contest:
    'épisodes majeurs, épisode majeur: Un épisode où les mises décident qui choisit d’abord une récompense.',
  atOnce: 'simultané, en secret: Chacun mise en secret, et tout est révélé ensemble.',
  inTurn: 'chacun à son tour: L’un après l’autre, dans le sens horaire depuis le premier joueur.',
  level: 'à égalité: Votre total égale le plus haut : posez exactement une carte.',
  withdraw:
    'abandonne, abandonnez, abandonner, abandonné: Quitter l’épisode, défausser ses cartes posées et prendre le plus haut marqueur.',
  marker: 'marqueurs, marqueur: Votre rang pour choisir une récompense ; le 1 choisit d’abord.',
  banner: 'premier joueur: Il commence et gagne les égalités ; c’est ensuite le dernier d’un épisode majeur.',
  fame: 'jetons gloire, jeton gloire, Gloire, gloire: Un jeton qui vaut son nombre à la fin.',
  treasure:
    'jetons trésor, jeton trésor, trésors, trésor, Trésor: Un jeton qui vaut son nombre ; avec les épisodes de trésor, c’est de l’argent.',
  alliance: 'alliances, alliance, Alliance: Un jeton face cachée : gloire ou trésor, de 1 à 3.',
  misfortune: 'malheurs, malheur, Malheur: Un jeton qui vaut −2.',
  scratch:
    'égratignures, égratignure, Égratignure: Un petit bobo ; la troisième change les trois en une blessure.',
  doubleWound: 'double blessure, Double blessure: Une tuile qui compte pour deux blessures.',
  wound: 'blessures, blessure, Blessure: Coûte le bonus de 5 points ; dès trois, chacune coûte 5.',
  specialCard:
    'cartes spéciales, carte spéciale: Une carte forte, gagnée en récompense et utilisée une fois.',
  prize: 'récompenses, récompense: Ce que donne un épisode majeur : une par joueur, bonne ou mauvaise.',
}
