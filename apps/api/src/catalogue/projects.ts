import type { AddonSource } from '@zubr/contracts/catalogue/catalogue-constants'
import type { AddonSummary } from '@zubr/contracts/catalogue/projects'
import type { AddonKind } from '@zubr/domain/cores/addons'
import { and, eq, inArray, lt, max, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import { addonProjects } from './catalogue-schema.ts'
import { unifyCategories } from './categories.ts'
import { pictureUrl, recordPictures } from './pictures/keys.ts'
import type { FoundProject, SearchQuery } from './sources/source.ts'

/** The most hits of one search. Visitors narrow it with more words. */
export const maxHits = 600

/** A project as the API returns it: of one kind, with our picture and categories. */
export function summaryOf(
  { kinds, icon, repository: _, ...project }: FoundProject,
  wantedKind?: AddonKind,
): AddonSummary {
  const kind = wantedKind && kinds.includes(wantedKind) ? wantedKind : (kinds[0] ?? wantedKind ?? 'mod')
  return {
    ...project,
    kind,
    categories: unifyCategories(project.source, project.categories),
    icon: icon && pictureUrl(icon),
  }
}

/** Stores projects that a source returned, for times when it is unavailable. */
export async function storeProjects(db: Db, found: readonly FoundProject[]): Promise<void> {
  const unique = new Map(found.map((project) => [`${project.source} ${project.id}`, project]))
  const values = [...unique.entries()]
    // A fixed order prevents deadlocks between transactions that write the same rows.
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { repository: _, ...project }]) => ({ ...project, updatedAt: new Date(project.updatedAt) }))
  if (values.length === 0) return
  await db
    .insert(addonProjects)
    .values(values)
    .onConflictDoUpdate({
      target: [addonProjects.source, addonProjects.id],
      set: {
        slug: sql`excluded.slug`,
        kinds: sql`excluded.kinds`,
        name: sql`excluded.name`,
        summary: sql`excluded.summary`,
        // Not all responses contain it.
        author: sql`coalesce(nullif(excluded.author, ''), ${addonProjects.author})`,
        icon: sql`excluded.icon`,
        loaders: sql`excluded.loaders`,
        gameVersions: sql`excluded.game_versions`,
        categories: sql`excluded.categories`,
        downloads: sql`excluded.downloads`,
        updatedAt: sql`excluded.updated_at`,
        clientOnly: sql`excluded.client_only`,
        lastSeenAt: sql`now()`,
        lastUsedAt: sql`now()`,
      },
    })
  for (const [source, projects] of Map.groupBy(values, (project) => project.source))
    await recordPictures(
      db,
      source,
      projects.flatMap(({ icon }) => icon ?? []),
    )
}

const shown = {
  source: addonProjects.source,
  id: addonProjects.id,
  slug: addonProjects.slug,
  kinds: addonProjects.kinds,
  name: addonProjects.name,
  summary: addonProjects.summary,
  author: addonProjects.author,
  icon: addonProjects.icon,
  loaders: addonProjects.loaders,
  gameVersions: addonProjects.gameVersions,
  categories: addonProjects.categories,
  downloads: addonProjects.downloads,
  updatedAt: addonProjects.updatedAt,
  clientOnly: addonProjects.clientOnly,
}
type Row = Omit<FoundProject, 'updatedAt'> & { updatedAt: Date }
const found = ({ updatedAt, ...row }: Row): FoundProject => ({ ...row, updatedAt: updatedAt.toISOString() })

/** Stored projects of any age, with the time when the source returned them. */
export async function storedProjects(
  db: Db,
  source: AddonSource,
  ids: readonly string[],
): Promise<{ project: FoundProject; seenAt: Date }[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ ...shown, seenAt: addonProjects.lastSeenAt })
    .from(addonProjects)
    .where(and(eq(addonProjects.source, source), inArray(addonProjects.id, [...ids])))
  await db
    .update(addonProjects)
    .set({ lastUsedAt: sql`now()` })
    .where(
      and(
        eq(addonProjects.source, source),
        inArray(addonProjects.id, [...ids]),
        lt(addonProjects.lastUsedAt, sql`now() - interval '1 day'`),
      ),
    )
  return rows.map(({ seenAt, ...row }) => ({ project: found(row), seenAt }))
}

const arrayOf = (list: readonly string[]) =>
  sql`array[${sql.join(
    list.map((word) => sql`${word}`),
    sql`, `,
  )}]::text[]`

/** The condition and the order of a search in the stored projects. */
function searchOf(source: AddonSource, query: SearchQuery): { wanted: SQL | undefined; order: SQL } {
  const { kind, words, categories, sort, loaders, gameVersion } = query
  const terms = words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const tsQuery = sql`to_tsquery('simple', ${terms.map((term) => `${term}:*`).join(' & ')})`
  const isCompatible =
    and(
      sql`${addonProjects.kinds} @> ${arrayOf([kind])}`,
      loaders && sql`${addonProjects.loaders} && ${arrayOf(loaders)}`,
      gameVersion === undefined ? undefined : sql`${addonProjects.gameVersions} @> ${arrayOf([gameVersion])}`,
      categories && sql`${addonProjects.categories} && ${arrayOf(categories)}`,
    ) ?? sql`true`
  const matchesWords = sql`${addonProjects.searchVector} @@ ${tsQuery}`
  const orders: Record<SearchQuery['sort'], SQL> = {
    relevance:
      terms.length === 0
        ? sql`${addonProjects.downloads} desc`
        : sql`(lower(${addonProjects.name}) = ${words.toLowerCase()}) desc, ts_rank(${addonProjects.searchVector}, ${tsQuery}) * ln(${addonProjects.downloads} + 10) desc`,
    downloads: sql`${addonProjects.downloads} desc`,
    updated: sql`${addonProjects.updatedAt} desc`,
    newest: sql`coalesce(${addonProjects.createdAt}, ${addonProjects.updatedAt}) desc`,
  }
  const wanted = and(
    eq(addonProjects.source, source),
    // Comparing arrays is slow, so only rows that match the indexed words are compared.
    ...(terms.length === 0
      ? [isCompatible]
      : [matchesWords, sql`case when ${matchesWords} then ${isCompatible} else false end`]),
  )
  return { wanted, order: orders[sort] }
}

/** Searches the stored projects of a source in place of the source. */
export async function searchStoredProjects(
  db: Db,
  source: AddonSource,
  query: SearchQuery,
  page: { offset: number; limit: number },
): Promise<{ projects: FoundProject[]; total: number; at: Date | null }> {
  const { wanted, order } = searchOf(source, query)
  // One query, so that the visitor waits once. It counts at most as many as are shown.
  const counted = db
    .select({ seenAt: addonProjects.lastSeenAt })
    .from(addonProjects)
    .where(wanted)
    .limit(maxHits)
    .as('counted')
  const known = db
    .select({ total: sql<number>`count(*)::int`.as('total'), at: max(counted.seenAt).as('at') })
    .from(counted)
    .as('known')
  const rows = await db
    .select({ ...shown, total: known.total, at: known.at })
    .from(addonProjects)
    .innerJoin(known, sql`true`)
    .where(wanted)
    .orderBy(order, addonProjects.id)
    .limit(page.limit)
    .offset(page.offset)
  return {
    projects: rows.map(({ total: _, at: __, ...row }) => found(row)),
    total: rows[0]?.total ?? 0,
    at: rows[0]?.at ?? null,
  }
}
