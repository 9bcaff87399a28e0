/** What a link preview may say of a table: only of public ones, and only what everybody at home can see. */
import { type AnyGame, CODE_LENGTH, CODE_LETTERS, type Phase, type Progress } from '@heorot/shared'
import type { Store } from '../../store/Store'
import type { TableRecord } from '../../store/TableRecord'
import { Play } from '../../tables/Play'
import { upToDate } from '../../store/upToDate'

export interface PreviewFacts {
  readonly code: string
  readonly game: string
  readonly match: number
  readonly phase: Phase
  /** A name, 'bot', or null for a free seat. */
  readonly seats: readonly (string | { readonly bot: true } | null)[]
  readonly progress: Progress | null
  readonly mayWatch: boolean
}

/** Chats ask for the page and then for the picture. */
const FRESH = 10_000
const MOST_KEPT = 500

const CODE = new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`)

type Kept = { readonly at: number; readonly facts: Promise<PreviewFacts | null> }

export class PreviewSource {
  readonly #kept = new Map<string, Kept>()

  constructor(
    private readonly store: Pick<Store, 'loadTable' | 'loadIntents'>,
    private readonly findGame: (id: string) => AnyGame | null,
    private readonly now: () => number,
  ) {}

  /** Null for private tables as for those that do not exist, after the same work. */
  of(text: string): Promise<PreviewFacts | null> {
    const code = text.toUpperCase()
    if (!CODE.test(code)) return Promise.resolve(null)
    const known = this.#kept.get(code)
    if (known && Math.abs(this.now() - known.at) < FRESH) return known.facts
    const facts = this.#load(code)
    this.#kept.delete(code)
    this.#kept.set(code, { at: this.now(), facts })
    for (const oldest of this.#kept.keys()) if (this.#kept.size > MOST_KEPT) this.#kept.delete(oldest)
    facts.catch(() => this.#kept.delete(code))
    return facts
  }

  /** Reads the store: sharing a link must not wake a table. */
  async #load(code: string): Promise<PreviewFacts | null> {
    const stored = await this.store.loadTable(code)
    if (!stored?.public) return null
    const record = upToDate(stored)
    const { game, match, phase, watch, locked } = record
    return {
      ...{ code, game, match, phase, mayWatch: watch === 'everyone' && !locked },
      seats: record.seats.map(({ name, bot }) => (bot ? { bot: true } : name || null)),
      progress: await this.#progress(record),
    }
  }

  async #progress(record: TableRecord): Promise<Progress | null> {
    const game = this.findGame(record.game)
    if (record.phase !== 'playing' || !game) return null
    try {
      const rows = await this.store.loadIntents(record.code, record.match)
      return new Play(game, record, rows).progress
    } catch {
      // Other rules, or a match that is being written right now.
      return null
    }
  }
}
