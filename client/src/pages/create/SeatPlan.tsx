import type { BotStrength } from '@heorot/shared'
import { words } from '../../app/language'
import { seatNames } from '../../art/palette'
import { Sigil } from '../../ui/Sigil'
import { botOptions } from './choices'
import { type Draft, withBot } from './draft'

interface Props {
  readonly draft: Draft
  readonly onChange: (draft: Draft) => void
  /** Nobody else can come. */
  readonly alone?: boolean
}

const PERSON = 'person'

/** Who sits where. The first seat without a bot is the host's. */
export function SeatPlan({ draft, onChange, alone = false }: Props) {
  const t = words()
  const host = draft.bots.indexOf(null)
  return (
    <ul class="stack gap-4 seat-plan">
      {draft.bots.slice(0, draft.seats).map((bot, seat) => (
        <li key={seatNames[seat]!}>
          <Sigil seat={seat} />
          <span class="bold seat-name">
            {t.seats[seatNames[seat]!]}
            {seat === host && <em> · {t.create.seatYou}</em>}
          </span>
          <select
            class="input"
            aria-label={`${t.create.seat(seat + 1)}: ${t.seats[seatNames[seat]!]}`}
            value={bot ?? PERSON}
            disabled={seat === 0}
            onChange={event => {
              const value = event.currentTarget.value
              onChange(withBot(draft, seat, value === PERSON ? null : (value as BotStrength)))
            }}
          >
            {(!alone || seat === host) && (
              <option value={PERSON}>{seat === host ? t.create.seatYou : t.create.human}</option>
            )}
            {botOptions().map(({ value, label, hint }) => (
              <option key={value} value={value}>{`${t.waiting.bot(label)}: ${hint}`}</option>
            ))}
          </select>
        </li>
      ))}
    </ul>
  )
}
