/** Every shape of the Legend, and the bundle for `GameDefinition`. All are plain JSON. */
import type { Intent, Prompt } from './model/asking'
import type { Event } from './model/events'
import type { Options, State } from './model/state'
import type { Public, Secret } from './model/views'

export * from './model/asking'
export * from './model/components'
export * from './model/events'
export * from './model/state'
export * from './model/views'

/** The bundle for `GameDefinition`. */
export interface LegendTypes {
  State: State
  Intent: Intent
  Event: Event
  Public: Public
  Secret: Secret
  Prompt: Prompt
  Options: Options
}
