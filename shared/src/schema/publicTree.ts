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

const isPrimitive = (value: unknown): value is Primitive => typeof value !== 'object' || value === null

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

/** What was written last at a path. Most leaves are primitives, which need nothing around them. */
type Shadow = Primitive | Leaf | List | ArrayBranch | ObjectBranch

type Primitive = string | number | boolean | null

interface Leaf {
  readonly kind: 'leaf'
  readonly value: object
}

interface List {
  readonly kind: 'list'
  items: readonly unknown[]
}

interface ArrayBranch {
  readonly kind: 'array'
  readonly path: string
  readonly children: Shadow[]
}

interface ObjectBranch {
  readonly kind: 'object'
  readonly path: string
  /** In the order in which the view has them. */
  readonly keys: string[]
  readonly children: Shadow[]
}

type PlainObject = Readonly<Record<string, unknown>>

/**
 * Writes a view into leaves, touching only what changed since the last time. Views never change once they are
 * made, so it keeps them to compare. What was once taken apart stays so, lest a value on the edge be
 * rewritten whole again and again. Nearly nothing changes from one view to the next: what has not costs no
 * path, no copy and no lookup.
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
    const shadow = kindOf(before) === kind ? before : undefined
    if (before !== undefined && shadow === undefined) this.#erase(path, before)
    switch (kind) {
      case 'leaf':
        this.leaves.set(path, this.terse.write(value))
        return isPrimitive(value) ? value : { kind, value: value as object }
      case 'list':
        return this.#writeList(path, value as unknown[], shadow as List | undefined)
      case 'array':
        return this.#writeArray(
          depth,
          value as unknown[],
          (shadow as ArrayBranch | undefined) ?? { kind, path, children: [] },
        )
      case 'object':
        return this.#writeObject(
          depth,
          value as PlainObject,
          (shadow as ObjectBranch | undefined) ?? { kind, path, keys: [], children: [] },
        )
    }
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

  #writeArray(depth: number, items: readonly unknown[], branch: ArrayBranch): ArrayBranch {
    const { path, children } = branch
    if (items.length !== children.length) this.leaves.set(join(path, LENGTH), this.terse.write(items.length))
    while (children.length > items.length) this.#erase(join(path, children.length - 1), children.pop()!)
    for (let i = 0; i < items.length; i++)
      children[i] = this.#child(branch, i, depth + 1, items[i], children[i])
    return branch
  }

  #writeObject(depth: number, value: PlainObject, branch: ObjectBranch): ObjectBranch {
    const { keys, children } = branch
    let n = 0
    for (const key in value) {
      const part = value[key]
      if (part === undefined) continue
      if (keys[n] !== key) bringForward(branch, key, n)
      children[n] = this.#child(branch, key, depth + 1, part, children[n])
      n++
    }
    while (keys.length > n) {
      const gone = children.pop()
      this.#erase(join(branch.path, escapeKey(keys.pop()!)), gone!)
    }
    return branch
  }

  /** Writes a part of a branch, whose path is needed only where something has changed or is new. */
  #child(
    branch: ArrayBranch | ObjectBranch,
    key: string | number,
    depth: number,
    value: unknown,
    known: Shadow | undefined,
  ): Shadow {
    if (known !== undefined && !isPrimitive(known)) {
      if (isUnchanged(known, value)) return known
      if (known.kind === 'array' && Array.isArray(value)) return this.#writeArray(depth, value, known)
      if (known.kind === 'object' && isBranch(value)) return this.#writeObject(depth, value, known)
    } else if (known !== undefined && known === value) return known
    const path = join(branch.path, typeof key === 'string' ? escapeKey(key) : key)
    return this.#reconcile(path, depth, value, known)
  }

  #erase(path: string, shadow: Shadow): void {
    if (isPrimitive(shadow) || shadow.kind === 'leaf') {
      this.leaves.delete(path)
      return
    }
    if (shadow.kind === 'list')
      for (let at = 0; at < Math.max(shadow.items.length, 1); at += RUN)
        this.leaves.delete(join(path, `${at}${RUN_MARK}`))
    if (shadow.kind === 'array') {
      this.leaves.delete(join(path, LENGTH))
      for (const [i, child] of shadow.children.entries()) this.#erase(join(path, i), child)
    }
    if (shadow.kind === 'object')
      for (const [i, child] of shadow.children.entries())
        this.#erase(join(path, escapeKey(shadow.keys[i]!)), child)
  }
}

const NOTHING: readonly unknown[] = []

/** Puts a key where the view has it now: from further back, or as a new one. */
function bringForward({ keys, children }: ObjectBranch, key: string, to: number): void {
  const from = keys.indexOf(key, to)
  const child = from < 0 ? undefined : children[from]
  if (from >= 0) {
    keys.splice(from, 1)
    children.splice(from, 1)
  }
  keys.splice(to, 0, key)
  // A new one is written next, before anything else looks at it.
  children.splice(to, 0, child as Shadow)
}

type Kind = Exclude<Shadow, Primitive>['kind']

const kindOf = (shadow: Shadow | undefined): Kind | undefined =>
  shadow === undefined ? undefined : isPrimitive(shadow) ? 'leaf' : shadow.kind

/** How a value that is new or has changed is to be written. */
function kindFor(value: unknown, depth: number, shadow: Shadow | undefined): Kind {
  if (isPrimitive(value) || depth >= LEAF_DEPTH) return 'leaf'
  if (shadow === undefined && depth > 0) return 'leaf'
  const apart = Array.isArray(value) ? (value.every(isPrimitive) ? 'list' : 'array') : 'object'
  if (depth > 0 && kindOf(shadow) !== apart && parts(value, LEAF_PARTS) <= LEAF_PARTS) return 'leaf'
  // An object with nothing in it would leave no trace when taken apart.
  return apart !== 'object' || isBranch(value) ? apart : 'leaf'
}

/** An object with anything in it. */
function isBranch(value: unknown): value is PlainObject {
  if (isPrimitive(value) || Array.isArray(value)) return false
  for (const key in value as PlainObject) if ((value as PlainObject)[key] !== undefined) return true
  return false
}

function isSameRun(a: readonly unknown[], b: readonly unknown[], at: number): boolean {
  for (let i = at; i < at + RUN; i++) if (a[i] !== b[i]) return false
  return true
}

/** Whether a value is as it was written last; of what is taken apart, each part is asked. */
function isUnchanged(known: Exclude<Shadow, Primitive>, value: unknown): boolean {
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
