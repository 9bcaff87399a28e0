/** Our own rules as a boardgame.io game, on its own server with its in-memory storage. */
import { begin, type EventWordings, isRefusal, type Match, play, wordingFor } from '@heorot/shared'
import { ActivePlayers, INVALID_MOVE } from 'boardgame.io/core'
import { Server } from 'boardgame.io/server'
import { original } from 'immer'
import { benchGame } from '../benchGame'

interface Position {
  readonly match: Match
  readonly events: readonly EventWordings<unknown>[]
}

/** One public view serves every viewer of a position, as it does on our own server. */
const publicViews = new WeakMap<Position, unknown>()

function publicView(position: Position): unknown {
  const known = publicViews.get(position)
  if (known) return known
  const view = benchGame.publicView(position.match.state)
  publicViews.set(position, view)
  return view
}

/** Plays on the plain position, which is a little faster than on its draft, a proxy. */
function playIntent(draft: Position, seat: number, raw: unknown): Position | typeof INVALID_MOVE {
  const intent = benchGame.readIntent(raw)
  if (!intent) return INVALID_MOVE
  const played = play(benchGame, original(draft)!.match, seat, intent)
  return isRefusal(played) ? INVALID_MOVE : played
}

function viewFor(position: Position, playerID: string | null): unknown {
  const { state, revision } = position.match
  const seat = playerID === null ? null : Number(playerID)
  const viewer = seat ?? 'spectator'
  return {
    revision,
    asked: benchGame.asked(state),
    public: publicView(position),
    secret: seat === null ? null : benchGame.secretView(state, seat),
    prompt: seat === null ? null : benchGame.prompt(state, seat),
    events: position.events.map(wordings => wordingFor(wordings, viewer)),
  }
}

const game = {
  name: benchGame.id,
  minPlayers: benchGame.seats.min,
  maxPlayers: benchGame.seats.max,
  disableUndo: true,
  deltaState: process.env.DELTA_STATE === '1',
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    intent: {
      move: ({ G, playerID }: { G: Position; playerID: string | null }, raw: unknown) =>
        playIntent(G, Number(playerID), raw),
      client: false,
      redact: true,
    },
  },
  setup: ({ ctx }: { ctx: { numPlayers: number } }, { seed }: { seed: string }): Position => ({
    match: begin(benchGame, { seats: ctx.numPlayers, options: {}, seed }),
    events: [],
  }),
  endIf: ({ G }: { G: Position }) => benchGame.outcome(G.match.state) ?? undefined,
  playerView: ({ G, playerID }: { G: Position; playerID: string | null }) => viewFor(G, playerID),
}

void Server({ games: [game], origins: [] }).run(Number(process.env.PORT))
