import { openNotices } from '../../database/notices.ts'
import type { Db } from '../../database/open.ts'
import { edgeChannel, lookAt, refreshRoutes } from './refresh.ts'

const everybody = '*'

/** A waiting edge has the API look by itself this often, should a notice have been lost with its connection. */
const lookMs = 1_000

export type RouteNews = ReturnType<typeof openRouteNews>

/** What edges wait for in this process, until it is closed. */
export function openRouteNews(db: Db, zone: string) {
  const notices = openNotices(db, edgeChannel, 'zubr edge routes')
  let refreshing: Promise<void> | undefined
  let began = false
  /** One at a time: all edges hear of a change at once. The first looks at everything, as the zone may be another than before. */
  const refresh = () => {
    refreshing ??= refreshRoutes(db, zone, { all: !began })
      .then((end) => {
        began ||= end === 'done'
      })
      .finally(() => {
        refreshing = undefined
      })
    return refreshing
  }
  const look = async (after: number) => {
    const seen = await lookAt(db, after)
    if (began && !seen.isBehind) return seen
    await refresh()
    return lookAt(db, after)
  }

  return {
    /** Resolves to the newest revision once it is another than the edge's, or after `timeoutMs`; and to whether the edge's is one of ours. */
    async after(
      known: number,
      timeoutMs: number,
      signal: AbortSignal,
    ): Promise<{ revision: number; isKnown: boolean }> {
      const end = performance.now() + timeoutMs
      for (;;) {
        const since = notices.heard
        const seen = await look(known)
        const leftMs = end - performance.now()
        const isNews = seen.revision !== known && seen.revision !== 0
        if (isNews || leftMs <= 0 || notices.closed || signal.aborted) return seen
        await notices.next(everybody, Math.min(leftMs, lookMs), signal, since)
      }
    },
    close: () => notices.close(),
  }
}
