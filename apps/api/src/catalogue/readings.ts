import type { AddonSource } from '@zubr/contracts/catalogue/catalogue-constants'
import { sql } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import { addonSourceSyncs } from './tables.ts'

/** That all is well is written down once in so long. */
const quietMs = 60_000

/** Keeps how sources answer, for alerts and figures. Nobody waits for it. */
export function noteReading(db: Db) {
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
    const said =
      failure === undefined
        ? { lastSuccessAt: sql`now()`, failures: 0, failure: null }
        : { failures: sql`${addonSourceSyncs.failures} + 1`, failure: failure.slice(0, 300) }
    db.insert(addonSourceSyncs)
      .values({ ...values, failures: failure === undefined ? 0 : 1, failure: failure?.slice(0, 300) ?? null })
      .onConflictDoUpdate({ target: addonSourceSyncs.source, set: { lastAttemptAt: sql`now()`, ...said } })
      // The database is away: whoever asked learns it by what follows.
      .catch(() => undefined)
  }
}
