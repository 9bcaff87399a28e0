import type { ComponentType, VNode } from 'preact'
import { useEffect, useState } from 'preact/hooks'

type Loaded<P> = { readonly View: ComponentType<P> } | { readonly failure: unknown }

/** A screen whose code loads when it is first shown, or earlier by `preload`. A failed load throws while rendering. */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>, waiting: () => VNode) {
  let kept: ComponentType<P> | null = null
  const preload = async () => {
    kept ??= await load()
  }
  function Lazy(props: P) {
    const [loaded, setLoaded] = useState<Loaded<P> | null>(kept && { View: kept })
    useEffect(() => {
      if (kept) return
      load().then(
        View => {
          kept = View
          setLoaded({ View })
        },
        (failure: unknown) => setLoaded({ failure }),
      )
    }, [])
    if (!loaded) return waiting()
    if ('failure' in loaded) throw loaded.failure
    return <loaded.View {...props} />
  }
  return Object.assign(Lazy, { preload })
}

const FIRST_RETRY_MS = 1000
const LAST_RETRY_MS = 30_000

async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (let wait = FIRST_RETRY_MS; ; wait = Math.min(LAST_RETRY_MS, wait * 2)) {
    try {
      return await load()
    } catch {
      await new Promise(resolve => setTimeout(resolve, wait))
    }
  }
}

const nothing = () => <></>

/** A part of a page that the rest works without: a failed load is repeated until it succeeds. */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>, waiting = nothing) =>
  lazy(() => untilLoaded(load), waiting)
