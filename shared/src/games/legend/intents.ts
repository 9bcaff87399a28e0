/** Intents and options from outside: their shape, and nothing of the rules. */
import { z } from 'zod'
import { HEALS, type LegendIntent, type LegendOptions } from './types'

const MAX_ITEMS = 110
const id = z.int().min(0).max(1000)
const ids = z.array(id).max(MAX_ITEMS)

const intentShape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('decline') }),
  z.object({ kind: z.literal('risk'), daring: z.boolean() }),
  z.object({ kind: z.literal('pay'), cards: ids }),
  z.object({ kind: z.literal('breakRanks'), tokens: ids, heal: z.enum(HEALS) }),
  z.object({ kind: z.literal('select'), choice: id }),
  z.object({ kind: z.literal('take'), card: id }),
  z.object({ kind: z.literal('bid'), cards: ids, show: z.boolean() }),
  z.object({ kind: z.literal('play'), cards: ids }),
  z.object({ kind: z.literal('show'), tokens: ids }),
  z.object({ kind: z.literal('withdraw') }),
  z.object({ kind: z.literal('prize'), prize: id, heal: z.enum(['wound', 'doubleWound']).nullable() }),
  z.object({ kind: z.literal('save'), card: id }),
  z.object({ kind: z.literal('use') }),
  z.object({ kind: z.literal('rest'), scratches: z.union([z.literal(1), z.literal(2)]) }),
])

export function readLegendIntent(raw: unknown): LegendIntent | null {
  const read = intentShape.safeParse(raw)
  return read.success ? read.data : null
}

const DEFAULTS: LegendOptions = { advanced: false, fallen: false, openTokens: false, startSeat: 'random' }
const SWITCHES = ['advanced', 'fallen', 'openTokens'] as const

/** Options from outside, completed with defaults, or a sentence that says what is wrong with them. */
export function readLegendOptions(raw: unknown, seats: number): LegendOptions | { readonly error: string } {
  const given = raw ?? {}
  if (typeof given !== 'object' || Array.isArray(given)) return { error: 'Options must be an object.' }
  const unknown = Object.keys(given).find(key => !Object.hasOwn(DEFAULTS, key))
  if (unknown !== undefined) return { error: `There is no option "${unknown}".` }
  const options = { ...DEFAULTS, ...given } as LegendOptions
  const wrong = SWITCHES.find(key => typeof options[key] !== 'boolean')
  if (wrong) return { error: `${wrong} must be true or false.` }
  const { startSeat } = options
  if (startSeat !== 'random' && !(Number.isInteger(startSeat) && startSeat >= 0 && startSeat < seats))
    return { error: `startSeat must be "random" or a seat from 0 to ${seats - 1}.` }
  return options
}
