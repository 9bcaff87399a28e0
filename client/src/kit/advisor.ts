import type { GameTypes } from '@heorot/shared'
import type { TableFrame } from '../session/frame'
import type { Advisor } from './GameClient'

type Reasons = Readonly<Record<string, (numbers: Readonly<Record<string, number>>) => string>>

/** Says what a bot would do, then why. */
export const advisor = <T extends GameTypes>(
  reasons: Reasons,
  say: (frame: TableFrame<T>, intent: T['Intent']) => string,
): Advisor<T> => ({
  advise: (frame, intent, why) =>
    [say(frame, intent), ...why.map(({ reason, numbers }) => reasons[reason]?.(numbers) ?? '')]
      .filter(Boolean)
      .join(' '),
})
