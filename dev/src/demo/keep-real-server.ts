import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { World } from '@zubr/all-in-one/start'
import type { Db } from '@zubr/api/database/open'
import { Refused } from '@zubr/api/http/api-error'
import { createServer } from '@zubr/api/servers/lifecycle/create'
import { mailByJob } from '@zubr/api/servers/lifecycle/mail'
import { extendServer } from '@zubr/api/servers/lifecycle/pay'
import { type NodeOffer, nodeOffers } from '@zubr/api/servers/node-choices'
import { servers } from '@zubr/api/servers/servers-schema'
import { catalogue } from '@zubr/content/catalogue'
import type { Core } from '@zubr/contracts/cores/core'
import { and, eq, ne } from 'drizzle-orm'

/** The agent reports within a second of its start; a loaded machine takes longer. */
const patienceMs = 15_000

/** The offer of this machine's agent after its report; undefined without a report. */
export async function offerOf(db: Db, node: string): Promise<(NodeOffer & { core: Core }) | undefined> {
  for (const end = performance.now() + patienceMs; performance.now() < end; await wait(100)) {
    const [offer] = await nodeOffers(db, node)
    const core = offer?.cores.find(({ edition }) => edition === 'java')
    if (offer && core && !offer.silent && offer.total) return { ...offer, core }
  }
  return undefined
}

const subdomain = 'really-running'

/**
 * Buys a paid server on this machine, unless there is one, and pays for one that the moved clock
 * has suspended. It really runs, and players can join it.
 */
export async function keepRealServer(
  { db, jobs, config, log }: Pick<World, 'db' | 'jobs' | 'config'> & { log: (line: string) => void },
  { accountId, login }: { accountId: string; login: string },
  { name: node, core }: NodeOffer & { core: Core },
  now: Date,
): Promise<void> {
  const session = {
    accountId,
    login,
    sessionId: '',
    emailConfirmed: true,
    locale: 'ru',
    startedAt: now,
  } as const
  const idempotencyKey = randomUUID()
  const [before] = await db
    .select({ id: servers.id, contract: servers.contract })
    .from(servers)
    .where(
      and(
        eq(servers.accountId, accountId),
        eq(servers.subdomain, subdomain),
        ne(servers.contract, 'deleted'),
      ),
    )
  try {
    if (before?.contract === 'suspended')
      await extendServer(db, {
        catalogue,
        session,
        id: before.id,
        idempotencyKey,
        now,
        sendMail: mailByJob(jobs),
      })
    if (before) return
    await createServer(db, {
      catalogue,
      session,
      idempotencyKey,
      secrets: config,
      requested: {
        plan: 'java-1',
        name: 'Really running',
        subdomain,
        core: { id: core.id, version: core.version },
        node,
        promoCode: null,
      },
      now,
      sendMail: mailByJob(jobs),
    })
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    log(`The server on this machine: ${error.code}.`)
  }
}
