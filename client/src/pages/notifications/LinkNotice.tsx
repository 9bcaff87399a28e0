import { useEffect, useState } from 'preact/hooks'
import { ownAddresses } from '../../api/api'
import { linkOrigin, linkReach } from '../../api/linkOrigin'
import { Choice } from '../../ui/fields/Choice'
import './reach.css'
import { useNotificationTexts } from './texts'

/** A page opened as `localhost` asks the server for an address that others can open, and links use it from then on. */
function useOfferedAddresses(): readonly string[] {
  const [offered, setOffered] = useState<readonly string[]>([])
  useEffect(() => {
    if (linkReach() !== 'this device') return
    let wanted = true
    ownAddresses().then(
      ({ addresses }) => {
        const [first] = addresses
        if (!wanted || !first) return
        linkOrigin.value = first
        setOffered(addresses)
      },
      // Without an answer the warning stays as it is.
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [])
  return offered
}

/** Says who can open the link, where that is not everyone. */
export function LinkNotice() {
  const offered = useOfferedAddresses()
  const t = useNotificationTexts()
  if (!t) return null
  return (
    <div class="stack gap-3 link-notice" role="note">
      <p>{linkReach() === 'this device' ? t.link.onlyHere : t.link.onlyNetwork}</p>
      {offered.length > 1 && (
        <Choice
          label={t.link.which}
          value={linkOrigin.value}
          options={offered.map(value => ({ value, label: new URL(value).host }))}
          onChange={value => {
            linkOrigin.value = value
          }}
        />
      )}
      <p class="hint">{t.link.elsewhere}</p>
    </div>
  )
}
