import type { AddonSource } from '@zubr/contracts/catalogue/catalogue-constants'
import { and, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import { TooMany } from '../http/api-error.ts'
import { type CachedResponse, SourceUnavailable } from './addon-catalogue.ts'
import { addonResponses } from './catalogue-schema.ts'
import { CatalogueSourceError, ShareExceeded } from './client.ts'

/** The version of the stored format. Responses in another format have other keys. */
const shape = 1
/** A response used within the last day is not marked again. */
const touchedEvery = sql`now() - interval '1 day'`
export const keptDays = 30

/** When an account above its share may request again. */
const retryAfterSeconds = 10

const keyOf = (source: AddonSource, key: string) => `${shape} ${source} ${key}`

/** A cache of the sources' responses, also used while a source is unavailable. */
export class Answers {
  readonly #db: Db
  readonly #underWay = new Map<string, Promise<unknown>>()

  constructor(db: Db) {
    this.#db = db
  }

  /** The stored responses by key, of any age. */
  async stored<T>(
    source: AddonSource,
    keys: readonly string[],
  ): Promise<Map<string, { content: T | null; at: Date }>> {
    const found = new Map<string, { content: T | null; at: Date }>()
    if (keys.length === 0) return found
    const full = new Map(keys.map((key) => [keyOf(source, key), key]))
    const rows = await this.#db
      .select()
      .from(addonResponses)
      .where(inArray(addonResponses.key, [...full.keys()]))
    // Only this module writes them.
    for (const { key, content, fetchedAt: at } of rows)
      found.set(full.get(key) ?? key, { content: content as T | null, at })
    const old = rows.filter(({ lastUsedAt }) => Date.now() - +lastUsedAt > 86_400_000).map(({ key }) => key)
    if (old.length > 0)
      await this.#db
        .update(addonResponses)
        .set({ lastUsedAt: sql`now()` })
        .where(and(inArray(addonResponses.key, old), lt(addonResponses.lastUsedAt, touchedEvery)))
    return found
  }

  async store(source: AddonSource, entries: ReadonlyMap<string, unknown>): Promise<void> {
    const now = new Date()
    const values = [...entries].map(([key, content]) => ({
      key: keyOf(source, key),
      source,
      content,
      fetchedAt: now,
      lastUsedAt: now,
    }))
    for (let at = 0; at < values.length; at += 200)
      await this.#db
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

  /**
   * The response of `ask`, or a stored one that is fresh. While the source is unavailable, the last
   * stored one. Throws SourceUnavailable.
   */
  async readThrough<T>(
    source: AddonSource,
    key: string,
    freshMs: number,
    ask: () => Promise<T | null>,
  ): Promise<CachedResponse<T | null>> {
    const before = (await this.stored<T>(source, [key])).get(key)
    if (before && Date.now() - +before.at < freshMs)
      return { value: before.content, state: 'fresh', at: before.at.toISOString() }
    const full = keyOf(source, key)
    const same = this.#underWay.get(full) as Promise<T | null> | undefined // Each key has one type.
    const pending =
      same ??
      ask()
        .then(async (value) => {
          await this.store(source, new Map([[key, value]]))
          return value
        })
        .finally(() => this.#underWay.delete(full))
    if (!same) this.#underWay.set(full, pending)
    try {
      return { value: await pending, state: 'fresh', at: new Date().toISOString() }
    } catch (error) {
      if (!(error instanceof CatalogueSourceError)) throw error
      // The account of the shared request was above its share; this account is not.
      if (same && error instanceof ShareExceeded) return this.readThrough(source, key, freshMs, ask)
      if (!before && error instanceof ShareExceeded) throw new TooMany(retryAfterSeconds)
      if (!before) throw new SourceUnavailable(source)
      return { value: before.content, state: 'known', at: before.at.toISOString() }
    }
  }
}
