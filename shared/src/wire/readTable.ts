/** The synchronised state as plain, typed data: what screens and bots should read. */
import type { Schema } from '@colyseus/schema'
import { type Plain, readPlain } from '../typedState'
import type { OpenHands, PrivateSlice } from './protocol'
import type { TableView } from './tableSchema'
import type { WireTableState } from './TableState'
import { Packr } from 'msgpackr'

/** The public half of a table at one moment. */
export interface PublicReading {
  readonly table: TableView
  /** The game's public view, or null before the first start. */
  readonly view: unknown
}

/** Also reads a state whose classes come from the handshake. */
export function readTable(state: Schema): PublicReading {
  const { view, records, options, ...table } = readPlain(state) as Plain<WireTableState>
  return { table: { ...table, options: JSON.parse(options) }, view }
}

/** How `PrivateSlice` travels. */
type PackedPrivateSlice = readonly [
  match: number,
  revision: number,
  said: Omit<PrivateSlice, 'match' | 'revision'>,
]

/** The public wordings of what led to a revision. */
export interface PublicEvents {
  readonly match: number
  readonly revision: number
  readonly events: readonly unknown[]
}

export function packPrivateSlice(codec: RecordCodec, { match, revision, ...said }: PrivateSlice): Uint8Array {
  return codec.pack([match, revision, said] satisfies PackedPrivateSlice)
}

export function unpackPrivateSlice(state: WireTableState, bytes: Uint8Array): PrivateSlice {
  const [match, revision, said] = codecOf(state).unpack(bytes) as PackedPrivateSlice
  return { match, revision, ...said }
}

export function packOpenHands(codec: RecordCodec, { match, revision, hands }: OpenHands): Uint8Array {
  return codec.pack([match, revision, ...hands])
}

export function unpackOpenHands(state: WireTableState, bytes: Uint8Array): OpenHands {
  const [match, revision, ...hands] = codecOf(state).unpack(bytes) as [number, number, ...unknown[]]
  return { match, revision, hands }
}

export function packEvents(codec: RecordCodec, { match, revision, events }: PublicEvents): Uint8Array {
  return codec.pack([match, revision, ...events])
}

export function unpackEvents(state: WireTableState, bytes: Uint8Array): PublicEvents {
  const [match, revision, ...events] = codecOf(state).unpack(bytes) as [number, number, ...unknown[]]
  return { match, revision, events }
}

/** MessagePack's bytes from 0x40 on name a record; so many fit one byte each. */
const MOST_RECORDS = 32

export interface RecordCodec {
  pack(value: unknown): Uint8Array
  unpack(bytes: Uint8Array): unknown
}

const ofState = new WeakMap<object, RecordCodec>()
const ofRecords = new Map<string, RecordCodec>()

/** By the records that the table's state lists, which never change. Tables of one game share it. */
function codecOf(state: Pick<WireTableState, 'records'>): RecordCodec {
  const known = ofState.get(state) ?? codecFor(state.records.toArray())
  ofState.set(state, known)
  return known
}

export function codecFor(records: readonly string[]): RecordCodec {
  const key = records.join('\n')
  const known = ofRecords.get(key) ?? newCodec(records)
  ofRecords.set(key, known)
  return known
}

/** `records`: the keys of each record, joined by commas. */
function newCodec(records: readonly string[]): RecordCodec {
  const options = {
    structures: records.map(keys => keys.split(',')),
    maxSharedStructures: MOST_RECORDS,
    maxOwnStructures: 0,
    shouldShareStructure: () => false,
    mapsAsObjects: true,
  }
  return new Packr(options)
}
