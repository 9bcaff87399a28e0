import { type Choice, choiceAt, nextKeys, press, stillLegal } from './choices'

/** What a person has picked so far, against what may be picked. Every way of pointing ends here. */
export class Picker<Intent> {
  #choices: readonly Choice<Intent>[] = []
  #picked: readonly string[] = []

  get picked(): readonly string[] {
    return this.#picked
  }

  /** What may be pressed next. */
  get next(): ReadonlySet<string> {
    return nextKeys(this.#choices, this.#picked)
  }

  /** What may be picked up from nothing. */
  get first(): ReadonlySet<string> {
    return nextKeys(this.#choices, [])
  }

  /** The whole choice, once nothing is missing. */
  get staged(): Choice<Intent> | null {
    return choiceAt(this.#choices, this.#picked)
  }

  get choices(): readonly Choice<Intent>[] {
    return this.#choices
  }

  /** New choices; what is held stays held while it is still legal. */
  offer(choices: readonly Choice<Intent>[]): void {
    this.#choices = choices
    this.#picked = stillLegal(choices, this.#picked)
  }

  /** Whether the key led anywhere. */
  press(key: string): boolean {
    const picked = press(this.#choices, this.#picked, key)
    if (picked) this.#picked = picked
    return picked !== null
  }

  /** Holds exactly this, if it is the start of something legal. */
  pick(path: readonly string[]): void {
    this.#picked = stillLegal(this.#choices, path)
  }

  /** What would be picked if the key were pressed, without pressing it. */
  after(key: string): readonly string[] | null {
    return press(this.#choices, this.#picked, key)
  }

  reset(): void {
    this.#picked = []
  }
}
