/** What happened between two frames, as moments to look at before the newest state is shown. */
import {
  type CardId,
  type Event,
  type LegendTypes,
  type Public,
  type Secret,
  specialCard,
} from '@heorot/shared/games/legend'
import type { TableFrame } from '../../table/frame'

export type Telling =
  /** Cards of a risk turn up one after the other. */
  | {
      readonly kind: 'risk'
      readonly seat: number
      readonly cards: readonly CardId[]
      readonly fitting: readonly CardId[]
      /** How many lie face up; the next one stands on its edge when `edge`. */
      readonly up: number
      readonly edge: boolean
    }
  /** Sealed bids are laid open, then ranked. */
  | {
      readonly kind: 'reveal'
      readonly bids: readonly (readonly CardId[])[]
      readonly totals: readonly number[]
      readonly ranking: readonly number[] | null
    }

export interface Moment {
  readonly lasts: number
  readonly view: Public
  readonly secret: Secret | null
  readonly telling: Telling | null
  readonly sound: 'deal' | 'reveal' | 'wound' | 'coin' | null
}

type Frame = TableFrame<LegendTypes>
type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>
type Shown = Pick<Moment, 'view' | 'secret'>

/** Nothing is told where frames were missed: the newest state is simply shown. */
export function momentsBetween(before: Frame | null, { events, revision, match }: Frame): readonly Moment[] {
  if (!before || before.match !== match || revision !== before.revision + 1) return []
  const { view, secret } = before
  return events
    .flatMap(event => {
      if (event.kind === 'risked') return riskMoments(event, { view, secret: withoutDaring(event, secret) })
      if (event.kind === 'bidsRevealed') return revealMoments(event, { view, secret })
      return []
    })
    .concat(lastPrizes(before, events))
}

/** Daring is spent before the first card turns. */
function withoutDaring({ daring }: EventOf<'risked'>, secret: Secret | null): Secret | null {
  const card = specialCard('daring')
  return daring && secret ? { ...secret, hand: secret.hand.filter(id => id !== card) } : secret
}

const SLIDE = 340
const EDGE = 120
const FACE = 430

function riskMoments(event: EventOf<'risked'>, shown: Shown): Moment[] {
  const { seat, cards, fitting } = event
  const quick = cards.length > 2 ? 0.6 : 1
  const at = (up: number, edge: boolean, lasts: number, sound: Moment['sound']): Moment => ({
    ...shown,
    lasts,
    telling: { kind: 'risk', seat, cards, fitting, up, edge },
    sound,
  })
  const turning = cards.flatMap((_, i) => [
    at(i, true, EDGE, 'deal'),
    at(i + 1, false, FACE * quick, i === cards.length - 1 && fitting.length === 0 ? 'wound' : null),
  ])
  return [
    at(0, false, SLIDE, null),
    ...turning,
    at(cards.length, false, fitting.length > 0 ? 650 : 950, null),
  ]
}

function revealMoments({ bids, totals, ranking }: EventOf<'bidsRevealed'>, shown: Shown): Moment[] {
  const telling = { kind: 'reveal', bids, totals } as const
  return [
    { ...shown, lasts: 1200, telling: { ...telling, ranking: null }, sound: 'reveal' },
    { ...shown, lasts: 1500, telling: { ...telling, ranking }, sound: null },
  ]
}

/** Before Beowulf walks on, the prizes just taken are seen to be taken. */
function lastPrizes({ view, secret }: Frame, events: readonly Event[]): Moment[] {
  if (view.stage.kind !== 'prizes' || !events.some(({ kind }) => kind === 'episodeBegan')) return []
  const taken = [...view.stage.taken]
  for (const event of events) if (event.kind === 'tookPrize') taken[event.prize] = event.seat
  return [
    { lasts: 1000, view: { ...view, stage: { ...view.stage, taken } }, secret, telling: null, sound: 'coin' },
  ]
}
