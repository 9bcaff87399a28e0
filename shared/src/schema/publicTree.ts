/**
 * A plain value as a flat map of path → JSON text, so that any game's public view travels through one
 * schema and a change costs only the leaves it touches. A leaf is any value of few parts, or three steps
 * down; what is larger is taken apart, and an array that is keeps its length under `path.#` and has no leaf
 * where an item is null: boards begin empty. A list of nothing but primitives, such as a pile of cards, goes
 * in runs of eight instead, each an array under `path.8+` for what begins at 8.
 */
export interface Leaves {
  set(path: string, text: string): unknown
  delete(path: string): unknown
}

/** Both measured on whole games: patches are smallest here, and first states half of what finer leaves make. */
const LEAF_PARTS = 4
const LEAF_DEPTH = 3
const LENGTH = '#'
const RUN = 8
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

const escapeKey = (key: string): string =>
  key.includes('.') || key.includes('~') || key === LENGTH
    ? key.replaceAll('~', '~0').replaceAll('.', '~1').replaceAll(LENGTH, '~2')
    : key

const unescapeKey = (key: string): string =>
  key.includes('~') ? key.replaceAll('~2', LENGTH).replaceAll('~1', '.').replaceAll('~0', '~') : key

const join = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`)

/** What was written last at a path. */
type Shadow = Leaf | List | ArrayBranch | ObjectBranch

interface Leaf {
  readonly kind: 'leaf'
  readonly text: string
  /** A primitive is kept as it is, to be compared without making text. */
  readonly primitive: unknown
}

interface List {
  readonly kind: 'list'
  readonly items: unknown[]
}

interface ArrayBranch {
  readonly kind: 'array'
  /** Undefined where the item is null. */
  readonly children: (Shadow | undefined)[]
}

interface ObjectBranch {
  readonly kind: 'object'
  readonly children: Map<string, Shadow>
}

/**
 * Writes a view into leaves, touching only what changed since the last time. It remembers what it wrote in
 * a tree of its own: views may share objects with a state that is altered in place. What was once taken
 * apart stays so, lest a value on the edge be rewritten whole again and again.
 */
export class PublicTree {
  #shadow: Shadow | undefined

  constructor(private readonly leaves: Leaves) {}

  write(view: unknown): void {
    this.#shadow = this.#reconcile('', 0, view, this.#shadow)
  }

  clear(): void {
    if (this.#shadow !== undefined) this.#erase('', this.#shadow)
    this.#shadow = undefined
  }

  #reconcile(path: string, depth: number, value: unknown, shadow: Shadow | undefined): Shadow {
    const isArray = Array.isArray(value)
    if (shadow?.kind === 'list' && isArray && isDense(value)) return this.#writeList(path, value, shadow)
    if (shadow?.kind === 'array' && isArray) return this.#writeArray(path, depth, value, shadow)
    if (shadow?.kind === 'object' && !isArray && hasParts(value))
      return this.#writeObject(path, depth, value as Record<string, unknown>, shadow)
    const text = JSON.stringify(value) ?? 'null'
    if (shadow?.kind === 'leaf' && shadow.text === text) return shadow
    if (depth >= LEAF_DEPTH || parts(value, LEAF_PARTS) <= LEAF_PARTS) {
      if (shadow !== undefined && shadow.kind !== 'leaf') this.#erase(path, shadow)
      this.leaves.set(path, text)
      return { kind: 'leaf', text, primitive: isPrimitive(value) ? value : undefined }
    }
    if (shadow !== undefined) this.#erase(path, shadow)
    if (!isArray)
      return this.#writeObject(path, depth, value as Record<string, unknown>, {
        kind: 'object',
        children: new Map(),
      })
    return isDense(value)
      ? this.#writeList(path, value, { kind: 'list', items: [] })
      : this.#writeArray(path, depth, value, { kind: 'array', children: [] })
  }

  #writeLength(path: string, now: number, before: number): void {
    if (now !== before) this.leaves.set(join(path, LENGTH), String(now))
  }

  #writeList(path: string, now: readonly unknown[], { items }: List): List {
    this.#writeLength(path, now.length, items.length)
    for (let at = 0; at < Math.max(now.length, items.length); at += RUN) {
      if (isSameRun(now, items, at)) continue
      const run = join(path, `${at}${RUN_MARK}`)
      if (at < now.length) this.leaves.set(run, JSON.stringify(now.slice(at, at + RUN)))
      else this.leaves.delete(run)
    }
    return { kind: 'list', items: [...now] }
  }

  #writeArray(path: string, depth: number, items: readonly unknown[], branch: ArrayBranch): ArrayBranch {
    const { children } = branch
    this.#writeLength(path, items.length, children.length)
    while (children.length > items.length) {
      const last = children.pop()
      if (last) this.#erase(join(path, String(children.length)), last)
    }
    for (let i = 0; i < items.length; i++) {
      const known = children[i]
      const item = items[i] ?? null
      if (known ? isUnchanged(known, item) : item === null) continue
      children[i] = this.#writeItem(join(path, String(i)), depth + 1, item, known)
    }
    children.length = items.length
    return branch
  }

  #writeItem(path: string, depth: number, item: unknown, known: Shadow | undefined): Shadow | undefined {
    if (item !== null) return this.#reconcile(path, depth, item, known)
    if (known) this.#erase(path, known)
    return undefined
  }

  #writeObject(
    path: string,
    depth: number,
    value: Record<string, unknown>,
    branch: ObjectBranch,
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
    if (shadow.kind === 'leaf') {
      this.leaves.delete(path)
      return
    }
    if (shadow.kind === 'list') {
      this.#writeList(path, [], shadow)
      this.leaves.delete(join(path, LENGTH))
      return
    }
    if (shadow.kind === 'array') this.leaves.delete(join(path, LENGTH))
    for (const [key, child] of shadow.children.entries())
      if (child) this.#erase(join(path, escapeKey(String(key))), child)
  }
}

/** An object with nothing in it would leave no trace when taken apart. */
function hasParts(value: unknown): boolean {
  if (isPrimitive(value)) return false
  for (const key in value as object) if ((value as Record<string, unknown>)[key] !== undefined) return true
  return false
}

const isDense = (items: readonly unknown[]): boolean =>
  items.every(item => item !== null && item !== undefined && isPrimitive(item))

function isSameRun(a: readonly unknown[], b: readonly unknown[], at: number): boolean {
  for (let i = at; i < at + RUN; i++) if (a[i] !== b[i]) return false
  return true
}

/** The common case by far, and it needs neither path nor text. */
const isUnchanged = (known: Shadow | undefined, value: unknown): boolean =>
  known?.kind === 'leaf' && known.primitive === value && value !== undefined

type Plain = Record<string, unknown> | unknown[]

/** The plain value back from its leaves; null while there are none. */
export function readTree(leaves: Iterable<readonly [string, string]>): unknown {
  const entries = [...leaves]
  if (entries.length === 0) return null
  if (entries.length === 1 && entries[0]![0] === '') return JSON.parse(entries[0]![1])
  const lengths = new Map<string, number>()
  for (const [path, text] of entries) if (isLength(path)) lengths.set(parentOf(path), Number(text))
  const branches = new Map<string, Plain>()
  const root = branchAt('', lengths, branches)
  for (const [path, text] of entries) {
    if (isLength(path)) branchAt(parentOf(path), lengths, branches)
    else put(branchAt(parentOf(path), lengths, branches), keyOf(path), JSON.parse(text))
  }
  return root
}

const isLength = (path: string): boolean => path === LENGTH || path.endsWith(`.${LENGTH}`)
const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('.')))
const keyOf = (path: string): string => unescapeKey(path.slice(path.lastIndexOf('.') + 1))

function put(branch: Plain, key: string, value: unknown): void {
  if (Array.isArray(branch) && key.endsWith(RUN_MARK))
    branch.splice(Number.parseInt(key, 10), RUN, ...(value as unknown[]))
  else if (Array.isArray(branch)) branch[Number(key)] = value
  else branch[key] = value
}

/** The branch at a path, made together with its parents when it is first met. */
function branchAt(path: string, lengths: Map<string, number>, branches: Map<string, Plain>): Plain {
  const known = branches.get(path)
  if (known) return known
  const length = lengths.get(path)
  const branch: Plain = length === undefined ? {} : new Array<unknown>(length).fill(null)
  branches.set(path, branch)
  if (path !== '') put(branchAt(parentOf(path), lengths, branches), keyOf(path), branch)
  return branch
}
