import { useState } from 'preact/hooks'
import { words } from '../../app/language'
import { Dialog } from '../../ui/Dialog'
import { attempt, useSession } from './context'

/** Gives the seat up; in the middle of a match it asks first. */
export function StandUp() {
  const session = useSession()
  const [asking, setAsking] = useState(false)
  const t = words().waiting
  const stand = () => {
    setAsking(false)
    void attempt(session, session.stand())
  }
  const isPlaying = session.table.value?.phase === 'playing'
  return (
    <>
      <button type="button" class="button" onClick={() => (isPlaying ? setAsking(true) : stand())}>
        {t.standUp}
      </button>
      {asking && (
        <Dialog title={t.standUpAsk} onClose={() => setAsking(false)}>
          <p>{t.standUpHint}</p>
          <button type="button" class="button wide" data-answer="stand" onClick={stand}>
            {t.standUp}
          </button>
          <button type="button" class="button primary wide" onClick={() => setAsking(false)}>
            {t.staySeated}
          </button>
        </Dialog>
      )}
    </>
  )
}
