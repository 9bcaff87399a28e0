import type { ScoreLine, ScoreSheet as SeatScore } from '@heorot/shared/games/legend'
import { plainNumber, signed } from '../../../app/language/grammar'
import { type OverlayProps, peopleNames } from '../../../kit/GameTable'
import { Drawn } from '../../../kit/widgets/Drawn'
import { TableSheet } from '../../../kit/widgets/TableSheet'
import { Sigil } from '../../../ui/Sigil'
import { tokenThing, wound } from '../art/pictures'
import type { LegendTable, LegendTableState } from '../types'
import { markerPicture } from '../layout/stagePieces'
import { tokenName } from '../words/names'
import type { LegendWords } from '../texts/table/en'
import { countingOrder } from '../story/story'
import { narrateLegend } from '../words/narrate'

export function lineName(words: LegendWords, line: ScoreLine): string {
  if (line.kind === 'token') return tokenName(words, line.token)
  return 'wounds' in line ? words.final[line.kind](line.wounds) : words.final[line.kind]
}

/** Tokens first, then what wounds bring or cost. */
function Lines({ lines, words }: { readonly lines: readonly ScoreLine[]; readonly words: LegendWords }) {
  const tokens = lines.flatMap(line => (line.kind === 'token' ? [line] : []))
  const others = lines.filter(({ kind }) => kind !== 'token')
  return (
    <>
      <p class="wrap gap-2 legend-sheet-tokens">
        {tokens.map(({ token, points }, i) => (
          <span key={i} class={points === 0 ? 'dim' : undefined}>
            <Drawn of={tokenThing(token)} w={34} />
            <i class={points < 0 ? 'less' : undefined}>{plainNumber(points)}</i>
          </span>
        ))}
      </p>
      {others.map(line => (
        <p key={line.kind} class="row gap-3 legend-sheet-line">
          {line.kind === 'wounds' || line.kind === 'fallen' ? <Drawn of={wound} w={20} /> : null}
          <span class="fill">{lineName(words, line)}</span>
          <b class={line.points < 0 ? 'less' : 'gain'}>{signed(line.points)}</b>
        </p>
      ))}
    </>
  )
}

type SeatProps = ReturnType<typeof countedSeats>[number] & { readonly state: LegendTableState }

function SeatSheet({ state, sheet, seat, told, place }: SeatProps) {
  const { words, frame } = state
  const lines = sheet.lines.slice(0, told)
  const sum = lines.reduce((all, { points }) => all + points, 0)
  return (
    <section class={place === 1 ? 'legend-sheet-seat first' : 'legend-sheet-seat'}>
      <h3 class="kit-seat-head row">
        <Sigil seat={seat} size={34} />
        <span class="fill cut">{frame.people[seat]?.name}</span>
        <b>{plainNumber(sum)}</b>
      </h3>
      <Lines lines={lines} words={words} />
      <p class="row gap-3 legend-sheet-place">
        {place !== null && <Drawn of={markerPicture(place)} w={26} />}
        {place === null ? '' : words.final.place(place)}
      </p>
    </section>
  )
}

const NARROW = 640

/** What has been counted of each seat. The frame before the story knows no outcome yet. */
function countedSeats(sheets: readonly SeatScore[], story: LegendTableState['story']) {
  const { placed, lines } = story?.kind === 'score' ? story : { placed: sheets.length, lines: 0 }
  const order = countingOrder(sheets)
  return sheets.map((sheet, seat) => {
    const turn = order.indexOf(seat)
    const isPlaced = turn < placed
    return {
      sheet,
      seat,
      turn,
      /** So many lines have been told. */
      told: isPlaced ? sheet.lines.length : turn === placed ? lines : 0,
      place: isPlaced ? 1 + sheets.filter(({ total }) => total > sheet.total).length : null,
    }
  })
}

/** Where seats lie below one another, each new one comes above those before it, so that the best ends on top. */
const stacked = (seats: ReturnType<typeof countedSeats>) =>
  seats.filter(({ told, place }) => told > 0 || place !== null).sort((a, b) => b.turn - a.turn)

/** The final score, token by token and seat by seat. */
export function FinalScoreSheet({ state, controls }: OverlayProps<LegendTable>) {
  const { words, view, story, size } = state
  if (view.stage.kind !== 'over') return null
  const { sheets } = view.stage
  const seats = countedSeats(sheets, story)
  const done = seats.every(({ place }) => place !== null)
  const narrow = size.w < NARROW
  const { skip, close } = words.buttons
  return (
    <TableSheet kind="final" narrow={narrow} closeLabel={done ? close : skip} onClose={controls.close}>
      <h2>{words.final.title}</h2>
      <p class="legend-sheet-heir">
        {done ? narrateLegend(words, { kind: 'ended', sheets }, peopleNames(state)) : ' '}
      </p>
      <div class="wrap kit-sheet-seats">
        {(narrow ? stacked(seats) : seats).map(counted => (
          <SeatSheet key={counted.seat} state={state} {...counted} />
        ))}
      </div>
    </TableSheet>
  )
}
