import type { HallInfo, HallStandings, MemberView } from '@heorot/shared'
import { useState } from 'preact/hooks'
import { memberOf } from './people'
import { Shield } from './pictures'
import { hallTexts } from './texts'

const MOST = 8

/** How often `a` finished ahead of `b`, and behind. */
function meetings({ pairs }: HallStandings, a: string, b: string): readonly [number, number] {
  const pair = pairs.find(one => (one.a === a && one.b === b) || (one.a === b && one.b === a))
  if (!pair) return [0, 0]
  return pair.a === a ? [pair.ahead, pair.behind] : [pair.behind, pair.ahead]
}

function Cell({ standings, a, b }: { standings: HallStandings; a: MemberView; b: MemberView }) {
  if (a.person === b.person) return <td class="self">–</td>
  const [ahead, behind] = meetings(standings, a.person, b.person)
  const kind = ahead > behind ? 'up' : ahead < behind ? 'down' : 'level'
  return (
    <td class={kind}>
      <span class="unseen">{hallTexts().standings.cell(a.name, b.name, ahead, behind)}</span>
      <span aria-hidden="true">
        {ahead > behind ? <b>{ahead}</b> : ahead}–{behind > ahead ? <b>{behind}</b> : behind}
      </span>
    </td>
  )
}

/** Those who play most first; with more than eight, a menu changes the last of them. */
export function HeadToHead({ info, standings }: { info: HallInfo; standings: HallStandings }) {
  const [extra, setExtra] = useState<string | null>(null)
  const t = hallTexts().standings
  const isTwice = standings.pairs.some(({ ahead, behind }) => ahead + behind >= 2)
  const players = [...standings.rows]
    .sort((a, b) => b.played - a.played)
    .flatMap(({ person }) => memberOf(info, person) ?? [])
  if (!isTwice || players.length < 2) return null
  const rest = players.slice(MOST)
  const chosen = rest.find(({ person }) => person === extra)
  const shown = chosen ? [...players.slice(0, MOST - 1), chosen] : players.slice(0, MOST)
  return (
    <div class="head-to-head">
      <h3 class="wrap between">
        {t.headToHead} <span class="hint">{t.explain}</span>
      </h3>
      <table>
        <thead>
          <tr>
            <td />
            {shown.map(member => (
              <th key={member.person} scope="col">
                <Shield member={member} size={24} label={member.name} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(a => (
            <tr key={a.person} class={a.person === info.you ? 'you' : undefined}>
              <th scope="row" class="cut">
                <Shield member={a} size={22} />
                <span class="unseen-on-phone" title={a.name}>
                  {a.name}
                </span>
              </th>
              {shown.map(b => (
                <Cell key={b.person} standings={standings} a={a} b={b} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rest.length > 0 && (
        <select
          class="input"
          aria-label={t.others}
          value={extra ?? ''}
          onChange={event => setExtra(event.currentTarget.value || null)}
        >
          <option value="">{t.others}</option>
          {rest.map(({ person, name }) => (
            <option key={person} value={person}>
              {name}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}
