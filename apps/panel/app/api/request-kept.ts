import { keepForTab, keptForTab } from '../storage.ts'

/**
 * Keeps the idempotency key of a request in the tab's storage under `key`, so that it survives a
 * reload.
 */
export function requestKept(key: string) {
  return {
    /** The key of this request: the same until `forget`, or until `desired` differs. */
    keyFor(desired: string): string {
      const stored = keptForTab(key) as { desired: string; id: string } | null
      if (stored?.desired === desired) return stored.id
      const id = crypto.randomUUID()
      keepForTab(key, { desired, id })
      return id
    },
    forget: () => keepForTab(key, null),
  }
}
