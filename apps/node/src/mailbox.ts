export type Mailbox<T extends object> = ReturnType<typeof newestOnly<T>>

/** Holds one item: a newer one replaces an unsent one, so nothing accumulates. */
export function newestOnly<T extends object>() {
  let held: T | undefined
  let wake: () => void = () => undefined
  return {
    put(thing: T): void {
      held = thing
      wake()
    },
    /** The newest unsent item, once there is one. Undefined if `signal` aborts first. */
    async unsent(signal: AbortSignal): Promise<T | undefined> {
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
    sent(thing: T): void {
      if (held === thing) held = undefined
    },
  }
}
