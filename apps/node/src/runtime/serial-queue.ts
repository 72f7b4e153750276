/** Runs tasks one after another, so that each sees the result of the former. */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve()

  /** Rejects with the error of `work`. The next task runs all the same. */
  run<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work, work)
    // The rejection reaches the caller; the next task only waits for the end.
    this.#last = done.catch(() => undefined)
    return done
  }
}
