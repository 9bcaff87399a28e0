/** A legal intent for every prompt of both games, picked at random where there are several. */

const pick = items => items[Math.floor(Math.random() * items.length)]
const coin = () => Math.random() < 0.5
const DECLINE = { kind: 'decline' }

const movie = {
  turn({ figures, spaces, draw, plays }) {
    if (figures.length > 0 && (coin() || !(draw || plays.length > 0)))
      return { kind: 'placeFigure', figure: pick(figures), space: pick(spaces) }
    return draw ? { kind: 'draw' } : playTile(plays, spaces)
  },
  play: ({ plays, spaces }) => playTile(plays, spaces),
  remove: ({ targets }) => (coin() ? DECLINE : { kind: 'remove', space: pick(targets) }),
  swap: ({ targets: [a, b] }) => (coin() ? DECLINE : { kind: 'swap', a, b }),
}

function playTile(plays, spaces) {
  const { tile, place, cashIn, replace, moves } = pick(plays)
  if (moves.length > 0) return { kind: 'counsel', tile, from: moves[0].from, to: pick(moves[0].to) }
  if (cashIn !== null && (coin() || !place)) return { kind: 'cashIn', tile }
  if (replace.length > 0 && (coin() || !place)) return { kind: 'replaceMead', tile, space: pick(replace) }
  return { kind: 'placeTile', tile, space: pick(spaces) }
}

const legend = {
  risk: () => (coin() ? DECLINE : { kind: 'risk', daring: false }),
  opportunity: ({ proposal }) => (proposal?.length ? { kind: 'pay', cards: proposal } : DECLINE),
  breakRanks: ({ count, tokens, heals }) =>
    heals.length > 0 && tokens.length >= count
      ? { kind: 'breakRanks', tokens: tokens.slice(0, count), heal: pick(heals) }
      : DECLINE,
  selection: ({ choices }) =>
    choices.length > 0 ? { kind: 'select', choice: pick(choices).choice } : DECLINE,
  recovery: ({ cards }) => ({ kind: 'take', card: pick(cards) }),
  bid: ({ cards }) => ({ kind: 'bid', cards: cards.filter(coin).map(({ card }) => card), show: coin() }),
  contest: ({ mayRisk }) => (mayRisk && coin() ? { kind: 'risk', daring: false } : { kind: 'withdraw' }),
  auction: () => ({ kind: 'withdraw' }),
  prize({ choices }) {
    const { prize, heal } = pick(choices)
    return { kind: 'prize', prize, heal }
  },
  blessing: ({ cards }) => (coin() ? DECLINE : { kind: 'save', card: pick(cards) }),
  inspiration: () => (coin() ? DECLINE : { kind: 'use' }),
  resolve: () => (coin() ? DECLINE : { kind: 'use' }),
  thirdScratch: ({ rest }) => (coin() ? DECLINE : { kind: 'rest', scratches: rest }),
}

const games = { movie, legend }

export const chooseIntent = (game, prompt) => games[game][prompt.kind](prompt)
