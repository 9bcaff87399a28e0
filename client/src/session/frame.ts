/** What the table shows at one revision. */
import {
  type EventWordings,
  type GameDefinition,
  type GameTypes,
  type Outcome,
  type Progress,
  type Refusal,
  type Seat,
  type Viewer,
  wordingFor,
} from '@heorot/shared'

/** Who sits where. `seat` also decides colour and sigil. */
export interface Person {
  readonly seat: Seat
  readonly name: string
  readonly bot: string | null
  readonly online: boolean
}

/** One revision of a match as this viewer may see it: public and private halves already joined. */
export interface TableFrame<T extends GameTypes = GameTypes> {
  /** Which match of this table, from 1: a rematch starts counting from 0. */
  readonly match: number
  readonly revision: number
  readonly viewer: Viewer
  readonly view: T['Public']
  readonly secret: T['Secret'] | null
  readonly prompt: T['Prompt'] | null
  /**
   * This viewer's wordings of what led here from the revision before; empty when the same revision is
   * shown again. Decoration: the view is the truth.
   */
  readonly events: readonly T['Event'][]
  readonly people: readonly Person[]
  readonly waitingFor: readonly Seat[]
  readonly progress: Progress | null
  readonly outcome: Outcome | null
  /** What every seat holds, for those who watch with open hands. */
  readonly hands?: readonly T['Secret'][]
  /** The seat that a spectator looks from; what it holds is known only with open hands. */
  readonly follows?: Seat
  /** The viewer may take back their last decision. */
  readonly takeBack?: boolean
}

/**
 * Sends an intent; resolves with the refusal, or null once it was accepted. The shell itself words a
 * refusal for the person (with a way to the rule), so a scene only has to fall back to what it showed.
 */
export type SendIntent<T extends GameTypes = GameTypes> = (intent: T['Intent']) => Promise<Refusal | null>

/** Where frames come from: a live table, or a record. */
export interface FrameSource {
  /** What the drawn table shows, or moves to. */
  readonly target: { readonly value: TableFrame | null }
  /** The share of its usual time that a story may take. */
  readonly hurry: () => number
  /** The drawn table is there from now on, or gone. */
  drawn(isDrawn: boolean): void
  /** The drawn table has shown a frame to its end. */
  shown(frame: TableFrame): void
}

/** What a viewer sees of a match that the rules play right here, after `events`. */
export function frameOfState<T extends GameTypes>(
  game: GameDefinition<T>,
  state: T['State'],
  at: Pick<TableFrame, 'match' | 'revision' | 'viewer' | 'people'>,
  events: readonly EventWordings<T['Event']>[],
): TableFrame<T> {
  const { viewer } = at
  const watches = viewer === 'spectator'
  return {
    ...at,
    view: game.publicView(state),
    secret: watches ? null : game.secretView(state, viewer),
    prompt: watches ? null : game.prompt(state, viewer),
    events: events.map(wordings => wordingFor(wordings, viewer)),
    waitingFor: game.asked(state),
    progress: game.progress(state),
    outcome: game.outcome(state),
  }
}
