import { prepareText, TEXT_RULES } from '@heorot/shared'
import { useState } from 'preact/hooks'
import { words } from '../../app/language'
import { sendReport } from '../../api/api'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { TextFault, typedFault } from '../../ui/fields/TextFault'
import { toast } from '../../ui/toasts'
import { attemptHttp } from '../refused/refusalWords'
import { useReplay } from './context'
import { replayTexts } from './texts'

/** Something is wrong at this moment: a few words, and the rest is there already. */
export function ReportDialog({ onClose }: { readonly onClose: () => void }) {
  const { published, playback } = useReplay()
  const [note, setNote] = useState('')
  const t = replayTexts()
  const fault = typedFault(note, TEXT_RULES.note)
  const send = async (event: Event) => {
    event.preventDefault()
    if (fault) return
    const report = { record: published.id, step: playback.step.value, note: prepareText(note) }
    const sent = await attemptHttp(sendReport(report))
    if (!sent) return
    toast(t.reportSent(sent.id))
    onClose()
  }
  return (
    <Dialog title={t.report} onClose={onClose}>
      <form class="stack gap-5 report" onSubmit={event => void send(event)}>
        <p class="hint">
          {t.reportHint} {words().step(playback.step.value, playback.timeline.length)}.
        </p>
        <label for="report-note">{t.reportNote}</label>
        <textarea
          id="report-note"
          class="input"
          rows={5}
          value={note}
          aria-invalid={fault !== null}
          aria-describedby="report-fault"
          onInput={event => setNote(event.currentTarget.value)}
        />
        <TextFault id="report-fault" fault={fault} />
        <Button submits look="primary">
          {words().chat.send}
        </Button>
      </form>
    </Dialog>
  )
}
