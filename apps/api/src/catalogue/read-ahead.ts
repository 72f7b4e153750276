import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { AddonSource } from '@zubr/contracts/catalogue/catalogue-constants'
import { addonKinds } from '@zubr/domain/cores/addons'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import type { WorkContext, Worker } from '../jobs/jobs.ts'
import { keptDays } from './answers.ts'
import { addonImages, addonProjects, addonResponses, addonSourceSyncs } from './catalogue-schema.ts'
import { CatalogueSourceError, type ClientLimits } from './client.ts'
import { type CatalogueContext, openSources } from './open-sources.ts'
import { storeProjects } from './projects.ts'
import type { AddonCatalogueSource } from './sources/source.ts'

/**
 * The most downloaded projects of each kind that are stored for times when their source is
 * unavailable.
 */
const maxOfKind = 500
const everyMinutes = 12 * 60
const retryMinutes = 60
/** Another process may start only after this time. */
const leaseMinutes = 20
/** Slow and patient, because nobody waits for this, and visitors come first. */
const manners = { limits: { patienceMs: 20_000, perMinute: 60 }, pauseMs: 1_500 }

type ReadContext = Pick<WorkContext, 'db' | 'config' | 'catalogue' | 'log'> & {
  /** For tests, to avoid waiting. */
  manners?: { limits: Partial<ClientLimits>; pauseMs: number }
}

export const addonsWorker = (context: ReadContext): Worker<never> => ({
  queue: 'read-addons',
  handle: (_data, signal) => readAhead(context, signal),
})

/**
 * Reads the most downloaded projects of each due source. An unavailable source does not fail the
 * job.
 */
export async function readAhead(context: ReadContext, signal: AbortSignal): Promise<void> {
  const { db, config, catalogue, log, manners: own = manners } = context
  const { sources } = openSources({
    db,
    config,
    brand: catalogue.brand,
    limits: own.limits,
  } satisfies CatalogueContext)
  for (const [name, source] of sources) {
    if (signal.aborted) return
    if (!(await claim(db, name))) continue
    try {
      await readPopular(db, source, own.pauseMs, signal)
      await schedule(db, name, everyMinutes + randomInt(30))
    } catch (error) {
      if (!(error instanceof CatalogueSourceError)) throw error
      await schedule(db, name, retryMinutes)
      const [row] = await db.select().from(addonSourceSyncs).where(eq(addonSourceSyncs.source, name))
      // Logged when an outage begins, not each hour: the machine may have no internet.
      if (!row?.lastSuccessAt || Date.now() - +row.lastSuccessAt < 2 * retryMinutes * 60_000)
        log.info({ source: name }, `catalogue: ${name} ${error.message}; the stored data stay in use`)
    }
  }
}

async function readPopular(
  db: Db,
  source: AddonCatalogueSource,
  pauseMs: number,
  signal: AbortSignal,
): Promise<void> {
  for (const kind of addonKinds)
    for (let page = 0; page * source.pageSize < maxOfKind; page += 1) {
      const question = {
        kind,
        words: '',
        categories: undefined,
        sort: 'downloads',
        loaders: undefined,
        gameVersion: undefined,
      } as const
      const { projects, total } = await source.search(question, page)
      await storeProjects(db, projects)
      if ((page + 1) * source.pageSize >= total) break
      await wait(pauseMs, undefined, { signal })
    }
}

/** Claims a due source, so that no other process reads it too. */
async function claim(db: Db, source: AddonSource): Promise<boolean> {
  await db
    .insert(addonSourceSyncs)
    .values({ source, lastAttemptAt: sql`now()`, nextSyncAt: sql`now()` })
    .onConflictDoNothing()
  const claimed = await db
    .update(addonSourceSyncs)
    .set({ nextSyncAt: sql`now() + make_interval(mins => ${leaseMinutes})` })
    .where(and(eq(addonSourceSyncs.source, source), sql`${addonSourceSyncs.nextSyncAt} <= now()`))
  return claimed.rowCount === 1
}

async function schedule(db: Db, source: AddonSource, minutes: number): Promise<void> {
  await db
    .update(addonSourceSyncs)
    .set({ nextSyncAt: sql`now() + make_interval(mins => ${minutes})` })
    .where(eq(addonSourceSyncs.source, source))
}

/** Deletes responses and projects that nobody used for a month. */
export async function deleteUnusedAddons(db: Db): Promise<void> {
  const before = sql`now() - make_interval(days => ${keptDays})`
  await db.delete(addonResponses).where(lt(addonResponses.lastUsedAt, before))
  await db.delete(addonImages).where(lt(addonImages.lastUsedAt, before))
  await db.delete(addonProjects).where(lt(addonProjects.lastUsedAt, before))
}
