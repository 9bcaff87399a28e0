import type { TableSummary } from '@heorot/shared'
import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { words } from '../../app/language'
import { refusalOf, tableSummary } from '../../api/api'
import { forgetTable, myTables } from '../../thisBrowser/myTables'
import { RoundButton } from '../../ui/Button'
import { toast } from '../../ui/toasts'
import { TableRow } from './TableRow'

const SHOWN = 4
const UNDO_MS = 10_000

/** Asks after each remembered table; one that no longer exists is forgotten. */
async function lookUp(code: string): Promise<TableSummary | null> {
  try {
    return await tableSummary(code)
  } catch (error) {
    if (refusalOf(error) === 'no-such-table') forgetTable(code)
    return null
  }
}

/** A stray click must not cost a seat. */
function forget(code: string): void {
  const undo = forgetTable(code)
  const t = words().home
  toast(t.forgotten, { action: { label: t.undo, run: undo }, duration: UNDO_MS })
}

export function YourTables() {
  const found = useSignal<readonly TableSummary[]>([])
  useEffect(() => {
    const codes = myTables.value.slice(0, SHOWN).map(table => table.code)
    void Promise.all(codes.map(lookUp)).then(all => {
      found.value = all.filter(table => table !== null)
    })
  }, [])
  const heading = useRef<HTMLHeadingElement>(null)
  const t = words().home
  const kept = found.value.filter(table => myTables.value.some(mine => mine.code === table.code))
  // The installed app opens here.
  useEffect(() => {
    if (location.hash === '#yours-title') heading.current?.scrollIntoView()
  }, [kept.length > 0])
  if (kept.length === 0) return null
  return (
    <section class="your-tables" aria-labelledby="yours-title">
      <h2 id="yours-title" class="plain-title" ref={heading}>
        {t.yours}
      </h2>
      <ul class="above-4">
        {kept.map(table => (
          <TableRow key={table.code} table={table}>
            <a class="button" href={`/t/${table.code}`}>
              {t.goBack}
            </a>
            <RoundButton
              icon="cancel"
              size={16}
              label={t.forget}
              title={t.forget}
              onClick={() => forget(table.code)}
            />
          </TableRow>
        ))}
      </ul>
    </section>
  )
}
