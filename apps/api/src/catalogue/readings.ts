import type { AddonSource } from '@zubr/contracts/catalogue/catalogue-constants'
import { sql } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import { addonSourceSyncs } from './catalogue-schema.ts'

/** How often a success is stored at most. */
const quietMs = 60_000

/** Stores the state of sources for alerts and metrics. Nobody waits for it. */
export function readingRecorder(db: Db) {
  const last = new Map<AddonSource, { failure: string | undefined; at: number }>()
  return (source: AddonSource, failure: string | undefined): void => {
    const before = last.get(source)
    if (failure === undefined && before && before.failure === undefined && Date.now() - before.at < quietMs)
      return
    last.set(source, { failure, at: Date.now() })
    const values = {
      source,
      lastAttemptAt: sql`now()`,
      ...(failure === undefined && { lastSuccessAt: sql`now()` }),
    }
    const change =
      failure === undefined
        ? { lastSuccessAt: sql`now()`, failures: 0, failure: null }
        : { failures: sql`${addonSourceSyncs.failures} + 1`, failure: failure.slice(0, 300) }
    db.insert(addonSourceSyncs)
      .values({ ...values, failures: failure === undefined ? 0 : 1, failure: failure?.slice(0, 300) ?? null })
      .onConflictDoUpdate({ target: addonSourceSyncs.source, set: { lastAttemptAt: sql`now()`, ...change } })
      // The database is unavailable: the request fails at its next query.
      .catch(() => undefined)
  }
}
