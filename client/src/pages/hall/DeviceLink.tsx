import { useState } from 'preact/hooks'
import { hallPass } from '../../session/hallApi'
import { hallLink } from '../../session/linkOrigin'
import { CopyField } from '../../ui/CopyField'
import { sendHallChange, attemptHall } from './actions'
import type { ManageProps } from './ManageDialog'
import { hallTexts } from './texts'

/** A link that adds a device to this member; its secret is in the fragment, which no server sees. */
export function DeviceLink({ info, member, onChange }: ManageProps) {
  const [link, setLink] = useState<string | null>(null)
  const t = hallTexts().manage
  const make = async () => {
    const made = await attemptHall(hallPass(member))
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
        <button type="button" class="button" onClick={() => void make()}>
          {t.deviceMake}
        </button>
      )}
      {info.devices > 1 && (
        <div class="manage-line">
          <p>{t.devices(info.devices)}</p>
          <button type="button" class="button" onClick={() => void signOut()}>
            {t.signOut}
          </button>
        </div>
      )}
    </section>
  )
}
