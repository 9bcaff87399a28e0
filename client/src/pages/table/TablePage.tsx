import type { TableSummary } from '@heorot/shared'
import { useEffect, useState } from 'preact/hooks'
import { readName } from '../../app/codes'
import { words } from '../../app/language'
import { lazyPart } from '../../app/lazy'
import { go } from '../../app/router'
import { settings } from '../../app/settings/settings'
import { refusalOf, tableSummary } from '../../api/api'
import { backoff, patience } from '../../session/backoff'
import { membershipAt } from '../../thisBrowser/myHalls'
import { knownTable, rememberTable, tokenFor } from '../../thisBrowser/myTables'
import { newToken } from '../../thisBrowser/random'
import type { SessionOrder } from '../../session/TableSession'
import { Loading } from '../../ui/page/Loading'
import { RefusedPage } from '../refused/RefusedPage'
import { AtTable } from './AtTable'

const Join = lazyPart(
  async () => (await import('../join/Join')).Join,
  () => <Loading words={words().loading} step={1} of={2} />,
)

interface Props {
  readonly code: string
  readonly token: string | null
  readonly watch: boolean
  /** Takes any free seat at once. */
  readonly sit: boolean
}

type Found = { readonly summary: TableSummary } | { readonly refusal: string }

/** Looks the table up until the server answers, whatever the answer is. */
async function find(code: string, wanted: () => boolean): Promise<Found | null> {
  for (let attempt = 0; wanted(); attempt++) {
    try {
      return { summary: await tableSummary(code) }
    } catch (error) {
      const reason = refusalOf(error)
      if (reason !== 'offline' && reason !== 'too-often') return { refusal: reason }
    }
    await patience(backoff(attempt))
  }
  return null
}

/** A personal link hands its seat to this browser and then vanishes from the address. */
function takePersonalLink(code: string, token: string | null): void {
  if (!token) return
  rememberTable({ code, token, game: null })
  go(`/t/${code}`, { replace: true })
}

/** Seat owners and people who only watch are not asked again. */
function orderAtOnce({ code, watch, sit }: Props): SessionOrder | null {
  const known = knownTable(code)
  const name = readName(settings.value.name)
  const hall = membershipAt(code)
  if (known && !watch)
    return {
      ...{ code, name: name ?? words().chat.spectator, token: known.token },
      ...(hall && { hall }),
      ...(sit && name && { sit }),
    }
  return watch ? { code, name: name ?? words().chat.spectator, token: newToken() } : null
}

const STALE_MS = 4000

/** The join page shows who sits down in the meantime, and that the match has begun. */
function useFreshSummary(code: string, isWaiting: boolean, onFound: (found: Found) => void): void {
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => {
      if (document.hidden) return
      tableSummary(code).then(
        summary => onFound({ summary }),
        () => {},
      )
    }, STALE_MS)
    return () => clearInterval(timer)
  }, [code, isWaiting])
}

export function TablePage(props: Props) {
  const { code, token } = props
  const [found, setFound] = useState<Found | null>(null)
  const [order, setOrder] = useState<SessionOrder | null>(null)
  const [round, setRound] = useState(0)
  useEffect(() => {
    let wanted = true
    takePersonalLink(code, token)
    setOrder(orderAtOnce(props))
    // Loading the page again must not ask for a seat again.
    if (props.sit) history.replaceState(null, '', `/t/${code}`)
    void find(code, () => wanted).then(answer => {
      if (wanted) setFound(answer)
    })
    return () => {
      wanted = false
    }
  }, [code, round])
  useFreshSummary(code, found !== null && 'summary' in found && !order, setFound)
  if (!found) return <Loading words={words().table.connection.connecting} step={1} of={4} />
  if ('refusal' in found) return <RefusedPage reason={found.refusal} />
  if (order) return <AtTable key={code} order={order} onTurnedAway={() => setRound(round + 1)} />
  return (
    <Join
      table={found.summary}
      onJoin={(name, sit, agree = 0) =>
        setOrder({ code, name, token: tokenFor(code), agree, ...(sit === undefined ? {} : { sit }) })
      }
    />
  )
}
