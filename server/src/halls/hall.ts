/** What may happen to a hall: every change is a function that alters a draft of the record or says why not. */
import type { HallBanner, HallChange, Refusal } from '@heorot/shared'
import { BANNER_COLOURS, BANNER_SIGNS, HALL_LIMITS, MEMBER_SIGNS } from '@heorot/shared'
import type { HallMember, HallNotify, HallRecord } from '../store/HallStore'
import { refusal } from '../tables/record/seating'

/** Who does it, and when. */
export interface Requester {
  readonly member: HallMember
  /** Hash of the device that asks. */
  readonly device: string
  readonly newCode: () => string
}

export type AlterHall = (draft: HallRecord) => Refusal | null

export const memberWith = ({ members }: HallRecord, device: string): HallMember | undefined =>
  members.find(({ devices }) => devices.includes(device))

export const memberNamed = ({ members }: HallRecord, person: string): HallMember | undefined =>
  members.find(member => member.person === person)

export const notifyOf = ({ notify }: HallRecord): HallNotify => notify ?? { devices: [], webhook: null }

/** Devices that have been signed out are told nothing. */
const ofMembers = (hall: HallRecord, { devices, webhook }: HallNotify): HallNotify => ({
  ...{ webhook, devices: devices.filter(({ device }) => memberWith(hall, device)) },
})

/** Every hall has a banner from its first second; its id decides which. */
export function defaultBanner(id: string): HallBanner {
  const number = [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  const cloths = BANNER_COLOURS.slice(0, 4)
  return {
    cloth: cloths[number % cloths.length] ?? 'red',
    second: 'gold',
    division: number % 2 ? 'pale' : 'chief',
    sign: BANNER_SIGNS[number % BANNER_SIGNS.length] ?? 'ship',
  }
}

/** A beast in its own colour while there are any, then in the colours of others. */
export function freeShield(members: readonly HallMember[]): Pick<HallMember, 'sign' | 'colour'> {
  for (let shift = 0; shift < MEMBER_SIGNS.length; shift++)
    for (const [i, sign] of MEMBER_SIGNS.entries()) {
      const colour = MEMBER_SIGNS[(i + shift * 3) % MEMBER_SIGNS.length] ?? sign
      if (!members.some(member => member.sign === sign && member.colour === colour)) return { sign, colour }
    }
  return { sign: 'wolf', colour: 'wolf' }
}

/** Lets somebody in; whoever is in already stays as they are. */
export function admit(
  hall: HallRecord,
  newcomer: Pick<HallMember, 'person' | 'name' | 'devices'>,
  now: number,
) {
  if (newcomer.devices.some(device => memberWith(hall, device))) return null
  if (hall.members.length >= HALL_LIMITS.members) return refusal('hall-full')
  hall.members = [...hall.members, { ...newcomer, ...freeShield(hall.members), joinedAt: now }]
  return null
}

/** A pass is good for one device. */
export function redeem(hall: HallRecord, pass: string, device: string, now: number): Refusal | null {
  const found = hall.passes.find(({ hash, until }) => hash === pass && until > now)
  const member = found && memberNamed(hall, found.person)
  if (!member) return refusal('pass-used')
  hall.passes = hall.passes.filter(({ hash, until }) => hash !== pass && until > now)
  if (member.devices.includes(device)) return null
  if (member.devices.length >= HALL_LIMITS.devices) return refusal('too-many-devices')
  member.devices = [...member.devices, device]
  return null
}

const without = (hall: HallRecord, person: string): void => {
  hall.members = hall.members.filter(member => member.person !== person)
  hall.passes = hall.passes.filter(pass => pass.person !== person)
}

type Of<K extends HallChange['do']> = Extract<HallChange, { do: K }>
type Handler<K extends HallChange['do']> = (
  hall: HallRecord,
  change: Of<K>,
  requester: Requester,
) => Refusal | null

const set = (hall: HallRecord, values: Partial<HallRecord>): null => {
  Object.assign(hall, values)
  return null
}

const OWN: { readonly [K in 'me' | 'leave' | 'devices' | 'notify']: Handler<K> } = {
  me: (hall, { name, sign }, { member: { person } }) => {
    const member = memberNamed(hall, person)
    if (!member) return refusal('no-such-hall')
    Object.assign(member, { ...(name && { name }), ...(sign && { sign, colour: sign }) })
    return null
  },
  /** A hall without members is closed; so the last one closes it instead. */
  leave: (hall, _, { member: { person } }) => {
    if (hall.members.length === 1) return refusal('not-owner')
    without(hall, person)
    hall.owner = memberNamed(hall, hall.owner)?.person ?? hall.members[0]?.person ?? ''
    return null
  },
  devices: (hall, _, { member: { person }, device }) => {
    const member = memberNamed(hall, person)
    if (member) member.devices = [device]
    hall.passes = hall.passes.filter(pass => pass.person !== person)
    return null
  },
  notify: (hall, { on }, { device }) => {
    const { devices, webhook } = notifyOf(hall)
    const others = devices.filter(other => other.device !== device && other.endpoint !== on?.endpoint)
    return set(hall, { notify: { webhook, devices: on ? [...others, { ...on, device }] : others } })
  },
}

const OWNERS: { readonly [K in Exclude<HallChange['do'], keyof typeof OWN | 'close'>]: Handler<K> } = {
  name: (hall, { name }) => set(hall, { name }),
  banner: (hall, { banner }) => set(hall, { banner }),
  talk: (hall, { url }) => set(hall, { talk: url }),
  opening: (hall, { opening }) => set(hall, { opening }),
  clock: (hall, { clock }) => set(hall, { settings: hall.settings && { ...hall.settings, clock } }),
  webhook: (hall, { webhook }) =>
    set(hall, { notify: { ...notifyOf(hall), webhook: webhook && { ...webhook, failingSince: null } } }),
  /** The old invite link would let them in again. */
  remove: (hall, { person }, { newCode }) => {
    if (person === hall.owner || !memberNamed(hall, person)) return refusal('no-such-person')
    without(hall, person)
    return set(hall, { code: newCode() })
  },
  handover: (hall, { person }) =>
    memberNamed(hall, person) ? set(hall, { owner: person }) : refusal('no-such-person'),
  invite: (hall, _, { newCode }) => set(hall, { code: newCode() }),
}

/** Everything but closing, which leaves no record to alter. */
export function alterHall(
  hall: HallRecord,
  change: Exclude<HallChange, { do: 'close' }>,
  requester: Requester,
) {
  const isOwn = Object.hasOwn(OWN, change.do)
  if (!isOwn && hall.owner !== requester.member.person) return refusal('not-owner')
  const handle = { ...OWN, ...OWNERS }[change.do] as Handler<HallChange['do']>
  const refused = handle(hall, change, requester)
  if (!refused && hall.notify) hall.notify = ofMembers(hall, hall.notify)
  return refused
}

export interface WebhookOutcome {
  readonly url: string
  readonly works: boolean
  readonly at: number
}

export function noteNotified(hall: HallRecord, gone: readonly string[], outcome?: WebhookOutcome): null {
  const { devices, webhook } = notifyOf(hall)
  const left = devices.filter(({ endpoint }) => !gone.includes(endpoint))
  const isNews = webhook && outcome?.url === webhook.url && outcome.works !== (webhook.failingSince === null)
  const noted = isNews ? { ...webhook, failingSince: outcome.works ? null : outcome.at } : webhook
  return set(hall, { notify: { devices: left, webhook: noted } })
}
