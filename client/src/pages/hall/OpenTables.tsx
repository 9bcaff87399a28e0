import type { HallInfo, HallTable } from '@heorot/shared'
import { useState } from 'preact/hooks'
import { words } from '../../app/language'
import { go } from '../../app/router'
import { gameTexts } from '../../games/gameTexts'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { Sigil } from '../../ui/Sigil'
import { openTable } from '../create/openTable'
import { namesListed, memberOf } from './people'
import { Bar, GameMark, Shield } from './pictures'
import { enterTable, hallTablesInOrder, isReadersTurn, playersOf, type Offer, offerOf } from './tables'
import { hallTexts } from './texts'
import { timeLeft } from './TurnStrip'

function Seats({ info, table }: RowProps) {
  return (
    <span class="row hall-seats">
      {table.seats.map(({ name, member, bot }, seat) => {
        const known = memberOf(info, member)
        const label = name || (bot ? words().waiting.bot(words().bots[bot].label) : hallTexts().open.freeSeat)
        if (known) return <Shield key={seat} member={known} size={26} label={known.name} />
        if (name || bot)
          return (
            <span key={seat} title={label}>
              <Sigil seat={seat} size={26} />
              <span class="unseen">{label}</span>
            </span>
          )
        return (
          <span key={seat} class="center muted free-seat" title={label}>
            <Icon name="plus" size={11} />
            <span class="unseen">{label}</span>
          </span>
        )
      })}
    </span>
  )
}

interface RowProps {
  readonly info: HallInfo
  readonly table: HallTable
}

/** Whose turn it is or what is free, and what time is left. */
function Standing({ table }: { readonly table: HallTable }) {
  const t = hallTexts()
  const { deadline, waitingFor, seats, phase, clock, spectators } = table
  const watching = spectators ? words().home.watchers(spectators) : null
  if (isReadersTurn(table)) {
    const left = deadline === null ? null : deadline - Date.now()
    const time = left !== null && timeLeft(left)
    return (
      <p class="row-now mine">
        <Icon name="bolt" size={13} /> <b>{words().table.yourTurn}</b>
        {time && <span> · {time}</span>}
      </p>
    )
  }
  const clockName = clock === 'none' ? null : words().clocks[clock].label
  if (phase === 'waiting')
    return (
      <p class="row-now">
        <b>{table.free > 0 ? words().home.freeSeats(table.free) : t.open.full}</b>
        {clockName && <span> · {clockName}</span>}
      </p>
    )
  const names = waitingFor.map(seat => seats[seat]?.name ?? '').filter(Boolean)
  const parts = [names.length > 0 ? words().table.waitFor(namesListed(names)) : null, watching].filter(
    Boolean,
  )
  return <p class="row-now">{parts.join(' · ')}</p>
}

function TableRow({ info, table }: RowProps) {
  const t = hallTexts()
  const { game, phase, progress } = table
  const texts = gameTexts(game)
  const offer = offerOf(table)
  const labels: Record<Exclude<Offer, null>, string> = {
    play: t.turn.play,
    join: words().home.join,
    watch: words().home.watch,
  }
  const names = namesListed(playersOf(table)) || t.open.waiting
  const place = phase === 'waiting' || !progress ? t.open.waiting : texts?.chapter(progress.step)
  return (
    <li class="row gap-6 hall-table">
      <GameMark game={game} />
      <div class="stack fill gap-1">
        <strong class="cut">{names}</strong>
        <p class="muted row-game">{[texts?.name, place].filter(Boolean).join(' · ')}</p>
        <Standing table={table} />
        {progress && phase === 'playing' && <Bar {...progress} />}
      </div>
      <div class="stack gap-3 row-end">
        <Seats info={info} table={table} />
        {offer && (
          <Button
            look={offer === 'join' ? 'lit' : ''}
            aria-label={`${labels[offer]}: ${names}`}
            onClick={() => enterTable(info, table, offer)}
          >
            {labels[offer]}
          </Button>
        )}
      </div>
    </li>
  )
}

/** With the settings of the last one, at once; the first time they are chosen. */
export function OpenTableButton({ info, token }: { readonly info: HallInfo; readonly token: string }) {
  const [busy, setBusy] = useState(false)
  const t = hallTexts().open
  const { id, settings, opening, owner, you } = info
  if (opening === 'owner' && owner !== you) return <p class="hint open-hint">{t.owners}</p>
  const open = async () => {
    if (!settings) return go(`/create?hall=${id}`)
    setBusy(true)
    const { hints, ...order } = settings
    await openTable({ ...order, ...(hints === undefined ? {} : { hints }), hall: { id, token } })
    setBusy(false)
  }
  return (
    <div class="stack gap-3 open-here">
      <Button look="primary big" disabled={busy} onClick={() => void open()}>
        <Icon name="plus" size={18} /> {t.button}
      </Button>
      {settings && (
        <p class="hint open-hint">
          {t.again(gameTexts(settings.game)?.name ?? '…')}{' '}
          <a href={`/create/${settings.game}?hall=${id}`}>{t.settings}</a>
        </p>
      )}
    </div>
  )
}

export function OpenTables({ info }: { readonly info: HallInfo }) {
  const t = hallTexts().open
  const { tables } = info
  return (
    <section class="card hall-card" aria-labelledby="open-title">
      <header class="row wrap between">
        <h2 id="open-title">{t.title}</h2>
        {tables.length > 0 && <span class="hint">{t.count(tables.length)}</span>}
      </header>
      {tables.length === 0 && <p class="hint">{t.none}</p>}
      <ul>
        {hallTablesInOrder(tables).map(table => (
          <TableRow key={table.code} info={info} table={table} />
        ))}
      </ul>
    </section>
  )
}
