import { type Announcement, announcedHeader } from '@zubr/contracts/announced'
import { readyHeader, writeReady } from '@zubr/contracts/cores/ready'
import { sharedFor } from '@zubr/http/shared-cache'
import type { Db } from '../database/open.ts'
import { sharedAnswer } from '../http/shared-answer.ts'
import { statsOf } from './store.ts'

export type NodesStats = ReturnType<typeof nodesStats>

/**
 * The list of `GET /nodes_stats`, cached for 1 s. The cache in front adds 1 s, and browsers
 * revalidate. `headers` go with every list; `now` is a monotonic clock in milliseconds.
 */
export function nodesStats(options: {
  db: Db
  /** The announcement that every page shows beside the state of the nodes. */
  announcement: () => Promise<Announcement | null>
  /** Seconds until servers are ready, by core. */
  ready: () => Promise<ReadonlyMap<string, number>>
  now: () => number
  headers: Record<string, string>
  onFailure: (error: unknown) => void
}) {
  return sharedAnswer({
    ...options,
    async load() {
      const [list, announcement, ready] = await Promise.all([
        statsOf(options.db, { inService: true }),
        options.announcement(),
        // The list omits this figure if it cannot be read.
        options.ready().catch(() => new Map<string, number>()),
      ])
      const headers = {
        ...(announcement && { [announcedHeader]: announcement }),
        ...(ready.size > 0 && { [readyHeader]: writeReady(ready) }),
      }
      return { json: JSON.stringify(list), headers }
    },
    headers: {
      ...options.headers,
      ...sharedFor(1),
      'access-control-expose-headers': `${announcedHeader}, ${readyHeader}`,
      'cache-control': 'public, no-cache',
    },
    maxAgeMs: 1_000,
  })
}
