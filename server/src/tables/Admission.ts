import type { JoinOptions } from '@heorot/shared'

/** Join options as our own HTTP route has read them; nothing a client sends gets further unread. */
export interface Admission extends JoinOptions {
  readonly address: string
  /** The member of a hall this is, as the hall has confirmed. */
  readonly member?: ConfirmedMember
}

export interface ConfirmedMember {
  readonly hall: string
  readonly person: string
}
