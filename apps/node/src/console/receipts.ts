import { randomUUID } from 'node:crypto'

/**
 * Newest commands per server whose outcome is stored. A browser asks within minutes, and only for
 * the newest.
 */
const perServer = 1_000

export type Receipts = ReturnType<typeof commandReceipts>

/**
 * Records which commands ran and which must not run. A command runs at most once, and not after its
 * owner was told that it did not.
 */
export function commandReceipts() {
  const servers = new Map<string, Map<string, 'taken' | 'spoilt'>>()
  const note = (server: string, id: string, fate: 'taken' | 'spoilt') => {
    const fates = servers.get(server) ?? new Map()
    servers.set(server, fates)
    fates.set(id, fate)
    const [oldest] = fates.keys()
    if (fates.size > perServer && oldest !== undefined) fates.delete(oldest)
  }
  return {
    /** Id of this memory. It changes when the agent restarts, which loses all receipts. */
    life: randomUUID(),
    take: (server: string, id: string) => note(server, id, 'taken'),
    spoil: (server: string, id: string) => note(server, id, 'spoilt'),
    taken: (server: string, id: string) => servers.get(server)?.get(id) === 'taken',
    spoilt: (server: string, id: string) => servers.get(server)?.get(id) === 'spoilt',
  }
}
