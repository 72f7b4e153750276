import { setTimeout as wait } from 'node:timers/promises'

/** What has been started, to be ended in reverse order, also while something is still starting. */
export class Scope {
  readonly #closers: (() => Promise<unknown>)[] = []
  #ending: Promise<void> | undefined

  /**
   * Owns what `starting` becomes. Ending waits at most `limitMs` for it before going on. What starts after the end is
   * closed at once, and the promise rejects.
   */
  async own<T>(starting: Promise<T>, close: (started: T) => Promise<unknown>, limitMs = 1_000): Promise<T> {
    this.#closers.push(() =>
      Promise.race([starting.then(close, () => undefined), wait(limitMs, undefined, { ref: false })]),
    )
    const started = await starting
    if (!this.#ending) return started
    await close(started)
    throw new Error('started too late: everything is being ended')
  }

  /** Ends everything once; a failure of one does not keep the others alive. */
  end(): Promise<void> {
    this.#ending ??= (async () => {
      for (const close of this.#closers.toReversed()) await close().catch(() => undefined)
    })()
    return this.#ending
  }
}
