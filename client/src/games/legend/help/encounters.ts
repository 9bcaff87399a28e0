/** What meets a seat of The Legend, from what that seat sees. */
import type { LegendPrompt, LegendPublic, LegendPublicPlayer, Reward } from '@heorot/shared/games/legend'
import { cardOf, episodeAt, prizesOf, TRACK } from '@heorot/shared/games/legend'
import { byKindOr } from '../../../kit/helpers/byKind'
import { cardIf } from '../../../kit/helpers/coach'
import type { LegendFrame } from '../types'
import { ownPlayer, publicWounds } from '../selectors'
import type { LegendCardKey } from '../texts/coach/en'

type Seen = Pick<LegendFrame, 'viewer' | 'view' | 'secret' | 'prompt'>

/** Every card that fits the moment, the most pressing first. */
export function legendEncounters(seen: Seen): readonly LegendCardKey[] {
  const { viewer, view, secret, prompt } = seen
  const me = ownPlayer(seen)
  if (!me || !secret || view.stage.kind === 'over') return []
  return [
    ...rankingCards(view),
    ...(prompt ? questionCards(prompt) : []),
    ...healthCards(me),
    ...(prompt ? prizeCards(view, prompt) : []),
    ...cardIf(prompt !== null && hasWonBanner(view, viewer), 'banner'),
    ...secret.hand.flatMap(card => cardOf(card).special ?? []),
  ]
}

/** No decisions here until the prizes are chosen. */
function rankingCards({ stage, step }: LegendPublic): LegendCardKey[] {
  const { kind } = episodeAt(step)
  if (stage.kind !== 'prizes') return []
  if (kind === 'deathOfBeowulf') return ['death']
  return kind === 'recoverTreasures' ? ['recoverTreasures'] : []
}

const questionCards = byKindOr<LegendPrompt, [], readonly LegendCardKey[]>([], {
  risk: () => ['risk'],
  opportunity: ({ price }) => [price.kind === 'oneOfEach' ? 'peaceReturns' : 'opportunity'],
  breakRanks: () => ['breakRanks'],
  selection: () => ['selection'],
  recovery: () => ['recovery'],
  bid: () => ['atOnce'],
  contest: ({ total, needed, mayRisk }) => [
    'inTurn',
    ...cardIf(total > 0 && total === needed, 'level'),
    ...cardIf(mayRisk, 'contestRisk'),
  ],
  auction: () => ['auction'],
})

function healthCards(me: LegendPublicPlayer): LegendCardKey[] {
  const wounds = publicWounds(me)
  return [
    ...cardIf(wounds >= 3, 'wound3'),
    ...cardIf(wounds === 2, 'wound2'),
    ...cardIf(wounds === 1, 'wound1'),
    ...cardIf(me.scratches === 2, 'scratch2'),
    ...cardIf(me.scratches === 1, 'scratch1'),
  ]
}

/** Those that hurt first. */
const PRIZES: readonly (readonly [Reward['kind'], LegendCardKey])[] = [
  ['doubleWound', 'prizeDoubleWound'],
  ['wound', 'prizeWound'],
  ['misfortune', 'prizeMisfortune'],
  ['fameOrHeal', 'prizeFameOrHeal'],
  ['special', 'prizeSpecial'],
  ['alliance', 'prizeAlliance'],
  ['treasure', 'prizeTreasure'],
  ['fame', 'prizeFame'],
  ['draw', 'prizeDraw'],
]

function offered({ step, players }: LegendPublic, prompt: LegendPrompt): readonly Reward[] {
  if (prompt.kind === 'prize') return prompt.choices.map(({ gives }) => gives)
  const isContest = prompt.kind === 'bid' || prompt.kind === 'contest'
  return isContest ? prizesOf(episodeAt(step), players.length) : []
}

function prizeCards(view: LegendPublic, prompt: LegendPrompt): LegendCardKey[] {
  const kinds = new Set(offered(view, prompt).map(({ kind }) => kind))
  return PRIZES.flatMap(([kind, card]) => (kinds.has(kind) ? card : []))
}

/** The first banner is dealt; later it goes to the player who came last. */
const hasWonBanner = ({ start, step }: LegendPublic, viewer: Seen['viewer']): boolean =>
  start === viewer && TRACK.slice(0, step - 1).some(({ kind }) => kind.startsWith('major'))
