import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Announcement, announcedHeader } from '@zubr/contracts/announced'
import { readyHeader, writeReady } from '@zubr/contracts/cores/ready'
import { requestOf } from '@zubr/contracts/request'
import { encodingFor } from '@zubr/http/negotiation'
import { requestIdHeader } from '@zubr/http/request-id'
import { sharedFor } from '@zubr/http/shared-cache'
import type { Db } from '../database/open.ts'
import { preparedAnswer } from './stats-answer.ts'
import { statsOf } from './store.ts'

export type NodesStats = ReturnType<typeof nodesStats>

/** `headers` go with every list; `now` is a clock in milliseconds that never goes back. */
export function nodesStats(options: {
  db: Db
  /** What every page says beside the state of the nodes. */
  announcement: () => Promise<Announcement | null>
  /** Seconds until servers are ready, by core. */
  ready: () => Promise<ReadonlyMap<string, number>>
  now: () => number
  headers: Record<string, string>
  requestIdOf: (request: IncomingMessage) => string
  onFailure: (error: unknown) => void
}) {
  const stats = preparedAnswer({
    ...options,
    async load() {
      const [list, announcement, ready] = await Promise.all([
        statsOf(options.db, { inService: true }),
        options.announcement(),
        // A figure that cannot be had keeps nobody from the list.
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
    },
    // Ours, the one in front (which takes 1 s for 2 at most) and the browser's together keep the list for 5 s at most.
    keptHereMs: 1_000,
    keptOutsideSeconds: 2,
  })
  const { path } = requestOf('GET /nodes_stats')

  return {
    /** The list as it is sent, at most 1 s old. */
    get: stats.get,
    /**
     * Answers the plainest and most frequent request, the one for a list that is at hand, before any routing;
     * returns whether it did. The route does the same for all others. Why: it is twice as fast (bench/results
     * has the rate beside nginx's).
     */
    answerAtOnce(request: IncomingMessage, response: ServerResponse): boolean {
      if (request.url !== path || request.method !== 'GET') return false
      if (request.headers['if-none-match'] !== undefined) return false
      const fresh = stats.peek()
      if (!fresh) return false
      const { flatHeaders, latin1 } = fresh[encodingFor(request.headers['accept-encoding'])]
      response.writeHead(200, [...flatHeaders, requestIdHeader, options.requestIdOf(request)])
      response.end(latin1, 'latin1')
      return true
    },
  }
}
