/** Runs one piece of work after the other, at once where nothing is under way; a failure does not stop the next. */
export class SerialQueue {
  #last: Promise<unknown> | null = null

  run<T>(work: () => Promise<T>): Promise<T> {
    const next = () => work()
    const running = this.#last ? this.#last.then(next, next) : work()
    this.#last = running
    const finish = () => {
      if (this.#last === running) this.#last = null
    }
    running.then(finish, finish)
    return running
  }
}
