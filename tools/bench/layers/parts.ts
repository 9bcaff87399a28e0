/** What can be taken out of the running server, each by replacing the method that does it. */
import { REQUESTS } from '@heorot/shared'
import { PublicState } from '@heorot/shared/wire'
import { TableRoom } from '../../../server/src/rooms/TableRoom'
import { Limiter } from '../../../server/src/limits/Limiter'
import { GroupCommit } from '../../../server/src/store/GroupCommit'
import { Announcer } from '../../../server/src/tables/Announcer'
import { StandIns } from '../../../server/src/tables/bots/StandIns'
import { TurnNotices } from '../../../server/src/tables/notices/TurnNotices'
import { Play } from '../../../server/src/tables/Play'

const nothing = () => {}

/** Takes out the part; the tables are open by then. */
export const PARTS: Readonly<Record<string, () => void>> = {
  store: () => {
    GroupCommit.prototype.commit = async () => {}
  },
  'typed state': () => {
    PublicState.prototype.writeMatch = nothing
    TableRoom.prototype.broadcastPatch = () => false
  },
  slices: () => {
    Play.prototype.takeUnsent = () => null
  },
  announcing: () => {
    Announcer.prototype.announce = nothing
  },
  sending: () => {
    TableRoom.prototype.sendBytes = nothing
    TableRoom.prototype.broadcastBytes = nothing
  },
  'reading requests': () => {
    REQUESTS.intent.safeParse = data => ({ success: true, data: data as never })
  },
  limits: () => {
    Limiter.prototype.allow = () => true
  },
  'bots and notices': () => {
    StandIns.prototype.consider = nothing
    TurnNotices.prototype.areDue = () => false
  },
}
