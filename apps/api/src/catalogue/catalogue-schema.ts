import { addonSources } from '@zubr/contracts/catalogue/catalogue-constants'
import type { AddonKind } from '@zubr/domain/cores/addons'
import { type SQL, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { bytea, instant } from '../database/columns.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** The recent state of each source. */
export const addonSourceSyncs = pgTable('addon_source_syncs', {
  source: text({ enum: addonSources }).primaryKey(),
  firstAttemptAt: instant().notNull().defaultNow(),
  lastAttemptAt: instant().notNull(),
  lastSuccessAt: instant(),
  /** Failures since its last response. */
  failures: integer().notNull().default(0),
  failure: text(),
  /** When the most downloaded projects are read next. */
  nextSyncAt: instant().notNull().defaultNow(),
})

/** Every project that a source has returned, for searches while it is unavailable. */
export const addonProjects = pgTable(
  'addon_projects',
  {
    source: text({ enum: addonSources }).notNull(),
    id: text().notNull(),
    slug: text().notNull(),
    kinds: text().array().$type<AddonKind[]>().notNull(),
    name: text().notNull(),
    summary: text().notNull(),
    author: text().notNull(),
    /** The source's own address of the icon. */
    icon: text(),
    loaders: text().array().notNull(),
    gameVersions: text().array().notNull(),
    categories: text().array().notNull(),
    downloads: bigint({ mode: 'number' }).notNull(),
    updatedAt: instant().notNull(),
    createdAt: instant(),
    clientOnly: boolean().notNull(),
    /** When its source last returned it. */
    lastSeenAt: instant().notNull().defaultNow(),
    lastUsedAt: instant().notNull().defaultNow(),
    searchVector: tsvector().generatedAlwaysAs(
      (): SQL =>
        sql`setweight(to_tsvector('simple', name || ' ' || slug), 'A') || setweight(to_tsvector('simple', author), 'B') || setweight(to_tsvector('simple', summary), 'C')`,
    ),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.id] }),
    index('addon_projects_search').using('gin', table.searchVector),
    index('addon_projects_downloads').on(table.source, table.downloads),
  ],
)

/** Cached responses of sources, in our format. */
export const addonResponses = pgTable(
  'addon_responses',
  {
    key: text().primaryKey(),
    source: text({ enum: addonSources }).notNull(),
    /** Null if nothing was found. */
    content: jsonb(),
    fetchedAt: instant().notNull(),
    lastUsedAt: instant().notNull(),
  },
  (table) => [index('addon_responses_last_used').on(table.lastUsedAt)],
)

/** Re-encoded pictures of projects. A picture is downloaded once somebody views it. */
export const addonImages = pgTable(
  'addon_images',
  {
    key: text().primaryKey(),
    source: text({ enum: addonSources }).notNull(),
    url: text().notNull(),
    /** WebP. */
    content: bytea(),
    /** The last download from its source. Without `content` it failed. */
    fetchedAt: instant(),
    lastUsedAt: instant().notNull().defaultNow(),
  },
  (table) => [index('addon_images_last_used').on(table.lastUsedAt)],
)
