import type { ExampleTexts } from '../../../examples'

export const legendExamplesEn: ExampleTexts = {
  cards:
    'Seven cards: most count one symbol, the card with two axes counts two, and the yellow Beowulf card stands for any symbol.',
  setup: 'These two everyone starts with: a Beowulf card and a fighting card with two symbols.',
  flow: 'Beowulf stands on the first episode. Round ones are minor episodes, octagons major ones, crossed-out squares are passed over.',
  risk: 'Travelling or friendship is required. Friendship matches and goes to your hand, wit is discarded: no scratch.',
  opportunity: 'Any two cards pay for two new ones. You can spare the two wits.',
  selection:
    'One of these five things is yours. You have two scratches, so healing is tempting: the third would turn them into a wound.',
  recovery: 'Four players, so eight cards lie open. Everyone takes one in turn, then a second one.',
  atOnce:
    'Friendship counts. You and Eofor revealed one symbol each; you have the banner, so the tie is yours: marker 1.',
  inTurn:
    'The total to reach is 4, and you have 2. The card with two axes takes you there; a single card would not be enough.',
  contestRisk:
    'You need 5 and have 4. Courage with two symbols matches and is played: you are at 6, and your turn is over.',
  prizes:
    'Four players, four prizes. You have marker 1 and choose first; whoever has marker 4 takes what is left.',
  wounds: 'You had two scratches and a risk failed. The third scratch turned all three into 1 wound.',
  blessing:
    'You won, and the cards you played are discarded. The Blessing takes one of them back: the two axes.',
  inspiration:
    'Only the misfortune is left for you. Inspiration refuses it: no minus 2, but nothing else either.',
  daring: 'Daring reveals five cards instead of two. Courage and friendship match, and both go to your hand.',
  resolve:
    'Wit and travelling: nothing matches. With Resolve it never happened: no scratch, and you decide again.',
  rest: 'Two scratches, and the next one would be a wound. The Warrior’s Rest returns both, even on another player’s turn.',
  auction: 'The total to reach is 4, and you show 3. With treasure 2 you lead; only the last player in pays.',
  recoverTreasures: 'All treasure is shown. Yours is worth 7, the most: you get marker 1 and choose first.',
  death: 'All hands are shown and every symbol counts. Yours shows 7, the most: you choose first.',
  score:
    'Fame 5 and 2 and an alliance worth 2 make 9 points. One wound costs only the bonus of five; a third would cost fifteen.',
}
