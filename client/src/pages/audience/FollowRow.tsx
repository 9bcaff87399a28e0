import { following } from '../../kit/tableContext'
import { Icon } from '../../ui/Icon'
import { Sigil } from '../../ui/Sigil'
import type { WatchTexts } from '../broadcast/texts'
import { useProvided } from '../../app/hooks'
import { byTable } from '../../thisBrowser/byTable'

const chosen = byTable<number | null>('heorot.follows', seat => seat === null || Number.isInteger(seat))

/** Which seat this browser follows at a table, also after a reload and in the next match. */
export function useFollowing(code: string, seats: number): void {
  const choose = (seat: number | null) => {
    chosen.set(code, seat)
    following.value = { seat, choose }
  }
  const before = chosen.get(code)
  const seat = before !== null && before < seats ? before : null
  useProvided(following, { seat, choose }, null, [code, seats])
}

/** The whole table, or the seat that comes to its lower edge. */
export function FollowRow({ names, t }: { readonly names: readonly string[]; readonly t: WatchTexts }) {
  const { seat: followed = null, choose } = following.value ?? {}
  const option = (seat: number | null) => (
    <label key={seat} class={seat === followed ? 'segment chosen' : 'segment'}>
      <input
        class="segment-input"
        type="radio"
        name="follow"
        value={String(seat ?? 'table')}
        checked={seat === followed}
        onChange={() => choose?.(seat)}
      />
      {seat === null ? <Icon name="eye" size={20} /> : <Sigil seat={seat} size={24} />}
      <span class="cut">{seat === null ? t.wholeTable : names[seat]}</span>
    </label>
  )
  return (
    <fieldset class="flex gap-3 scroll-x seat-choice follow-row">
      <legend class="unseen">{t.follow}</legend>
      {[null, ...names.keys()].map(option)}
    </fieldset>
  )
}
