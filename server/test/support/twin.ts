/** Two matches with the same public history and different hidden things, found by playing both side by side. */
import {
  type AnyGame,
  begin,
  clonePlain,
  type GameTypes,
  isRefusal,
  OwnedMatch,
  play,
  type RecordedIntent,
  type Rng,
  rngFrom,
  type Seat,
  samePlain,
  seedFromNumber,
} from '@heorot/shared'

export interface TwinStory {
  /** The game as it is, and the same game dealing differently what `viewer` cannot see. */
  readonly games: readonly [AnyGame, AnyGame]
  /** Legal in both, and looking the same to everybody else. */
  readonly intents: readonly RecordedIntent[]
}

/** Deals something else to everybody but the viewer; what the viewer and the public see stays the same. */
const dealtDifferently = (game: AnyGame, viewer: Seat, seed: string): AnyGame => ({
  ...game,
  setup: (seats, options, rng) => {
    const state = game.setup(seats, options, rng)
    return game.imagine(
      clonePlain(game.publicView(state)),
      clonePlain(game.secretView(state, viewer)),
      viewer,
      rngFrom(seed),
    )
  },
})

type Pair = readonly [OwnedMatch<GameTypes>, OwnedMatch<GameTypes>]

export interface Start {
  readonly game: AnyGame
  readonly seats: number
  readonly options: unknown
  readonly seed: string
}

/** Of many other deals, the one whose story can be told alike for longest. */
export function longestTwinStory(start: Start, viewer: Seat, wanted: number): TwinStory {
  let longest: TwinStory = { games: [start.game, start.game], intents: [] }
  for (let deal = 0; deal < 300 && longest.intents.length < wanted; deal++) {
    const story = twinStory(start, viewer, wanted, seedFromNumber(deal))
    if (story.intents.length > longest.intents.length) longest = story
  }
  return longest
}

function twinStory({ game, ...start }: Start, viewer: Seat, wanted: number, deal: string): TwinStory {
  const twin = dealtDifferently(game, viewer, deal)
  const pair: Pair = [new OwnedMatch(game, begin(game, start)), new OwnedMatch(twin, begin(twin, start))]
  const intents: RecordedIntent[] = []
  if (!dealsDiffer(game, pair, start.seats)) return { games: [game, twin], intents }
  const rng = rngFrom(seedFromNumber(7))
  while (intents.length < wanted) {
    const next = commonIntent(game, pair, viewer, rng)
    if (!next) break
    const [seat, intent] = next
    for (const match of pair) match.accept(seat, intent as GameTypes['Intent'])
    intents.push(next)
  }
  return { games: [game, twin], intents }
}

function dealsDiffer(game: AnyGame, [a, b]: Pair, seats: number): boolean {
  const hands = (match: OwnedMatch<GameTypes>) =>
    Array.from({ length: seats }, (_, seat) => game.secretView(match.state, seat))
  return !samePlain(hands(a), hands(b))
}

function commonIntent(game: AnyGame, [a, b]: Pair, viewer: Seat, rng: Rng): RecordedIntent | null {
  for (const seat of game.asked(a.state))
    for (let attempt = 0; attempt < 30; attempt++) {
      const prompt = game.prompt((attempt % 2 ? a : b).state, seat)
      if (!prompt) break
      const intent = game.suggest(prompt, rng)
      const seen = [a, b].map(match => seenAfter(game, match, seat, intent, viewer))
      if (seen[0] !== null && seen[1] !== null && samePlain(seen[0], seen[1])) return [seat, intent]
    }
  return null
}

function seenAfter(
  game: AnyGame,
  match: OwnedMatch<GameTypes>,
  seat: Seat,
  intent: GameTypes['Intent'],
  viewer: Seat,
): unknown {
  const result = play(game, match.snapshot(), seat, intent)
  if (isRefusal(result)) return null
  const { state } = result.match
  return {
    view: game.publicView(state),
    secret: game.secretView(state, viewer),
    prompt: game.prompt(state, viewer),
    events: result.events.map(wordings => [wordings.everyone, wordings.only?.[viewer] ?? null]),
  }
}
