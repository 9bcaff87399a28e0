/** Everything people do with halls. The store decides: a change that was overtaken is made again on what is stored. */
import { randomBytes, randomInt } from 'node:crypto'
import {
  type CreateOrder,
  clonePlain,
  CODE_LETTERS,
  HALL_CODE_LENGTH,
  type HallChange,
  type HallDoor,
  type HallPass,
  type HallPlace,
  type HallStandings,
  isRefusal,
  type JoinHallRequest,
  type Membership,
  type NewHallOrder,
  type Refusal,
  samePlain,
  type TableSettings,
} from '@heorot/shared'
import type { HallMember, HallRecord, HallStore } from '../store/HallStore'
import type { Store } from '../store/Store'
import type { ConfirmedMember } from '../tables/people/Arrivals'
import type { FirstMember, GroupHalls } from '../tables/tableDeps'
import { refusal } from '../tables/record/seating'
import { newHostToken, ownerOf, personOf, sha256Hex } from '../ops/secrets'
import {
  admit,
  type AlterHall,
  alterHall,
  defaultBanner,
  freeShield,
  memberNamed,
  memberWith,
  noteNotified,
  redeem,
  type WebhookOutcome,
} from './hall'
import { hallStandings } from './standings'

const MINUTE = 60_000
const PASS_FOR = 30 * MINUTE
/** How often a change is made again when others were faster. */
const ATTEMPTS = 20

export const newHallCode = (): string =>
  Array.from({ length: HALL_CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('')

/** A member who has proved it. */
export interface Asking {
  readonly hall: HallRecord
  readonly member: HallMember
  readonly device: string
}

export class Halls implements GroupHalls {
  readonly #standings = new Map<string, { readonly played: number; readonly all: readonly HallStandings[] }>()

  constructor(
    private readonly store: HallStore & Pick<Store, 'commit'>,
    private readonly now: () => number,
  ) {}

  found(name: string, { name: member, token }: FirstMember, banner?: HallRecord['banner']): HallRecord {
    const id = newHallCode()
    // Guests at its tables learn the id: it must not be the invitation.
    const code = newHallCode()
    const device = ownerOf(id, token)
    const person = personOf(device)
    const now = this.now()
    return {
      ...{ id, code, version: 1, createdAt: now, name, owner: person },
      banner: banner ?? defaultBanner(id),
      members: [{ person, name: member, devices: [device], joinedAt: now, ...freeShield([]) }],
      ...{ passes: [], talk: null, opening: 'members', settings: null },
    }
  }

  async create({ name, banner, member, token }: NewHallOrder): Promise<HallPlace> {
    const record = this.found(name, { name: member, token }, banner)
    await this.store.commit([{ kind: 'hall', record }])
    return { id: record.id, code: record.code, person: record.owner }
  }

  /** All that strangers learn. */
  async door(code: string): Promise<HallDoor | Refusal> {
    const hall = await this.store.findHall(code)
    if (!hall) return refusal('no-such-hall')
    return { name: hall.name, banner: hall.banner, members: hall.members.length }
  }

  /** By the invite link. */
  async enter(code: string, newcomer: JoinHallRequest): Promise<HallPlace | Refusal> {
    const hall = await this.store.findHall(code)
    return hall ? this.#admit(hall.id, newcomer, code) : refusal('no-such-hall')
  }

  async join(id: string, newcomer: FirstMember, invite: string | null): Promise<HallPlace | Refusal | null> {
    return (await this.store.loadHall(id)) && this.#admit(id, newcomer, invite)
  }

  async #admit(id: string, { name, token }: FirstMember, code: string | null): Promise<HallPlace | Refusal> {
    const device = ownerOf(id, token)
    const changed = await this.#change(id, hall => {
      // The link may have been replaced in this moment.
      if (hall.code !== code && !memberWith(hall, device)) return refusal('no-such-hall')
      return admit(hall, { person: newPerson(hall, device), name, devices: [device] }, this.now())
    })
    return isRefusal(changed) ? changed : placeIn(changed, device)
  }

  /** The member behind a secret. Nobody learns whether the hall or only the member is unknown. */
  async ask({ id, token }: Membership): Promise<Asking | Refusal> {
    const hall = await this.store.loadHall(id)
    const device = ownerOf(id, token)
    const member = hall && memberWith(hall, device)
    return member ? { hall, member, device } : refusal('no-such-hall')
  }

  async confirm(membership: Membership | undefined): Promise<ConfirmedMember | undefined> {
    const asking = membership && (await this.ask(membership))
    return asking && !isRefusal(asking) ? { hall: asking.hall.id, person: asking.member.person } : undefined
  }

  /** Who opens a table in a hall; undefined when it is to be in none. */
  async mayOpen(membership: Membership | undefined): Promise<ConfirmedMember | Refusal | undefined> {
    if (!membership) return undefined
    const asking = await this.ask(membership)
    if (isRefusal(asking)) return asking
    const { hall, member } = asking
    if (hall.opening === 'owner' && hall.owner !== member.person) return refusal('not-owner')
    return { hall: hall.id, person: member.person }
  }

  /** A secret that lets one more device of this member in, once and soon. */
  async pass({ hall: { id }, member: { person } }: Asking): Promise<HallPass | Refusal> {
    const pass = newHostToken()
    const until = this.now() + PASS_FOR
    const changed = await this.#change(id, hall => {
      const others = hall.passes.filter(other => other.person !== person && other.until > this.now())
      hall.passes = [...others, { hash: passHash(id, pass), person, until }]
      return null
    })
    return isRefusal(changed) ? changed : { pass, until }
  }

  async addDevice(id: string, pass: string, token: string): Promise<HallPlace | Refusal> {
    const device = ownerOf(id, token)
    const changed = await this.#change(id, hall => redeem(hall, passHash(id, pass), device, this.now()))
    if (!isRefusal(changed)) return placeIn(changed, device)
    return changed.reason === 'no-such-hall' ? refusal('pass-used') : changed
  }

  async change({ hall: { id }, device }: Asking, change: HallChange): Promise<Refusal | null> {
    if (change.do === 'close') return this.#close(id, device, change.name)
    const changed = await this.#change(id, hall => {
      const member = memberWith(hall, device)
      return member
        ? alterHall(hall, change, { member, device, newCode: newHallCode })
        : refusal('no-such-hall')
    })
    return isRefusal(changed) ? changed : null
  }

  async #close(id: string, device: string, name: string): Promise<Refusal | null> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const hall = await this.store.loadHall(id)
      const member = hall && memberWith(hall, device)
      if (!member) return refusal('no-such-hall')
      if (member.person !== hall.owner) return refusal('not-owner')
      if (name !== hall.name) return refusal('wrong-name')
      if (await this.store.closeHall(id, hall.version)) return null
    }
    return refusal('server-error')
  }

  /** The next table begins as this one was set up. */
  async rememberSettings(id: string, settings: TableSettings): Promise<void> {
    await this.#change(id, hall => {
      hall.settings = settings
      return null
    })
  }

  /** Computed again when a game has been added. */
  async standings(id: string, played: number): Promise<readonly HallStandings[]> {
    const known = this.#standings.get(id)
    if (known?.played === played) return known.all
    const all = hallStandings(await this.store.loadHallGames(id))
    if (this.#standings.size > 1000) this.#standings.clear()
    this.#standings.set(id, { played, all })
    return all
  }

  /** What became of a notice: devices that are gone, and whether the webhook at this address works. */
  async noteNotified(id: string, gone: readonly string[], webhook?: WebhookOutcome): Promise<void> {
    await this.#change(id, hall => noteNotified(hall, gone, webhook))
  }

  async #change(id: string, alter: AlterHall): Promise<HallRecord | Refusal> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const stored = await this.store.loadHall(id)
      if (!stored) return refusal('no-such-hall')
      const hall = clonePlain(stored)
      const refused = alter(hall)
      if (refused) return refused
      // Proxies may repeat a request: the second time it changes nothing.
      if (samePlain(hall, stored)) return hall
      hall.version++
      if (await this.store.changeHall(hall)) return hall
    }
    return refusal('too-often')
  }
}

/** Who comes back with the same device is the same person, unless that person has moved to another device. */
function newPerson(hall: HallRecord, device: string): string {
  const person = personOf(device)
  return memberNamed(hall, person) ? randomBytes(6).toString('hex') : person
}

export const settingsOf = ({
  game,
  seats,
  bots,
  options,
  watch,
  clock,
  hints,
}: CreateOrder): TableSettings => ({ game, seats, bots, options, watch, clock, hints })

const passHash = (id: string, pass: string): string => sha256Hex(`${id}/${pass}`)

function placeIn(hall: HallRecord, device: string): HallPlace | Refusal {
  const member = memberWith(hall, device)
  return member ? { id: hall.id, code: hall.code, person: member.person } : refusal('no-such-hall')
}
