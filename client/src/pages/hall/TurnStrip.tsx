import type { HallInfo, HallTable } from '@heorot/shared'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { spoken, words } from '../../app/language'
import { gameTexts } from '../../games/gameTexts'
import { Button, LinkButton } from '../../ui/Button'
import { minuteWords } from '../../ui/clockWords'
import { Icon } from '../../ui/Icon'
import { namesListed } from './people'
import { Bar, GameMark } from './pictures'
import { enterTable, hallTablesInOrder, isReadersTurn, playersOf } from './tables'
import { hallTexts } from './texts'
import { isLittle } from './time'

/** "5 h 12 left", "only 38 min left". */
export function timeLeft(left: number): string {
  const t = hallTexts().turn
  return (isLittle(left) ? t.soon : t.left)(minuteWords(left, spoken()))
}

/** How much time is left: in words, and on a rust ground when it is little. */
export function TimeChip({ deadline }: { readonly deadline: number | null }) {
  if (deadline === null) return null
  const left = deadline - Date.now()
  return (
    <span class={isLittle(left) ? 'time-chip little' : 'time-chip'}>
      <Icon name="hourglass" size={13} /> {timeLeft(left)}
    </span>
  )
}

interface TurnProps {
  readonly info: HallInfo
  readonly table: HallTable
  readonly children?: ComponentChildren
}

function Turn({ info, table, children }: TurnProps) {
  const t = hallTexts().turn
  const { progress, mine } = table
  const others = playersOf({ ...table, seats: table.seats.filter((_, seat) => seat !== mine) })
  return (
    <div class="row gap-6 turn-one">
      <GameMark game={table.game} />
      <div class="stack fill gap-1 turn-words">
        <p class="row wrap gap-4">
          <b class="turn-title">{words().table.yourTurn}</b> <TimeChip deadline={table.deadline} />
        </p>
        <p class="turn-at">
          <strong>{gameTexts(table.game)?.name}</strong>
          {progress && ` · ${gameTexts(table.game)?.progress(progress.step, progress.of) ?? ''}`}
        </p>
        {progress && <Bar {...progress} />}
      </div>
      {others.length > 0 && <p class="turn-with not-on-phone">{t.with(namesListed(others))}</p>}
      {children}
      <Button look="primary" onClick={() => enterTable(info, table, 'play')}>
        {t.play}
      </Button>
    </div>
  )
}

/** Where the reader is waited for: the one with the least time, and the others behind a button. */
export function TurnStrip({ info }: { readonly info: HallInfo }) {
  const [all, setAll] = useState(false)
  const t = hallTexts().turn
  const turns = hallTablesInOrder(info.tables).filter(isReadersTurn)
  if (turns.length === 0) return null
  const more = turns.length > 1 && !all && (
    <LinkButton onClick={() => setAll(true)}>{t.more(turns.length - 1)}</LinkButton>
  )
  return (
    <section class="stack gap-5 turn-strip" aria-label={words().table.yourTurn}>
      {(all ? turns : turns.slice(0, 1)).map(table => (
        <Turn key={table.code} info={info} table={table}>
          {more}
        </Turn>
      ))}
    </section>
  )
}
