import { useRef, useState } from 'preact/hooks'
import { useDocumentEvents } from '../../app/hooks'
import { Icon } from '../../ui/Icon'
import { Sigil } from '../../ui/Sigil'
import type { Rect, Size } from '../layout/geometry'
import { recentMoves } from '../tableContext'

interface Props {
  /** The action bar. */
  readonly bar: Rect
  readonly area: Size
}

const WIDEST = 440
const GAP = 8

/** Beside the bar, on the side with more room. */
function besideBar({ y, w, h }: Rect, area: Size) {
  const below = area.h - y - h
  const side = y > below ? 'bottom' : 'top'
  return {
    width: `${Math.min(w, WIDEST)}px`,
    maxHeight: `${Math.max(y, below) - 2 * GAP}px`,
    [side]: `calc(100% + ${GAP}px)`,
  }
}

/** Any press outside closes it. */
function useOpen() {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const close = (event: Event) => {
    if (event instanceof KeyboardEvent && event.key !== 'Escape') return
    if (event.target instanceof Node && root.current?.contains(event.target)) return
    setOpen(false)
  }
  useDocumentEvents(['pointerdown', 'keydown'], close, { when: open })
  return { open, setOpen, root }
}

/** A button with the number of moves since the viewer's last turn, and their list. */
export function RecentList({ bar, area }: Props) {
  const { open, setOpen, root } = useOpen()
  const recent = recentMoves.value
  if (!recent || recent.moves.length === 0) return null
  const { title, moves, look } = recent
  return (
    <div class="kit-recent" ref={root}>
      <button
        type="button"
        tabIndex={-1}
        class="center kit-recent-button"
        aria-expanded={open}
        title={title}
        onClick={() => setOpen(!open)}
      >
        <Icon name="scrollUnfurled" size={20} />
        <span class="kit-recent-count">{moves.length}</span>
      </button>
      {open && (
        <section class="kit-recent-list" style={besideBar(bar, area)}>
          <h3>{title}</h3>
          <ol>
            {moves.map(({ revision, seat, line }, i) => (
              <li key={i}>
                <button type="button" class="row gap-5" tabIndex={-1} onClick={() => look(revision)}>
                  {seat !== null && <Sigil seat={seat} size={20} />}
                  <span>{line}</span>
                </button>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  )
}
