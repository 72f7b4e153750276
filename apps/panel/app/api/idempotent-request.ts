import { readTabEntry, writeTabEntry } from '../storage.ts'

/**
 * Keeps the idempotency key of a request in the tab's storage under `key`, so that it survives a
 * reload.
 */
export function idempotentRequest(key: string) {
  return {
    /** The key of this request: the same until `forget`, or until `desired` differs. */
    keyFor(desired: string): string {
      const stored = readTabEntry(key) as { desired: string; id: string } | null
      if (stored?.desired === desired) return stored.id
      const id = crypto.randomUUID()
      writeTabEntry(key, { desired, id })
      return id
    },
    forget: () => writeTabEntry(key, null),
  }
}
