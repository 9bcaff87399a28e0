import { useState } from 'preact/hooks'
import { Button } from '../../ui/Button'
import { words } from '../../app/language'
import { Dialog } from '../../ui/Dialog'
import { attempt, useSession } from './context'

/** Gives the seat up; in the middle of a match it asks first. */
export function StandUp() {
  const session = useSession()
  const [asking, setAsking] = useState(false)
  const t = words().waiting
  const stand = (forGood: boolean) => {
    setAsking(false)
    void attempt(session, session.stand(forGood))
  }
  const isPlaying = session.table.value?.phase === 'playing'
  return (
    <>
      <Button onClick={() => (isPlaying ? setAsking(true) : stand(false))}>{t.standUp}</Button>
      {asking && (
        <Dialog title={t.standUpAsk} onClose={() => setAsking(false)}>
          <p>{t.standUpHint}</p>
          <Button look="wide" data-answer="stand" onClick={() => stand(false)}>
            {t.keepSeat}
          </Button>
          <Button look="wide" data-answer="leave" onClick={() => stand(true)}>
            {t.leaveForGood}
          </Button>
          <Button look="primary wide" onClick={() => setAsking(false)}>
            {t.staySeated}
          </Button>
        </Dialog>
      )}
    </>
  )
}
