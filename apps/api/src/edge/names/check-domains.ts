import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/open.ts'
import { eachAtOnce } from '../../jobs/at-once.ts'
import type { Jobs, WorkContext, Worker } from '../../jobs/jobs.ts'
import { deleteExpiredNames } from '../../servers/names/subdomains.ts'
import { createDomainLookup, type DomainLookup } from './domain-lookup.ts'
import { forgetDomains, storeFinding } from './domains.ts'
import { customDomains } from './server-names-schema.ts'

/** The most domains per minute, and how many are checked in parallel. */
const maxPerPass = 500
const atOnce = 100

type Context = {
  db: Db
  jobs: Pick<Jobs, 'send'>
  lookUp: DomainLookup
  config: { gameDomain: string; edgePort: number }
  clock: () => Date
}

/** Checks the record of one domain now. */
export async function checkDomain(context: Context, domainId: string): Promise<void> {
  const { db, jobs, lookUp, config, clock } = context
  const [row] = await db.select().from(customDomains).where(eq(customDomains.id, domainId))
  if (!row) return
  const target = `${row.label}.${config.gameDomain}`
  const finding = await lookUp({ domain: row.domain, target, port: config.edgePort })
  await storeFinding(db, { domainId, finding, now: clock(), jobs })
}

/** Checks all due records, and releases expired names. */
export async function processDueDomains(context: Context, signal?: AbortSignal): Promise<void> {
  const { db, clock } = context
  const now = clock()
  await deleteExpiredNames(db, now)
  await forgetDomains(db)
  // No other process checks them in the next minutes. If this process dies, another one does
  // afterwards.
  const { rows } = await db.execute<{ id: string }>(sql`
    update ${customDomains} set next_check_at = ${new Date(+now + 5 * 60_000)}
    where id in (select id from ${customDomains} where next_check_at <= ${now}
      order by next_check_at limit ${maxPerPass} for update skip locked)
    returning id`)
  await eachAtOnce(rows, { atOnce, signal }, ({ id }) => checkDomain(context, id))
}

export function namesWorker({ db, jobs, config, clock = () => new Date() }: WorkContext): Worker {
  const context = { db, jobs, config, clock, lookUp: createDomainLookup(config.dnsResolvers) }
  return { queue: 'pass-names', handle: (_data, signal) => processDueDomains(context, signal) }
}
