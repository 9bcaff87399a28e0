/** The clients of one table, and how far each has come. */
export class Crowd {
  readonly #positions: number[] = []
  #target = -1
  #missing = 0
  #everyoneThere = () => {}

  /** One more client; it calls the returned function whenever it has come further. */
  join(): (position: number) => void {
    const me = this.#positions.push(-1) - 1
    return position => {
      const before = this.#positions[me]!
      if (position <= before) return
      this.#positions[me] = position
      if (before < this.#target && position >= this.#target && --this.#missing === 0) this.#everyoneThere()
    }
  }

  /** Done when every client has come at least this far. */
  reach(target: number): Promise<void> {
    this.#target = target
    this.#missing = this.#positions.filter(position => position < target).length
    if (this.#missing === 0) return Promise.resolve()
    return new Promise(resolve => {
      this.#everyoneThere = resolve
    })
  }
}
