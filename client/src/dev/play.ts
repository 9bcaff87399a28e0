/**
 * A scene fed from a match that is played right here, without a server: for looking and for tests.
 * play.html?game=movie&seed=1&step=40&seat=0&seats=3&lang=de; seat=spectator watches; play=1 lets the
 * others move by themselves; bar=52&drawer=308 keep the room that the shell takes on a table page.
 */
import '../app/theme/tokens.css'
import '../app/theme/scale.css'
import '../app/theme/base.css'
import '../ui/layout.css'
import '../ui/button.css'
import '../ui/dialog.css'
import '../app/theme/fonts.css'
import type { EventWordings, GameTypes, OwnedMatch, Seat, Viewer } from '@heorot/shared'
import { begin, findGame, openMatch, rngFrom, seedFromNumber } from '@heorot/shared'
import { speak } from '../app/language'
import { type Language, languages } from '../app/settings/languages'
import { change } from '../app/settings/settings'
import { gameClients } from '../games'
import type { Scene } from '../kit/GameClient'
import { frameOfState, type TableFrame } from '../session/frame'

const query = new URLSearchParams(location.search)
const asked = (name: string, otherwise: string) => query.get(name) ?? otherwise
const NAMES = ['Maren', 'Oswin', 'Tadeusz', 'Élodie', 'Brunhilde']

const id = asked('game', gameClients[0]!.id)
const game = findGame(id)
const client = gameClients.find(one => one.id === id)
if (!game || !client) throw new Error(`no game ${id}`)

const seats = Number(asked('seats', '3'))
const seed = seedFromNumber(Number(asked('seed', '1')))
const language = languages.find(one => one === asked('lang', 'en')) ?? 'en'
const viewer: Viewer = asked('seat', '0') === 'spectator' ? 'spectator' : Number(asked('seat', '0'))
const rng = rngFrom(seedFromNumber(Number(asked('seed', '1')) + 7))
const match: OwnedMatch<GameTypes> = openMatch(
  game,
  begin(game, { seats, options: JSON.parse(asked('options', '{}')), seed }),
)

function frameOf(events: readonly EventWordings<GameTypes['Event']>[]): TableFrame {
  const people = NAMES.slice(0, seats).map((name, seat) => ({
    seat,
    name,
    bot: seat === 2 ? 'searching' : null,
    online: seat !== 3,
  }))
  return frameOfState(game!, match.state, { match: 1, revision: match.revision, viewer, people }, events)
}

/** One move of a seat that is asked. */
function step(): TableFrame {
  const seat: Seat | undefined = game!.asked(match.state)[0]
  const prompt = seat === undefined ? null : game!.prompt(match.state, seat)
  return frameOf(seat === undefined || !prompt ? [] : match.accept(seat, game!.suggest(prompt, rng)))
}

function others(scene: Scene): void {
  const next = game!.asked(match.state)[0]
  if (asked('play', '') === '' || next === undefined || next === viewer) return
  setTimeout(() => {
    scene.show(step())
    others(scene)
  }, 700)
}

const host = document.getElementById('scene')!
host.style.top = `${asked('bar', '0')}px`
host.style.right = `${asked('drawer', '0')}px`
host.style.bottom = `${asked('foot', '0')}px`
change({
  language: language as Language,
  confirm: true,
  ...(query.has('speed') ? { speed: asked('speed', 'normal') as 'off' } : {}),
})

await speak(language)
await Promise.all(
  ['600 20px Cinzel', '700 20px Alegreya', '800 20px Alegreya', '700 20px "Alegreya Sans"'].map(font =>
    document.fonts.load(font, 'aął'),
  ),
)
const { openScene } = await client.loadTable()
const scene: Scene = await openScene(
  host,
  async intent => {
    if (viewer === 'spectator') return { reason: 'not-your-turn' }
    const refusal = match.refuse(viewer, intent)
    if (refusal) return refusal
    scene.show(frameOf(match.accept(viewer, intent)))
    others(scene)
    return null
  },
  language,
)
/** until=actEnded stops where that first happened; ask=swap where the viewer is first asked that, from `step` on. */
const until = asked('until', '')
const ask = asked('ask', '')
const steps = Number(asked('step', '0'))
const reached = (one: TableFrame) =>
  (until === '' || one.events.some(event => event.kind === until)) && (ask === '' || one.prompt?.kind === ask)
let frame = frameOf([])
let before = frame
for (let i = 0; (i < steps || !reached(frame)) && !frame.outcome; i++) {
  before = frame
  frame = step()
}
if (until !== '') scene.show(before)
scene.show(frame)
others(scene)
Object.assign(globalThis, { heorot: { scene, step: () => scene.show(step()), client } })
