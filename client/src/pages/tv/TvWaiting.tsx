import type { TableView } from '@heorot/shared'
import { words } from '../../app/language'
import { gameTexts } from '../../games/gameTexts'
import { seatName } from '../../session/seatName'
import { Sigil } from '../../ui/Sigil'
import { useWatchTexts } from '../broadcast/texts'
import { Scan } from './Scan'

/** Before the match: who is seated, and how to join. */
export function TvWaiting({ table }: { readonly table: TableView }) {
  const t = useWatchTexts()
  const all = words()
  const free = table.seats.filter(seat => !seat.person && !seat.bot).length
  return (
    <div class="tv-waiting">
      <h1>{gameTexts(table.game)?.name}</h1>
      <p>{t && (free > 0 ? t.seatsFree(free) : t.starting)}</p>
      <ul>
        {table.seats.map((seat, index) => (
          <li key={index}>
            <Sigil seat={index} size={96} />
            <span>{!seat.person && !seat.bot ? all.waiting.free : seatName(seat, index, all)}</span>
          </li>
        ))}
      </ul>
      <Scan code={table.code} mayPlay={free > 0} />
    </div>
  )
}
