import { words } from '../../app/language'
import { useSession } from './context'

/** Says at once that the connection is gone, and stays until it is back. The picture stays. */
export function ConnectionBanner() {
  const { state, you, actHere } = useSession()
  const t = words()
  if (state.value === 'lost')
    return (
      <div class="banner lost" role="alert">
        {t.table.connection.lost}
      </div>
    )
  if (you.value?.seat != null && !you.value.acts)
    return (
      <div class="banner" role="status">
        <span>{t.refusals['newer-tab']}</span>
        <button type="button" class="button" onClick={() => void actHere().catch(() => {})}>
          {t.table.playHere}
        </button>
      </div>
    )
  return null
}
