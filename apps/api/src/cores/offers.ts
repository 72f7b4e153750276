import type { Core } from '@zubr/contracts/cores/core'
import { type CoreOffer, coreChannels } from '@zubr/contracts/cores/offers'
import type { CorePackage, JavaRelease } from '@zubr/contracts/cores/packages'
import type { CoreSource } from '@zubr/contracts/cores/sources'
import type { DesiredState } from '@zubr/contracts/node-servers'
import { type CoreId, coreIds, coreKinds, isCoreId } from '@zubr/domain/cores/kinds'
import { compareVersions } from '@zubr/domain/cores/versions'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import type { Tx } from '../database/transaction.ts'
import { coreVersions, javaReleases, prefetchedCores } from './cores-schema.ts'
import { readySecondsOf } from './starts.ts'

type Row = typeof coreVersions.$inferSelect

/** Stable versions first, then the newest first. */
const byOffer = (a: Pick<Row, 'channel' | 'version'>, b: Pick<Row, 'channel' | 'version'>) =>
  coreChannels.indexOf(a.channel) - coreChannels.indexOf(b.channel) || compareVersions(b.version, a.version)

/** Every core with a version or a measured start, in the order of the kinds. */
export async function offeredCores(db: Db): Promise<CoreOffer[]> {
  const { core, version, gameVersion, channel, builtAt, package: pack } = coreVersions
  const rows = await db
    .select({ core, version, gameVersion, channel, builtAt, package: pack })
    .from(coreVersions)
  const byCore = Map.groupBy(rows, (row) => row.core)
  const ready = await readySecondsOf(db)
  return coreIds.flatMap((id) => {
    const versions = byCore.get(id)?.toSorted(byOffer) ?? []
    const readySeconds = ready.get(id) ?? null
    if (versions.length === 0 && readySeconds === null) return []
    return [
      {
        id,
        readySeconds,
        versions: versions.map((row) => ({
          version: row.version,
          gameVersion: row.gameVersion,
          channel: row.channel,
          build: row.package.build,
          java: row.package.java,
          at: row.builtAt?.toISOString() ?? null,
        })),
      },
    ]
  })
}

/** A core for a new server, or undefined if the catalogue does not offer it. */
export async function coreOf(db: Db | Tx, id: string, version: string): Promise<Core | undefined> {
  if (!isCoreId(id)) return undefined
  const [row] = await db
    .select()
    .from(coreVersions)
    .where(and(eq(coreVersions.core, id), eq(coreVersions.version, version)))
  if (!row) return undefined
  const { edition, experimental } = coreKinds[id]
  return {
    id,
    version,
    gameVersion: row.gameVersion,
    edition,
    experimental,
    // `formOf` supplies the form: in each server's row it would take 9 KB.
    settings: [],
    package: row.package,
  }
}

/** The sources of these cores. */
export async function sourcesOf(db: Db, cores: readonly string[]): Promise<CoreSource[]> {
  const ids = cores.filter(isCoreId)
  if (ids.length === 0) return []
  const rows = await db
    .selectDistinct({ source: coreVersions.source })
    .from(coreVersions)
    .where(inArray(coreVersions.core, ids))
  return rows.map(({ source }) => source)
}

/** The cores that the operator wants prefetched, if the node can run them. */
export async function aheadFor(
  db: Db | Tx,
  runs: readonly CoreId[],
): Promise<NonNullable<DesiredState['prefetchCores']>> {
  if (runs.length === 0) return []
  const wanted = await db
    .select()
    .from(prefetchedCores)
    .where(inArray(prefetchedCores.core, [...runs]))
    .orderBy(prefetchedCores.core, prefetchedCores.version)
  if (wanted.length === 0) return []
  const rows = await db
    .select()
    .from(coreVersions)
    .where(inArray(coreVersions.core, [...new Set(wanted.map(({ core }) => core))]))
  const found = wanted.flatMap(({ core, version }) => {
    const offered = rows.filter((row) => row.core === core).sort(byOffer)
    const row = version === latest ? offered[0] : offered.find((each) => each.version === version)
    return row ? [{ id: row.core, version: row.version, package: row.package }] : []
  })
  // The latest may also be listed by its version.
  return found.filter(
    ({ id, version }, at) => found.findIndex((each) => each.id === id && each.version === version) === at,
  )
}

export const latest = 'latest'

/** The Java runtimes that a node needs, for its architecture. */
export async function javasFor(
  db: Db | Tx,
  packages: readonly (CorePackage | undefined)[],
  architecture: JavaRelease['architecture'] | null,
): Promise<JavaRelease[]> {
  const wanted = new Set(packages.flatMap((each) => each?.java ?? []))
  if (wanted.size === 0 || architecture === null) return []
  const { java, release, file } = javaReleases
  return db
    .select({ java, architecture: javaReleases.architecture, release, file })
    .from(javaReleases)
    .where(and(inArray(java, [...wanted]), eq(javaReleases.architecture, architecture)))
    .orderBy(java)
}
