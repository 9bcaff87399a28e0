import type { HallInfo, HallStandings, MemberView } from '@heorot/shared'
import { useState } from 'preact/hooks'
import { spoken } from '../../app/language'
import { gameClients } from '../../games'
import { gameTexts } from '../../games/gameTexts'
import { Choice } from '../../ui/fields/Choice'
import { HeadToHead } from './HeadToHead'
import { memberOf } from './people'
import { Shield } from './pictures'
import { hallTexts } from './texts'

/** So few games say little: their number stands beside the name. */
const FEW = 3

const placeWords = (place: number) =>
  new Intl.NumberFormat(spoken(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(place)

interface RowProps {
  readonly member: MemberView
  readonly isYou: boolean
  readonly rank: number | null
  readonly cells: readonly (string | number)[]
  readonly note?: string
}

const Row = ({ member, isYou, rank, cells, note }: RowProps) => (
  <tr class={isYou ? 'you' : undefined}>
    <td class="rank">{rank ?? '–'}</td>
    <th scope="row" class="row gap-4">
      <Shield member={member} size={26} />
      <span>
        {member.name}
        {note && <small class="note">{note}</small>}
      </span>
    </th>
    {cells.map((cell, i) => (
      <td key={i}>{cell}</td>
    ))}
  </tr>
)

function rowsOf(info: HallInfo, standings: HallStandings | undefined): RowProps[] {
  const ranked = (standings?.rows ?? []).flatMap(row => {
    const member = memberOf(info, row.person)
    return member ? [{ row, member }] : []
  })
  const t = hallTexts().standings
  const played = ranked.map(
    ({ row, member }, i): RowProps => ({
      ...{ member, isYou: member.person === info.you, rank: i + 1 },
      cells: [row.played, row.won, placeWords(row.place), row.points],
      ...(row.played < FEW && { note: t.few(row.played) }),
    }),
  )
  const others = info.members.filter(({ person }) => !ranked.some(({ row }) => row.person === person))
  return [
    ...played,
    ...others.map(member => ({
      ...{ member, isYou: member.person === info.you, rank: null, cells: ['–', '–', '–', '–'] },
    })),
  ]
}

export function Standings({ info }: { readonly info: HallInfo }) {
  const t = hallTexts().standings
  const first = info.standings[0]?.game ?? gameClients[0]?.id ?? ''
  const [chosen, setChosen] = useState<string | null>(null)
  const game = chosen ?? first
  const standings = info.standings.find(one => one.game === game)
  return (
    <section class="card hall-card standings" aria-labelledby="standings-title">
      <header class="row wrap between">
        <h2 id="standings-title">{t.title}</h2>
        <Choice
          bare
          label={t.title}
          value={game}
          options={gameClients.map(({ id }) => ({ value: id, label: gameTexts(id)?.shortName ?? '…' }))}
          onChange={setChosen}
        />
      </header>
      <div class="scroll-x">
        <table class="standings-table">
          <thead>
            <tr>
              <th scope="col">
                <span class="unseen">{t.rank}</span>
              </th>
              <th scope="col">
                <span class="unseen">{t.member}</span>
              </th>
              {[t.played, t.won, t.place, t.points].map(head => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsOf(info, standings).map(row => (
              <Row key={row.member.person} {...row} />
            ))}
          </tbody>
        </table>
      </div>
      <p class="hint above-4">
        {!standings && `${t.none} `}
        {t.noBots}
      </p>
      {standings && <HeadToHead info={info} standings={standings} />}
    </section>
  )
}
