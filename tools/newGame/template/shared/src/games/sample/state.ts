/** What everyone sees, as the state that Colyseus synchronises. The view's type follows from it. */
import { type SchemaType, schema, t } from '@colyseus/schema'
import type { Plain } from '../../typedState'

const PlayerSchema = schema({ cards: t.number(), hasLaid: t.boolean(), points: t.number() }, 'Player')

export const SampleSchema = schema(
  {
    round: t.number(),
    players: t.array(PlayerSchema),
    /** The cards of the last round by seat; empty before the first reveal. */
    shown: t.array('number'),
  },
  'Sample',
)

export type SamplePublic = Plain<SchemaType<typeof SampleSchema>>
