/** Holds one thing at a time: a newer one replaces what has not been sent, so nothing piles up. */
export type Mailbox<T extends object> = {
  put(thing: T): void
  /** The newest that has not been sent, as soon as there is one; undefined when `signal` aborts first. */
  unsent(signal: AbortSignal): Promise<T | undefined>
  sent(thing: T): void
}

export function newestOnly<T extends object>(): Mailbox<T> {
  let held: T | undefined
  let wake: () => void = () => undefined
  return {
    put(thing) {
      held = thing
      wake()
    },
    async unsent(signal) {
      if (!held && !signal.aborted)
        await new Promise<void>((resolve) => {
          wake = () => {
            signal.removeEventListener('abort', wake)
            resolve()
          }
          signal.addEventListener('abort', wake)
        })
      return signal.aborted ? undefined : held
    },
    sent(thing) {
      if (held === thing) held = undefined
    },
  }
}
