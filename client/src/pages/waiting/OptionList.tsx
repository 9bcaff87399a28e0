import type { TableView } from '@heorot/shared'
import { type Texts, words } from '../../app/language'
import { seatNames } from '../../art/palette'
import { gameTexts } from '../../games/gameTexts'
import type { OptionText } from '../../kit/GameClient'

/** A switch that is on by its label; who starts by name; null for what is off. */
function optionWords({ kind, label }: OptionText, value: unknown, t: Texts): string | null {
  if (kind === 'switch') return value === true ? label : null
  const seat = typeof value === 'number' ? seatNames[value] : undefined
  return `${label}: ${seat ? t.seats[seat] : t.create.startSeatRandom}`
}

/** The options of the game that were chosen for this table. */
export function OptionList({ table }: { readonly table: TableView }) {
  const t = words()
  const chosen = (table.options ?? {}) as Readonly<Record<string, unknown>>
  const lines = (gameTexts(table.game)?.options ?? [])
    .map(option => optionWords(option, chosen[option.key], t))
    .filter(line => line !== null)
  if (lines.length === 0) return null
  return (
    <section class="option-list">
      <h2>{t.create.options}</h2>
      <ul>
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
