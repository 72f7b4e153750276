import { keepForTab, keptForTab } from '../storage.ts'

/** What must count once, however often it has to be sent. `key` is where the tab keeps it, so that a reload changes nothing. */
export function requestKept(key: string) {
  return {
    /** The idempotency key of what is asked for, the same until it is forgotten or something else is asked for. */
    keyFor(desired: string): string {
      const kept = keptForTab(key) as { desired: string; id: string } | null
      if (kept?.desired === desired) return kept.id
      const id = crypto.randomUUID()
      keepForTab(key, { desired, id })
      return id
    },
    forget: () => keepForTab(key, null),
  }
}
