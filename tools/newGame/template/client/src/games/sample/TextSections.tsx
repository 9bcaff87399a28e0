import { peopleNames } from '../../kit/GameTable'
import type { TableFrame } from '../../session/frame'
import type { SampleTable } from './types'

interface Props {
  readonly frame: TableFrame<SampleTable['Game']>
  readonly words: SampleTable['Words']
}

/** The table in words, below the question. */
export function SampleSections({ frame, words }: Props) {
  const { players, shown } = frame.view
  const { mirror, plate } = words
  return (
    <table>
      <caption>{mirror.players}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{plate.points}</th>
          <th scope="col">{mirror.lastCard}</th>
        </tr>
      </thead>
      <tbody>
        {players.map(({ points }, seat) => (
          <tr key={seat}>
            <th scope="row">{peopleNames({ frame })[seat]}</th>
            <td>{points}</td>
            <td>{shown[seat] ?? mirror.none}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
