import type { AddonSource } from '@zubr/contracts/catalogue/catalogue-constants'
import { sql } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import { addonReadings } from './catalogue-schema.ts'

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
    const values = { source, triedAt: sql`now()`, ...(failure === undefined && { answeredAt: sql`now()` }) }
    const change =
      failure === undefined
        ? { answeredAt: sql`now()`, failures: 0, failure: null }
        : { failures: sql`${addonReadings.failures} + 1`, failure: failure.slice(0, 300) }
    db.insert(addonReadings)
      .values({ ...values, failures: failure === undefined ? 0 : 1, failure: failure?.slice(0, 300) ?? null })
      .onConflictDoUpdate({ target: addonReadings.source, set: { triedAt: sql`now()`, ...change } })
      // The database is unavailable: the request fails at its next query.
      .catch(() => undefined)
  }
}
