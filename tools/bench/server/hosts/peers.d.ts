/** The little of boardgame.io that its host uses: the package is there only once `bench/` is installed. */
declare module 'boardgame.io/core' {
  export const INVALID_MOVE: 'INVALID_MOVE'
  export const ActivePlayers: { readonly ALL: unknown }
}

declare module 'boardgame.io/server' {
  interface Context<G> {
    readonly G: G
    readonly ctx: { readonly numPlayers: number }
    /** A seat as text; null for a spectator. */
    readonly playerID: string | null
  }
  interface Move<G> {
    move(context: Context<G>, ...args: unknown[]): G | 'INVALID_MOVE'
    readonly client: boolean
    readonly redact: boolean
  }
  interface Game<G> {
    readonly name: string
    readonly minPlayers: number
    readonly maxPlayers: number
    readonly disableUndo: boolean
    readonly deltaState: boolean
    readonly moves: Readonly<Record<string, Move<G>>>
    readonly turn: { readonly activePlayers: unknown }
    setup(context: Context<G>, setupData: { readonly seed: string }): G
    endIf(context: Context<G>): unknown
    playerView(context: Context<G>): unknown
  }
  export function Server<G>(options: { games: readonly Game<G>[]; origins: readonly string[] }): {
    run(port: number): Promise<unknown>
  }
}

declare module 'immer' {
  export function original<T>(draft: T): T | undefined
}
