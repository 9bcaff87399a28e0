/**
 * The laws every game obeys, checked while whole seeded games are played. They return what is broken
 * as a sentence instead of asserting, so that fuzz loops stay fast and any runner can word a failure.
 */
import {
  type AnyGame,
  clonePlain,
  firstDifference,
  freezePlain,
  type Match,
  OwnedMatch,
  play,
  type Rng,
  rngFrom,
  type Seat,
  samePlain,
  type Told,
  type Viewer,
  wordingFor,
} from '../kernel'

export interface Step {
  readonly game: AnyGame
  readonly before: Match
  readonly seat: Seat
  readonly intent: { readonly kind: string }
  readonly events: readonly Told<{ kind: string }>[]
  readonly after: Match
  readonly rng: Rng
}

/** Looks at one step; null when all is well, else what is wrong. */
export type Law = (step: Step) => string | null

const viewersOf = (match: Match): Viewer[] => [
  'spectator',
  ...Array.from({ length: match.seats }, (_, seat) => seat),
]

const secretFor = (game: AnyGame, state: unknown, viewer: Viewer) =>
  viewer === 'spectator' ? null : game.secretView(state, viewer)

/** All that a viewer is shown of a state, as one value. */
const shown = (game: AnyGame, state: unknown, viewer: Viewer) => ({
  public: game.publicView(state),
  secret: secretFor(game, state, viewer),
  prompt: viewer === 'spectator' ? null : game.prompt(state, viewer),
  asked: game.asked(state),
})

/** A state the viewer cannot tell from the real one, with everything hidden dealt differently. */
function twinOf(game: AnyGame, state: unknown, viewer: Viewer, rng: Rng): unknown {
  const view = clonePlain(game.publicView(state))
  const secret = clonePlain(secretFor(game, state, viewer))
  return game.imagine(view, secret, viewer, rng)
}

const somebodyCanMove: Law = ({ game, after }) => {
  const asked = game.asked(after.state)
  if (game.outcome(after.state)) return asked.length === 0 ? null : 'the match is over, yet somebody is asked'
  if (asked.length === 0) return 'nobody is asked, yet the match is not over'
  const mute = asked.find(seat => game.prompt(after.state, seat) === null)
  return mute === undefined ? null : `seat ${mute} is asked, but has no prompt`
}

const legalIsAccepted: Law = ({ game, before, seat, intent }) => {
  const refusal = game.refuse(before.state, seat, intent)
  return refusal ? `suggested ${JSON.stringify(intent)} is refused: ${refusal.reason}` : null
}

const intentsSurviveTheWire: Law = ({ game, intent }) => {
  const read = game.readIntent(JSON.parse(JSON.stringify(intent)))
  const difference = firstDifference(intent, read)
  return difference ? `readIntent changes an intent: ${difference}` : null
}

const nothingIsLost: Law = ({ game, before, after }) => {
  const difference = firstDifference(game.inventory(before.state), game.inventory(after.state))
  return difference ? `the inventory changed: ${difference}` : null
}

const playIsPure: Law = ({ game, before, seat, intent, after }) => {
  const played = play(game, freezePlain(clonePlain(before)), seat, intent)
  if (!('match' in played)) return `play refuses what was accepted: ${played.reason}`
  const difference = firstDifference(played.match, after)
  return difference ? `play and the in-place way differ: ${difference}` : null
}

const stateIsPlain: Law = ({ after }) => {
  const difference = firstDifference(JSON.parse(JSON.stringify(after.state)), after.state)
  return difference ? `the state is not plain JSON: ${difference}` : null
}

const viewsHideTheHidden: Law = ({ game, after, rng }) => {
  for (const viewer of viewersOf(after)) {
    const twin = twinOf(game, after.state, viewer, rng)
    const difference = firstDifference(shown(game, after.state, viewer), shown(game, twin, viewer))
    if (difference) return `${viewer} can tell a twin from the real state: ${difference}`
    if (!samePlain(game.inventory(twin), game.inventory(after.state)))
      return `what ${viewer} imagines is not a whole game`
  }
  return null
}

/**
 * The same intent, played where everything hidden from the viewer lies differently, must sound the
 * same to them, and show the same afterwards, as long as nothing was laid open on the way.
 */
const eventsHideTheHidden: Law = ({ game, before, seat, intent, events, after, rng }) => {
  if (events.some(told => game.revealing.includes(told.everyone.kind))) return null
  for (const viewer of viewersOf(before)) {
    const twin = twinOf(game, before.state, viewer, rng)
    if (game.refuse(twin, seat, intent)) continue
    const heard: Told<{ kind: string }>[] = []
    const twinMatch = new OwnedMatch(game, { ...clonePlain(before), state: twin })
    heard.push(...twinMatch.accept(seat, intent))
    if (heard.some(told => game.revealing.includes(told.everyone.kind))) continue
    const publicDifference = firstDifference(
      events.map(told => told.everyone),
      heard.map(told => told.everyone),
    )
    if (publicDifference) return `a public event tells what ${viewer} may not know: ${publicDifference}`
    const toldMore = [...events, ...heard].some(told => wordingFor(told, viewer) !== told.everyone)
    if (toldMore) continue
    const difference = firstDifference(shown(game, after.state, viewer), shown(game, twinMatch.state, viewer))
    if (difference) return `${viewer} learns something hidden from a step: ${difference}`
  }
  return null
}

/** Cheap enough to run on every step of every simulated game. */
export const cheapLaws: Readonly<Record<string, Law>> = {
  somebodyCanMove,
  legalIsAccepted,
  nothingIsLost,
}

export const allLaws: Readonly<Record<string, Law>> = {
  ...cheapLaws,
  intentsSurviveTheWire,
  playIsPure,
  stateIsPlain,
  viewsHideTheHidden,
  eventsHideTheHidden,
}

/** The sentence of the first law that this step breaks, or null. */
export function brokenLaw(laws: Readonly<Record<string, Law>>, step: Step): string | null {
  for (const [name, law] of Object.entries(laws)) {
    const broken = law(step)
    if (broken) return `${name}: ${broken}`
  }
  return null
}

/** Randomness for whoever watches a match, apart from the match's own. */
export const watcherRng = (seed: string): Rng => rngFrom([...seed].reverse().join(''))
