import { useState } from 'preact/hooks'
import { useLoaded, useMedia, useProvided } from '../../app/hooks'
import { words } from '../../app/language'
import { knownHall, type MyHall } from '../../thisBrowser/myHalls'
import { pageTitle } from '../../thisBrowser/myTurns'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { Loading } from '../../ui/page/Loading'
import { AddDevicePage, HallDoorPage } from './HallDoorPage'
import { HallHead } from './HallHead'
import { FirstInvite, InviteCard } from './InviteCard'
import { ManageDialog } from './manage/ManageDialog'
import { NoticeCard } from './manage/NoticeCard'
import { OpenTableButton, OpenTables } from './OpenTables'
import { PastGames } from './PastGames'
import { Standings } from './Standings'
import { hallTexts, loadHallTexts } from './texts'
import { TurnStrip } from './TurnStrip'
import { useHall } from './useHall'
import '../notifications/reach.css'
import './hall.css'
import './manage.css'
import './notices.css'
import './past.css'
import './standings.css'
import './tables.css'
import './hallCards.css'

const waiting = () => <Loading words={words().loading} step={1} of={2} />

/** With two columns or one, notifications come last; with three there is room in the middle. */
const NARROW = '(max-width: 1180px)'

const toInvite = () => document.getElementById('hall-invite')?.scrollIntoView({ block: 'center' })

function Inside({ hall, onJoined }: { readonly hall: MyHall; readonly onJoined: () => void }) {
  const { info, isLost, isGone, reload } = useHall(hall)
  const [manage, setManage] = useState(false)
  const isNarrow = useMedia(NARROW)
  useProvided(pageTitle, info?.name ?? null, null)
  if (isGone) return <HallDoorPage code={hall.code} onJoined={onJoined} />
  if (!info) return waiting()
  const t = hallTexts()
  const notices = <NoticeCard info={info} member={hall} onChange={() => void reload()} />
  return (
    <div class={isLost ? 'hall lost' : 'hall'}>
      {isLost && (
        <div class="banner lost" role="alert">
          {words().table.connection.lost}
        </div>
      )}
      <HallHead info={info} onManage={() => setManage(true)} onInvite={toInvite} />
      <main class="hall-main">
        <TurnStrip info={info} />
        {info.members.length === 1 && <FirstInvite info={info} />}
        <div class="stack gap-6 hall-left">
          <OpenTableButton info={info} token={hall.token} />
          <OpenTables info={info} />
        </div>
        <div class="stack gap-6 hall-middle">
          <PastGames info={info} member={hall} />
          {!isNarrow && notices}
        </div>
        <div class="hall-right">
          <Standings info={info} />
        </div>
        <div class="hall-invite">
          <InviteCard info={info} />
        </div>
        {isNarrow && <div class="hall-notices">{notices}</div>}
      </main>
      <Button look="hall-invite-button only-on-phone" onClick={toInvite}>
        <Icon name="share" size={17} /> {t.invite.title}
      </Button>
      {manage && (
        <ManageDialog
          info={info}
          member={hall}
          onChange={() => void reload()}
          onClose={() => setManage(false)}
        />
      )}
    </div>
  )
}

interface Props {
  readonly code: string
  /** Lets this device in. */
  readonly pass: string | null
}

export function HallPage({ code, pass }: Props) {
  const ready = useLoaded(() => loadHallTexts().then(() => true), [])
  const [round, setRound] = useState(0)
  // The pass vanishes from the address before it has been answered.
  const [device, setDevice] = useState(pass)
  if (!ready) return waiting()
  if (device) return <AddDevicePage id={code} pass={device} onAdded={() => setDevice(null)} />
  const hall = knownHall(code)
  const again = () => setRound(round + 1)
  return hall ? (
    <Inside key={`${hall.id} ${hall.token} ${round}`} hall={hall} onJoined={again} />
  ) : (
    <HallDoorPage key={code} code={code} onJoined={again} />
  )
}
