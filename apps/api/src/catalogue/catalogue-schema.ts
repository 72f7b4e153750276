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
export const addonReadings = pgTable('addon_readings', {
  source: text({ enum: addonSources }).primaryKey(),
  firstTriedAt: instant().notNull().defaultNow(),
  triedAt: instant().notNull(),
  answeredAt: instant(),
  /** Failures since its last response. */
  failures: integer().notNull().default(0),
  failure: text(),
  /** When the most downloaded projects are read next. */
  nextAt: instant().notNull().defaultNow(),
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
    seenAt: instant().notNull().defaultNow(),
    usedAt: instant().notNull().defaultNow(),
    words: tsvector().generatedAlwaysAs(
      (): SQL =>
        sql`setweight(to_tsvector('simple', name || ' ' || slug), 'A') || setweight(to_tsvector('simple', author), 'B') || setweight(to_tsvector('simple', summary), 'C')`,
    ),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.id] }),
    index('addon_projects_words').using('gin', table.words),
    index('addon_projects_downloads').on(table.source, table.downloads),
  ],
)

/** Cached responses of sources, in our format. */
export const addonAnswers = pgTable(
  'addon_answers',
  {
    key: text().primaryKey(),
    source: text({ enum: addonSources }).notNull(),
    /** Null if nothing was found. */
    content: jsonb(),
    at: instant().notNull(),
    usedAt: instant().notNull(),
  },
  (table) => [index('addon_answers_used').on(table.usedAt)],
)

/** Re-encoded pictures of projects. A picture is downloaded once somebody views it. */
export const addonPictures = pgTable(
  'addon_pictures',
  {
    key: text().primaryKey(),
    source: text({ enum: addonSources }).notNull(),
    address: text().notNull(),
    /** WebP. */
    content: bytea(),
    /** The last download from its source. Without `content` it failed. */
    askedAt: instant(),
    usedAt: instant().notNull().defaultNow(),
  },
  (table) => [index('addon_pictures_used').on(table.usedAt)],
)
