import { following } from '../../kit/tableContext'
import { Icon } from '../../ui/Icon'
import { Sigil } from '../../ui/Sigil'
import type { WatchTexts } from '../broadcast/texts'

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
      <span class="follow-name">{seat === null ? t.wholeTable : names[seat]}</span>
    </label>
  )
  return (
    <fieldset class="follow-row">
      <legend class="unseen">{t.follow}</legend>
      {[null, ...names.keys()].map(option)}
    </fieldset>
  )
}
