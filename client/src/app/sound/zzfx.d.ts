declare module 'zzfx' {
  export const ZZFX: {
    readonly audioContext: AudioContext
    buildSamples(...parameters: readonly number[]): number[]
    playSamples(channels: readonly number[][], volume: number, rate: number): AudioBufferSourceNode
  }
}
