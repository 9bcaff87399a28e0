/** Members of halls, over HTTP and at tables. */
import type { HallChange, HallInfo, HallPass, HallPlace, JoinOptions, Mine } from '@heorot/shared'
import { type Hall, postJson } from './harness'
import { newTestToken, Visitor } from './Visitor'

export interface Member extends HallPlace {
  readonly token: string
  readonly name: string
}

export const proof = (token: string) => ({ authorization: `Bearer ${token}` })

/** Why not; null when it was done. */
export const reasonIn = async (response: Response): Promise<string | null> =>
  ((await response.json()) as { refusal?: { reason: string } }).refusal?.reason ?? null

async function placeFrom(answer: Promise<Response>, status: number): Promise<HallPlace> {
  const response = await answer
  expect(response.status).toBe(status)
  return (await response.json()) as HallPlace
}

export function membersOf(server: () => Hall) {
  const at = (path: string) => `${server().url}/api${path}`
  const look = (id: string, token: string) => fetch(at(`/halls/${id}`), { headers: proof(token) })
  const sitDown = (code: string, { id, token, name }: Member, more: Partial<JoinOptions> = {}) =>
    Visitor.join(server().url, code, { name, sit: true, hall: { id, token }, ...more })
  return {
    at,
    look,
    sitDown,
    found: async (name = 'Maren'): Promise<Member> => {
      const token = newTestToken()
      const order = { name: 'Thursday Thanes', member: name, token }
      return { ...(await placeFrom(postJson(at('/halls'), order), 201)), token, name }
    },
    join: async ({ code }: HallPlace, name: string, token = newTestToken()): Promise<Member> => {
      const answer = postJson(at(`/halls/${code}/members`), { name, token })
      return { ...(await placeFrom(answer, 200)), token, name }
    },
    info: async ({ id, token }: Member) => (await (await look(id, token)).json()) as HallInfo,
    enter: async (code: string, token: string) =>
      reasonIn(await postJson(at(`/halls/${code}/members`), { name: 'Grendel', token })),
    passOf: async ({ id, token }: Member) =>
      ((await (await postJson(at(`/halls/${id}/passes`), {}, proof(token))).json()) as HallPass).pass,
    redeem: (id: string, pass: string, token = newTestToken()) =>
      postJson(at(`/halls/${id}/devices`), { pass, token }),
    change: async ({ id, token }: Member, body: HallChange | object) =>
      reasonIn(await postJson(at(`/halls/${id}/changes`), body, proof(token))),
    mine: async (seats: object[], halls: Member[]) => {
      const proofs = halls.map(({ id, token }) => ({ id, token }))
      return (await (await postJson(at('/mine'), { seats, halls: proofs })).json()) as Mine
    },
    /** A table of the hall, with its first seat taken. */
    openTable: async (member: Member, order = {}) => {
      const { id, token, name } = member
      const created = await server().create({ name, hall: { id, token }, ...order })
      return { code: created.code, host: await sitDown(created.code, member, { token: created.token }) }
    },
  }
}
