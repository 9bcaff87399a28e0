import { findGame } from '@heorot/shared'
import { type Verdict, verify } from '@heorot/shared/record'
import { useEffect, useState } from 'preact/hooks'
import { Dialog } from '../../dom/Dialog'
import { Icon } from '../../dom/Icon'
import { notedDeal } from '../../replay/notedDeals'
import { type Replay, useReplay } from './context'
import { replayTexts } from './texts'

/** What this browser itself can witness, if it was at the table. */
function Witness({ published }: Pick<Replay, 'published'>) {
  const t = replayTexts()
  const noted = notedDeal(published.id)
  if (!noted) return null
  const { commitment, chances } = published.fairness
  if (noted.commitment !== commitment)
    return (
      <p class="verdict bad" role="alert">
        <Icon name="cancel" size={20} /> {t.notedOther}
      </p>
    )
  return (
    <>
      <li>{t.noted}</li>
      {noted.chance !== '' && chances.includes(noted.chance) && <li>{t.ownChance}</li>}
    </>
  )
}

function Findings({ verdict: { proved, fault, final } }: { readonly verdict: Verdict }) {
  const { published } = useReplay()
  const t = replayTexts()
  return (
    <>
      <p class={fault ? 'verdict bad' : 'verdict good'} role="status" data-verdict={fault ? 'bad' : 'good'}>
        <Icon name={fault ? 'cancel' : 'checkMark'} size={24} /> {fault ? t.bad(fault.step) : t.good}
      </p>
      {fault && <p class="lead">{t.faults[fault.check]}</p>}
      {proved.length > 0 && <h3>{t.proved}</h3>}
      <ul class="findings">
        {proved.map(check => (
          <li key={check}>{t.checks[check]}</li>
        ))}
        <Witness published={published} />
      </ul>
      <h3>{t.notProved}</h3>
      <ul class="findings not">
        {Object.values(t.limits).map(limit => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
      {final && (
        <>
          <h3>{t.final}</h3>
          <code class="seed" data-final>
            {final}
          </code>
        </>
      )}
    </>
  )
}

/** Plays the whole record again and says what that proves. */
export function VerifyDialog({ onClose }: { readonly onClose: () => void }) {
  const { published } = useReplay()
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const t = replayTexts()
  useEffect(() => {
    // The words that say so are painted before the work begins.
    const timer = setTimeout(() => setVerdict(verify(published, findGame(published.record.game))), 50)
    return () => clearTimeout(timer)
  }, [published])
  return (
    <Dialog title={t.verify} onClose={onClose}>
      {verdict ? <Findings verdict={verdict} /> : <p role="status">{t.verifying}</p>}
    </Dialog>
  )
}
