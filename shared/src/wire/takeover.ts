import type { SessionInfo } from './protocol'

/** Who decides whether `asker` takes over a seat: the host; if the host asks, anybody else who plays. */
export const decidesTakeover = (
  { person, seat }: Pick<SessionInfo, 'person' | 'seat'>,
  asker: string,
  host: string | null,
): boolean => (asker === host ? seat !== null && person !== host : person === host)
