/**
 * Packs what is sent besides the state, public events and private slices, as MessagePack. Objects whose keys are
 * listed as a record are written as one byte and their values; all others as ordinary maps. The list is fixed:
 * a list that grew with use would tell one client what another has been sent.
 */
import { Packr } from 'msgpackr'
import type { WireTableState } from './TableState'

/** MessagePack's bytes from 0x40 on name a record; so many fit one byte each. */
const MOST_RECORDS = 32

export interface RecordCodec {
  pack(value: unknown): Uint8Array
  unpack(bytes: Uint8Array): unknown
}

const ofState = new WeakMap<object, RecordCodec>()
const ofRecords = new Map<string, RecordCodec>()

/** By the records that the table's state lists, which never change. Tables of one game share it. */
export function codecOf(state: Pick<WireTableState, 'records'>): RecordCodec {
  const known = ofState.get(state) ?? codecFor(state.records.toArray())
  ofState.set(state, known)
  return known
}

function codecFor(records: readonly string[]): RecordCodec {
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
