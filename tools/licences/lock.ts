/** What package-lock.json says of who needs what. */
export interface LockedPackage {
  readonly license?: string
  readonly link?: boolean
  readonly resolved?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

export interface Lock {
  /** By place, such as 'client' or 'node_modules/a/node_modules/b'. */
  readonly packages: Readonly<Record<string, LockedPackage>>
}

/** The place of `name` as Node finds it from `from`; null for an optional peer that nobody installed. */
function placeOf({ packages }: Lock, from: string, name: string): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    const found = packages[place]
    if (found) return found.link ? (found.resolved ?? place) : place
    if (folder === '') return null
  }
}

/** Every place that the workspace needs to run, itself included. */
export function neededBy(lock: Lock, workspace: string, peers: 'with peers' | 'alone'): ReadonlySet<string> {
  const needed = new Set<string>([workspace])
  for (const place of needed) {
    const { dependencies, optionalDependencies, peerDependencies } = lock.packages[place]!
    const own = { ...dependencies, ...optionalDependencies }
    for (const name of Object.keys(peers === 'alone' ? own : { ...own, ...peerDependencies })) {
      const found = placeOf(lock, place, name)
      if (found !== null) needed.add(found)
    }
  }
  return needed
}

/** 'node_modules/a/node_modules/@b/c' is '@b/c'. */
export const nameAt = (place: string): string => place.slice(place.lastIndexOf('node_modules/') + 13)
