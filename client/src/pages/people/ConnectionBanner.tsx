import { Button } from '../../ui/Button'
import { words } from '../../app/language'
import { useSession } from './context'

/** Says at once that the connection is gone, and stays until it is back. The picture stays. */
export function LostConnection() {
  const { state } = useSession()
  if (state.value !== 'lost') return null
  return (
    <p class="banner lost" role="alert">
      {words().table.connection.lost}
    </p>
  )
}

/** The seat is played in another tab. */
export function OtherTab() {
  const { state, you, actHere } = useSession()
  const t = words()
  if (state.value === 'lost' || you.value?.seat == null || you.value.acts) return null
  return (
    <div class="parchment banner" role="status">
      <span>{t.refusals['newer-tab']}</span>
      <Button onClick={() => void actHere().catch(() => {})}>{t.table.playHere}</Button>
    </div>
  )
}

export const ConnectionBanner = () => (
  <>
    <LostConnection />
    <OtherTab />
  </>
)
