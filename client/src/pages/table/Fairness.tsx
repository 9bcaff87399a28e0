import type { PublishedRecord, TableView } from '@heorot/shared'
import { useEffect, useState } from 'preact/hooks'
import { words } from '../../app/language'
import { fetchPublishedRecord } from '../../session/api'

/** The seal of the deal: its fingerprint before, the seed itself once the match is over. */
export function Fairness({ table }: { readonly table: TableView }) {
  const [record, setRecord] = useState<PublishedRecord | null>(null)
  const over = table.phase === 'finished'
  const t = words().table
  useEffect(() => {
    setRecord(null)
    if (over) void fetchPublishedRecord(table.code, table.match).then(setRecord, () => {})
  }, [over, table.match])
  return (
    <details class="personal">
      <summary>{t.fairness}</summary>
      <p class="hint">{t.fairnessHint}</p>
      <code class="seed">{table.commitment}</code>
      {record && (
        <>
          <p class="hint">{t.seedRevealed}</p>
          <code class="seed">{record.fairness.serverSeed}</code>
        </>
      )}
    </details>
  )
}
