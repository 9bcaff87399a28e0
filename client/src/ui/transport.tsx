/** What moves through a match moment by moment: buttons and keys. */
import { words } from '../app/language'
import { useDocumentEvents } from '../app/hooks'
import { Icon, type IconName } from './Icon'
import { Button, RoundButton } from './Button'

interface ButtonProps {
  readonly icon: IconName
  readonly label: string
  readonly onPress: () => void
}

export const TransportButton = ({ icon, label, onPress }: ButtonProps) => (
  <RoundButton icon={icon} size={18} label={label} title={label} onClick={onPress} />
)

interface PlayProps {
  readonly playing: boolean
  readonly onPress: () => void
}

/** Where there is no room for its words, they are still said. */
export function PlayButton({ playing, onPress }: PlayProps) {
  const t = words().transport
  const label = playing ? t.pause : t.play
  return (
    <Button look="primary play-key" aria-label={label} onClick={onPress}>
      <Icon name={playing ? 'pause' : 'play'} size={18} />
      <span>{label}</span>
    </Button>
  )
}

interface RateProps<R extends number> {
  readonly rates: readonly R[]
  readonly rate: R
  readonly onChange: (rate: R) => void
}

export const RateChoice = <R extends number>({ rates, rate, onChange }: RateProps<R>) => (
  <label class="pace">
    <span class="unseen">{words().transport.speed}</span>
    <select
      class="input"
      value={String(rate)}
      onChange={event => {
        const chosen = rates.find(one => String(one) === event.currentTarget.value)
        if (chosen) onChange(chosen)
      }}
    >
      {rates.map(one => (
        <option key={one} value={String(one)}>
          {one === 0.5 ? '½' : one}×
        </option>
      ))}
    </select>
  </label>
)

export interface TransportKeys {
  step(way: 1 | -1): void
  /** With Shift. */
  leap(way: 1 | -1): void
  chapter(way: 1 | -1): void
  toStart(): void
  toEnd(): void
  toggle(): void
  /** Keys of the page's own. */
  other?(key: string): (() => void) | null
}

/** What a key does; null for keys that are none of ours. */
export function transportKey(
  keys: TransportKeys,
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
): (() => void) | null {
  const move = shiftKey ? keys.leap : keys.step
  const actions: Readonly<Record<string, () => void>> = {
    ' ': () => keys.toggle(),
    ArrowLeft: () => move(-1),
    ArrowRight: () => move(1),
    PageUp: () => keys.chapter(-1),
    PageDown: () => keys.chapter(1),
    Home: () => keys.toStart(),
    End: () => keys.toEnd(),
  }
  return actions[key] ?? keys.other?.(key) ?? null
}

/** Widgets with keys of their own. */
const FIELDS = 'textarea, select, dialog, [role=tablist], [role=dialog], input:not([type=range])'

const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null

/** Moves by keyboard, wherever the focus is but in a field of its own. */
export function useTransportKeys(keys: TransportKeys, enabled = true): void {
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isIn(event.target, FIELDS)) return
    if (event.key === ' ' && isIn(event.target, 'button, a, summary')) return
    const act = transportKey(keys, event)
    if (!act) return
    event.preventDefault()
    act()
  }
  useDocumentEvents(['keydown'], press, { when: enabled })
}
