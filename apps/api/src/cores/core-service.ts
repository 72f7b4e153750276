import { type CoreSource, coreSources } from '@zubr/contracts/cores/sources'
import { type CoreId, coreIds, coreKinds, isCoreId } from '@zubr/domain/cores/kinds'
import { and, eq, sql } from 'drizzle-orm'
import { inTransaction } from '../database/transaction.ts'
import { type Operator, OperatorError } from '../operators/operator.ts'
import { insertAuditEntry } from '../operators/operator-log.ts'
import { coreSourceSyncs, coreVersions, prefetchedCores } from './cores-schema.ts'
import { latest, offeredCores } from './offers.ts'

export type CoreOverview = {
  cores: Awaited<ReturnType<typeof offeredCores>>
  /** Versions that every node fetches before a server needs them. */
  prefetched: { core: string; version: string; isOffered: boolean }[]
}
/** When a source was read; null before its first sync. */
export type SourceStatus = {
  source: CoreSource
  sync: { lastSuccessAt: Date | null; failures: number; failure: string | null; nextSyncAt: Date } | null
}
type PrefetchInput = { core: string; version: string }

/** The cores of the catalogue, and the versions that are fetched ahead. */
export async function coreOverview({ db }: Operator): Promise<CoreOverview> {
  const cores = await offeredCores(db)
  const ahead = await db.select().from(prefetchedCores).orderBy(prefetchedCores.core, prefetchedCores.version)
  const prefetched = ahead.map(({ core, version }) => {
    const offered = cores.find(({ id }) => id === core)?.versions ?? []
    return {
      core,
      version,
      isOffered: offered.some((each) => version === latest || each.version === version),
    }
  })
  return { cores, prefetched }
}

/** Each source with its last sync; empty before the first sync of any. */
export async function sourceStatuses({ db }: Operator): Promise<SourceStatus[]> {
  const { source, lastSuccessAt, failures, failure, nextSyncAt } = coreSourceSyncs
  const rows = await db.select({ source, lastSuccessAt, failures, failure, nextSyncAt }).from(coreSourceSyncs)
  if (rows.length === 0) return []
  return coreSources.map((name) => {
    const found = rows.find((row) => row.source === name)
    if (!found) return { source: name, sync: null }
    const { source: _, ...sync } = found
    return { source: name, sync }
  })
}

/** Has the API read a source within two minutes. Rejects with OperatorError. */
export async function syncSource(
  { db, config }: Operator,
  input: { source: string },
): Promise<{ source: CoreSource }> {
  const source = checkedSource(input.source)
  if (config.coreSources === 'off')
    throw new OperatorError('nothing is read: CORE_SOURCES is off; expected it not to be set, or a mirror')
  await db
    .insert(coreSourceSyncs)
    .values({ source, nextSyncAt: sql`now()` })
    .onConflictDoUpdate({ target: coreSourceSyncs.source, set: { nextSyncAt: sql`now()` } })
  return { source }
}

/**
 * Accepts the next answer of a source even if most versions are gone. Rejects with OperatorError.
 */
export async function acceptNextSync(
  operator: Operator,
  input: { source: string },
): Promise<{ source: CoreSource }> {
  const source = checkedSource(input.source)
  await inTransaction(operator.db, async (tx) => {
    const changed = await tx
      .update(coreSourceSyncs)
      .set({ acceptsNextSync: true, nextSyncAt: sql`now()` })
      .where(eq(coreSourceSyncs.source, source))
    if (changed.rowCount === 0) throw new OperatorError(`${source} has not been read yet`)
    await insertAuditEntry(tx, operator, `core ${source}`, 'next answer accepted')
  })
  return { source }
}

/** Has every node fetch a version before a server needs it. Rejects with OperatorError. */
export async function prefetchCore(operator: Operator, input: PrefetchInput): Promise<PrefetchInput> {
  const { db, clock } = operator
  const { version } = input
  const core = checkedCore(input.core)
  if (version !== latest) {
    const offered = and(eq(coreVersions.core, core), eq(coreVersions.version, version))
    if ((await db.$count(coreVersions, offered)) === 0)
      throw new OperatorError(
        `the catalogue has no ${core} ${version}: expected a version of npm run zubr -- core list, or ${latest}`,
      )
  }
  await inTransaction(db, async (tx) => {
    await tx.insert(prefetchedCores).values({ core, version, addedAt: clock() }).onConflictDoNothing()
    await insertAuditEntry(tx, operator, `core ${core}`, `${version} is fetched ahead`)
  })
  return { core, version }
}

/** Undoes `prefetchCore`. Rejects with OperatorError. */
export async function stopPrefetchingCore(operator: Operator, input: PrefetchInput): Promise<PrefetchInput> {
  const { version } = input
  const core = checkedCore(input.core)
  await inTransaction(operator.db, async (tx) => {
    const deleted = await tx
      .delete(prefetchedCores)
      .where(and(eq(prefetchedCores.core, core), eq(prefetchedCores.version, version)))
    if (deleted.rowCount === 0) throw new OperatorError(`${core} ${version} is not fetched ahead`)
    await insertAuditEntry(tx, operator, `core ${core}`, `${version} is not fetched ahead any more`)
  })
  return { core, version }
}

function checkedSource(name: string): CoreSource {
  const source = coreSources.find((each) => each === name)
  if (!source) throw new OperatorError(`there is no source ${name}: expected ${coreSources.join(', ')}`)
  return source
}

function checkedCore(id: string): CoreId {
  if (isCoreId(id) && coreKinds[id].from === 'catalogue') return id
  const known = coreIds.filter((each) => coreKinds[each].from === 'catalogue')
  throw new OperatorError(`the catalogue has no core ${id}: expected ${known.join(', ')}`)
}
