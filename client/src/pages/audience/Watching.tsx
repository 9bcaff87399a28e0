import type { TableView, Watcher } from '@heorot/shared'
import { useState } from 'preact/hooks'
import { useLoaded } from '../../app/hooks'
import { words } from '../../app/language'
import { useWatchTexts } from '../broadcast/texts'
import { useSession } from '../people/context'
import { SpeakerControls } from '../people/SpeakerControls'
import { Button } from '../../ui/Button'

/** Those who watch, asked for again whenever their number changes. */
function useWatchers(count: number): readonly Watcher[] {
  const session = useSession()
  const isLive = session.state.value === 'live'
  return useLoaded(async () => (isLive ? session.audience() : null), [session, count, isLive]) ?? []
}

/** Who else is watching; the host mutes or removes any of them. */
export function Watching({ table }: { readonly table: TableView }) {
  const session = useSession()
  const [managed, setManaged] = useState<Watcher | null>(null)
  const watchers = useWatchers(table.spectators)
  const t = useWatchTexts()
  if (!t || table.spectators === 0) return null
  const me = session.you.value?.person
  const more = table.spectators - watchers.length
  const label = ({ person, name }: Watcher) =>
    [person === me ? words().create.seatYou : name, session.isMuted(person) && words().waiting.muted]
      .filter(Boolean)
      .join(' · ')
  return (
    <section class="watching-list" aria-label={t.watching}>
      <h2 class="flex between panel-title">
        {t.watching} <small>{table.spectators}</small>
      </h2>
      <ul class="row wrap gap-4">
        {watchers.map(watcher => (
          <li key={watcher.person}>
            {session.hosting && watcher.person !== me ? (
              <Button
                aria-haspopup="dialog"
                title={words().host.manage(watcher.name)}
                onClick={() => setManaged(watcher)}
              >
                {label(watcher)}
              </Button>
            ) : (
              <span>{label(watcher)}</span>
            )}
          </li>
        ))}
        {more > 0 && <li>{t.more(more)}</li>}
      </ul>
      {managed && <SpeakerControls line={managed} onClose={() => setManaged(null)} />}
    </section>
  )
}
