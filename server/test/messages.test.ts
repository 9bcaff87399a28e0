/** Every message there is, right, almost right and wrong: each is answered in words, and the table stays a table. */
import type { RequestName } from '@heorot/shared'
import { findGame, gameIds, KERNEL_REASONS, REQUESTS, rngFrom, TABLE_REASONS } from '@heorot/shared'
import fc from 'fast-check'
import { nearShape, junk, spoilt } from './support/arbitraries'
import { sharedHall } from './support/harness'
import { type TestAnswer, newTestToken, Visitor } from './support/Visitor'

const RUNS = 120
const INTENTS = 300
/** The same messages every time; others with `HEOROT_SEED=2 npm test -- server/test/messages`. */
const SEED = Number(process.env.HEOROT_SEED ?? 1)
const NAMES = Object.keys(REQUESTS) as RequestName[]

const hall = sharedHall({ HEOROT_LOG: 'silent' })

/** People who come back whenever the table has thrown them out. */
class Regulars {
  #people: (Visitor | null)[] = [null, null, null]

  constructor(
    private readonly code: string,
    private readonly tokens: readonly string[],
  ) {}

  async get(n: number): Promise<Visitor> {
    const person = this.#people[n]
    if (person && person.closedWith === null) return person
    const come = (token: string) => Visitor.join(hall.url, this.code, { token, ...(n < 2 && { sit: true }) })
    // Whoever has been removed, or finds no seat, comes as somebody else.
    const back = await come(this.tokens[n]!)
      .catch(() => Visitor.join(hall.url, this.code))
      .catch(async () => {
        await this.#openDoors()
        return Visitor.join(hall.url, this.code)
      })
      // A host who has gone leaves the doors as they were.
      .catch(() => this.#present[0]!)
    this.#people[n] = back
    return back
  }

  /** A locked table, or one that nobody may watch, lets nobody in; one of those who are still here is the host. */
  async #openDoors(): Promise<void> {
    for (const person of this.#present) {
      await person.host({ do: 'watch', watch: 'everyone' })
      await person.host({ do: 'lock', locked: false })
    }
  }

  get #present(): Visitor[] {
    return this.#people.flatMap(person => (person?.closedWith === null ? person : []))
  }
}

async function open(game: string): Promise<Regulars> {
  const { code, token } = await hall.create({ game })
  const regulars = new Regulars(code, [token, newTestToken(), newTestToken()])
  const [host] = [await regulars.get(0), await regulars.get(1), await regulars.get(2)]
  await host!.host({ do: 'start' })
  return regulars
}

/** What is wrong with an answer, or null. */
function faultOf(answer: TestAnswer, game: string): string | null {
  const reasons: readonly string[] = [...TABLE_REASONS, ...KERNEL_REASONS, ...findGame(game)!.reasons]
  if (answer?.ok === true) return null
  const reason = answer?.refusal?.reason
  if (reason === undefined) return `no answer but ${JSON.stringify(answer)}`
  return reason === 'server-error' || !reasons.includes(reason) ? reason : null
}

/** Being thrown out is an answer too; a line that takes no more may not have been told yet that it is closed. */
const asked = (visitor: Visitor, name: RequestName, payload: unknown): Promise<TestAnswer> =>
  visitor.ask(name, payload).catch(async error => {
    await visitor
      .until('the line is closed', ({ closedWith }) => closedWith !== null)
      .catch(() => Promise.reject(error))
    return { ok: true as const }
  })

describe.each(gameIds)('at a table of %s', game => {
  it.each(NAMES)('answers every %s', async name => {
    const regulars = await open(game)
    const people = [await regulars.get(0), await regulars.get(1), await regulars.get(2)]
    const known = [...people.map(visitor => visitor.you.person), game]
    await fc.assert(
      fc.asyncProperty(fc.nat(2), nearShape(REQUESTS[name], known), async (n, payload) => {
        const fault = faultOf(await asked(await regulars.get(n), name, payload), game)
        if (fault) throw new Error(`${name} ${JSON.stringify(payload)}: ${fault}`)
      }),
      { numRuns: RUNS, seed: SEED },
    )
    expect(await (await regulars.get(2)).sync()).toMatchObject({ ok: true })
  })

  it('reads every intent that is almost legal', async () => {
    const regulars = await open(game)
    const rng = rngFrom('1'.repeat(32))
    await fc.assert(
      fc.asyncProperty(fc.nat(1), fc.nat(63), junk, fc.nat(3), async (n, part, by, spoils) => {
        const visitor = await regulars.get(n)
        const { prompt } = (await visitor.sync()).mine ?? {}
        const legal = prompt ? findGame(game)!.suggest(prompt, rng) : { kind: 'anything' }
        const intent = spoils > 0 ? spoilt(legal, part, by) : legal
        const answer = await asked(visitor, 'intent', { id: newTestToken(), intent })
        const fault = faultOf(answer, game)
        if (fault) throw new Error(`${JSON.stringify(intent)}: ${fault}`)
      }),
      { numRuns: INTENTS, seed: SEED },
    )
    const visitor = await regulars.get(0)
    await visitor.sync()
    expect(visitor.table.revision).toBeGreaterThan(10)
  })
})
