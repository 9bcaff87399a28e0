/** Decodes a table's state by the description in the handshake: the part of @colyseus/schema 5 that tables use. */
import { Reader } from './bytes.mjs'

const SWITCH = 255
const TYPE_ID = 213
const ADD = 128
const DELETE = 64
const CLEAR = 10
const DELETE_BY_REFERENCE = 33

/** The description is a state itself, of these types. */
const DESCRIPTION = new Map([
  [0, [field('types', 'array', 1), field('rootType', 'number')]],
  [1, [field('id', 'number'), field('extendsId', 'number'), field('fields', 'array', 2)]],
  [2, [field('name', 'string'), field('type', 'string'), field('of', 'number'), field('ofValues', 'string')]],
])

function field(name, kind, of) {
  return { name, kind, of }
}

export class StateDecoder {
  #types
  /** Everything that was ever added, by its reference. References are never used twice. */
  #references = new Map()

  constructor(types, root) {
    this.#types = types
    this.#references.set(0, this.#newObject(root))
  }

  /** A decoder for the state that a handshake describes. */
  static describedBy(bytes) {
    const description = new StateDecoder(DESCRIPTION, 0)
    description.take(bytes)
    const { types, rootType } = description.plain
    const byId = new Map(types.map(type => [type.id, type]))
    const fieldsOf = type =>
      type ? [...fieldsOf(byId.get(type.extendsId)), ...(type.fields ?? []).map(described)] : []
    return new StateDecoder(new Map(types.map(type => [type.id, fieldsOf(type)])), rootType ?? 0)
  }

  get plain() {
    return plainOf(this.#references.get(0))
  }

  /** A whole state or a patch. */
  take(bytes) {
    const reader = new Reader(bytes)
    let target = this.#references.get(0)
    while (!reader.isAtEnd) {
      if (reader.bytes[reader.at] === SWITCH) {
        reader.at++
        closeGaps(target)
        target = this.#references.get(reader.number())
      } else if (target.items) this.#changeList(target, reader)
      else this.#changeObject(target, reader)
    }
    closeGaps(target)
  }

  #changeObject(target, reader) {
    const first = reader.byte()
    const operation = first & 0xc0
    const { name, kind, of } = target.fields[first & 0x3f]
    if (operation === DELETE) delete target.values[name]
    else target.values[name] = this.#read(kind, of, operation, reader)
  }

  #changeList(target, reader) {
    const operation = reader.byte()
    if (operation === CLEAR) target.items = []
    else if (operation === DELETE_BY_REFERENCE) {
      const gone = this.#references.get(reader.number())
      if (target.items.includes(gone)) target.items[target.items.indexOf(gone)] = undefined
    } else {
      const index = reader.number()
      target.items[index] =
        operation === DELETE ? undefined : this.#read(target.kind, target.of, operation, reader)
    }
  }

  #read(kind, of, operation, reader) {
    if (kind === 'string') return reader.text()
    if (kind === 'boolean') return reader.byte() > 0
    if (kind === 'int8') return (reader.byte() << 24) >> 24
    if (kind === 'number') return reader.number()
    const reference = reader.number()
    const known = this.#references.get(reference)
    const type = kind === 'ref' && operation & ADD ? typeAt(reader, of) : of
    const added = known ?? (kind === 'ref' ? this.#newObject(type) : newList(of))
    this.#references.set(reference, added)
    return added
  }

  #newObject(type) {
    return { fields: this.#types.get(type), values: {} }
  }
}

/** How a field is described; -1 stands for a list of plain values. */
function described({ name, type, of, ofValues }) {
  return type === 'array' ? field(name, 'array', of === -1 ? ofValues : of) : field(name, type, of)
}

/** Objects of a kind say which class they are of. */
function typeAt(reader, declared) {
  if (reader.bytes[reader.at] !== TYPE_ID) return declared
  reader.at++
  return reader.number()
}

const newList = of => ({ items: [], kind: typeof of === 'string' ? of : 'ref', of })

function closeGaps(target) {
  if (target.items) target.items = target.items.filter(item => item !== undefined)
}

/** The conventions of docs/protocol.md. */
function plainOf(value) {
  if (value?.items)
    return value.items.map(item => (value.kind === 'int8' && item === -1 ? null : plainOf(item)))
  if (!value?.fields) return value ?? null
  if (value.fields.length === 1 && value.fields[0].name === 'items') return plainOf(value.values.items)
  return Object.fromEntries(value.fields.map(({ name }) => [name, plainOf(value.values[name])]))
}
