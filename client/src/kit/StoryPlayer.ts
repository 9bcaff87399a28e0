import { pace } from '../app/settings/settings'
import { Director } from '../playback/Director'
import type { Story, StoryBeat, TableTypes } from './GameTable'
import { storyChapter, storyPlaying } from './tableContext'

/** Plays what happened before a frame is shown, and tells the page around the table that it does. */
export class StoryPlayer<T extends TableTypes> {
  readonly #director = new Director(() => pace() * this.#hurry)
  #beat: StoryBeat<T> | null = null
  #hurry = 1

  /** The moment on the table; null when the frame itself is. */
  get beat(): StoryBeat<T> | null {
    return this.#beat
  }

  get playing(): boolean {
    return this.#director.busy
  }

  play({ beats }: Story<T>, hurry: number, draw: (beat: StoryBeat<T>) => void, settle: () => void): void {
    this.#hurry = hurry
    storyPlaying.value = beats.length > 0 && pace() > 0
    const played = beats.map(beat => ({
      duration: beat.duration,
      play: () => {
        this.#beat = beat
        draw(beat)
      },
    }))
    this.#director.play(played, () => {
      this.#over()
      settle()
    })
  }

  /** Straight to the end. */
  skip(): void {
    this.#director.skip()
  }

  /** Nothing more is played or settled. */
  close(): void {
    this.#director.close()
    this.#over()
  }

  #over(): void {
    this.#beat = null
    storyPlaying.value = false
    storyChapter.value = null
  }
}
