/** What a browser asks of halls over HTTP. Secrets go into headers and bodies, never into addresses. */
import type {
  DeviceRequest,
  HallChange,
  HallDoor,
  HallGames,
  HallInfo,
  HallPass,
  HallPlace,
  HallScreen,
  JoinHallRequest,
  Membership,
  Mine,
  MineRequest,
  NewHallRequest,
} from '@heorot/shared'
import { ask, post } from './api'

const proof = ({ token }: Membership) => ({ authorization: `Bearer ${token}` })

export const createHall = (order: NewHallRequest): Promise<HallPlace> => ask('/api/halls', post(order))

export const hallDoor = (code: string): Promise<HallDoor> => ask(`/api/halls/${code}/door`)

export const hallScreen = (code: string): Promise<HallScreen> => ask(`/api/halls/${code}/screen`)

export const joinHall = (code: string, newcomer: JoinHallRequest): Promise<HallPlace> =>
  ask(`/api/halls/${code}/members`, post(newcomer))

export const addDevice = (id: string, order: DeviceRequest): Promise<HallPlace> =>
  ask(`/api/halls/${id}/devices`, post(order))

export const hallInfo = (member: Membership): Promise<HallInfo> =>
  ask(`/api/halls/${member.id}`, { headers: proof(member) })

export const hallGames = (member: Membership, from: number): Promise<HallGames> =>
  ask(`/api/halls/${member.id}/games?from=${from}`, { headers: proof(member) })

export const hallPass = (member: Membership): Promise<HallPass> =>
  ask(`/api/halls/${member.id}/passes`, post({}, proof(member)))

export const changeHall = (member: Membership, change: HallChange): Promise<unknown> =>
  ask(`/api/halls/${member.id}/changes`, post(change, proof(member)))

export const askMine = (mine: MineRequest): Promise<Mine> => ask('/api/mine', post(mine))
