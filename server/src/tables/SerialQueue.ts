/** Runs one piece of work after the other, at once where nothing is under way; a failure does not stop the next. */
export class SerialQueue {
  #last: Promise<unknown> | null = null

  run<T>(work: () => Promise<T>): Promise<T> {
    const running = this.#last ? this.#last.then(work, work) : work()
    this.#last = running
    const finish = () => {
      if (this.#last === running) this.#last = null
    }
    running.then(finish, finish)
    return running
  }
}
