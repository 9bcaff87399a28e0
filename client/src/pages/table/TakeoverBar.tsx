import { decidesTakeover, type SessionInfo, type TableView, type Takeover } from '@heorot/shared'
import { useEffect, useRef } from 'preact/hooks'
import { words } from '../../app/language'
import { playSound } from '../../app/sound/sounds'
import { seatName } from '../../session/seatName'
import { Sigil } from '../../ui/Sigil'
import { toast } from '../../ui/toasts'
import { attempt, useSession } from '../people/context'

interface Props {
  readonly table: TableView
}

const holderName = ({ seats }: TableView, seat: number): string => seatName(seats[seat]!, seat, words())

/** Somebody wants a seat, and this person decides. */
function Decision({ table, asked }: Props & { readonly asked: Takeover }) {
  const session = useSession()
  const t = words().takeover
  useEffect(() => void playSound('chat'), [])
  const answer = (command: 'accept' | 'decline') => () =>
    void attempt(session, session.command({ do: command, person: asked.person }))
  return (
    <div class="takeover" role="alert">
      <Sigil seat={asked.seat} size={28} />
      <span>{t.wants(asked.name, holderName(table, asked.seat))}</span>
      <div>
        <button type="button" class="button primary" onClick={answer('accept')}>
          {t.accept}
        </button>
        <button type="button" class="button" onClick={answer('decline')}>
          {t.decline}
        </button>
      </div>
    </div>
  )
}

/** This person's own request, while somebody else decides. */
function Pending({ table, asked, onWithdraw }: Props & { asked: Takeover; onWithdraw: () => void }) {
  const { hosting } = useSession()
  const t = words().takeover
  const name = holderName(table, asked.seat)
  return (
    <div class="takeover" role="status">
      <Sigil seat={asked.seat} size={28} />
      <span>{hosting ? t.askedOthers(name) : t.asked(name)}</span>
      <button type="button" class="button" onClick={onWithdraw}>
        {t.withdraw}
      </button>
    </div>
  )
}

/** The seat of somebody who stood up: theirs again with one press. */
function Reserved({ seat }: { readonly seat: number }) {
  const session = useSession()
  const t = words()
  return (
    <div class="takeover" role="status">
      <Sigil seat={seat} size={28} />
      <span>{t.takeover.reserved}</span>
      <button type="button" class="button primary" onClick={() => void attempt(session, session.sit(seat))}>
        {t.home.sit}
      </button>
    </div>
  )
}

/** Says so when a request ends without a seat, unless it was taken back. */
function useOutcome(asked: Takeover | undefined, { seat }: SessionInfo): { readonly withdraw: () => void } {
  const session = useSession()
  const waiting = useRef(false)
  useEffect(() => {
    if (waiting.current && !asked && seat === null) toast(words().takeover.notAccepted)
    waiting.current = asked !== undefined
  }, [asked === undefined])
  const withdraw = () => {
    waiting.current = false
    void attempt(session, session.withdraw())
  }
  return { withdraw }
}

/** Everything about taking over seats that concerns this person, above the table. */
export function TakeoverBar({ table, you }: Props & { readonly you: SessionInfo }) {
  const asked = table.takeovers.find(({ person }) => person === you.person)
  const { withdraw } = useOutcome(asked, you)
  const reserved = table.seats.findIndex(({ person, bot }) => person === you.person && bot !== null)
  const decisions = table.takeovers.filter(({ person }) => decidesTakeover(you, person, table.host))
  return (
    <>
      {decisions.map(each => (
        <Decision key={each.person} table={table} asked={each} />
      ))}
      {asked && <Pending table={table} asked={asked} onWithdraw={withdraw} />}
      {reserved >= 0 && table.phase === 'playing' && <Reserved seat={reserved} />}
    </>
  )
}
