import { isRound, type ScoreLine, type ScoreSheet as Sheet, tokenOf } from '@heorot/shared/games/legend'
import { Sigil } from '../../../dom/Sigil'
import { listed } from '../../../i18n/listed'
import { plainNumber, signed } from '../../../i18n/numbers'

import type { TableState } from '../TableState'
import type { Words } from '../texts/en'
import { Marker, TokenImage, Wound } from './images'

interface Props {
  readonly state: TableState
  readonly sheets: readonly Sheet[]
  /** How many lines of each sheet have been told. */
  readonly told: number
  onClose(): void
}

/** What a line that is no token is called. */
export function lineName(words: Words, line: ScoreLine): string {
  switch (line.kind) {
    case 'token':
      return isRound(line.token) ? words.final.alliance : words.final[tokenOf(line.token).kind]
    case 'owed':
      return words.final.owed
    case 'unwounded':
      return words.final.unwounded
    case 'wounds':
      return words.final.wounds(line.wounds)
    case 'fallen':
      return words.final.fallen(line.wounds)
  }
}

/** Tokens first, then what wounds bring or cost. */
function Lines({ lines, words }: { readonly lines: readonly ScoreLine[]; readonly words: Words }) {
  const tokens = lines.flatMap(line => (line.kind === 'token' ? [line] : []))
  const others = lines.filter(({ kind }) => kind !== 'token')
  return (
    <>
      <p class="legend-sheet-tokens">
        {tokens.map(({ token, points }, i) => (
          <span key={`${token}:${i}`} class={points === 0 ? 'worthless' : undefined}>
            <TokenImage token={token} size={34} />
            <i class={points < 0 ? 'less' : undefined}>{plainNumber(points)}</i>
          </span>
        ))}
      </p>
      {others.map(line => (
        <p key={line.kind} class="legend-sheet-line">
          {line.kind === 'wounds' || line.kind === 'fallen' ? <Wound size={20} /> : null}
          <span>{lineName(words, line)}</span>
          <b class={line.points < 0 ? 'less' : undefined}>{signed(line.points)}</b>
        </p>
      ))}
    </>
  )
}

function SeatSheet({
  state,
  sheet,
  seat,
  told,
}: {
  readonly state: TableState
  readonly sheet: Sheet
  readonly seat: number
  readonly told: number
}) {
  const { words, frame } = state
  const lines = sheet.lines.slice(0, told)
  const done = told >= sheet.lines.length
  const place = frame.outcome?.places[seat] ?? 0
  const sum = lines.reduce((all, { points }) => all + points, 0)
  return (
    <section class={done && place === 1 ? 'legend-sheet-seat first' : 'legend-sheet-seat'}>
      <h3 class="legend-sheet-head">
        <Sigil seat={seat} size={34} />
        <span>{frame.people[seat]?.name}</span>
        <b>{plainNumber(sum)}</b>
      </h3>
      <Lines lines={lines} words={words} />
      <p class="legend-sheet-place">
        {done && <Marker rank={place} size={26} />}
        {done ? words.final.place(place) : ''}
      </p>
    </section>
  )
}

/** Who is the heir, once everything is told. */
function heirs({ words, frame }: TableState): string {
  const { places = [], scores = [] } = frame.outcome ?? {}
  const first = frame.people.filter(({ seat }) => places[seat] === 1)
  const score = scores[first[0]?.seat ?? 0] ?? 0
  const names = listed(
    words,
    first.map(({ name }) => name),
  )
  return (first.length > 1 ? words.narrate.share : words.narrate.wins)(names, score)
}

/** On a narrow screen seats lie below one another: the best on top, but not before it is known. */
function orderOf({ frame, size }: TableState, sheets: readonly Sheet[], done: boolean): readonly number[] {
  const seats = sheets.map((_, seat) => seat)
  const place = (seat: number) => frame.outcome?.places[seat] ?? 0
  return size.w < NARROW && done ? seats.sort((a, b) => place(a) - place(b)) : seats
}

const NARROW = 640

/** The final score, token by token, all seats side by side. */
export function ScoreSheet({ state, sheets, told, onClose }: Props) {
  const { words } = state
  const longest = Math.max(...sheets.map(({ lines }) => lines.length))
  return (
    <div class={state.size.w < NARROW ? 'legend-sheet narrow' : 'legend-sheet'} data-sheet="final">
      <h2>{words.final.title}</h2>
      <p class="legend-sheet-heir">{told >= longest ? heirs(state) : ' '}</p>
      <div class="legend-sheet-seats">
        {orderOf(state, sheets, told >= longest).map(seat => {
          const sheet = sheets[seat]
          return sheet && <SeatSheet key={seat} state={state} sheet={sheet} seat={seat} told={told} />
        })}
      </div>
      <footer>
        <button
          type="button"
          tabIndex={-1}
          class="legend-button primary"
          data-button="closeSheet"
          onClick={onClose}
        >
          {told < longest ? words.control.skip : words.control.close}
        </button>
      </footer>
    </div>
  )
}
