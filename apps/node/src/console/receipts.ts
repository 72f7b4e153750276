import { randomUUID } from 'node:crypto'

/** Newest commands of a server whose fate is remembered; a browser asks within minutes, and about the newest alone. */
const perServer = 1_000

export type Receipts = ReturnType<typeof commandReceipts>

/** Which commands were done and which must never be, so that none is done twice, nor once its owner was told that it was not. */
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
    /** Names this memory: after a start of the agent it is another, which knows nothing of before. */
    life: randomUUID(),
    take: (server: string, id: string) => note(server, id, 'taken'),
    spoil: (server: string, id: string) => note(server, id, 'spoilt'),
    taken: (server: string, id: string) => servers.get(server)?.get(id) === 'taken',
    spoilt: (server: string, id: string) => servers.get(server)?.get(id) === 'spoilt',
  }
}
