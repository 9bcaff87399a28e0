/** The routes of an app as Express was told of them, so that tests meet a new route by themselves. */
import { Router } from 'express'

export interface KnownRoute {
  readonly methods: readonly string[]
  /** As given to Express, or '/*' for whatever a mounted handler answers by itself. */
  readonly path: string
}

type Mount = { readonly path: string; readonly inner: unknown }
type Seen = { readonly mounts: Mount[]; readonly routes: { path: string; methods: object }[] }

const pathOf = (path: unknown): string => (typeof path === 'string' ? path : '/*')

/** Call before the app is made; the returned function lists every route once it is there. */
export function watchRoutes(): () => KnownRoute[] {
  const seen = new Map<unknown, Seen>()
  const inner = new Set<unknown>()
  const of = (router: unknown): Seen => {
    const known = seen.get(router) ?? { mounts: [], routes: [] }
    seen.set(router, known)
    return known
  }
  const { route, use } = Router.prototype as Router
  jest.spyOn(Router.prototype as Router, 'route').mockImplementation(function (this: Router, path: string) {
    const made = route.call(this, path)
    of(this).routes.push({ path: pathOf(path), methods: Reflect.get(made, 'methods') as object })
    return made
  } as Router['route'])
  jest.spyOn(Router.prototype as Router, 'use').mockImplementation(function (
    this: Router,
    ...args: unknown[]
  ) {
    const path = typeof args[0] === 'string' ? args[0].replace(/\/$/, '') : ''
    for (const handler of args.flat(3).filter(arg => typeof arg === 'function')) {
      of(this).mounts.push({ path, inner: handler })
      inner.add(handler)
    }
    return Reflect.apply(use, this, args)
  } as Router['use'])
  const below = (router: unknown, prefix: string): KnownRoute[] => {
    const { mounts, routes } = of(router)
    return [
      ...routes.map(({ path, methods }) => ({ path: prefix + path, methods: Object.keys(methods) })),
      ...mounts.flatMap(mount =>
        seen.has(mount.inner)
          ? below(mount.inner, prefix + mount.path)
          : [{ path: `${prefix}${mount.path}/*`, methods: [] }],
      ),
    ]
  }
  return () => {
    jest.restoreAllMocks()
    const roots = [...seen.keys()].filter(router => !inner.has(router))
    const all = roots.flatMap(root => below(root, ''))
    return all.filter((one, n) => all.findIndex(other => other.path === one.path) === n)
  }
}
