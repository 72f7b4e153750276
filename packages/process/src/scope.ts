import { setTimeout as wait } from 'node:timers/promises'

/** Closes started resources in reverse order, also while one is still starting. */
export class Scope {
  readonly #closers: (() => Promise<unknown>)[] = []
  #ending: Promise<void> | undefined

  /**
   * Owns the result of `starting`. `end` waits at most `limitMs` for it. A resource that starts
   * after the end is closed at once, and the promise rejects.
   */
  async own<T>(starting: Promise<T>, close: (started: T) => Promise<unknown>, limitMs = 1_000): Promise<T> {
    this.#closers.push(() =>
      // A start that failed leaves nothing to close.
      Promise.race([starting.then(close, () => undefined), wait(limitMs, undefined, { ref: false })]),
    )
    const started = await starting
    if (!this.#ending) return started
    await close(started)
    throw new Error('started too late: everything is being ended')
  }

  /** Closes everything once; one failure does not stop the others. */
  end(): Promise<void> {
    this.#ending ??= (async () => {
      // Everything is closed, even if one part fails.
      for (const close of this.#closers.toReversed()) await close().catch(() => undefined)
    })()
    return this.#ending
  }
}
