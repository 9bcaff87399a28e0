/** What the client needs of this game besides its definition. */
export { sample } from './sample'
export type {
  SampleEvent,
  SampleIntent,
  SamplePrompt,
  SampleSecret,
  SampleState,
  SampleTypes,
} from './types'
export type { SamplePublic } from './state'
