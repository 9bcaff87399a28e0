import { prepareText, TEXT_RULES } from '@heorot/shared'
import { useState } from 'preact/hooks'
import { ApiRefusal, sendReport } from '../../api/api'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { TextFault, typedFault } from '../../ui/fields/TextFault'
import { toast } from '../../ui/toasts'
import { refusalWords } from '../refused/refusalWords'
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
    try {
      const report = { record: published.id, step: playback.step.value, note: prepareText(note) }
      const { id } = await sendReport(report)
      toast(t.reportSent(id))
      onClose()
    } catch (error) {
      toast(refusalWords(error instanceof ApiRefusal ? error.reason : 'unknown'), { kind: 'refusal' })
    }
  }
  return (
    <Dialog title={t.report} onClose={onClose}>
      <form class="stack gap-5 report" onSubmit={event => void send(event)}>
        <p class="hint">
          {t.reportHint} {t.step(playback.step.value, playback.timeline.length)}.
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
          {t.reportSend}
        </Button>
      </form>
    </Dialog>
  )
}
