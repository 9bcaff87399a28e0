import type { TableView } from '@heorot/shared'
import { settings } from '../../app/settings/settings'
import { isExperienced } from '../../session/experience'

/** Whether somebody wants things explained here: newcomers do, unless they or the host say otherwise. */
export function isCoached(table: Pick<TableView, 'game' | 'coach'>): boolean {
  const { coach } = settings.value
  if (!table.coach || coach === 'off') return false
  return coach === 'always' || !isExperienced(table.game)
}
