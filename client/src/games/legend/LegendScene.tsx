/** The drawn table of The Legend: frames in, intents out. It obeys; it decides nothing. */
import { cardOf, type Event, type LegendTypes, type ScoreSheet } from '@heorot/shared/games/legend'
import { render } from 'preact'
import type { Language } from '../../i18n/languages'
import { Director, laterByTimer } from '../../kit/Director'
import type { Target } from '../../kit/placement'
import type { TableStage } from '../../kit/TableStage'
import { pace, settings } from '../../settings/settings'
import type { Act, Scene, TableFrame } from '../../table/frame'
import { durations } from '../../theme/tokens'
import { Asking } from './asking/Asking'
import { type Control, controlsOf, restAtHand } from './asking/controls'
import { pickable } from './asking/picks'
import { addDeeds, deedsFrom } from './deeds'
import { Fingers, type Touchable } from './Fingers'
import { cardIn, DECK, DISCARDS, seatKey, stationIn, stationKey } from './keys'
import { cursorOf, freshLocal, type Local, tableState } from './Local'
import { compose, type Layout, layoutOf } from './layout/compose'
import { targetsOf } from './layout/targets'
import { Overlay, type OverlayActions, type OverlayProps, type Panel } from './overlay/Overlay'
import { sound, soundOf } from './sceneSounds'
import { type Moment, momentsBetween } from './story'
import { seatOf, type TableState } from './TableState'
import { loadWords } from './texts'
import type { Words } from './texts/en'
import { tipFor } from './tips'
import { whyNot } from './whyNot'

type Frame = TableFrame<LegendTypes>

const POINT_MS = 1800
const LINE_MS = 260

export class LegendScene implements Scene<LegendTypes>, Touchable {
  readonly stage: TableStage
  readonly #asking: Asking
  readonly #fingers = new Fingers(this)
  readonly #director = new Director(pace)
  readonly #aborter = new AbortController()
  #words: Words
  #local = freshLocal()
  #frame: Frame | null = null
  #moment: Moment | null = null
  #sheet: OverlayProps['sheet'] = null
  #stopPoint: () => void = () => {}
  #layout: Layout | null = null
  #targets: readonly Target[] = []

  constructor(stage: TableStage, act: Act<LegendTypes>, words: Words) {
    this.stage = stage
    this.#words = words
    this.#asking = new Asking(act, () => this.draw(durations.quick))
    stage.feel(this.#fingers)
    document.addEventListener('keydown', event => this.#key(event), { signal: this.#aborter.signal })
  }

  show(frame: Frame): void {
    const before = this.#frame
    const other = before?.match !== frame.match
    this.#director.skip()
    if (other) this.#forget(frame.view.step)
    if (before?.view.step !== frame.view.step) this.#local.scroll = 0
    if (before?.prompt?.kind !== frame.prompt?.kind) this.#local.purse = null
    if (other || frame.revision > before.revision)
      this.#local.deeds = addDeeds(this.#local.deeds, frame.events)
    this.#frame = frame
    this.#local.complaint = null
    this.#asking.show(frame)
    // Nothing slides from one match, or from one moment of a replay, into another.
    this.#tell(momentsBetween(before, frame), frame, other ? 0 : durations.slide)
  }

  prepare(frame: Frame): Promise<void> {
    const state = this.#stateOf(frame, freshLocal(), null)
    return this.stage.prepare(compose(state, layoutOf(state)))
  }

  async speak(language: Language): Promise<void> {
    this.#words = await loadWords(language)
    this.draw(0)
  }

  point(event: Event): void {
    const seats = 'seat' in event ? [seatKey(event.seat)] : []
    const steps = 'step' in event ? [stationKey(event.step)] : []
    this.#local.pointed = [...seats, ...steps]
    this.#stopPoint()
    this.#stopPoint = laterByTimer(POINT_MS, () => {
      this.#local.pointed = []
      this.draw(durations.quick)
    })
    this.draw(durations.quick)
  }

  close(): void {
    this.#fingers.hideTip()
    this.#stopPoint()
    this.#aborter.abort()
    this.#director.close()
    render(null, this.stage.overlay)
    this.stage.close()
  }

  resized(): void {
    this.#local.scroll = 0
    this.draw(0)
  }

  /** For tests and the bench: where something is, and what drawing cost. */
  get inspect() {
    return { targets: this.#targets, stats: this.stage.stats, settled: () => this.stage.textures.settled() }
  }

  get local(): Local {
    return this.#local
  }

  get layout(): Layout | null {
    return this.#layout
  }

  get targets(): readonly Target[] {
    return this.#targets
  }

  get options(): ReadonlySet<string> {
    return pickable(this.#frame?.prompt ?? null, this.#asking.picks)
  }

  get telling(): boolean {
    return this.#director.busy
  }

  endTelling(): void {
    this.#director.skip()
  }

  state(): TableState | null {
    return this.#frame && this.#stateOf(this.#frame, this.#local, this.#moment)
  }

  #stateOf(frame: Frame, local: Local, moment: Moment | null): TableState {
    return tableState(local, {
      frame,
      moment,
      asking: this.#asking,
      words: this.#words,
      size: this.stage.size,
    })
  }

  pressKey(key: string | null): void {
    this.#local.complaint = null
    const step = key === null ? null : stationIn(key)
    if (step !== null) this.open({ kind: 'station', step })
    else if (key === DECK || key === DISCARDS) this.open({ kind: 'discards' })
    else if (key !== null && !this.#asking.toggle(key)) this.#complain(key)
    else if (key !== null && !settings.value.confirm) this.#actAtOnce()
    this.draw(durations.quick)
  }

  open(panel: Panel | null): void {
    this.#local.panel = panel
    this.#fingers.hideTip()
    this.draw(0)
  }

  draw(lasts: number): void {
    const state = this.state()
    if (!state || state.size.w === 0) return
    const layout = layoutOf(state)
    this.#layout = layout
    this.#targets = targetsOf(state, layout)
    this.stage.show(compose(state, layout), lasts * pace())
    this.stage.cursor = cursorOf(this.#local, this.options)
    render(<Overlay {...this.#overlay(state, layout)} />, this.stage.overlay)
  }

  #forget(step: number): void {
    this.#local = { ...freshLocal(), deeds: deedsFrom(step) }
    this.#sheet = null
  }

  #tell(moments: readonly Moment[], frame: Frame, lasts: number): void {
    if (moments.length === 0) sound(soundOf(frame.events))
    const beats = moments.map(moment => ({
      lasts: moment.lasts,
      play: () => {
        this.#moment = moment
        sound(moment.sound)
        this.draw(moment.telling?.kind === 'risk' ? Math.min(moment.lasts, 200) : durations.slide)
      },
    }))
    this.#director.tell(beats, () => this.#settle(lasts))
  }

  #settle(lasts: number): void {
    this.#moment = null
    const stage = this.#frame?.view.stage
    if (stage?.kind === 'over' && !this.#sheet) this.#tellScore(stage.sheets)
    else this.draw(lasts)
  }

  /** The score sheet fills itself, a line of every seat at a time. */
  #tellScore(sheets: readonly ScoreSheet[]): void {
    const longest = Math.max(...sheets.map(({ lines }) => lines.length))
    const tell = (told: number) => {
      this.#sheet = { sheets, told }
      this.draw(durations.quick)
    }
    const beats = Array.from({ length: longest }, (_, i) => ({ lasts: LINE_MS, play: () => tell(i + 1) }))
    this.#director.tell(beats, () => tell(longest))
  }

  /** Where one thing is chosen and nobody wants to be asked again, choosing is doing. */
  #actAtOnce(): void {
    const kind = this.#frame?.prompt?.kind
    if (kind !== 'prize' && kind !== 'selection' && kind !== 'recovery') return
    const [control] = this.#controls()
    if (control?.intent) this.#press(control)
  }

  /** Says why not; but pressing The Warrior's Rest is the way to use it outside one's turn. */
  #complain(key: string): void {
    const state = this.state()
    const card = cardIn(key)
    const rest = restAtHand(this.#asking.asked(settings.value.confirm))
    if (rest && card !== null && cardOf(card).special === 'rest') this.#press(rest)
    else this.#local.complaint = state && !state.sending ? whyNot(state, key) : null
  }

  #press(control: Control): void {
    this.#local.complaint = null
    this.#director.skip()
    this.#asking.press(control)
  }

  #closeSheet(): void {
    if (this.#director.busy) this.#director.skip()
    else this.#sheet = this.#sheet && { ...this.#sheet, told: -1 }
    this.draw(0)
  }

  #key(event: KeyboardEvent): void {
    const elsewhere =
      event.target instanceof Element && event.target.closest('input, textarea, button, a, select, dialog')
    if (elsewhere) return
    const primary = this.#controls().find(control => control.primary)
    if (event.key === 'Enter' && primary) this.#press(primary)
    if (event.key !== 'Escape') return
    if (this.#sheet && this.#sheet.told >= 0) this.#closeSheet()
    else if (this.#local.panel) this.open(null)
    else this.#asking.reset()
  }

  #controls(): readonly Control[] {
    return controlsOf(this.#asking.asked(settings.value.confirm))
  }

  #overlay(state: TableState, layout: Layout): OverlayProps {
    const { complaint, panel, order, carried } = this.#local
    const asked = this.#asking.asked(settings.value.confirm)
    const target = this.#targets.find(({ key }) => key === this.#local.tip)
    const tip = target && !carried ? tipFor(state, target.key) : null
    const { options } = this
    return {
      state,
      layout,
      asked,
      controls: controlsOf(asked),
      rest: restAtHand(asked),
      targets: this.#targets.filter(({ key }) => options.has(key)),
      complaint,
      tip: tip && target ? { ...tip, at: target } : null,
      panel,
      sheet: this.#sheet && this.#sheet.told >= 0 ? this.#sheet : null,
      unsorted: order !== null,
      actions: this.#actions,
    }
  }

  readonly #actions: OverlayActions = {
    press: control => this.#press(control),
    showCount: show => this.#asking.showCount(show),
    open: panel => this.open(panel),
    openSeat: seat => {
      const state = this.state()
      if (state && seat === seatOf(state)) this.#actions.togglePurse()
      else this.open({ kind: 'seat', seat })
    },
    togglePurse: () => {
      this.#local.purse = !this.state()?.purse
      this.draw(durations.slide)
    },
    sortHand: () => {
      this.#local.order = null
      this.draw(durations.slide)
    },
    openSheet: () => {
      const stage = this.#frame?.view.stage
      if (stage?.kind === 'over') this.#sheet = { sheets: stage.sheets, told: Number.POSITIVE_INFINITY }
      this.draw(0)
    },
    closeSheet: () => this.#closeSheet(),
  }
}
