/**
 * The seal of a published record: what the server had at every step, in a few digits each, so that anyone who
 * replays the record elsewhere finds the very step at which something differs.
 */
import { type AnyGame, begin, canonical, type MatchRecord, type RecordedIntent, replay } from '../kernel'
import type { PublishedRecord, Seal } from '../wire/protocol'
import { sha256 } from './sha256'

/** Digits kept of each step's digest; the chain itself goes on with all of them. */
const DIGITS = 8

/** SHA-256 of a text, in hexadecimal digits; a server has a faster one than ours. */
type Digest = (text: string) => string

/** Each link depends on every intent and every state before it. */
export class SealChain {
  #last = ''

  constructor(private readonly digest: Digest = sha256) {}

  add(intent: RecordedIntent | null, state: unknown): string {
    this.#last = this.digest(`${this.#last}${canonical(intent)}${canonical(state)}`)
    return this.#last.slice(0, DIGITS)
  }
}

export const finalSeal = (state: unknown, digest: Digest = sha256): string => digest(canonical(state))

/** Sums up everything in the file but the sum itself. */
export function fileSeal({ seal, ...rest }: PublishedRecord, digest: Digest = sha256): string {
  return digest(canonical({ ...rest, seal: { steps: seal.steps, final: seal.final } }))
}

/** Replays the record and seals it. */
export function sealed(
  game: AnyGame,
  open: Omit<PublishedRecord, 'seal'>,
  digest: Digest = sha256,
): PublishedRecord {
  const published = { ...open, seal: { ...stepSeals(game, open.record, digest), file: '' } }
  return { ...published, seal: { ...published.seal, file: fileSeal(published, digest) } }
}

function stepSeals(game: AnyGame, record: MatchRecord, digest: Digest): Omit<Seal, 'file'> {
  const chain = new SealChain(digest)
  const steps = [chain.add(null, begin(game, record).state)]
  // The states on the way are altered in place, so each is sealed as it passes.
  const match = replay(game, record, (step, _seat, _intent, _events, { state }) =>
    steps.push(chain.add(record.intents[step - 1]!, state)),
  )
  return { steps, final: finalSeal(match.state, digest) }
}
