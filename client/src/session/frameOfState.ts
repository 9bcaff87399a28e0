import { type EventWordings, type GameDefinition, type GameTypes, wordingFor } from '@heorot/shared'
import type { TableFrame } from './frame'

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
