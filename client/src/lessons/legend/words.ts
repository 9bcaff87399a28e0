/**
 * Moves and things of The Legend in words. Cards, tokens and prizes have the short names of positions:
 * `pay wit, wit`, `bid courage, friendship; show`, `lay fighting 2`, `show treasure 3`, `risk`, `withdraw`, `decline`,
 * `save fighting 2`, `take F5`, `take F5 heal`; `card wit`, `leaving wit`, `token treasure 3`, `prize F5`,
 * `station 5 contest`, `seat 2`, `marker 4`, `needed`, `button risk`. Only examples have `dare`, `use`, `rest`,
 * `choice 2`, `open wit`, `turning 1`, `bay 2`, `price`, `reward` and `stage`.
 */
import {
  episodeAt,
  legend,
  type LegendIntent,
  type LegendPublic,
  type LegendState,
  shortCard,
  shortPrizeName,
  shortToken,
  takeNamed,
} from '@heorot/shared/games/legend'
import { cardIn, prizeIn, stationIn, tokenIn } from '../../games/legend/keys'
import { stationShape } from '../../games/legend/stations'
import { byKindOr } from '../../kit/helpers/byKind'
import type { LessonWords } from '../Lesson'

/** Things whose key is their word. */
const NAMED = ['needed', 'odds', 'deck', 'discards', 'price', 'reward', 'stage']

const SHOW = '; show'
const HEAL = ' heal'

const list = (text: string): string[] => text.split(', ').filter(name => name !== '')

function taken(from: readonly number[], names: string, nameOf: (id: number) => string): number[] {
  const left = [...from]
  return list(names).map(name => takeNamed(left, name, nameOf))
}

function prizeNamed({ step }: Pick<LegendState, 'step'>, name: string): number {
  const episode = episodeAt(step)
  return 'prizes' in episode ? episode.prizes.findIndex(prize => shortPrizeName(prize) === name) : -1
}

/** The cards that a seat is about to lose. */
function leaving(state: LegendState, seat: number): readonly number[] {
  const prompt = legend.prompt(state, seat)
  return prompt?.kind === 'blessing' ? prompt.cards : []
}

function readMove(state: LegendState, seat: number, move: string): LegendIntent {
  const [verb = ''] = move.split(' ')
  const rest = move.slice(verb.length + 1)
  const inHand = (names = rest) => taken(state.hands[seat] ?? [], names, shortCard)
  const intents: Readonly<Record<string, () => LegendIntent>> = {
    pay: () => ({ kind: 'pay', cards: inHand() }),
    lay: () => ({ kind: 'play', cards: inHand() }),
    bid: () => ({ kind: 'bid', cards: inHand(rest.replace(SHOW, '')), show: rest.endsWith(SHOW) }),
    show: () => ({ kind: 'show', tokens: taken(state.tokens[seat] ?? [], rest, shortToken) }),
    take: () => ({
      kind: 'prize',
      prize: prizeNamed(state, rest.replace(HEAL, '')),
      heal: rest.endsWith(HEAL) ? 'wound' : null,
    }),
    save: () => ({ kind: 'save', card: taken(leaving(state, seat), rest, shortCard)[0]! }),
    risk: () => ({ kind: 'risk', daring: false }),
    dare: () => ({ kind: 'risk', daring: true }),
    rest: () => ({ kind: 'rest', scratches: 2 }),
    use: () => ({ kind: 'use' }),
    withdraw: () => ({ kind: 'withdraw' }),
    decline: () => ({ kind: 'decline' }),
  }
  const intent = intents[verb.replace(';', '')]
  if (!intent) throw new Error(`no lesson of The Legend knows how to ${move}`)
  return intent()
}

const names = (ids: readonly number[], nameOf: (id: number) => string): string =>
  ids.map(nameOf).sort().join(', ')

function prizeWord(step: number, prize: number): string {
  const episode = episodeAt(step)
  const found = 'prizes' in episode ? episode.prizes[prize] : undefined
  return found ? shortPrizeName(found) : ''
}

const moveWords = byKindOr<LegendIntent, [LegendPublic], string | null>(null, {
  pay: ({ cards }) => `pay ${names(cards, shortCard)}`,
  play: ({ cards }) => `lay ${names(cards, shortCard)}`,
  bid: ({ cards, show }) => `bid ${names(cards, shortCard)}${show ? SHOW : ''}`.trim(),
  show: ({ tokens }) => `show ${names(tokens, shortToken)}`,
  prize: ({ prize, heal }, { step }) => `take ${prizeWord(step, prize)}${heal ? HEAL : ''}`,
  save: ({ card }) => `save ${shortCard(card)}`,
})

/** Cards that are about to leave, cards that lie open on the stage, and those of the hand. */
const placeOf = (key: string): string => {
  if (key.includes(':leaving')) return 'leaving'
  return key.includes(':stage') ? 'open' : 'card'
}

function thing({ step }: LegendPublic, key: string): string | null {
  const [card, token, prize, station] = [cardIn(key), tokenIn(key), prizeIn(key), stationIn(key)]
  if (card !== null) return `${placeOf(key)} ${shortCard(card)}`
  if (token !== null) return `token ${shortToken(token)}`
  // A prize's picture has the step in its key; its place with the label has not.
  if (prize !== null) return key.includes('@') ? null : `prize ${prizeWord(step, prize)}`
  if (station !== null) return `station ${station} ${stationShape(episodeAt(station))}`
  const part = /^(seat|button|marker|symbol|total|heal|choice|turning|bay):([^:@]*)$/.exec(key)
  if (part) return `${part[1]} ${part[2]}`
  return NAMED.includes(key) ? key : null
}

export const legendLessonWords: LessonWords = {
  read: (state, seat, move) => readMove(state as LegendState, seat, move),
  say: ({ view }, intent) =>
    moveWords(intent as LegendIntent, view as LegendPublic) ?? (intent as LegendIntent).kind,
  nameOf: ({ view }, key) => thing(view as LegendPublic, key),
}
