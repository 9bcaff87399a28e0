import type { KeptGroup } from '@heorot/shared'
import { useState } from 'preact/hooks'
import { useLoaded } from '../../app/hooks'
import { go } from '../../app/router'
import { settings } from '../../app/settings/settings'
import { knownHall, rememberHall } from '../../thisBrowser/myHalls'
import { knownTable, rememberTable } from '../../thisBrowser/myTables'
import { newToken } from '../../thisBrowser/random'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { attempt, useSession } from '../people/context'
import { defaultHallName } from './actions'
import { hallTexts, loadHallTexts } from './texts'

/** At the end of a match: a hall for those who played, or the way back to the one they have. */
export function KeepTogether() {
  const session = useSession()
  const [token] = useState(newToken)
  const ready = useLoaded(() => loadHallTexts().then(() => true), [])
  const { order, you, table } = session
  if (!ready || you.value?.seat == null || you.value.guest || order.practice) return null
  const t = hallTexts().keep
  const hall = you.value.hall ? knownHall(you.value.hall) : null
  if (hall)
    return (
      <a class="button vellum" href={`/h/${hall.code}`}>
        {t.go}
      </a>
    )
  const keep = async () => {
    let place: KeptGroup | null = null
    const name = defaultHallName(table.value?.seats[you.value?.seat ?? 0]?.name || settings.value.name)
    const asked = session.keepGroup({ name, token }).then(answer => {
      if ('reason' in answer) return answer
      place = answer
      return null
    })
    if (!(await attempt(session, asked)) || !place) return
    const { id, code } = place as KeptGroup
    rememberHall({ id, code, token })
    const known = knownTable(order.code)
    if (known) rememberTable({ ...known, hall: id })
    go(`/h/${code}`)
  }
  return (
    <Button look="vellum" title={t.hint} onClick={() => void keep()}>
      <Icon name="vikingLonghouse" size={18} /> {you.value.hall ? t.join : t.title}
    </Button>
  )
}
