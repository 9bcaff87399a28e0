import type { HallGame, HallInfo, Membership } from '@heorot/shared'
import { useState } from 'preact/hooks'
import { spoken } from '../../app/language'
import { gameTexts } from '../../games/gameTexts'
import { hallGames } from '../../api/hallApi'
import { Button, LinkButton } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Icon } from '../../ui/Icon'
import { memberOf } from './people'
import { GameMark, Shield } from './pictures'
import { hallTexts } from './texts'
import { dayWords } from './time'

const Ways = ({ id }: { readonly id: string }) => (
  <span class="flex gap-3 past-ways">
    <a class="button" href={`/r/${id}`}>
      <Icon name="play" size={11} /> {hallTexts().past.replay}
    </a>
    <a class="button" href={`/r/${id}?tale`}>
      <Icon name="chart" size={14} /> {hallTexts().past.analysis}
    </a>
  </span>
)

function Score({ info, seat }: { readonly info: HallInfo; readonly seat: HallGame['seats'][number] }) {
  const t = hallTexts().past
  const member = memberOf(info, seat.member)
  const name = member?.name ?? (seat.name || (seat.bot ? t.bot : t.guest))
  return (
    <span class="row gap-2" title={t.points(name, seat.score)}>
      {member ? (
        <Shield member={member} size={19} />
      ) : (
        <Icon name={seat.bot ? 'vintageRobot' : 'person'} size={15} />
      )}
      <span class="unseen">{t.points(name, seat.score)}</span>
      <span aria-hidden="true">{seat.score}</span>
    </span>
  )
}

/** Winner with crown and points, the others small; on a phone a press shows the two buttons. */
function PastRow({ info, game }: { info: HallInfo; game: HallGame }) {
  const t = hallTexts().past
  const seats = [...game.seats].sort((a, b) => a.place - b.place)
  const winners = seats.filter(({ place }) => place === 1)
  const others = seats.filter(({ place }) => place !== 1)
  const nameOf = (seat: HallGame['seats'][number]) =>
    memberOf(info, seat.member)?.name ?? (seat.name || (seat.bot ? t.bot : t.guest))
  return (
    <li class="row gap-3">
      <details class="fill past-game">
        <summary class="row gap-5">
          <span class="firm past-date">
            {dayWords(game.at, spoken())}
            <small class="stack note cut">{gameTexts(game.game)?.shortName ?? '…'}</small>
          </span>
          <GameMark game={game.game} />
          <span class="stack fill gap-1">
            <span class="cut past-winner">
              <Icon name="crown" size={15} /> <span class="unseen">{t.won}: </span>
              <strong>{winners.map(nameOf).join(', ')}</strong> <b>{winners[0]?.score}</b>
            </span>
            <span class="wrap past-scores">
              {others.map((seat, i) => (
                <Score key={i} info={info} seat={seat} />
              ))}
            </span>
          </span>
          <span class="past-fold not-on-wide" aria-hidden="true">
            <Icon name="down" size={13} />
          </span>
        </summary>
        <span class="not-on-wide">
          <Ways id={game.id} />
        </span>
      </details>
      <span class="past-wide only-on-wide">
        <Ways id={game.id} />
      </span>
    </li>
  )
}

interface Props {
  readonly info: HallInfo
  readonly member: Membership
}

function AllGames({ info, member, onClose }: Props & { readonly onClose: () => void }) {
  const [games, setGames] = useState<readonly HallGame[]>(info.recent)
  const t = hallTexts().past
  const more = async () => {
    const next = await hallGames(member, games.length).catch(() => null)
    if (next) setGames([...games, ...next.games])
  }
  return (
    <Dialog title={t.all} onClose={onClose}>
      <ul class="past-list">
        {games.map(game => (
          <PastRow key={game.id} info={info} game={game} />
        ))}
      </ul>
      {games.length < info.played && <Button onClick={() => void more()}>{t.more}</Button>}
    </Dialog>
  )
}

export function PastGames({ info, member }: Props) {
  const [all, setAll] = useState(false)
  const t = hallTexts().past
  const { recent, played } = info
  return (
    <section class="card hall-card" aria-labelledby="past-title">
      <header class="row wrap between">
        <h2 id="past-title">{t.title}</h2>
        {played > recent.length && (
          <span>
            <span class="hint">{t.of(recent.length, played)}</span>{' '}
            <LinkButton onClick={() => setAll(true)}>{t.all}</LinkButton>
          </span>
        )}
      </header>
      {recent.length === 0 && <p class="hint">{t.none}</p>}
      <ul class="past-list">
        {recent.map(game => (
          <PastRow key={game.id} info={info} game={game} />
        ))}
      </ul>
      {all && <AllGames info={info} member={member} onClose={() => setAll(false)} />}
    </section>
  )
}
