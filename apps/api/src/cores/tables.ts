import { coreChannels } from '@zubr/contracts/cores/offers'
import type { CorePackage, JavaRelease } from '@zubr/contracts/cores/packages'
import { architectures } from '@zubr/contracts/cores/packages'
import { coreSources } from '@zubr/contracts/cores/sources'
import { coreIds } from '@zubr/domain/cores/kinds'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../database/columns.ts'

/** Whose interfaces are read, and how that goes. */
export const coreSourceSyncs = pgTable('core_source_syncs', {
  source: text({ enum: coreSources }).primaryKey(),
  /** Not before; a reading under way has moved it, so that nobody begins a second one. */
  nextSyncAt: instant().notNull(),
  firstAttemptAt: instant().notNull().defaultNow(),
  lastAttemptAt: instant(),
  /** When it was last read well. */
  lastSuccessAt: instant(),
  /** Since the last time that it was. */
  failures: integer().notNull().default(0),
  failure: text(),
  /** The operator has said that what it offers next is so, however much of it is gone. */
  acceptsNextSync: boolean().notNull().default(false),
})

/** Answers of those interfaces, as far as they are used: what has not changed is not sent again. */
export const coreSourceResponses = pgTable('core_source_responses', {
  url: text().primaryKey(),
  source: text({ enum: coreSources }).notNull(),
  etag: text(),
  lastModified: text(),
  /** Null for an address that has nothing. */
  content: jsonb(),
  lastUsedAt: instant().notNull(),
})

/** What can be had: of each version its newest build. What a source stops offering goes; servers keep theirs in their own rows. */
export const coreVersions = pgTable(
  'core_versions',
  {
    core: text({ enum: coreIds }).notNull(),
    version: text().notNull(),
    source: text({ enum: coreSources }).notNull(),
    gameVersion: text().notNull(),
    channel: text({ enum: coreChannels }).notNull(),
    package: jsonb().$type<CorePackage>().notNull(),
    /** When the build was made, if its makers say so. */
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

/** What nodes fetch before anybody asks for it. A version of `latest` is whatever is offered first. */
export const prefetchedCores = pgTable(
  'prefetched_cores',
  {
    core: text({ enum: coreIds }).notNull(),
    version: text().notNull(),
    addedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.core, table.version] })],
)

/** How long servers took to start, with the core on its node already. Nothing in it names a server. */
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
