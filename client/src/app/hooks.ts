import type { Signal } from '@preact/signals'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'

/** What was loaded last; null until then. */
export function useLoaded<T>(
  load: () => Promise<T> | null | undefined,
  deps: readonly unknown[],
): NonNullable<T> | null {
  const [loaded, setLoaded] = useState<NonNullable<T> | null>(null)
  useEffect(() => {
    let wanted = true
    void Promise.resolve(load()).then(value => {
      if (wanted) setLoaded(() => value ?? null)
    })
    return () => {
      wanted = false
    }
  }, deps)
  return loaded
}

/** Gives a signal a value for as long as the component is there, in time for the frame in which it is drawn. */
export function useProvided<T>(
  target: Signal<T>,
  value: T,
  rest: T,
  deps: readonly unknown[] = [value],
): void {
  useLayoutEffect(() => {
    target.value = value
    return () => {
      target.value = rest
    }
  }, deps)
}

/** Sets a signal back when the component goes. */
export function useReset<T>(target: Signal<T>, rest: T): void {
  useEffect(
    () => () => {
      target.value = rest
    },
    [],
  )
}

interface Listening {
  /** Whether it listens now. */
  readonly when?: boolean
  /** Before listeners of what lies inside. */
  readonly capture?: boolean
}

/** Listens on the whole document. */
export function useDocumentEvents<K extends keyof DocumentEventMap>(
  names: readonly K[],
  listener: (event: DocumentEventMap[K]) => void,
  { when = true, capture = false }: Listening = {},
): void {
  const latest = useRef(listener)
  latest.current = listener
  useEffect(() => {
    if (!when) return
    const aborter = new AbortController()
    const options = { capture, signal: aborter.signal }
    for (const name of names) document.addEventListener(name, event => latest.current(event), options)
    return () => aborter.abort()
  }, [when])
}

/** Whether a media query holds, also after the window was resized or the phone turned. */
export function useMedia(query: string): boolean {
  const [holds, setHolds] = useState(() => matchMedia(query).matches)
  useEffect(() => {
    const list = matchMedia(query)
    const onChange = () => setHolds(list.matches)
    onChange()
    list.addEventListener('change', onChange)
    return () => list.removeEventListener('change', onChange)
  }, [query])
  return holds
}
