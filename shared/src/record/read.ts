/** A published record from a file or from the network: the shape is checked here, the content by `verify`. */
import { z } from 'zod'
import type { PublishedRecord } from '../wire/protocol'
import { BOT_STRENGTHS, LIMITS } from '../wire/terms'
import { TEXT_RULES } from '../wire/userText'

/** Far more than any match takes; a file may come from anybody. */
const MOST_INTENTS = 20_000
const MOST_HOLDERS = 20_000

const hex = (digits: number) => z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`))
const perSeat = <T extends z.ZodType>(item: T) => z.array(item).max(LIMITS.seats)
const seat = z
  .int()
  .min(0)
  .max(LIMITS.seats - 1)

const holderShape = z.object({
  seat,
  from: z.int().min(1),
  name: z.string().max(TEXT_RULES.name.max * 4),
  person: hex(12).nullable(),
  bot: z.enum(BOT_STRENGTHS).nullable(),
})

const recordShape = z.object({
  id: z.string().max(40),
  names: perSeat(z.string().max(TEXT_RULES.name.max * 4)),
  bots: perSeat(z.enum(BOT_STRENGTHS).nullable()),
  holders: z.array(holderShape).max(MOST_HOLDERS).optional(),
  finishedAt: z.number(),
  record: z.object({
    game: z.string().max(40),
    rulesVersion: z.int(),
    edition: z.string().max(80),
    options: z.unknown(),
    seats: z.int().min(1).max(LIMITS.seats),
    seed: hex(32),
    intents: z.array(z.tuple([seat, z.unknown()])).max(MOST_INTENTS),
  }),
  fairness: z.object({
    commitment: hex(64),
    serverSeed: hex(64),
    chances: perSeat(z.union([z.literal(''), hex(32)])),
  }),
  seal: z.object({ steps: z.array(hex(8)).max(MOST_INTENTS + 1), final: hex(64), file: hex(64) }),
})

export function readPublished(raw: unknown): PublishedRecord | null {
  const read = recordShape.safeParse(raw)
  return read.success ? read.data : null
}

/** From the text of a file; null for what is no record at all. */
export function readPublishedText(text: string): PublishedRecord | null {
  try {
    return readPublished(JSON.parse(text))
  } catch {
    return null
  }
}
