import { useState } from 'preact/hooks'
import { hallPass } from '../../../api/hallApi'
import { hallLink } from '../../../api/linkOrigin'
import { CopyField } from '../../../ui/fields/CopyField'
import { attemptHttp } from '../../refused/refusalWords'
import { sendHallChange } from '../actions'
import type { ManageProps } from './ManageDialog'
import { hallTexts } from '../texts'
import { Button } from '../../../ui/Button'

/** A link that adds a device to this member; its secret is in the fragment, which no server sees. */
export function DeviceLink({ info, member, onChange }: ManageProps) {
  const [link, setLink] = useState<string | null>(null)
  const t = hallTexts().manage
  const make = async () => {
    const made = await attemptHttp(hallPass(member))
    if (made) setLink(`${hallLink(info.id)}#device=${made.pass}`)
  }
  const signOut = async () => {
    if (await sendHallChange(member, { do: 'devices' }, t.signOutDone)) onChange()
  }
  return (
    <section>
      <h3>{t.device}</h3>
      <p class="hint">{t.deviceHint}</p>
      {link ? (
        <CopyField label={t.device} text={link} />
      ) : (
        <Button onClick={() => void make()}>{t.deviceMake}</Button>
      )}
      {info.devices > 1 && (
        <div class="manage-line">
          <p>{t.devices(info.devices)}</p>
          <Button onClick={() => void signOut()}>{t.signOut}</Button>
        </div>
      )}
    </section>
  )
}
