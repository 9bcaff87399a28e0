/** Every shape of the Legend, and the bundle for `GameDefinition`. All are plain JSON. */
import type { LegendIntent, LegendPrompt } from './model/asking'
import type { LegendEvent } from './model/events'
import type { LegendOptions, LegendPublic, LegendSecret, LegendState } from './model/state'

export * from './model/asking'
export * from './model/components'
export * from './model/events'
export * from './model/state'

/** The bundle for `GameDefinition`. */
export interface LegendTypes {
  State: LegendState
  Intent: LegendIntent
  Event: LegendEvent
  Public: LegendPublic
  Secret: LegendSecret
  Prompt: LegendPrompt
  Options: LegendOptions
}
