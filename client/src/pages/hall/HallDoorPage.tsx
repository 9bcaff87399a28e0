import type { HallDoor } from '@heorot/shared'
import { useEffect, useState } from 'preact/hooks'
import { words } from '../../app/language'
import { go } from '../../app/router'
import { refusalOf } from '../../api/api'
import { addDevice, hallDoor, joinHall } from '../../api/hallApi'
import { knownHall, rememberHall } from '../../thisBrowser/myHalls'
import { newToken } from '../../thisBrowser/random'
import { Loading } from '../../ui/page/Loading'
import { NameField, nameOrAsk } from '../../ui/fields/NameField'
import { Page } from '../../ui/page/Page'
import { RefusedPage } from '../refused/RefusedPage'
import { attemptHttp } from '../refused/refusalWords'
import { BannerImage } from './pictures'
import { hallTexts } from './texts'
import { Button } from '../../ui/Button'

/** For somebody who is not a member: name, banner, how many there are, and the way in. Nothing else. */
export function HallDoorPage({ code, onJoined }: { code: string; onJoined: () => void }) {
  const [door, setDoor] = useState<HallDoor | { readonly refusal: string } | null>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    hallDoor(code).then(setDoor, error => setDoor({ refusal: refusalOf(error) }))
  }, [code])
  if (!door) return <Loading words={words().loading} step={1} of={2} />
  if ('refusal' in door) return <RefusedPage reason={door.refusal} />
  const t = hallTexts()
  const join = async (event: Event) => {
    event.preventDefault()
    const name = nameOrAsk()
    if (!name) return
    setBusy(true)
    const token = knownHall(code)?.token ?? newToken()
    const place = await attemptHttp(joinHall(code, { name, token }))
    setBusy(false)
    if (!place) return
    rememberHall({ ...place, token })
    onJoined()
  }
  return (
    <Page title={t.door.title}>
      <form class="card form-card flex gap-8 hall-door" onSubmit={event => void join(event)}>
        <BannerImage banner={door.banner} width={110} />
        <div class="stack fill gap-6">
          <h2>{door.name}</h2>
          <p class="lead">{t.members(door.members)}</p>
          <p class="hint">{t.door.hint}</p>
          <NameField />
          <Button submits look="primary big" disabled={busy}>
            {t.door.join}
          </Button>
        </div>
      </form>
    </Page>
  )
}

/** A device that comes with a pass gets a secret of its own; the pass vanishes from the address. */
export function AddDevicePage({ id, pass, onAdded }: { id: string; pass: string; onAdded: () => void }) {
  const [refusal, setRefusal] = useState<string | null>(null)
  useEffect(() => {
    const token = newToken()
    go(`/h/${id}`, { replace: true })
    addDevice(id, { pass, token }).then(
      place => {
        rememberHall({ ...place, token })
        onAdded()
        go(`/h/${place.code}`, { replace: true })
      },
      error => setRefusal(refusalOf(error)),
    )
  }, [id, pass])
  if (refusal) return <RefusedPage reason={refusal} />
  return <Loading words={hallTexts().door.device} step={1} of={2} />
}
