import { findGame } from '@heorot/shared'
import { type Verdict, verify } from '@heorot/shared/record'
import { useEffect, useState } from 'preact/hooks'
import { type NotedDeal, notedDeal } from '../../thisBrowser/notedDeals'
import { Dialog } from '../../ui/Dialog'
import { Icon } from '../../ui/Icon'
import { type Replay, useReplay } from './context'
import { replayTexts } from './texts'

/** What this browser itself can witness, if it was at the table. */
function Witness({ published, noted }: Pick<Replay, 'published'> & { readonly noted: NotedDeal }) {
  const t = replayTexts()
  const isOwn = noted.chance !== '' && published.fairness.chances.includes(noted.chance)
  return (
    <>
      <li>{t.noted}</li>
      {isOwn && <li>{t.ownChance}</li>}
    </>
  )
}

interface FindingsProps {
  readonly verdict: Verdict
  readonly noted: NotedDeal | null
}

function Findings({ verdict: { proved, fault, final }, noted }: FindingsProps) {
  const { published } = useReplay()
  const t = replayTexts()
  // A record may hold in itself and yet be of another deal than the one this browser saw announced.
  const isOther = noted !== null && noted.commitment !== published.fairness.commitment
  const isBad = fault !== null || isOther
  return (
    <>
      <p
        class={isBad ? 'row gap-5 verdict loss' : 'row gap-5 verdict gain'}
        role="status"
        data-verdict={isBad ? 'bad' : 'good'}
      >
        <Icon name={isBad ? 'cancel' : 'checkMark'} size={24} /> {isBad ? t.bad(fault?.step ?? 0) : t.good}
      </p>
      {isOther && <p class="lead">{t.notedOther}</p>}
      {fault && <p class="lead">{t.faults[fault.check]}</p>}
      {proved.length > 0 && <h3>{t.proved}</h3>}
      <ul class="stack gap-3 findings">
        {proved.map(check => (
          <li key={check}>{t.checks[check]}</li>
        ))}
        {noted && !isOther && <Witness published={published} noted={noted} />}
      </ul>
      <h3>{t.notProved}</h3>
      <ul class="stack gap-3 findings not">
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
      {verdict ? (
        <Findings verdict={verdict} noted={notedDeal(published.id)} />
      ) : (
        <p role="status">{t.verifying}</p>
      )}
    </Dialog>
  )
}
