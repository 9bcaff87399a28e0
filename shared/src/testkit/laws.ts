/**
 * The laws every game obeys, checked while whole seeded games are played. They return what is broken
 * as a sentence instead of asserting, so that fuzz loops stay fast and any runner can word a failure.
 */
import {
  type AnyGame,
  clonePlain,
  cursorFrom,
  type EventWordings,
  firstDifference,
  freezePlain,
  type Match,
  OwnedMatch,
  play,
  type Rng,
  rngFrom,
  type Seat,
  SeededRng,
  samePlain,
  type Viewer,
  wordingFor,
} from '../kernel'
import { copiesAreAlike } from './copies'

export interface Step {
  readonly game: AnyGame
  readonly before: Match
  readonly seat: Seat
  readonly intent: { readonly kind: string }
  readonly events: readonly EventWordings<{ kind: string }>[]
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

/** What everybody is shown of a state. */
const openIn = (game: AnyGame, state: unknown) => ({
  public: game.publicView(state),
  asked: game.asked(state),
})

/** What only this viewer is shown. */
const secretIn = (game: AnyGame, state: unknown, viewer: Viewer) => ({
  secret: secretFor(game, state, viewer),
  prompt: viewer === 'spectator' ? null : game.prompt(state, viewer),
})

/** The first thing by which a viewer could tell one state from another, or null. `open` is the first one's. */
const tellingApart = (
  game: AnyGame,
  viewer: Viewer,
  state: unknown,
  other: unknown,
  open = openIn(game, state),
): string | null =>
  firstDifference(open, openIn(game, other)) ??
  firstDifference(secretIn(game, state, viewer), secretIn(game, other, viewer))

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
  const whole = game.inventory(after.state)
  const open = openIn(game, after.state)
  for (const viewer of viewersOf(after)) {
    const twin = twinOf(game, after.state, viewer, rng)
    const difference = tellingApart(game, viewer, after.state, twin, open)
    if (difference) return `${viewer} can tell a twin from the real state: ${difference}`
    if (!samePlain(game.inventory(twin), whole)) return `what ${viewer} imagines is not a whole game`
  }
  return null
}

type Heard = readonly EventWordings<{ kind: string }>[]

/**
 * The same intent, played where everything hidden from the viewer lies differently, must sound the
 * same to them, and show the same afterwards, as long as nothing was laid open on the way.
 */
const eventsHideTheHidden: Law = step => {
  const { game, before, seat, intent, events, rng } = step
  if (laysOpen(game, events)) return null
  for (const viewer of viewersOf(before)) {
    const twin = twinOf(game, before.state, viewer, rng)
    if (game.refuse(twin, seat, intent)) continue
    const twinMatch = new OwnedMatch(game, { ...clonePlain(before), state: twin })
    const heard = twinMatch.accept(seat, intent)
    const leak = laysOpen(game, heard) ? null : leakTo(viewer, step, heard, twinMatch.state)
    if (leak) return leak
  }
  return null
}

const laysOpen = (game: AnyGame, events: Heard): boolean =>
  events.some(wordings => game.revealing.includes(wordings.everyone.kind))

function leakTo(viewer: Viewer, { game, events, after }: Step, heard: Heard, twinState: unknown) {
  const everyone = (wordings: EventWordings<{ kind: string }>) => wordings.everyone
  const publicDifference = firstDifference(events.map(everyone), heard.map(everyone))
  if (publicDifference) return `a public event tells what ${viewer} may not know: ${publicDifference}`
  const mine = (wordings: EventWordings<{ kind: string }>) => wordingFor(wordings, viewer)
  const ownDifference = firstDifference(events.map(mine), heard.map(mine))
  const difference = tellingApart(game, viewer, after.state, twinState)
  // Who draws hears what, and sees it in the hand from then on; a wording that changes nothing one sees is a leak.
  if (ownDifference && !difference) return `${viewer} is told what it cannot see: ${ownDifference}`
  const sentMore = [...events, ...heard].some(wordings => mine(wordings) !== wordings.everyone)
  return difference && !sentMore ? `${viewer} learns something hidden from a step: ${difference}` : null
}

/** Whoever was shown something may keep it: nothing of it changes when the match goes on. */
const viewsStandStill: Law = ({ game, before, seat, intent }) => {
  const match = new OwnedMatch(game, clonePlain(before))
  const views = viewersOf(before).map(viewer => ({
    ...openIn(game, match.state),
    ...secretIn(game, match.state, viewer),
  }))
  const copies = clonePlain(views)
  match.accept(seat, intent)
  const difference = firstDifference(copies, views)
  return difference ? `what was shown changes when the match goes on: ${difference}` : null
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
  viewsStandStill,
  copiesAreAlike,
}

/** The sentence of the first law that this step breaks, or null. */
export function brokenLaw(laws: Readonly<Record<string, Law>>, step: Step): string | null {
  for (const [name, law] of Object.entries(laws)) {
    const broken = law(step)
    if (broken) return `${name}: ${broken}`
  }
  return null
}

/** Randomness for whoever chooses in a watched match, apart from the match's own. */
export const chooserRng = (seed: string): Rng => rngFrom([...seed].reverse().join(''))

/** Randomness for the laws at one step: whoever watches, and however often, the match goes the same way. */
export function lawRng(seed: string, step: number): Rng {
  const [a, b, c, d] = cursorFrom(seed)
  const rng = new SeededRng([a ^ (step + 1), ~b, c, d])
  // Neighbouring steps begin with nearly the same cursor; a few numbers later they have nothing in common.
  for (let i = 0; i < 8; i++) rng.below(2)
  return rng
}
