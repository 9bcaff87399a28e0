/** Intents and options from outside: their shape, and nothing of the rules. */
import { z } from 'zod'
import { HEALS, type Intent, type Options } from './types'

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

export function readIntent(raw: unknown): Intent | null {
  const read = intentShape.safeParse(raw)
  return read.success ? read.data : null
}

const optionsShape = z.strictObject({
  advanced: z.boolean().default(false),
  fallen: z.boolean().default(false),
  openTokens: z.boolean().default(false),
  startSeat: z.union([z.literal('random'), z.int().min(0)]).default('random'),
})

export function readOptions(raw: unknown, seats: number): Options | { readonly error: string } {
  const read = optionsShape.safeParse(raw ?? {})
  if (!read.success) return { error: z.prettifyError(read.error) }
  const { startSeat } = read.data
  if (startSeat !== 'random' && startSeat >= seats) return { error: `there is no seat ${startSeat}` }
  return read.data
}
