import type { AddonSource } from '@zubr/contracts/catalogue/catalogue-constants'
import { and, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import { TooMany } from '../http/api-error.ts'
import { OverShare, SourceTrouble } from './client.ts'
import { type Answered, SourceAway } from './shape.ts'
import { addonResponses } from './tables.ts'

/** Answers of another shape than today's have other keys. */
const shape = 1
/** What was looked at a day ago is in use. */
const touchedEvery = sql`now() - interval '1 day'`
export const keptDays = 30

/** After so long an account may ask a source again. */
const retryAfterSeconds = 10

export type Answers = ReturnType<typeof openAnswers>

/** What sources have answered, as long as it is fresh, and for as long as they are away. */
export function openAnswers(db: Db) {
  const keyOf = (source: AddonSource, key: string) => `${shape} ${source} ${key}`
  const underWay = new Map<string, Promise<unknown>>()

  /** The answers that are known, by key, however old. */
  async function known<T>(
    source: AddonSource,
    keys: readonly string[],
  ): Promise<Map<string, { content: T | null; at: Date }>> {
    const found = new Map<string, { content: T | null; at: Date }>()
    if (keys.length === 0) return found
    const full = new Map(keys.map((key) => [keyOf(source, key), key]))
    const rows = await db
      .select()
      .from(addonResponses)
      .where(inArray(addonResponses.key, [...full.keys()]))
    for (const { key, content, fetchedAt } of rows)
      found.set(full.get(key) ?? key, { content: content as T | null, at: fetchedAt }) // Nobody else writes them.
    const old = rows.filter(({ lastUsedAt }) => Date.now() - +lastUsedAt > 86_400_000).map(({ key }) => key)
    if (old.length > 0)
      await db
        .update(addonResponses)
        .set({ lastUsedAt: sql`now()` })
        .where(and(inArray(addonResponses.key, old), lt(addonResponses.lastUsedAt, touchedEvery)))
    return found
  }

  async function keep(source: AddonSource, entries: ReadonlyMap<string, unknown>): Promise<void> {
    const now = new Date()
    const values = [...entries].map(([key, content]) => ({
      key: keyOf(source, key),
      source,
      content,
      fetchedAt: now,
      lastUsedAt: now,
    }))
    for (let at = 0; at < values.length; at += 200)
      await db
        .insert(addonResponses)
        .values(values.slice(at, at + 200).toSorted((a, b) => (a.key < b.key ? -1 : 1)))
        .onConflictDoUpdate({
          target: addonResponses.key,
          set: {
            content: sql`excluded.content`,
            fetchedAt: sql`excluded.fetched_at`,
            lastUsedAt: sql`excluded.last_used_at`,
          },
        })
  }

  /** What `ask` says, or said no longer ago than this; while the source is away what it said last. Throws SourceAway. */
  async function remembered<T>(
    source: AddonSource,
    key: string,
    freshMs: number,
    ask: () => Promise<T | null>,
  ): Promise<Answered<T | null>> {
    const before = (await known<T>(source, [key])).get(key)
    if (before && Date.now() - +before.at < freshMs)
      return { value: before.content, state: 'fresh', at: before.at.toISOString() }
    const full = keyOf(source, key)
    const same = underWay.get(full) as Promise<T | null> | undefined // One type for each key.
    const asking =
      same ??
      ask()
        .then(async (value) => {
          await keep(source, new Map([[key, value]]))
          return value
        })
        .finally(() => underWay.delete(full))
    if (!same) underWay.set(full, asking)
    try {
      return { value: await asking, state: 'fresh', at: new Date().toISOString() }
    } catch (error) {
      if (!(error instanceof SourceTrouble)) throw error
      // Whose question it was had had their share.
      if (same && error instanceof OverShare) return remembered(source, key, freshMs, ask)
      if (!before && error instanceof OverShare) throw new TooMany(retryAfterSeconds)
      if (!before) throw new SourceAway(source)
      return { value: before.content, state: 'known', at: before.at.toISOString() }
    }
  }

  return { known, keep, remembered }
}
