import { useEffect, useState } from 'preact/hooks'
import { words } from '../../app/language'
import { knownHall, type MyHall } from '../../session/myHalls'
import { pageTitle } from '../../session/turnTitle'
import { Icon } from '../../ui/Icon'
import { Loading } from '../../ui/Loading'
import { useMedia } from '../../ui/useMedia'
import { AddDevicePage, HallDoorPage } from './HallDoorPage'
import { HallHead } from './HallHead'
import { FirstInvite, InviteCard } from './InviteCard'
import { ManageDialog } from './ManageDialog'
import { NoticeCard } from './NoticeCard'
import { OpenTableButton, OpenTables } from './OpenTables'
import { PastGames } from './PastGames'
import { Standings } from './Standings'
import { hallTexts, loadHallTexts } from './texts'
import { TurnStrip } from './TurnStrip'
import { useHall } from './useHall'
import '../reach/reach.css'
import './hall.css'
import './manage.css'
import './notices.css'
import './past.css'
import './standings.css'
import './tables.css'
import './hallCards.css'

const waiting = () => <Loading words={words().loading} step={1} of={2} />

function useTexts(): boolean {
  const [ready, setReady] = useState(false)
  useEffect(() => void loadHallTexts().then(() => setReady(true)), [])
  return ready
}

function useTitle(name: string | null): void {
  useEffect(() => {
    pageTitle.value = name
    return () => {
      pageTitle.value = null
    }
  }, [name])
}

/** With two columns or one, notifications come last; with three there is room in the middle. */
const NARROW = '(max-width: 1180px)'

const toInvite = () => document.getElementById('hall-invite')?.scrollIntoView({ block: 'center' })

function Inside({ hall, onJoined }: { readonly hall: MyHall; readonly onJoined: () => void }) {
  const { info, isLost, isGone, reload } = useHall(hall)
  const [manage, setManage] = useState(false)
  const isNarrow = useMedia(NARROW)
  useTitle(info?.name ?? null)
  if (isGone) return <HallDoorPage code={hall.code} onJoined={onJoined} />
  if (!info) return waiting()
  const t = hallTexts()
  const notices = <NoticeCard info={info} member={hall} onChange={() => void reload()} />
  return (
    <div class={isLost ? 'hall lost' : 'hall'}>
      {isLost && (
        <div class="banner lost" role="alert">
          {t.lost}
        </div>
      )}
      <HallHead info={info} onManage={() => setManage(true)} onInvite={toInvite} />
      <main class="hall-main">
        <TurnStrip info={info} />
        {info.members.length === 1 && <FirstInvite info={info} />}
        <div class="hall-left">
          <OpenTableButton info={info} token={hall.token} />
          <OpenTables info={info} />
        </div>
        <div class="hall-middle">
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
      <button type="button" class="button hall-invite-button" onClick={toInvite}>
        <Icon name="share" size={17} /> {t.invite.title}
      </button>
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
  const ready = useTexts()
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
