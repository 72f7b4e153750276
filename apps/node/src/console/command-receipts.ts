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
  const servers = new Map<string, Map<string, 'run' | 'rejected'>>()
  const record = (server: string, id: string, outcome: 'run' | 'rejected') => {
    const outcomes = servers.get(server) ?? new Map()
    servers.set(server, outcomes)
    outcomes.set(id, outcome)
    const [oldest] = outcomes.keys()
    if (outcomes.size > perServer && oldest !== undefined) outcomes.delete(oldest)
  }
  return {
    /** Id of this memory. It changes when the agent restarts, which loses all receipts. */
    epoch: randomUUID(),
    markRun: (server: string, id: string) => record(server, id, 'run'),
    markRejected: (server: string, id: string) => record(server, id, 'rejected'),
    hasRun: (server: string, id: string) => servers.get(server)?.get(id) === 'run',
    isRejected: (server: string, id: string) => servers.get(server)?.get(id) === 'rejected',
  }
}
