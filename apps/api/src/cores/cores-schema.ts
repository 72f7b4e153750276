import { coreChannels } from '@zubr/contracts/cores/offers'
import type { CorePackage, JavaRelease } from '@zubr/contracts/cores/packages'
import { architectures } from '@zubr/contracts/cores/packages'
import { coreSources } from '@zubr/contracts/cores/sources'
import { coreIds } from '@zubr/domain/cores/kinds'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../database/columns.ts'

/** The sources of cores and the state of their readings. */
export const coreSourceSyncs = pgTable('core_source_syncs', {
  source: text({ enum: coreSources }).primaryKey(),
  /** The next reading. A reading in progress has moved it, so that no other process starts one. */
  nextSyncAt: instant().notNull(),
  firstAttemptAt: instant().notNull().defaultNow(),
  lastAttemptAt: instant(),
  /** The last successful reading. */
  lastSuccessAt: instant(),
  /** Failures since then. */
  failures: integer().notNull().default(0),
  failure: text(),
  /** The operator accepts the next reading, however many versions are missing. */
  acceptsNextSync: boolean().notNull().default(false),
})

/**
 * Cached responses of the sources, reduced to the used fields, so that unchanged ones are not sent
 * again.
 */
export const coreSourceResponses = pgTable('core_source_responses', {
  url: text().primaryKey(),
  source: text({ enum: coreSources }).notNull(),
  etag: text(),
  lastModified: text(),
  /** Null for an address that does not exist. */
  content: jsonb(),
  lastUsedAt: instant().notNull(),
})

/**
 * The available versions, each in its newest build. A version that its source no longer offers is
 * deleted; servers keep theirs in their own rows.
 */
export const coreVersions = pgTable(
  'core_versions',
  {
    core: text({ enum: coreIds }).notNull(),
    version: text().notNull(),
    source: text({ enum: coreSources }).notNull(),
    gameVersion: text().notNull(),
    channel: text({ enum: coreChannels }).notNull(),
    package: jsonb().$type<CorePackage>().notNull(),
    /** When the build was made, if its source says so. */
    builtAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.core, table.version] })],
)

export const javaReleases = pgTable(
  'java_releases',
  {
    java: integer().notNull(),
    architecture: text({ enum: architectures }).notNull(),
    release: text().notNull(),
    file: jsonb().$type<JavaRelease['file']>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.java, table.architecture] })],
)

/** Versions that nodes download in advance. `latest` is the first offered version. */
export const prefetchedCores = pgTable(
  'prefetched_cores',
  {
    core: text({ enum: coreIds }).notNull(),
    version: text().notNull(),
    addedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.core, table.version] })],
)

/** The duration of servers' starts with an installed core. No row identifies a server. */
export const coreStarts = pgTable(
  'core_starts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    core: text({ enum: coreIds }).notNull(),
    at: instant().notNull().defaultNow(),
    durationMs: integer().notNull(),
  },
  (table) => [index('core_starts_newest').on(table.core, table.at)],
)
