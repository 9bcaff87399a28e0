/** Keys such as `cell:7` name what can be pressed. Canvas, mirror and tests use the same ones. */
const after = (key: string | null | undefined, start: string): string | null =>
  key?.startsWith(start) ? key.slice(start.length) : null

/** Makes and reads the keys of one kind of thing that is known by a name. */
export const nameKeys = <N extends string>(kind: string) =>
  [
    (name: N): string => `${kind}:${name}`,
    (key: string | null | undefined): N | null => after(key, `${kind}:`) as N | null,
  ] as const

/** The same for things that are known by a number. */
export const numberKeys = (kind: string) =>
  [
    (n: number): string => `${kind}:${n}`,
    (key: string | null | undefined): number | null => {
      const rest = after(key, `${kind}:`)
      return rest === null ? null : Number.parseInt(rest, 10)
    },
  ] as const
