/**
 * How a plain view and a typed Colyseus state belong together. The schema is the one description; the view's type
 * follows from it (`Plain`). Four conventions bridge what schemas cannot hold:
 * - an absent field is null,
 * - in a list of `int8`, -1 is null (`slots`),
 * - a list within a list is an object with the single field `items` (`Row`),
 * - an object with a `kind` is an instance of that kind's own class (`variants`).
 * All other numbers are of type `number`, which never wraps.
 */
import {
  type ArraySchema,
  type FieldBuilder,
  type FieldsAndMethods,
  type InferSchemaInstanceType,
  type Schema,
  schema,
  t,
} from '@colyseus/schema'

/** The plain data that a state of this type carries. */
export type Plain<S> =
  S extends ArraySchema<infer V>
    ? readonly Plain<V>[]
    : S extends { items: infer List }
      ? Plain<List>
      : S extends Schema
        ? {
            readonly [K in keyof S as K extends keyof Schema ? never : K]-?: undefined extends S[K]
              ? Plain<Exclude<S[K], undefined>> | null
              : Plain<S[K]>
          }
        : S

/** Ids from 0 to 127, or null. */
export const slots = <Id extends number>() =>
  t.array('int8') as unknown as FieldBuilder<ArraySchema<Id | null>, true>

/** A list within a list. */
export const NumberRow = schema({ items: t.array('number') }, 'Row')

/** How null is written in `slots`. */
export const NULL_SLOT = -1

export type StateClass = new () => Schema

const classesByKind = new WeakMap<object, ReadonlyMap<string, StateClass>>()

type Variant<Kinds> = {
  [K in keyof Kinds & string]: InferSchemaInstanceType<{ kind: FieldBuilder<K> } & Kinds[K]>
}[keyof Kinds & string]

/**
 * One class for each kind of an object: fields of another kind cannot linger, because they do not exist. Kinds
 * without fields share one, so that changing between them costs little.
 */
export function variants<Kinds extends Record<string, FieldsAndMethods>>(
  name: string,
  kinds: Kinds,
): new () => Variant<Kinds> {
  const base = schema({ kind: t.string() }, name)
  const classOf = (kind: string, fields: FieldsAndMethods): StateClass =>
    Object.keys(fields).length === 0 ? base : base.extend(fields, `${name}:${kind}`)
  const classes = Object.entries(kinds).map(([kind, fields]) => [kind, classOf(kind, fields)] as const)
  classesByKind.set(base, new Map(classes))
  return base as unknown as new () => Variant<Kinds>
}

/** The class of each kind; undefined where `type` was not made by `variants`. */
export const kindsOf = (type: StateClass): ReadonlyMap<string, StateClass> | undefined =>
  classesByKind.get(type)
