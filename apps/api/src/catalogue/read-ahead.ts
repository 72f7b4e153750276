import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { AddonSource } from '@zubr/contracts/catalogue/catalogue-constants'
import { addonKinds } from '@zubr/domain/cores/addons'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import type { WorkContext, Worker } from '../jobs/jobs.ts'
import { keptDays } from './answers.ts'
import { type CatalogueContext, openSources } from './catalogue.ts'
import { type ClientLimits, SourceTrouble } from './client.ts'
import { keepProjects } from './projects.ts'
import type { AddonCatalogueSource } from './sources/source.ts'
import { addonImages, addonProjects, addonResponses, addonSourceSyncs } from './tables.ts'

/** Of each kind so many of the most downloaded are known, for the time when their source is away. */
const maxOfKind = 500
const everyMinutes = 12 * 60
const retryMinutes = 60
/** Nobody else begins while one may be under way. */
const leaseMinutes = 20
/** Visitors come first: nobody waits for this. */
const manners = { limits: { patienceMs: 20_000, perMinute: 60 }, pauseMs: 1_500 }

type ReadContext = Pick<WorkContext, 'db' | 'config' | 'catalogue' | 'log'> & {
  /** A test's own, so that it needs not wait. */
  manners?: { limits: Partial<ClientLimits>; pauseMs: number }
}

export const addonsWorker = (context: ReadContext): Worker<never> => ({
  queue: 'read-addons',
  handle: (_data, signal) => readAhead(context, signal),
})

/** Reads the most downloaded of each source whose time has come. A source that is away is no failure of the job. */
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
      if (!(error instanceof SourceTrouble)) throw error
      await schedule(db, name, retryMinutes)
      const [row] = await db.select().from(addonSourceSyncs).where(eq(addonSourceSyncs.source, name))
      // When it begins, and not each hour: a machine without internet has nothing more to say of it.
      if (!row?.lastSuccessAt || Date.now() - +row.lastSuccessAt < 2 * retryMinutes * 60_000)
        log.info({ source: name }, `catalogue: ${name} ${error.message}; what is known of it stands`)
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
      await keepProjects(db, projects)
      if ((page + 1) * source.pageSize >= total) break
      await wait(pauseMs, undefined, { signal })
    }
}

/** Takes a source whose time has come, so that no other process reads it too. */
async function claim(db: Db, source: AddonSource): Promise<boolean> {
  await db
    .insert(addonSourceSyncs)
    .values({ source, lastAttemptAt: sql`now()`, nextSyncAt: sql`now()` })
    .onConflictDoNothing()
  const taken = await db
    .update(addonSourceSyncs)
    .set({ nextSyncAt: sql`now() + make_interval(mins => ${leaseMinutes})` })
    .where(and(eq(addonSourceSyncs.source, source), sql`${addonSourceSyncs.nextSyncAt} <= now()`))
  return taken.rowCount === 1
}

async function schedule(db: Db, source: AddonSource, minutes: number): Promise<void> {
  await db
    .update(addonSourceSyncs)
    .set({ nextSyncAt: sql`now() + make_interval(mins => ${minutes})` })
    .where(eq(addonSourceSyncs.source, source))
}

/** Forgets what nobody has asked for in a month. */
export async function forgetAddons(db: Db): Promise<void> {
  const before = sql`now() - make_interval(days => ${keptDays})`
  await db.delete(addonResponses).where(lt(addonResponses.lastUsedAt, before))
  await db.delete(addonImages).where(lt(addonImages.lastUsedAt, before))
  await db.delete(addonProjects).where(lt(addonProjects.lastUsedAt, before))
}
