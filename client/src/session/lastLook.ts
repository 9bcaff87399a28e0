/** Up to where somebody has looked at each table in this browser: they may come back after minutes or days. */
import { byTable } from './byTable'

export interface Look {
  readonly match: number
  readonly revision: number
}

const looks = byTable<Look>('heorot.looks', ({ revision }) => Number.isInteger(revision))

export const lastLook = (code: string): Look | null => looks.get(code)

export const noteLook = (code: string, { match, revision }: Look): void =>
  looks.set(code, { match, revision })
