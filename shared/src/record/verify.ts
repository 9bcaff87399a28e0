/** Checks a published record against itself and the rules: what anybody can know without trusting the server. */
import type { AnyGame, GameTypes, MatchRecord, RecordedMatch } from '../kernel'
import { begin, RecordFault, replay } from '../kernel'
import type { PublishedRecord } from '../wire/protocol'
import { fileSeal, finalSeal, SealChain } from './seal'
import { sha256 } from './sha256'

/** What is checked, in this order. */
export const CHECKS = ['rules', 'commitment', 'seed', 'moves', 'end', 'file'] as const
export type Check = (typeof CHECKS)[number]

/** Where a record breaks. `step` counts intents from 1; 0 is the deal and whatever came before it. */
export interface RecordFlaw {
  readonly check: Check
  readonly step: number
  /** For developers, in English. */
  readonly detail: string
}

export interface Verdict {
  readonly proved: readonly Check[]
  /** The first thing that does not hold, or null: then everything does. */
  readonly fault: RecordFlaw | null
  /** SHA-256 of the final state as it was worked out here; null when the record did not get so far. */
  readonly final: string | null
}

export const commitmentTo = (serverSeed: string): string => sha256(serverSeed)

/** Nobody alone decides it: the server's part is fixed before it knows the others'. */
export const matchSeed = (serverSeed: string, chances: readonly string[]): string =>
  sha256([serverSeed, ...chances].join('|')).slice(0, 32)

/** `game` is null when these rules are not here. */
export function verify(published: PublishedRecord, game: AnyGame | null): Verdict {
  const proved: Check[] = []
  let final: string | null = null
  try {
    for (const check of CHECKS) {
      if (check === 'moves') final = finalSeal(checkMoves(game!, published).state)
      else STILL[check](published, game, final)
      proved.push(check)
    }
    return { proved, fault: null, final }
  } catch (error) {
    const check = CHECKS[proved.length]!
    const step = error instanceof RecordFault ? error.step : 0
    return { proved, fault: { check, step, detail: String((error as Error).message) }, final }
  }
}

type StillCheck = (published: PublishedRecord, game: AnyGame | null, final: string | null) => void

/** The checks that need no replay; each throws at what does not hold. */
const STILL: Record<Exclude<Check, 'moves'>, StillCheck> = {
  rules: ({ record }, game) => {
    if (!game) throw new RecordFault(0, `there are no rules of ${record.game} here`)
    replay(game, { ...record, intents: [] })
  },
  commitment: ({ fairness }) => {
    if (commitmentTo(fairness.serverSeed) !== fairness.commitment)
      throw new RecordFault(0, 'the seed that was laid open does not have the fingerprint published before')
  },
  seed: ({ fairness, record }) => {
    if (fairness.chances.length !== record.seats) throw new RecordFault(0, 'not one chance for each seat')
    if (matchSeed(fairness.serverSeed, fairness.chances) !== record.seed)
      throw new RecordFault(0, 'the deal was not made of the seed and the chances')
  },
  end: ({ seal, record }, _game, final) => {
    if (final !== seal.final) throw new RecordFault(record.intents.length, 'the match ended in another state')
  },
  file: published => {
    if (fileSeal(published) !== published.seal.file)
      throw new RecordFault(0, 'something else in the file was changed')
  },
}

function checkMoves(game: AnyGame, { record, seal }: PublishedRecord): RecordedMatch<GameTypes> {
  const chain = new SealChain()
  const compare = (step: number, link: string) => {
    if (link !== seal.steps[step]) throw new RecordFault(step, `step ${step} leads to another state`)
  }
  compare(0, chain.add(null, begin(game, record).state))
  const match = replaySafely(game, record, (step, { state }) =>
    compare(step, chain.add(record.intents[step - 1]!, state)),
  )
  const { length } = record.intents
  if (seal.steps.length !== length + 1) throw new RecordFault(length, 'there are steps missing or too many')
  if (!game.outcome(match.state)) throw new RecordFault(length, `the match is not over after step ${length}`)
  return match
}

/** Rules may stumble over what no client ever sent; that too is a fault of the step. */
function replaySafely(
  game: AnyGame,
  record: MatchRecord,
  onStep: (step: number, match: { readonly state: unknown }) => void,
) {
  let reached = 0
  try {
    return replay(game, record, (step, _seat, _intent, _events, match) => {
      onStep(step, match)
      reached = step
    })
  } catch (error) {
    if (error instanceof RecordFault) throw error
    throw new RecordFault(reached + 1, `step ${reached + 1} breaks the rules: ${(error as Error).message}`)
  }
}
