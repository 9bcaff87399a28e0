import type { Event, FigureScore, Public } from '@heorot/shared/games/movie'
import { Director } from '../../kit/Director'
import { pace } from '../../settings/settings'
import { play } from '../../sound/sounds'
import { telling } from '../../table/desk'
import type { Scoring } from './overlay/ScoringSheet'
import { inOrder, scoringBeats, viewWhileTelling } from './story'

export type Sheet = { readonly kind: 'scoring'; readonly scoring: Scoring } | { readonly kind: 'final' }

interface Stage {
  /** Shows a moment of the story. */
  draw(view: Public): void
  /** The story is over: back to how things are. */
  settle(): void
}

/** Tells the scoring of an act, and keeps it for whoever wants to read it again. */
export class Telling {
  sheet: Sheet | null = null
  /** The figure whose score is being told. */
  told: FigureScore | null = null
  last: Scoring | null = null
  readonly #director = new Director(pace)
  readonly #stage: Stage

  constructor(stage: Stage) {
    this.#stage = stage
  }

  get busy(): boolean {
    return this.#director.busy
  }

  scoring(before: Public, ended: Extract<Event, { kind: 'actEnded' }>): void {
    const scoring = inOrder(ended)
    this.last = scoring
    const all = scoring.scores.length
    telling.value = pace() > 0
    // Whoever wants nothing to move reads the whole calculation at once.
    if (pace() === 0) this.sheet = { kind: 'scoring', scoring }
    const beats = scoringBeats(scoring, (told, figure) => {
      this.told = figure
      if (figure) void play('coin')
      this.sheet = told === all && !figure ? { kind: 'scoring', scoring } : null
      this.#stage.draw(viewWhileTelling(before, scoring, told))
    })
    this.#director.tell(beats, () => {
      this.told = null
      telling.value = false
      if (pace() > 0) this.sheet = null
      this.#stage.settle()
    })
  }

  /** Puts a sheet away; a story that is still being told comes to its end. */
  close(): void {
    this.#director.skip()
    this.sheet = null
  }

  /** Another match, or no more table. */
  forget(): void {
    this.#director.close()
    telling.value = false
    this.sheet = null
    this.told = null
    this.last = null
  }
}
