import type { SampleWords } from './en'

export const sampleFr: SampleWords = {
  name: 'Sample',
  shortName: 'Sample',
  pitch: 'Chacun pose une carte face cachée. La plus haute remporte la manche.',
  language: 'fr',
  card: value => `Carte ${value}`,
  round: n => `Manche ${n}`,
  progress: (n, of) => `Manche ${n} sur ${of}`,
  bar: {
    choose: 'Choisissez une carte à poser face cachée.',
    lay: card => `Poser la carte ${card}.`,
    waiting: names => `En attente de ${names}.`,
    watching: names => `Choix d’une carte : ${names}.`,
  },
  buttons: { confirm: 'Confirmer', reset: 'Annuler', close: 'Continuer' },
  plate: {
    you: 'vous',
    points: 'points',
    decides: 'Choisit',
    bot: 'Bot',
    ready: 'Prêt',
    place: place => `Place ${place}`,
  },
  mirror: { question: 'Votre décision', players: 'Joueurs', lastCard: 'Dernière carte', none: 'aucune' },
  narrate: {
    laid: name => `${name} a posé une carte.`,
    laidCard: (name, card) => `${name} a posé la carte ${card}.`,
    revealed: (name, card) => `${name} remporte la manche avec la carte ${card}.`,
    ended: (names, count) => (count === 1 ? `${names} gagne.` : `${names} partagent la victoire.`),
  },
  why: {
    'sample.chance': ({ percent = 0 }) => `Environ ${percent} % de chances d’être la carte la plus haute.`,
  },
  reasons: {
    'match-over': 'La partie est terminée.',
    'not-your-turn': 'Vous avez déjà posé votre carte pour cette manche.',
    'not-an-intent': 'La table n’a pas compris.',
    'not-in-hand': 'Vous n’avez pas cette carte en main.',
  },
  rules: {
    play: [
      'Une manche',
      'Chacun pose en même temps une de ses cinq cartes face cachée. On retourne ensuite les cartes : la plus haute rapporte un point.',
      'Toutes les cartes sont mélangées et redistribuées pour la manche suivante.',
    ],
    end: [
      'La fin',
      'Après cinq manches, le plus de points l’emporte. En cas d’égalité, la victoire est partagée.',
    ],
  },
}
