/** Who is connected to a table right now. Sessions come and go; seats and persons stay. */
import type { Seat } from '@heorot/shared'
import type { Newcomer } from '../record/seating'

export interface Session extends Newcomer {
  readonly id: string
  readonly seat: Seat | null
}

interface Index {
  readonly bySeat: Map<Seat, Session[]>
  readonly byOwner: Map<string, Session[]>
  readonly watching: readonly Session[]
  readonly opened: readonly Session[]
}

const NOBODY: readonly Session[] = []

export class Attendance {
  /** In order of arrival: the last session of a seat is the one that acts. */
  readonly #sessions = new Map<string, Session>()
  /** When an owner's last session ended, and from where it was. */
  readonly #gone = new Map<string, { readonly since: number; readonly place: string }>()
  /** Sessions whose page is in the background. */
  readonly #hidden = new Set<string>()
  #index: Index | null = null
  #emptySince: number | null = null

  get(id: string): Session | undefined {
    return this.#sessions.get(id)
  }

  get size(): number {
    return this.#sessions.size
  }

  /** When the last session ended; null if there has been none since the table woke. */
  get emptySince(): number | null {
    return this.#emptySince
  }

  enter(session: Session): void {
    this.#sessions.set(session.id, session)
    this.#gone.delete(session.owner)
    this.#index = null
  }

  /** `belongs`: whether it matters when they left. */
  leave(id: string, now: number, belongs: (session: Session) => boolean): Session | undefined {
    const session = this.#sessions.get(id)
    if (!session) return undefined
    this.#sessions.delete(id)
    this.#hidden.delete(id)
    this.#index = null
    this.#emptySince = now
    const { owner, place } = session
    if (belongs(session) && !this.isHere(owner)) this.#gone.set(owner, { since: now, place })
    return session
  }

  /** Makes this session the newest of its seat. */
  bringForward(session: Session): void {
    this.#sessions.delete(session.id)
    this.enter(session)
  }

  /** Moves all of an owner's sessions to a seat, or to the spectators; returns them as they are now. */
  place(owner: string, seat: Seat | null): Session[] {
    const moved = this.ofOwner(owner).map(session => ({ ...session, seat }))
    for (const session of moved) this.#sessions.set(session.id, session)
    this.#index = null
    return moved
  }

  setVisible({ id }: Session, visible: boolean): void {
    if (visible) this.#hidden.delete(id)
    else this.#hidden.add(id)
  }

  /** Whether somebody of this seat has a page that can be seen. */
  isSeen(seat: Seat): boolean {
    return this.ofSeat(seat).some(({ id }) => !this.#hidden.has(id))
  }

  acts(session: Session): boolean {
    return session.seat !== null && this.ofSeat(session.seat).at(-1)?.id === session.id
  }

  ofSeat(seat: Seat): readonly Session[] {
    return this.#indexed.bySeat.get(seat) ?? NOBODY
  }

  ofOwner(owner: string): readonly Session[] {
    return this.#indexed.byOwner.get(owner) ?? NOBODY
  }

  isHere(owner: string): boolean {
    return this.ofOwner(owner).length > 0
  }

  /** When somebody who belongs to the table was last here, if they have been since it woke. */
  goneSince(owner: string): number | undefined {
    return this.#gone.get(owner)?.since
  }

  /** Where somebody is, or was when last seen; empty when nobody remembers. */
  placeOf(owner: string): string {
    return this.ofOwner(owner).at(-1)?.place ?? this.#gone.get(owner)?.place ?? ''
  }

  /** Whose id this is, among those who are connected. */
  ownerOf(person: string): string | undefined {
    return [...this.#sessions.values()].find(session => session.person === person)?.owner
  }

  personsAt(place: string): string[] {
    return [...this.#sessions.values()].filter(session => session.place === place).map(({ person }) => person)
  }

  /** Those without a seat. */
  get watching(): readonly Session[] {
    return this.#indexed.watching
  }

  /** Those who watch with open hands. */
  get opened(): readonly Session[] {
    return this.#indexed.opened
  }

  get spectators(): number {
    return this.watching.length
  }

  get #indexed(): Index {
    this.#index ??= indexOf(this.#sessions.values())
    return this.#index
  }
}

function indexOf(sessions: Iterable<Session>): Index {
  const bySeat = new Map<Seat, Session[]>()
  const byOwner = new Map<string, Session[]>()
  const watching: Session[] = []
  for (const session of sessions) {
    push(byOwner, session.owner, session)
    if (session.seat === null) watching.push(session)
    else push(bySeat, session.seat, session)
  }
  return { bySeat, byOwner, watching, opened: watching.filter(({ opens }) => opens) }
}

function push<K>(map: Map<K, Session[]>, key: K, session: Session): void {
  const list = map.get(key)
  if (list) list.push(session)
  else map.set(key, [session])
}
