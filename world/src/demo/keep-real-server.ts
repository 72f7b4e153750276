import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '@zubr/api/database/open'
import { createServer } from '@zubr/api/servers/create'
import { type NodeOffer, nodeOffers } from '@zubr/api/servers/node-choices'
import { Refused } from '@zubr/api/servers/refused'
import { servers } from '@zubr/api/servers/tables'
import type { Core } from '@zubr/contracts/servers'
import { and, eq, ne } from 'drizzle-orm'

/** The agent reports within a second of its start; a machine under load takes longer. */
const patienceMs = 15_000

/** What this machine's agent offers, once it has said so. Undefined if it keeps silent. */
export async function offerOf(db: Db, node: string): Promise<(NodeOffer & { core: Core }) | undefined> {
  for (const end = performance.now() + patienceMs; performance.now() < end; await wait(100)) {
    const [offer] = await nodeOffers(db, node)
    const core = offer?.cores.find(({ edition }) => edition === 'java')
    if (offer && core && !offer.silent && offer.totalMb !== null) return { ...offer, core }
  }
  return undefined
}

/** Buys a paid server on this machine, as its owner would, unless there is one. It really runs, and players can join it. */
export async function keepRealServer(
  { db, log }: { db: Db; log: (line: string) => void },
  { accountId, login }: { accountId: string; login: string },
  { id: nodeId, name: node, core }: NodeOffer & { core: Core },
  now: Date,
): Promise<void> {
  const [before] = await db
    .select({ id: servers.id })
    .from(servers)
    .where(and(eq(servers.nodeId, nodeId), eq(servers.accountId, accountId), ne(servers.contract, 'deleted')))
  if (before) return
  try {
    await createServer(db, {
      session: { accountId, login, sessionId: '', emailConfirmed: true },
      idempotencyKey: randomUUID(),
      asked: {
        plan: 'java-1',
        name: 'Really running',
        subdomain: 'really-running',
        core: { id: core.id, version: core.version },
        node,
        promoCode: null,
      },
      now,
    })
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    log(`No server was made on this machine: ${error.code}.`)
  }
}
