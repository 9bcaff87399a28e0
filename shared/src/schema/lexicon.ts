/**
 * The words of a game, the commonest first: what `Terse` need not write out. They come from games played
 * here by chance, so that no table's hidden cards have a part in them and a new game needs no list.
 */
import { type AnyGame, begin, OwnedMatch, rngFrom, seedFromNumber } from '../kernel'
import { LONGEST_WORD, shapeOf, Terse } from './terse'

/** As many as one character can number. */
const MOST_WORDS = 64
const GAMES_PER_TABLE_SIZE = 2

const SEPARATOR = '\n'

export interface Lexicon {
  /** All words in one text, as the table's state carries them. */
  readonly text: string
  readonly terse: Terse
}

const byRules = new Map<string, Lexicon>()

/** Played out once for each version of a game's rules. */
export function lexiconOf(game: AnyGame): Lexicon {
  const rules = `${game.id} ${game.rulesVersion} ${game.edition}`
  const known = byRules.get(rules) ?? lexiconFrom(wordsOf(game).join(SEPARATOR))
  byRules.set(rules, known)
  return known
}

let last: Lexicon = { text: '', terse: new Terse([]) }

/** A client is told the same words again and again. */
export function lexiconFrom(text: string): Lexicon {
  if (text !== last.text) last = { text, terse: new Terse(text.split(SEPARATOR)) }
  return last
}

function wordsOf(game: AnyGame): string[] {
  const uses = new Map<string, number>()
  for (let seats = game.seats.min; seats <= game.seats.max; seats++)
    for (let n = 0; n < GAMES_PER_TABLE_SIZE; n++) listen(game, seats, n, uses)
  return [...uses]
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .slice(0, MOST_WORDS)
    .map(([word]) => word)
}

/** Counts all the words of one game as everybody hears them, privately too. */
function listen(game: AnyGame, seats: number, n: number, uses: Map<string, number>): void {
  const seed = seedFromNumber(n)
  const rng = rngFrom(seed)
  const match = new OwnedMatch(game, begin(game, { seats, options: {}, seed }))
  while (!game.outcome(match.state)) {
    const seat = rng.pick(game.asked(match.state))
    const prompt = game.prompt(match.state, seat)!
    const events = match.accept(seat, game.suggest(prompt, rng))
    const told = events.flatMap(({ everyone, only }) => [everyone, ...Object.values(only ?? {})])
    const secret = game.secretView(match.state, seat)
    // A seat's slice comes in parts, and mostly these.
    for (const slice of [{ secret, prompt: null }, { prompt }, { secret, prompt, events: told }, told])
      count(slice, uses)
    count(Object.values(game.publicView(match.state) as object), uses)
  }
}

function count(value: unknown, uses: Map<string, number>): void {
  if (typeof value === 'string') add(value, uses)
  if (typeof value !== 'object' || value === null) return
  const shape = Array.isArray(value) ? null : shapeOf(value as Record<string, unknown>)
  if (shape !== null) add(shape, uses)
  for (const [key, part] of Object.entries(value)) if (key !== 'kind' || shape === null) count(part, uses)
}

function add(word: string, uses: Map<string, number>): void {
  if (word.length <= LONGEST_WORD && !word.includes(SEPARATOR)) uses.set(word, (uses.get(word) ?? 0) + 1)
}
