import type { TableView } from '@heorot/shared'
import { isNewcomer } from '../../session/experience'

/** Hints may be for everyone, for those who have never finished this game, or for nobody. */
export const mayAskHints = ({ hints, game }: Pick<TableView, 'hints' | 'game'>): boolean =>
  hints === 'everyone' || (hints === 'newcomers' && isNewcomer(game))
