import { type EventWordings, type Rng, rngFrom, seedFromNumber } from '../../kernel'
import { anyIntent } from '../../testkit/legend/anyIntent'
import { CARDS, episodeAt, TRACK } from './edition/catalog'
import { legend } from './legend'
import { LEGEND_REASONS } from './reasons'
import { suggestLegend } from './suggest'
import { type LegendEvent, type LegendIntent, type LegendOptions, type LegendPrompt, SPECIALS } from './types'

/** Plays seeded games until everything has happened at least once, and lists what never did. */
const MAX_GAMES = 600

/** How somebody plays. Random play alone would hardly ever empty the piles or the supply. */
type Preference = (prompt: LegendPrompt, rng: Rng) => LegendIntent
const RANDOM: Preference = suggestLegend

/** Keeps every card and takes every chance to get more. */
const hoarder: Preference = (prompt, rng) => {
  switch (prompt.kind) {
    case 'risk':
      return { kind: 'risk', daring: prompt.daring }
    case 'bid':
      return { kind: 'bid', cards: [], show: false }
    case 'contest':
      return { kind: 'withdraw' }
    case 'opportunity':
      return { kind: 'decline' }
    case 'selection':
      return choose(prompt, 'draw', rng)
    default:
      return suggestLegend(prompt, rng)
  }
}

/** Takes fame 2 wherever it lies. */
const vain: Preference = (prompt, rng) =>
  prompt.kind === 'selection' ? choose(prompt, 'fame', rng) : suggestLegend(prompt, rng)

function choose(prompt: Extract<LegendPrompt, { kind: 'selection' }>, kind: string, rng: Rng): LegendIntent {
  const found = prompt.choices.find(({ prize }) => prize.kind === kind)
  return found ? { kind: 'select', choice: found.choice } : suggestLegend(prompt, rng)
}

const wanted = (): Set<string> =>
  new Set([
    ...TRACK.map(row => `episode ${row.id}`),
    ...LEGEND_REASONS.map(reason => `refusal ${reason}`),
    ...legend.eventKinds.map(kind => `event ${kind}`),
    ...SPECIALS.map(special => `special ${special}`),
  ])

/** Ticks off what an event shows to have happened. */
function tickEvent(missing: Set<string>, event: LegendEvent): void {
  missing.delete(`event ${event.kind}`)
  if (event.kind === 'usedSpecial') missing.delete(`special ${event.special}`)
  if (event.kind === 'discarded')
    for (const card of event.gone) missing.delete(`special ${CARDS[card]!.special}`)
}

function playGame(
  missing: Set<string>,
  seats: number,
  options: LegendOptions,
  preferences: readonly Preference[],
  rng: Rng,
): void {
  const state = legend.setup(seats, options, rng)
  const emit = ({ everyone }: EventWordings<LegendEvent>) => tickEvent(missing, everyone)
  while (!legend.outcome(state)) {
    missing.delete(`episode ${episodeAt(state.step).id}`)
    for (let i = 0; i < 3; i++) {
      const seat = rng.below(seats)
      const reason = legend.refuse(state, seat, anyIntent(state, seat, rng))?.reason
      if (reason) missing.delete(`refusal ${reason}`)
    }
    const seat = rng.pick(legend.asked(state))
    const preference = preferences[seat % preferences.length]!
    legend.apply(state, seat, preference(legend.prompt(state, seat)!, rng), rng, emit)
  }
}

it('every episode, special card, refusal and event happens in play', () => {
  const missing = wanted()
  const tables: readonly (readonly Preference[])[] = [[RANDOM], [hoarder], [vain], [RANDOM, hoarder, vain]]
  for (let game = 0; game < MAX_GAMES && missing.size > 0; game++) {
    const rng = rngFrom(seedFromNumber(game))
    const options: LegendOptions = {
      advanced: game % 2 === 1,
      fallen: rng.below(2) === 0,
      openTokens: rng.below(2) === 0,
      startSeat: 'random',
    }
    playGame(missing, 2 + rng.below(4), options, tables[rng.below(tables.length)]!, rng)
  }
  expect([...missing]).toEqual([])
})
