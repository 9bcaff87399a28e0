import type { SessionInfo, TableView, Takeover } from '@heorot/shared'
import { useEffect, useRef } from 'preact/hooks'
import { Button } from '../../ui/Button'
import { spoken, words } from '../../app/language'
import { playSound } from '../../app/sound/sounds'
import { seatName } from '../../session/names'
import { isNamesake } from '../../session/tellApart'
import { Sigil } from '../../ui/Sigil'
import { toast } from '../../ui/toasts'
import { attempt, useSession } from '../people/context'

interface Props {
  readonly table: TableView
}

const holderName = ({ seats }: TableView, seat: number): string => seatName(seats[seat]!, seat, words())

/** Who has agreed to a request, and who still has to. */
function consentWords({ seats }: TableView, { seat, person, undecided }: Takeover, you: string): string {
  const t = words()
  const named = (persons: readonly string[]) => {
    const names = persons.map(one => {
      const at = seats.findIndex(place => place.person === one)
      if (one === you) return t.you
      return at < 0 ? t.waiting.host : seatName(seats[at]!, at, t)
    })
    return new Intl.ListFormat(spoken()).format(names)
  }
  const others = seats.filter((place, i) => i !== seat && place.bot === null && place.person !== person)
  const agreed = others.flatMap(place => place.person ?? []).filter(one => !undecided.includes(one))
  return [
    agreed.length > 0 && t.takeover.agreed(named(agreed)),
    undecided.length > 0 && t.takeover.undecided(named(undecided)),
  ]
    .filter(Boolean)
    .join(' ')
}

type RequestProps = Props & { readonly asked: Takeover; readonly you: string }

/** Somebody wants a seat, and this person decides. */
function Decision({ table, asked, you }: RequestProps) {
  const session = useSession()
  const t = words().takeover
  useEffect(() => void playSound('chat'), [])
  const answer = (command: 'accept' | 'decline') => () =>
    void attempt(session, session.command({ do: command, person: asked.person, seat: asked.seat }))
  return (
    <div class="parchment banner takeover" role="alert">
      <Sigil seat={asked.seat} size={28} />
      <span>
        {t.wants(asked.name, holderName(table, asked.seat))} {consentWords(table, asked, you)}
        <small>{isNamesake(table, asked.name) ? t.namesake(asked.name) : t.seesHand}</small>
      </span>
      <div class="row gap-6">
        <Button look="primary" onClick={answer('accept')}>
          {t.accept}
        </Button>
        <Button onClick={answer('decline')}>{t.decline}</Button>
      </div>
    </div>
  )
}

/** A request that others decide: this person's own, or one they have agreed to or only watch. */
function Pending({ table, asked, you, onWithdraw }: RequestProps & { readonly onWithdraw: () => void }) {
  const t = words().takeover
  const name = holderName(table, asked.seat)
  const isOwn = asked.person === you
  return (
    <div class="parchment banner takeover" role="status">
      <Sigil seat={asked.seat} size={28} />
      <span>
        {isOwn ? t.asked(name) : t.wants(asked.name, name)} {consentWords(table, asked, you)}
      </span>
      {isOwn && <Button onClick={onWithdraw}>{t.withdraw}</Button>}
    </div>
  )
}

/** The seat of somebody who stood up: theirs again with one press. */
function Reserved({ seat }: { readonly seat: number }) {
  const session = useSession()
  const t = words()
  return (
    <div class="parchment banner takeover" role="status">
      <Sigil seat={seat} size={28} />
      <span>{t.takeover.reserved}</span>
      <Button look="primary" onClick={() => void attempt(session, session.sit(seat))}>
        {t.home.sit}
      </Button>
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
  return (
    <>
      {table.takeovers.map(each => {
        const shown = { table, asked: each, you: you.person }
        return each.undecided.includes(you.person) ? (
          <Decision key={each.person} {...shown} />
        ) : (
          <Pending key={each.person} {...shown} onWithdraw={withdraw} />
        )
      })}
      {reserved >= 0 && table.phase === 'playing' && <Reserved seat={reserved} />}
    </>
  )
}
