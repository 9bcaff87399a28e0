import { useState } from 'preact/hooks'
import { words } from '../../app/language'
import { linkOrigin } from '../../session/linkOrigin'
import { CopyField } from '../../ui/CopyField'
import { Icon } from '../../ui/Icon'
import { LogTab } from '../table/LogTab'
import { useReplay } from './context'
import { momentPath } from './eyes'
import { Hands } from './Hands'
import { RecordButton } from './RecordButton'
import { ReportDialog } from './ReportDialog'
import { openedFile, saveRecord } from './recordFile'
import { TaleDialog } from './TaleDialog'
import { replayTexts } from './texts'
import { VerifyDialog } from './VerifyDialog'
import { WhatIf } from './WhatIf'

function Tools({ tale }: Pick<Props, 'tale'>) {
  const { playback, published } = useReplay()
  const [dialog, setDialog] = useState<'verify' | 'tale' | 'report' | null>(tale ? 'tale' : null)
  const t = replayTexts()
  const isFile = published === openedFile.value
  const link = linkOrigin.value + momentPath(published.id, playback.frame.value.revision, playback.eyes.value)
  return (
    <section class="replay-tools" aria-labelledby="tools-title">
      <h2 id="tools-title">{t.tools}</h2>
      <button type="button" class="button primary" onClick={() => setDialog('verify')}>
        <Icon name="checkMark" size={18} /> {t.verify}
      </button>
      <p class="hint">{t.verifyHint}</p>
      <button type="button" class="button" data-tale onClick={() => setDialog('tale')}>
        {t.tale}
      </button>
      <WhatIf />
      {!isFile && <CopyField label={t.copyMoment} text={link} />}
      <button type="button" class="button" onClick={() => saveRecord(published)}>
        {t.download}
      </button>
      <RecordButton look="button" />
      {!isFile && (
        <button type="button" class="button" data-report onClick={() => setDialog('report')}>
          {t.report}
        </button>
      )}
      <p class="hint keys-hint">{t.keys}</p>
      {dialog === 'verify' && <VerifyDialog onClose={() => setDialog(null)} />}
      {dialog === 'tale' && <TaleDialog onClose={() => setDialog(null)} />}
      {dialog === 'report' && <ReportDialog onClose={() => setDialog(null)} />}
    </section>
  )
}

interface Props {
  readonly open: boolean
  /** Whether the game analysis is open from the start. */
  readonly tale: boolean
  readonly onClose: () => void
}

/** What happened up to this moment, and what can be done with the record. */
export function Panel({ open, tale, onClose }: Props) {
  const { playback } = useReplay()
  const now = playback.frame.value.revision
  const holders = playback.holders.filter(({ from }) => from <= Math.max(now, 1))
  return (
    <aside class={open ? 'drawer open' : 'drawer'} aria-label={replayTexts().openTools}>
      <button type="button" class="round drawer-close" aria-label={words().close} onClick={onClose}>
        <Icon name="cancel" />
      </button>
      <div class="replay-log">
        <LogTab
          game={playback.timeline.record.game}
          seats={playback.seats}
          holders={holders}
          entries={playback.entries.value}
          now={now}
          marks={[]}
          onMoment={step => playback.go(step)}
        />
      </div>
      <Hands />
      <Tools tale={tale} />
    </aside>
  )
}
