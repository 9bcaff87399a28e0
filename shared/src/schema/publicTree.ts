/**
 * A plain value as a flat map of path → terse text, so that any game's public view travels through one schema
 * and a change costs only the leaves it touches. What never changes is one leaf; what does, and has more than a
 * few parts, is taken apart then, down to three steps. An array taken apart keeps its length under `path.#`; a
 * list of primitives, such as a board or a pile of cards, goes in runs, each under `path.8+` for what begins at 8.
 */
import { samePlain } from '../kernel'
import type { Terse } from './terse'

export interface Leaves {
  set(path: string, text: string): unknown
  delete(path: string): unknown
}

/** All measured on whole games: patches are smallest here. */
const LEAF_PARTS = 4
const LEAF_DEPTH = 3
const RUN = 12
const LENGTH = '#'
const RUN_MARK = '+'

const isPrimitive = (value: unknown): boolean => typeof value !== 'object' || value === null

/** How many primitives a value is made of; stops counting beyond the limit. */
function parts(value: unknown, limit: number): number {
  if (isPrimitive(value)) return 1
  let count = 0
  const branch = value as Record<string, unknown>
  for (const key in branch) {
    count += parts(branch[key], limit - count)
    if (count > limit) break
  }
  return count
}

const ESCAPES: readonly (readonly [string, string])[] = [
  ['~', '~0'],
  ['.', '~1'],
  [LENGTH, '~2'],
  [RUN_MARK, '~3'],
]
const NEEDS_ESCAPE = /[~.#+]/

const escapeKey = (key: string): string =>
  NEEDS_ESCAPE.test(key) ? ESCAPES.reduce((text, [from, to]) => text.replaceAll(from, to), key) : key

const unescapeKey = (key: string): string =>
  key.includes('~') ? ESCAPES.reduceRight((text, [from, to]) => text.replaceAll(to, from), key) : key

const join = (path: string, key: string | number): string => (path === '' ? String(key) : `${path}.${key}`)

/** What was written last at a path. */
type Shadow = Leaf | List | ArrayBranch | ObjectBranch

interface Leaf {
  readonly kind: 'leaf'
  value: unknown
}

interface List {
  readonly kind: 'list'
  items: readonly unknown[]
}

interface ArrayBranch {
  readonly kind: 'array'
  readonly children: Shadow[]
}

interface ObjectBranch {
  readonly kind: 'object'
  readonly children: Map<string, Shadow>
}

/**
 * Writes a view into leaves, touching only what changed since the last time. Views never change once they are
 * made, so it keeps them to compare. What was once taken apart stays so, lest a value on the edge be
 * rewritten whole again and again.
 */
export class PublicTree {
  #shadow: Shadow | undefined

  constructor(
    private readonly leaves: Leaves,
    private readonly terse: Terse,
  ) {}

  write(view: unknown): void {
    this.#shadow = this.#reconcile('', 0, view, this.#shadow)
  }

  clear(): void {
    if (this.#shadow !== undefined) this.#erase('', this.#shadow)
    this.#shadow = undefined
  }

  #reconcile(path: string, depth: number, value: unknown, before: Shadow | undefined): Shadow {
    const kind = kindFor(value, depth, before)
    const shadow = before?.kind === kind ? before : undefined
    if (before && !shadow) this.#erase(path, before)
    switch (kind) {
      case 'leaf':
        return this.#writeLeaf(path, value, shadow as Leaf | undefined)
      case 'list':
        return this.#writeList(path, value as unknown[], shadow as List | undefined)
      case 'array':
        return this.#writeArray(path, depth, value as unknown[], shadow as ArrayBranch | undefined)
      case 'object':
        return this.#writeObject(
          path,
          depth,
          value as Record<string, unknown>,
          shadow as ObjectBranch | undefined,
        )
    }
  }

  #writeLeaf(path: string, value: unknown, leaf: Leaf | undefined): Leaf {
    if (leaf && samePlain(leaf.value, value)) return leaf
    this.leaves.set(path, this.terse.write(value))
    if (!leaf) return { kind: 'leaf', value }
    leaf.value = value
    return leaf
  }

  #writeList(path: string, now: readonly unknown[], list: List = { kind: 'list', items: NOTHING }): List {
    const { items } = list
    for (let at = 0; at < Math.max(now.length, items.length, 1); at += RUN) {
      if (items !== NOTHING && isSameRun(now, items, at)) continue
      if (at > 0 && at >= now.length) this.leaves.delete(join(path, `${at}${RUN_MARK}`))
      else this.leaves.set(join(path, `${at}${RUN_MARK}`), this.terse.writeRun(now.slice(at, at + RUN)))
    }
    list.items = now
    return list
  }

  #writeArray(
    path: string,
    depth: number,
    items: readonly unknown[],
    branch: ArrayBranch = { kind: 'array', children: [] },
  ): ArrayBranch {
    const { children } = branch
    if (items.length !== children.length) this.leaves.set(join(path, LENGTH), this.terse.write(items.length))
    while (children.length > items.length) this.#erase(join(path, children.length - 1), children.pop()!)
    for (let i = 0; i < items.length; i++) {
      const known = children[i]
      if (!isUnchanged(known, items[i]))
        children[i] = this.#reconcile(join(path, i), depth + 1, items[i], known)
    }
    return branch
  }

  #writeObject(
    path: string,
    depth: number,
    value: Record<string, unknown>,
    branch: ObjectBranch = { kind: 'object', children: new Map() },
  ): ObjectBranch {
    const { children } = branch
    for (const [key, known] of children)
      if (value[key] === undefined) {
        this.#erase(join(path, escapeKey(key)), known)
        children.delete(key)
      }
    for (const key in value) {
      const known = children.get(key)
      if (value[key] === undefined || isUnchanged(known, value[key])) continue
      const next = this.#reconcile(join(path, escapeKey(key)), depth + 1, value[key], known)
      if (next !== known) children.set(key, next)
    }
    return branch
  }

  #erase(path: string, shadow: Shadow): void {
    if (shadow.kind === 'leaf') this.leaves.delete(path)
    if (shadow.kind === 'list')
      for (let at = 0; at < Math.max(shadow.items.length, 1); at += RUN)
        this.leaves.delete(join(path, `${at}${RUN_MARK}`))
    if (shadow.kind === 'array') {
      this.leaves.delete(join(path, LENGTH))
      for (const [i, child] of shadow.children.entries()) this.#erase(join(path, i), child)
    }
    if (shadow.kind === 'object')
      for (const [key, child] of shadow.children) this.#erase(join(path, escapeKey(key)), child)
  }
}

const NOTHING: readonly unknown[] = []

/** How a value that is new or has changed is to be written. */
function kindFor(value: unknown, depth: number, shadow: Shadow | undefined): Shadow['kind'] {
  if (isPrimitive(value) || depth >= LEAF_DEPTH) return 'leaf'
  if (shadow === undefined && depth > 0) return 'leaf'
  const apart = Array.isArray(value) ? (value.every(isPrimitive) ? 'list' : 'array') : 'object'
  if (depth > 0 && shadow?.kind !== apart && parts(value, LEAF_PARTS) <= LEAF_PARTS) return 'leaf'
  // An object with nothing in it would leave no trace when taken apart.
  return apart !== 'object' || hasParts(value as object) ? apart : 'leaf'
}

const hasParts = (branch: object): boolean => Object.values(branch).some(part => part !== undefined)

function isSameRun(a: readonly unknown[], b: readonly unknown[], at: number): boolean {
  for (let i = at; i < at + RUN; i++) if (a[i] !== b[i]) return false
  return true
}

/** The common case by far, and it needs no path. */
function isUnchanged(known: Shadow | undefined, value: unknown): boolean {
  if (known === undefined) return false
  if (known.kind === 'leaf') return samePlain(known.value, value)
  if (known.kind !== 'list' || !Array.isArray(value) || value.length !== known.items.length) return false
  for (let i = 0; i < value.length; i++) if (value[i] !== known.items[i]) return false
  return true
}

type Plain = Record<string, unknown> | unknown[]

/** The plain value back from its leaves; null while there are none. */
export function readTree(leaves: Iterable<readonly [string, string]>, terse: Terse): unknown {
  const entries = [...leaves]
  if (entries.length === 0) return null
  if (entries.length === 1 && entries[0]![0] === '') return terse.read(entries[0]![1])
  const arrays = new Set<string>()
  for (const [path] of entries) if (isLength(path) || isRun(path)) arrays.add(parentOf(path))
  const branches = new Map<string, Plain>()
  const root = branchAt('', arrays, branches)
  for (const [path, text] of entries) {
    const branch = branchAt(parentOf(path), arrays, branches)
    const key = path.slice(path.lastIndexOf('.') + 1)
    if (isRun(path)) putRun(branch as unknown[], Number.parseInt(key, 10), terse.readRun(text))
    else if (!isLength(path)) put(branch, key, terse.read(text))
  }
  return root
}

const isLength = (path: string): boolean => path.endsWith(LENGTH)
const isRun = (path: string): boolean => path.endsWith(RUN_MARK)
const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('.')))

function put(branch: Plain, key: string, value: unknown): void {
  if (Array.isArray(branch)) branch[Number(key)] = value
  else branch[unescapeKey(key)] = value
}

function putRun(list: unknown[], from: number, values: readonly unknown[]): void {
  for (const [i, value] of values.entries()) list[from + i] = value
}

/** The branch at a path, made together with its parents when it is first met. */
function branchAt(path: string, arrays: ReadonlySet<string>, branches: Map<string, Plain>): Plain {
  const known = branches.get(path)
  if (known) return known
  const branch: Plain = arrays.has(path) ? [] : {}
  branches.set(path, branch)
  if (path !== '')
    put(branchAt(parentOf(path), arrays, branches), path.slice(path.lastIndexOf('.') + 1), branch)
  return branch
}
