import { words } from '../../app/language'
import { MessagePage } from '../../ui/page/MessagePage'
import { refusalWords } from './refusalWords'

const NO_ENTRY: readonly string[] = [
  'locked',
  'neighbour-removed',
  'no-spectators',
  'rules-changed',
  'table-full',
  'too-many-tabs',
]

/** What happened, in a few words: a door that is shut is no error. */
function refusedTitle(reason: string): string {
  const t = words().errors
  if (reason === 'removed') return t.removed
  if (reason === 'no-such-table') return t.noTable
  return NO_ENTRY.includes(reason) ? t.noEntry : t.title
}

/** A whole page for a door that stays shut: what happened, and what to do. */
export const RefusedPage = ({ reason }: { readonly reason: string }) => (
  <MessagePage title={refusedTitle(reason)} message={refusalWords(reason)} />
)

export const Missing = () => <MessagePage title={words().missing.title} message={words().missing.text} />
