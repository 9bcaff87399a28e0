import { useState } from 'preact/hooks'
import { words } from '../../app/language'
import { linkOrigin } from '../../api/linkOrigin'
import { CopyField } from '../../ui/fields/CopyField'
import { Button, RoundButton } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { LogTab } from '../table/drawer/LogTab'
import { useReplay } from './context'
import { momentPath } from './viewpoint'
import { Hands } from './Hands'
import { RecordButton } from './RecordButton'
import { ReportDialog } from './ReportDialog'
import { openedFile, saveRecord } from './recordFile'
import { AnalysisDialog } from './analysis/AnalysisDialog'
import { replayTexts } from './texts'
import { VerifyDialog } from './VerifyDialog'
import { WhatIf } from './WhatIf'

function Tools({ analysis }: Pick<Props, 'analysis'>) {
  const { playback, published } = useReplay()
  const [dialog, setDialog] = useState<'verify' | 'analysis' | 'report' | null>(analysis ? 'analysis' : null)
  const t = replayTexts()
  const isFile = published === openedFile.value
  const link =
    linkOrigin.value + momentPath(published.id, playback.frame.value.revision, playback.viewpoint.value)
  return (
    <section class="stack firm gap-4 replay-tools" aria-labelledby="tools-title">
      <h2 id="tools-title">{t.tools}</h2>
      <Button look="primary" onClick={() => setDialog('verify')}>
        <Icon name="checkMark" size={18} /> {t.verify}
      </Button>
      <p class="hint">{t.verifyHint}</p>
      <Button onClick={() => setDialog('analysis')}>{words().end.analysis}</Button>
      <WhatIf />
      {!isFile && <CopyField label={t.copyMoment} text={link} />}
      <Button onClick={() => saveRecord(published)}>{t.download}</Button>
      <RecordButton look="button" />
      {!isFile && (
        <Button data-report onClick={() => setDialog('report')}>
          {t.report}
        </Button>
      )}
      <p class="hint keys-hint">{t.keys}</p>
      {dialog === 'verify' && <VerifyDialog onClose={() => setDialog(null)} />}
      {dialog === 'analysis' && <AnalysisDialog onClose={() => setDialog(null)} />}
      {dialog === 'report' && <ReportDialog onClose={() => setDialog(null)} />}
    </section>
  )
}

interface Props {
  readonly open: boolean
  /** Whether the game analysis is open from the start. */
  readonly analysis: boolean
  readonly onClose: () => void
}

/** What happened up to this moment, and what can be done with the record. */
export function Panel({ open, analysis, onClose }: Props) {
  const { playback } = useReplay()
  const now = playback.frame.value.revision
  const holders = playback.holders.filter(({ from }) => from <= Math.max(now, 1))
  return (
    <aside class={open ? 'drawer column open' : 'drawer column'} aria-label={replayTexts().openTools}>
      <RoundButton icon="cancel" look="drawer-close not-on-wide" label={words().close} onClick={onClose} />
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
      <Tools analysis={analysis} />
    </aside>
  )
}
