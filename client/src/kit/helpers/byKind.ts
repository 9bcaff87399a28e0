/** Tables instead of switches: one row for each kind of a union. */
interface Kinded {
  readonly kind: string
}

type Handlers<U extends Kinded, A extends readonly unknown[], R> = {
  readonly [K in U['kind']]: (thing: Extract<U, { readonly kind: K }>, ...more: A) => R
}

/** The compiler asks for a missing row. */
export const byKind =
  <U extends Kinded, A extends readonly unknown[], R>(rows: Handlers<U, A, R>) =>
  (thing: U, ...more: A): R =>
    (rows[thing.kind as U['kind']] as (thing: U, ...more: A) => R)(thing, ...more)

/** The same where few kinds matter. */
export const byKindOr =
  <U extends Kinded, A extends readonly unknown[], R>(otherwise: R, rows: Partial<Handlers<U, A, R>>) =>
  (thing: U, ...more: A): R =>
    (rows[thing.kind as U['kind']] as ((thing: U, ...more: A) => R) | undefined)?.(thing, ...more) ??
    otherwise
