/** The drawn table of any game: frames in, intents out. It decides nothing; the game supplies a `GameTable`. */
import { effect } from '@preact/signals'
import { render } from 'preact'
import type { Language } from '../app/settings/languages'
import { motionPace, pace, settings } from '../app/settings/settings'
import { playSound, soundOf } from '../app/sound/sounds'
import { durations } from '../app/theme/tokens'
import { laterByTimer } from '../playback/Director'
import type { SendIntent, TableFrame } from '../session/frame'
import { BoardCamera } from './input/camera'
import { clearanceOf, NO_CLEARANCE } from './layout/clearance'
import type { Playing, Scene } from './GameClient'
import {
  type Action,
  type Drop,
  type Explanation,
  type FrameOf,
  type GameTable,
  type Story,
  type StoryBeat,
  type TableControls,
  type TableState,
  type TableTypes,
  type LastMove,
  peopleNames,
} from './GameTable'
import type { Point, Size } from './layout/geometry'
import { explainOverlay } from './input/explained'
import { type PointedTable, PointerInput } from './input/PointerInput'
import type { Target } from './layout/placement'
import { Selection } from './Selection'
import { StoryPlayer } from './StoryPlayer'
import { situationOf } from './situation'
import type { TableCursor, TableStage } from './pixi/TableStage'
import {
  bigScreen,
  clearance,
  guide,
  litPlaces,
  mayPress,
  scoresCounted,
  storyChapter,
  upNext,
} from './tableContext'
import { type PlacedTip, TableOverlay } from './widgets/TableOverlay'

const POINT_MS = 1800
/** Events without a seat are not a player's move. */
const isDoing = (event: object): boolean => 'seat' in event

/** While a story plays, nothing is asked of the viewer. */
const withoutTurn = <F extends TableFrame>(frame: F): F => ({
  ...frame,
  waitingFor: frame.waitingFor.filter(seat => seat !== frame.viewer),
})

/** Keys that alone mean nothing. */
const STILL: readonly string[] = ['Tab', 'Shift', 'Control', 'Alt', 'Meta']

const UNHURRIED: Playing = { hurry: 1, shown: () => {} }

export class TableScene<T extends TableTypes> implements Scene<T['Game']>, PointedTable {
  readonly #stage: TableStage
  readonly #table: GameTable<T>
  readonly #selection: Selection<T>
  readonly #pointer = new PointerInput(this)
  readonly #camera = new BoardCamera()
  readonly #story = new StoryPlayer<T>()
  readonly #aborter = new AbortController()
  #words: T['Words']
  #frame: FrameOf<T> | null = null
  /** The frame before the story that plays. */
  #before: FrameOf<T> | null = null
  #memory: T['Memory'] | null = null
  #sheet: T['Sheet'] | null = null
  #complaint: Explanation | null = null
  #pointed: readonly string[] = []
  /** Events of the last step that contains a player's move. */
  #lastEvents: readonly T['Game']['Event'][] = []
  #stopPointing: () => void = () => {}
  #layout: T['Layout'] | null = null
  #targets: readonly Target[] = []

  constructor(stage: TableStage, table: GameTable<T>, act: SendIntent<T['Game']>, words: T['Words']) {
    this.#stage = stage
    this.#table = table
    this.#words = words
    this.#selection = new Selection(table.question, act, () => this.draw(durations.quick))
    stage.listen(this.#pointer)
    // What comes after a story is said in the bar.
    const stop = effect(() => {
      if (upNext.value && this.#story.playing) this.draw(0)
    })
    this.#aborter.signal.addEventListener('abort', stop)
    const { signal } = this.#aborter
    document.addEventListener('keydown', event => this.#key(event), { signal })
    explainOverlay(stage.overlay, this.#pointer, signal)
  }

  show(frame: FrameOf<T>, playing: Playing = UNHURRIED): void {
    const before = this.#frame
    const again = before?.match === frame.match
    if (!again) this.#forget(frame)
    else if (this.#memory && this.#table.remembersNext)
      this.#memory = this.#table.remembersNext(this.#memory, before, frame)
    if (again && frame.revision < before.revision) this.#lastEvents = []
    this.#frame = frame
    this.#complaint = null
    if (before?.revision !== frame.revision) this.#pointed = []
    this.#selection.show(frame)
    if (again && before.revision === frame.revision) this.draw(durations.slide)
    else this.#tell(again ? before : null, frame, playing)
  }

  prepare(frame: FrameOf<T>): Promise<void> {
    const state = this.#stateOf(frame, null)
    return this.#stage.prepare(this.#table.compose(state, this.#table.layout(state)))
  }

  async speak(language: Language): Promise<void> {
    this.#words = await this.#table.loadWords(language)
    this.draw(0)
  }

  point(event: T['Game']['Event'], stays = false): void {
    const show = (keys: readonly string[]) => {
      this.#pointed = keys
      this.draw(durations.quick)
    }
    this.#stopPointing()
    this.#stopPointing = stays ? () => {} : laterByTimer(POINT_MS, () => show([]))
    show(this.#table.pointsAt?.(event) ?? [])
  }

  propose(keys: readonly string[]): void {
    this.#selection.propose(keys)
  }

  close(): void {
    this.#pointer.hideTip()
    this.#stopPointing()
    this.#aborter.abort()
    clearance.value = NO_CLEARANCE
    litPlaces.value = []
    this.#story.close()
    render(null, this.#stage.overlay)
    this.#stage.close()
  }

  resized(): void {
    this.draw(0)
  }

  /** For tests and the bench: where something is, and what drawing cost. */
  get inspect() {
    const { stats, textures } = this.#stage
    return { targets: this.#targets, stats, settled: () => textures.settled() }
  }

  get targets(): readonly Target[] {
    return this.#targets
  }

  get options(): ReadonlySet<string> {
    return this.#state()?.options ?? new Set()
  }

  /** A press while a story plays ends it; it also picks what it was aimed at, and nothing else. */
  press(key: string | null): void {
    const playing = this.#story.playing
    const aimed = key !== null && this.options.has(key)
    if (playing) this.#story.skip()
    if (this.#sheet && !playing) this.#controls.open(null)
    else if (!playing || aimed) this.#pick(key)
  }

  lift(key: string): boolean {
    if (!mayPress(key)) return false
    const state = this.#state()
    const picks = state && this.#table.lift?.(state, key)
    if (picks) this.#selection.change(picks)
    return Boolean(picks)
  }

  drop(drop: Drop): void {
    const state = this.#state()
    const result = state && this.#layout && this.#table.drop?.(state, this.#layout, drop)
    if (typeof result === 'string') this.press(result)
    else if (result) this.#controls.remember(result)
  }

  pan(from: Point, dx: number, dy: number): void {
    const state = this.#state()
    const change = state && this.#layout && this.#table.pan?.(state, this.#layout, from, dx)
    this.#camera.pan(dx, dy)
    if (change && this.#memory) this.#memory = { ...this.#memory, ...change }
    this.draw(0)
  }

  zoom(at: Point, factor: number): void {
    this.#camera.zoom(at, factor)
    this.draw(0)
  }

  readonly #controls: TableControls<T> = {
    open: sheet => {
      this.#sheet = sheet
      this.#pointer.hideTip()
      this.draw(0)
    },
    close: () => {
      if (this.#story.playing) this.#story.skip()
      else this.#controls.open(null)
    },
    remember: change => {
      if (this.#memory) this.#memory = { ...this.#memory, ...change }
      this.draw(durations.slide)
    },
    zoom: () => {
      this.#camera.toggle()
      this.draw(0)
    },
  }

  draw(duration: number): void {
    const state = this.#state()
    if (!state || state.size.w === 0) return
    const layout = this.#table.layout(state)
    this.#camera.fit(this.#table.board?.(layout) ?? null)
    this.#paint({ ...state, camera: this.#camera.camera }, layout, duration)
  }

  #paint(state: TableState<T>, layout: T['Layout'], duration: number): void {
    const window = this.#table.board?.(layout).window
    this.#layout = layout
    this.#keepClear(layout, state.size)
    this.#targets = this.#table.targets(state, layout)
    if (window) this.#stage.look(state.camera, window)
    this.#lightPointed(state, layout)
    const placements = this.#table.compose(state, layout)
    this.#stage.show(placements, duration * motionPace())
    this.#stage.cursor = this.#cursor(state)
    render(
      <TableOverlay
        table={this.#table}
        state={state}
        layout={layout}
        controls={this.#controls}
        targets={this.#targets}
        placements={placements}
        complaint={this.#complaint}
        tip={state.carried ? null : this.#tip()}
        press={action => this.#press(action)}
      />,
      this.#stage.overlay,
    )
  }

  #keepClear({ areas }: T['Layout'], size: Size): void {
    const next = clearanceOf(areas, size)
    const { bottom, right } = clearance.peek()
    if (next.bottom !== bottom || next.right !== right) clearance.value = next
  }

  /** What the page points at is not to be covered, nor the button that does it. */
  #lightPointed({ pointed, picks }: TableState<T>, { areas }: T['Layout']): void {
    if (guide.peek() || (pointed.length === 0 && litPlaces.peek().length === 0)) return
    const keys = new Set([...pointed, ...picks.keys])
    const lit = this.#targets.filter(({ key }) => keys.has(key))
    litPlaces.value = pointed.length > 0 ? [areas.bar, ...lit] : []
  }

  #tip(): PlacedTip | null {
    const { tip } = this.#pointer
    const at = tip && (tip.at ?? this.#targets.find(({ key }) => key === tip.key))
    return at ? { ...tip, at } : null
  }

  #cursor(state: TableState<T>): TableCursor {
    const { carried, hover, options } = state
    if (carried) return 'carry'
    if (hover === null) return 'plain'
    if (options.has(hover) || this.#table.opens?.(hover)) return 'press'
    if (this.#table.lift?.(state, hover)) return 'grab'
    return this.#table.tip(state, hover) ? 'explain' : 'plain'
  }

  #forget(frame: FrameOf<T>): void {
    this.#story.close()
    this.#memory = this.#table.remembers(frame)
    this.#lastEvents = []
    this.#sheet = null
    this.#camera.reset()
  }

  /** Nothing slides from one match, or from one moment of a replay, into another. */
  #tell(before: FrameOf<T> | null, frame: FrameOf<T>, { hurry, shown }: Playing): void {
    this.#story.close()
    // Nobody puts a sheet away on a television.
    if (bigScreen.peek()) this.#sheet = null
    const previous = before?.revision === frame.revision - 1 ? before : null
    const story: Story<T> = this.#table.story?.(previous, frame, pace() > 0) ?? { beats: [] }
    if (story.beats.length === 0) this.#sound(soundOf(this.#table.sounds, frame.events))
    else if (story.wholeBoard) this.#showWholeBoard()
    // The board came closer for a finger; what happens now may be elsewhere.
    else if (this.#pointer.touch || frame.viewer === 'spectator') this.#lookAtMove(frame)
    this.#before = before && withoutTurn(before)
    this.#story.play(
      story,
      hurry,
      beat => this.#playBeat(beat),
      () => {
        if (frame.events.some(isDoing)) this.#lastEvents = frame.events
        scoresCounted.value = frame.outcome !== null && story.beats.length > 0 && story.opens !== undefined
        this.#settle(story.opens ?? null, before ? durations.slide : 0)
        shown()
      },
    )
  }

  /** A spectator of the whole table need not look for what happens on a small board. */
  #lookAtMove(frame: FrameOf<T>): void {
    const watches = frame.viewer === 'spectator' && frame.follows === undefined
    const keys = watches ? frame.events.flatMap(event => this.#table.pointsAt?.(event) ?? []) : []
    this.#camera.leanIn(new Set(keys), false)
    if (!watches) this.#camera.reset()
  }

  #showWholeBoard(): void {
    this.#sheet = null
    this.#camera.reset()
  }

  #playBeat(beat: StoryBeat<T>): void {
    this.#sound(beat.sound ?? null)
    storyChapter.value = this.#table.chapterIn?.(beat.view) ?? null
    this.draw(beat.slide ?? durations.slide)
  }

  #settle(sheet: T['Sheet'] | null, duration: number): void {
    if (sheet) this.#sheet = sheet
    this.draw(duration)
  }

  #sound(name: Parameters<typeof playSound>[0] | null): void {
    if (name) void playSound(name)
  }

  #pick(key: string | null): void {
    if (key !== null && !mayPress(key)) return
    const sheet = key === null ? null : this.#table.opens?.(key)
    if (sheet) {
      this.#controls.open(sheet)
      return
    }
    const state = this.#state()
    const picked = this.#selection.pick(key)
    this.#complaint = null
    if (picked) this.#sound('pick')
    else if (key === null) this.#pointer.hovered = null
    else if (state) this.#cannotPick(state, key)
    if (picked) this.#picked()
    this.draw(durations.quick)
  }

  /** Says why in the bar, or, where a finger cannot hover, says in a tip what the object is. */
  #cannotPick(state: TableState<T>, key: string): void {
    const why = this.#whyNot(state, key)
    if (this.#pointer.touch && this.#table.tip(state, key))
      this.#pointer.explain(key, null, (state.prompt && why?.words) ?? null)
    else this.#complain(why)
  }

  #complain(why: Explanation | null): void {
    this.#complaint = why
    if (why) this.#sound('refused')
  }

  #whyNot(state: TableState<T>, key: string): Explanation | null {
    const why = state.sending ? null : this.#table.whyNot(state, key)
    if (typeof why !== 'string') return why
    return { words: state.words.reasons[why] ?? why, rule: this.#table.ruleOfReason[why] ?? null }
  }

  /** What is picked has changed. */
  #picked(): void {
    const state = this.#state()
    if (!state) return
    if (this.#pointer.touch) this.#camera.leanIn(state.options, state.picks.keys.length > 0)
    const whole = state.actions.find(({ primary, intent }) => primary && intent)
    if (whole && state.prompt && !settings.value.confirm && this.#table.question.sendsAtOnce(state.prompt))
      this.#press(whole)
  }

  #press(action: Action<T>): void {
    if (!mayPress(`button:${action.key}`)) return
    this.#complaint = null
    this.#story.skip()
    this.#selection.press(action)
    if (action.picks) this.#picked()
  }

  #key(event: KeyboardEvent): void {
    const { target, key } = event
    if (target instanceof Element && target.closest('input, textarea, button, a, select, dialog')) return
    if (this.#story.playing) {
      if (!STILL.includes(key)) this.#story.skip()
      return
    }
    const actions = this.#state()?.actions ?? []
    if (key === 'Enter') this.#pressFirst(actions.filter(({ primary }) => primary))
    if (key !== 'Escape') return
    if (this.#sheet) this.#controls.close()
    else this.#pressFirst(actions.filter(({ cancels }) => cancels))
  }

  #pressFirst([action]: readonly Action<T>[]): void {
    if (action) this.#press(action)
  }

  #state(): TableState<T> | null {
    return this.#frame && this.#stateOf(this.#frame, this.#story.beat)
  }

  #lastMove(frame: FrameOf<T>): LastMove | null {
    const { headline, narrate, pointsAt } = this.#table
    const doing = this.#lastEvents.filter(isDoing)
    const names = peopleNames({ frame })
    const lines = doing.map(event => narrate?.(this.#words, event, names))
    const line = headline?.(this.#words, this.#lastEvents, names)?.words ?? lines.find(said => said != null)
    return line ? { line, keys: doing.flatMap(event => pointsAt?.(event) ?? []) } : null
  }

  /** While a story plays, all that is not part of it stays as it was before. */
  #stateOf(newest: FrameOf<T>, beat: StoryBeat<T> | null): TableState<T> {
    const { hovered, carried } = this.#pointer
    const frame = (beat && this.#before) ?? newest
    const rest = this.#table.resting?.(frame.view) ?? frame.view
    return {
      ...situationOf(this.#table, frame, this.#words, this.#selection, beat !== null),
      view: beat?.view ?? rest,
      secret: beat ? beat.secret : frame.secret,
      size: this.#stage.size,
      big: bigScreen.peek(),
      hover: hovered,
      carried,
      pointed: this.#pointed,
      lastMove: this.#lastMove(frame),
      camera: this.#camera.camera,
      story: beat?.story ?? null,
      sheet: beat?.sheet ?? this.#sheet,
      memory: this.#memory ?? this.#table.remembers(frame),
    }
  }
}
