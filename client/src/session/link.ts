/** One open connection to a table, as the rest of the client sees it: no SDK in sight. */
import type {
  ChatLine,
  JoinOptions,
  OpenHands,
  PrivateSlice,
  RequestName,
  SessionInfo,
  TableView,
} from '@heorot/shared'

/** The public half of the table at one moment. */
export interface Patch {
  readonly table: TableView
  readonly view: unknown
  readonly events: readonly unknown[]
}

export interface LinkHandlers {
  patch(patch: Patch): void
  mine(mine: PrivateSlice): void
  open(hands: OpenHands): void
  you(you: SessionInfo): void
  chat(line: ChatLine): void
  /** The connection is gone; the link is of no more use. */
  closed(code: number): void
}

export interface Link {
  request(name: RequestName, payload: object): Promise<unknown>
  leave(): void
}

/** Opens a link or throws: `JoinRefused` when the table said no, anything else when it was not reached. */
export type OpenLink = (code: string, options: JoinOptions, handlers: LinkHandlers) => Promise<Link>

export class JoinRefused extends Error {
  constructor(readonly reason: string) {
    super(reason)
    this.name = 'JoinRefused'
  }
}
