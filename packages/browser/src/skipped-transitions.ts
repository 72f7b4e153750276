/** What Chromium's event has; TypeScript's DOM does not know it everywhere. */
type PageSwap = Event & { viewTransition?: { ready: Promise<unknown>; finished: Promise<unknown> } | null }

/**
 * The fade to a next page is skipped if another navigation replaces that one, for instance by a redirect after the log-in.
 * Chromium reports its rejected promises as uncaught errors unless somebody handles them.
 */
export function handleSkippedTransitions(): void {
  addEventListener('pageswap', (event) => {
    const transition = (event as PageSwap).viewTransition
    for (const promise of [transition?.ready, transition?.finished]) promise?.catch(() => undefined)
  })
}
