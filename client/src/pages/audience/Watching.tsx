import type { TableView, Watcher } from '@heorot/shared'
import { useEffect, useState } from 'preact/hooks'
import { words } from '../../app/language'
import { useWatchTexts } from '../broadcast/texts'
import { useSession } from '../people/context'
import { SpeakerControls } from '../people/SpeakerControls'

/** Those who watch, asked for again whenever their number changes. */
function useWatchers(count: number): readonly Watcher[] {
  const session = useSession()
  const [watchers, setWatchers] = useState<readonly Watcher[]>([])
  const isLive = session.state.value === 'live'
  useEffect(() => {
    if (!isLive) return
    let wanted = true
    void session.audience().then(found => wanted && found && setWatchers(found))
    return () => {
      wanted = false
    }
  }, [session, count, isLive])
  return watchers
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
    [person === me ? t.you : name, session.isMuted(person) && words().waiting.muted]
      .filter(Boolean)
      .join(' · ')
  return (
    <section class="watching-list" aria-label={t.watching}>
      <h2>
        {t.watching} <small>{table.spectators}</small>
      </h2>
      <ul>
        {watchers.map(watcher => (
          <li key={watcher.person}>
            {session.hosting && watcher.person !== me ? (
              <button
                type="button"
                class="button"
                aria-haspopup="dialog"
                title={words().host.manage(watcher.name)}
                onClick={() => setManaged(watcher)}
              >
                {label(watcher)}
              </button>
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
