/** The drawn table of the Movie Board Game: frames in, intents out. It obeys; it decides nothing. */
import type { Event, Intent, MovieTypes, Space } from '@heorot/shared/games/movie'
import { render } from 'preact'
import type { Language } from '../../i18n/languages'
import { laterByTimer } from '../../kit/Director'
import type { Rect } from '../../kit/geometry'
import { Picker } from '../../kit/Picker'
import type { Target } from '../../kit/placement'
import { TableStage } from '../../kit/TableStage'
import { pace, settings } from '../../settings/settings'
import { play } from '../../sound/sounds'
import type { Act, Scene, TableFrame } from '../../table/frame'
import { durations } from '../../theme/tokens'
import { choicesOf } from './choices'
import { spaceIn } from './keys'
import { Looking } from './Looking'
import { type Areas, areasOf } from './layout/areas'
import { compose } from './layout/compose'
import { cellRect } from './layout/pieces'
import { targetsOf } from './layout/targets'
import { Overlay, type OverlayProps } from './overlay/Overlay'
import { Pointing } from './Pointing'
import { soundOf } from './sounds'
import { atTheEnd, scoringIn } from './story'
import { prospectOf, seatOf, type TableState } from './TableState'
import { type Sheet, Telling } from './Telling'
import { loadWords } from './texts'
import type { Words } from './texts/en'
import { tipFor } from './tips'
import { type Explanation, whyNot } from './whyNot'

type Frame = TableFrame<MovieTypes>

const POINT_MS = 1800

export async function openScene(
  host: HTMLElement,
  act: Act<MovieTypes>,
  language: Language,
): Promise<MovieScene> {
  const words = await loadWords(language)
  await document.fonts?.ready
  let scene: MovieScene | null = null
  const stage = await TableStage.open(host, () => scene?.resized())
  scene = new MovieScene(stage, act, words)
  return scene
}

export class MovieScene implements Scene<MovieTypes> {
  readonly #stage: TableStage
  readonly #act: Act<MovieTypes>
  readonly #telling: Telling
  readonly #looking = new Looking()
  readonly #picker = new Picker<Intent>()
  readonly #pointing: Pointing
  readonly #aborter = new AbortController()
  #words: Words
  #frame: Frame | null = null
  #view: Frame['view'] | null = null
  #sending = false
  #pointed: readonly Space[] = []
  #complaint: Explanation | null = null
  #openedPlate: number | null = null
  #stopPoint: () => void = () => {}
  #areas: Areas | null = null
  #targets: readonly Target[] = []

  constructor(stage: TableStage, act: Act<MovieTypes>, words: Words) {
    this.#stage = stage
    this.#act = act
    this.#words = words
    this.#telling = new Telling({
      draw: view => {
        this.#view = view
        this.#draw(durations.slide)
      },
      settle: () => this.#settle(durations.slide),
    })
    this.#pointing = new Pointing({
      picker: this.#picker,
      targets: () => this.#targets,
      draw: lasts => this.#draw(lasts),
      pressed: key => this.#pressed(key),
      pan: (dx, dy) => this.#look(areas => this.#looking.pan(areas, dx, dy)),
      zoom: (at, factor) => this.#look(areas => this.#looking.zoom(areas, at, factor)),
    })
    stage.feel(this.#pointing)
    document.addEventListener('keydown', event => this.#key(event), { signal: this.#aborter.signal })
  }

  show(frame: Frame): void {
    const before = this.#frame
    this.#frame = frame
    this.#sending = false
    this.#complaint = null
    const other = before?.match !== frame.match
    if (before && other) this.#telling.forget()
    // A scoring is told to its end, or until somebody presses; whatever comes meanwhile waits behind it.
    if (this.#telling.busy) return
    const sound = before ? soundOf(frame.events) : null
    if (sound) void play(sound)
    const ended = before && frame.revision === before.revision + 1 ? scoringIn(frame.events) : null
    if (!before || !ended) {
      // Nothing slides from one match, or from one moment of a replay, into another.
      this.#settle(other ? 0 : durations.slide)
      return
    }
    this.#picker.offer([])
    this.#looking.back()
    this.#telling.scoring(before.view, ended)
  }

  async prepare(frame: Frame): Promise<void> {
    const now = this.#state()
    if (!now) return
    const state = { ...now, frame, view: atTheEnd(frame.view) }
    await this.#stage.prepare(compose(state, areasIn(state), prospectOf(state)))
  }

  async speak(language: Language): Promise<void> {
    this.#words = await loadWords(language)
    this.#draw(0)
  }

  point(event: Event): void {
    const places: readonly string[] = ['space', 'from', 'to', 'a', 'b']
    this.#pointed = Object.entries(event).flatMap(([name, value]) =>
      places.includes(name) && typeof value === 'number' ? [value] : [],
    )
    this.#stopPoint()
    this.#stopPoint = laterByTimer(POINT_MS, () => {
      this.#pointed = []
      this.#draw(durations.quick)
    })
    this.#draw(durations.quick)
  }

  close(): void {
    this.#pointing.hush()
    this.#stopPoint()
    this.#aborter.abort()
    this.#telling.forget()
    render(null, this.#stage.overlay)
    this.#stage.close()
  }

  resized(): void {
    this.#looking.back()
    this.#draw(0)
  }

  /** For tests and the bench: where something is, and what drawing cost. */
  get inspect() {
    const { stats, textures } = this.#stage
    return { targets: this.#targets, stats, settled: () => textures.settled() }
  }

  #pressed(key: string | null): void {
    this.#openedPlate = null
    if (this.#telling.busy || this.#telling.sheet) this.#closeSheet()
    else if (key) this.#press(key)
    else this.#reset()
  }

  #look(change: (areas: Areas) => void): void {
    if (this.#areas) change(this.#areas)
    this.#draw(0)
  }

  #settle(lasts: number): void {
    if (!this.#frame) return
    const { view, prompt } = this.#frame
    if (this.#view?.act !== view.act) this.#looking.back()
    this.#view = atTheEnd(view)
    this.#picker.offer(choicesOf(prompt))
    this.#draw(lasts)
  }

  #press(key: string): void {
    const state = this.#state()
    const led = this.#picker.press(key)
    this.#complaint = led || !state ? null : whyNot(state, key)
    if (led || this.#complaint) void play(led ? 'pick' : 'refused')
    if (led && this.#picker.staged && !settings.value.confirm) this.#confirm()
    else this.#picked()
  }

  #reset(): void {
    this.#picker.reset()
    this.#complaint = null
    this.#pointing.hovered = null
    this.#picked()
  }

  /** What is held changed. */
  #picked(): void {
    const areas = this.#areas
    const holding = this.#picker.picked.length > 0
    if (areas && this.#pointing.touch && !this.#picker.staged)
      this.#looking.leanIn(areas, cellsIn(areas, this.#picker.next), holding)
    this.#draw(durations.quick)
  }

  #confirm(): void {
    const staged = this.#picker.staged
    if (!staged || this.#sending) return
    this.#sending = true
    this.#draw(durations.quick)
    this.#act(staged.intent)
      .catch(() => null)
      .then(refusal => {
        this.#sending = false
        if (refusal) this.#picker.reset()
        this.#draw(durations.quick)
      })
  }

  #openSheet(sheet: Sheet): void {
    this.#telling.sheet = sheet
    this.#draw(0)
  }

  #closeSheet(): void {
    this.#telling.close()
    this.#draw(durations.slide)
  }

  #key(event: KeyboardEvent): void {
    const { target } = event
    if (target instanceof Element && target.closest('input, textarea, button, a, select, dialog')) return
    if (event.key === 'Enter') this.#confirm()
    if (event.key !== 'Escape') return
    if (this.#telling.busy || this.#telling.sheet) this.#closeSheet()
    else this.#reset()
  }

  #state(): TableState | null {
    if (!this.#frame || !this.#view) return null
    return {
      frame: this.#frame,
      view: this.#view,
      words: this.#words,
      size: this.#stage.size,
      picker: this.#picker,
      hover: this.#pointing.hovered,
      carried: this.#pointing.carried,
      camera: this.#looking.camera,
      sending: this.#sending,
      telling: this.#telling.busy,
      told: this.#telling.told,
      pointed: this.#pointed,
    }
  }

  #draw(lasts: number): void {
    const state = this.#state()
    if (!state || state.size.w === 0) return
    const areas = areasIn(state)
    const prospect = prospectOf(state)
    this.#areas = areas
    this.#targets = targetsOf(state, areas)
    this.#stage.look(state.camera, areas.board)
    this.#stage.show(compose(state, areas, prospect), lasts * pace())
    this.#stage.cursor = this.#pointing.cursor
    render(<Overlay {...this.#overlay(state, areas)} prospect={prospect} />, this.#stage.overlay)
  }

  #overlay(state: TableState, areas: Areas): Omit<OverlayProps, 'prospect'> {
    const next = this.#picker.next
    const tipped = this.#targets.find(({ key }) => key === this.#pointing.explained)
    const tip = tipped && tipFor(state, tipped.key)
    return {
      state,
      areas,
      targets: this.#targets.filter(target => next.has(target.key)),
      complaint: this.#complaint,
      tip: tip ? { ...tip, at: tipped } : null,
      sheet: this.#telling.sheet,
      lastScoring: this.#telling.last,
      openedPlate: this.#openedPlate,
      actions: {
        confirm: () => this.#confirm(),
        reset: () => this.#reset(),
        press: key => this.#press(key),
        openSheet: sheet => this.#openSheet(sheet),
        closeSheet: () => this.#closeSheet(),
        openPlate: seat => {
          this.#openedPlate = seat
          this.#draw(0)
        },
        toggleZoom: () => this.#look(seen => this.#looking.toggle(seen)),
      },
    }
  }
}

const areasIn = (state: TableState): Areas =>
  areasOf(state.size, {
    act: state.view.act,
    seats: state.view.players.length,
    seat: seatOf(state),
  })

/** Where the spaces among these keys lie. */
const cellsIn = (areas: Areas, keys: ReadonlySet<string>): readonly Rect[] =>
  [...keys].flatMap(key => {
    const space = spaceIn(key)
    return space === null ? [] : [cellRect(areas, space)]
  })
