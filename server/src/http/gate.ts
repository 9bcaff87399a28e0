/** Counts who comes how often: in this process, or in all of them together. */
export interface Gate {
  allow(key: string): boolean | Promise<boolean>
}

export interface Gates {
  readonly create: Gate
  readonly join: Gate
}
