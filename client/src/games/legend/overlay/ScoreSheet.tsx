import { isRound, type ScoreLine, type ScoreSheet as SeatScore, tokenOf } from '@heorot/shared/games/legend'
import { listed } from '../../../app/language/listed'
import { plainNumber, signed } from '../../../app/language/numbers'
import { TableSheet } from '../../../kit/widgets/TableSheet'
import { Sigil } from '../../../ui/Sigil'
import type { LegendState } from '../LegendTable'
import type { Words } from '../texts/en'
import { Marker, TokenImage, Wound } from './images'
import type { SheetProps } from './sheets'

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
  readonly state: LegendState
  readonly sheet: SeatScore
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
      <h3 class="kit-seat-head">
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
function heirs({ words, frame }: LegendState): string {
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
function orderOf(
  { frame, size }: LegendState,
  sheets: readonly SeatScore[],
  done: boolean,
): readonly number[] {
  const seats = sheets.map((_, seat) => seat)
  const place = (seat: number) => frame.outcome?.places[seat] ?? 0
  return size.w < NARROW && done ? seats.sort((a, b) => place(a) - place(b)) : seats
}

const NARROW = 640

/** The final score, token by token, all seats side by side. */
export function ScoreSheet({ state, controls }: SheetProps) {
  const { words, view, story, size } = state
  if (view.stage.kind !== 'over') return null
  const { sheets } = view.stage
  const longest = Math.max(...sheets.map(({ lines }) => lines.length))
  const told = story?.kind === 'score' ? story.lines : longest
  const done = told >= longest
  const { skip, close } = words.buttons
  return (
    <TableSheet
      kind="final"
      narrow={size.w < NARROW}
      closeLabel={done ? close : skip}
      onClose={controls.close}
    >
      <h2>{words.final.title}</h2>
      <p class="legend-sheet-heir">{done ? heirs(state) : ' '}</p>
      <div class="kit-sheet-seats">
        {orderOf(state, sheets, done).map(seat => {
          const sheet = sheets[seat]
          return sheet && <SeatSheet key={seat} state={state} sheet={sheet} seat={seat} told={told} />
        })}
      </div>
    </TableSheet>
  )
}
