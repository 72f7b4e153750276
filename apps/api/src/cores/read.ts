import { randomInt } from 'node:crypto'
import type { Config } from '@zubr/config'
import { coreChannels } from '@zubr/contracts/cores/offers'
import { CorePackage, JavaRelease } from '@zubr/contracts/cores/packages'
import type { CoreSource } from '@zubr/contracts/cores/sources'
import type { Catalogue } from '@zubr/domain/catalogue'
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { isUnavailable, rootOf } from '../database/failure.ts'
import type { Db } from '../database/open.ts'
import { inTransaction, type Tx } from '../database/transaction.ts'
import { userAgentOf } from '../http/user-agent.ts'
import type { Worker } from '../jobs/jobs.ts'
import { coreSourceSyncs, coreVersions, javaReleases } from './cores-schema.ts'
import { SourceError } from './fetch.ts'
import type { Found, FoundVersion } from './makers/maker.ts'
import { makers } from './makers/makers.ts'
import { type Place, placesOf } from './official.ts'
import { defaultRequestPolicy, Pages, type RequestPolicy } from './pages.ts'

type ReadContext = {
  db: Db
  config: Pick<Config, 'coreSources' | 'siteUrl'>
  catalogue: Pick<Catalogue, 'brand'>
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  /** For tests, to avoid waiting. */
  manners?: Partial<Pick<RequestPolicy, 'pauseMs' | 'limits'>>
  readingMs?: number
}

/** The interval of readings. Sources that started together drift apart by up to ten minutes. */
const everyMinutes = 55
const driftMinutes = 10
/** An unavailable source is retried after this, doubled each time. */
const firstRetryMinutes = 5
const maxRetryMinutes = 240
/** Another process may start a reading only after this time. */
const leaseMinutes = 15
/**
 * The time limit of a source, so that it does not delay the others. Its stored responses are not
 * requested again.
 */
const maxReadingMs = 8 * 60_000

/** A core with fewer versions may lose most of them, but not all. */
const fewVersions = 4
/** More versions than any source has. A longer list is refused. */
const maxVersions = 2_000
/**
 * The allowed format of versions and builds, because they are shown and passed to programs. Others
 * are dropped.
 */
const plain = /^\w[\w .+-]{0,39}$/

export const coresWorker = (context: ReadContext): Worker<never> => ({
  queue: 'read-cores',
  handle: (_data, signal) => readDueSources(context, signal),
})

/** The least time between an attempt and the next reading, however many servers wait for it. */
const soonestMinutes = 15

/** Schedules a reading of these sources within a minute, unless they were just tried. */
export async function scheduleReading(db: Db, sources: readonly CoreSource[]): Promise<void> {
  if (sources.length === 0) return
  await db
    .update(coreSourceSyncs)
    .set({ nextSyncAt: sql`now()` })
    .where(
      and(
        inArray(coreSourceSyncs.source, [...sources]),
        sql`${coreSourceSyncs.nextSyncAt} > now()`,
        sql`coalesce(${coreSourceSyncs.lastAttemptAt} < now() - make_interval(mins => ${soonestMinutes}), true)`,
      ),
    )
}

/**
 * Reads each due source one after another. A failure is stored, logged once, and does not fail the
 * job.
 */
export async function readDueSources(context: ReadContext, signal: AbortSignal): Promise<void> {
  const { db, config, log } = context
  const began: string[] = []
  for (const place of placesOf(config.coreSources)) {
    if (signal.aborted) return
    if (!(await claim(db, place.source))) continue
    const failure = await readOne(context, place, signal)
    if (failure === undefined) continue
    const failures = await storeFailure(db, place.source, failure)
    if (failures === 1) began.push(`${place.source} ${failure}`)
  }
  // One line for all, when an outage begins: a machine without internet need not repeat it each
  // hour.
  if (began.length > 0)
    log.warn(
      `cores: could not be read: ${began.join('; ')}. The stored versions stay in use, and reading ` +
        'is retried (npm run zubr -- core sources).',
    )
}

/** Claims a due source, so that no other process reads it too. */
async function claim(db: Db, source: CoreSource): Promise<boolean> {
  await db.insert(coreSourceSyncs).values({ source, nextSyncAt: sql`now()` }).onConflictDoNothing()
  const claimed = await db
    .update(coreSourceSyncs)
    .set({ nextSyncAt: sql`now() + make_interval(mins => ${leaseMinutes})`, lastAttemptAt: sql`now()` })
    .where(and(eq(coreSourceSyncs.source, source), sql`${coreSourceSyncs.nextSyncAt} <= now()`))
  return claimed.rowCount === 1
}

/** Reads one source into the catalogue. Resolves to the reason of a failure, in a few words. */
async function readOne(
  { db, config, catalogue, log, manners, readingMs = maxReadingMs }: ReadContext,
  place: Place,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { source } = place
  const tooLong = AbortSignal.timeout(readingMs)
  const pages = new Pages(db, place, {
    ...defaultRequestPolicy,
    ...manners,
    signal: AbortSignal.any([signal, tooLong]),
    userAgent: userAgentOf(catalogue.brand, config.siteUrl),
  })
  try {
    const found = checked(await makers[source](pages))
    await inTransaction(db, (tx) => store(tx, source, found))
    await pages.tidy()
    return undefined
  } catch (error) {
    if (error instanceof SourceError) return error.message
    if (signal.aborted || isUnavailable(error)) throw error
    if (tooLong.aborted) return `was not read within ${Math.ceil(readingMs / 60_000)} min`
    // The other sources are read after any error.
    log.error({ err: rootOf(error), source }, 'cores: a source could not be read')
    return 'has an answer that we fail at; the log of the API says how'
  }
}

/**
 * Validates a reading for use on nodes: a hash of wrong length or an invalid file name rejects the
 * whole of it.
 */
function checked({ versions: all, javas }: Found): Found {
  if (all.length > maxVersions) throw new SourceError(`lists ${all.length} versions`)
  const named = all.filter((each) =>
    [each.version, each.gameVersion, each.package.build].every((name) => plain.test(name)),
  )
  // A duplicate counts once, in its most stable channel.
  const furthest = named.toSorted((a, b) => coreChannels.indexOf(b.channel) - coreChannels.indexOf(a.channel))
  const versions = [
    ...new Map(furthest.map((each) => [`${each.core} ${each.version}`, each] as const)).values(),
  ]
  for (const each of versions) {
    const { error } = CorePackage.safeParse(each.package)
    if (error) throw new SourceError(`says of ${each.core} ${each.version} what cannot be: ${whereOf(error)}`)
  }
  for (const each of javas) {
    const { error } = JavaRelease.safeParse(each)
    if (error) throw new SourceError(`says of Java ${each.java} what cannot be: ${whereOf(error)}`)
  }
  if (versions.length + javas.length === 0) throw new SourceError('offers nothing')
  return { versions, javas }
}

const whereOf = ({ issues }: { issues: { path: PropertyKey[]; message: string }[] }) =>
  `${issues[0]?.path.join('.')}: ${issues[0]?.message}`

async function store(tx: Tx, source: CoreSource, { versions, javas }: Found): Promise<void> {
  const [reading] = await tx
    .select()
    .from(coreSourceSyncs)
    .where(eq(coreSourceSyncs.source, source))
    .for('update')
  if (!reading?.acceptsNextSync) await refuseLoss(tx, source, versions)
  await storeVersions(tx, source, versions)
  for (const { java, architecture, release, file } of javas)
    await tx
      .insert(javaReleases)
      .values({ java, architecture, release, file })
      .onConflictDoUpdate({
        target: [javaReleases.java, javaReleases.architecture],
        set: { release, file },
      })
  const minutes = everyMinutes + randomInt(driftMinutes + 1)
  await tx
    .update(coreSourceSyncs)
    .set({
      lastSuccessAt: sql`now()`,
      nextSyncAt: sql`now() + make_interval(mins => ${minutes})`,
      failures: 0,
      failure: null,
      acceptsNextSync: false,
    })
    .where(eq(coreSourceSyncs.source, source))
}

/** Half of a core's versions do not end on one day: the source has lost its list. */
async function refuseLoss(tx: Tx, source: CoreSource, versions: readonly FoundVersion[]): Promise<void> {
  const before = await tx
    .select({ core: coreVersions.core, count: sql<number>`count(*)::int` })
    .from(coreVersions)
    .where(eq(coreVersions.source, source))
    .groupBy(coreVersions.core)
  for (const { core, count } of before) {
    const now = versions.filter((each) => each.core === core).length
    if (now === 0 || (count >= fewVersions && now * 2 < count))
      throw new SourceError(`offers ${now} versions of ${core} where it offered ${count}`)
  }
}

async function storeVersions(tx: Tx, source: CoreSource, versions: readonly FoundVersion[]): Promise<void> {
  const keys = versions.map(({ core, version }) => `${core} ${version}`)
  await tx
    .delete(coreVersions)
    .where(
      and(
        eq(coreVersions.source, source),
        keys.length > 0
          ? notInArray(sql`${coreVersions.core} || ' ' || ${coreVersions.version}`, keys)
          : undefined,
      ),
    )
  if (versions.length === 0) return
  await tx
    .insert(coreVersions)
    .values(versions.map((each) => ({ ...each, source })))
    .onConflictDoUpdate({
      target: [coreVersions.core, coreVersions.version],
      set: {
        source,
        gameVersion: sql`excluded.game_version`,
        channel: sql`excluded.channel`,
        package: sql`excluded.package`,
        builtAt: sql`excluded.built_at`,
      },
    })
}

/** Stores a failure, and resolves to the number of failures in a row. */
async function storeFailure(db: Db, source: CoreSource, failure: string): Promise<number> {
  const [row] = await db
    .update(coreSourceSyncs)
    .set({
      failure,
      failures: sql`${coreSourceSyncs.failures} + 1`,
      nextSyncAt: sql`now() + make_interval(mins => least(${maxRetryMinutes}, ${firstRetryMinutes} * (2 ^ least(${coreSourceSyncs.failures}, 10))::int))`,
    })
    .where(eq(coreSourceSyncs.source, source))
    .returning({ failures: coreSourceSyncs.failures })
  return row?.failures ?? 0
}
