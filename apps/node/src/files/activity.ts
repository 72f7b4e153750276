import { randomUUID } from 'node:crypto'
import type { FileChangeKind, FileChanges, FileWay } from '@zubr/contracts/files/activity'
import { type ApiAccess, call, keepTrying } from '@zubr/on-node/call'
import type { Clock } from '@zubr/on-node/clock'

export type FileActivity = ReturnType<typeof fileActivity>

/** Changes are summed up for this time before they are sent, unless `tellSoon` is called. */
const tellEveryMs = 60_000
/** More sums than a node has in a minute. Above it the oldest are sent first. */
const maxAtOnce = 1_000

/**
 * Counts people's changes to servers' files and sends the sums to the API at intervals. A message
 * is repeated under the same id until the API has answered, so each counts once. A killed agent
 * loses at most a minute.
 */
export function fileActivity(options: ApiAccess & { clock: Clock; random?: () => number }) {
  const counts = new Map<string, FileChanges>()
  let wake = (): void => undefined

  function take(): FileChanges[] {
    const taken = [...counts].slice(0, maxAtOnce)
    for (const [key] of taken) counts.delete(key)
    return taken.map(([, changes]) => changes)
  }

  return {
    /** Counts a change to a server's files, by the number of files, folders or archives. */
    note(change: {
      server: string
      account: string
      way: FileWay
      kind: FileChangeKind
      count?: number
    }): void {
      const { server, account, way, kind, count = 1 } = change
      if (count <= 0) return
      const key = [server, account, way, kind].join(' ')
      const sum = counts.get(key)
      if (sum) sum.count = Math.min(sum.count + count, 1_000_000_000)
      else counts.set(key, { server, account, way, kind, count })
    },

    /** Sends the counts at once, because the user has finished. */
    tellSoon: (): void => wake(),

    /** Sends sums until `signal` aborts, and then the remaining ones, once. */
    async work(signal: AbortSignal): Promise<void> {
      let sent: { id: string; changes: FileChanges[] } | undefined
      const send = async (until: AbortSignal | undefined) => {
        sent ??= { id: randomUUID(), changes: take() }
        if (sent.changes.length === 0) {
          sent = undefined
          return { outcome: 'stored' as const }
        }
        const request = { body: sent, ...(until && { signal: until }) }
        const called = await call({ ...options, timeoutMs: 5_000 }, 'POST /api/node/files/activity', request)
        // A message that the API refuses would never be accepted.
        if (called.outcome !== 'away') sent = undefined
        return called.outcome === 'refused' ? { ...called, outcome: 'stored' as const } : called
      }
      await keepTrying(
        options,
        signal,
        async () => {
          if (!sent && counts.size < maxAtOnce) {
            const due = new AbortController()
            wake = () => due.abort()
            await options.clock.wait(tellEveryMs, AbortSignal.any([signal, due.signal]))
          }
          return signal.aborted ? { outcome: 'stored' } : send(signal)
        },
        (outcome, before) => {
          if (before === 'stored')
            options.log.warn(
              `node ${options.name}: the API does not accept the activity of files (${outcome}); retrying`,
            )
        },
      )
      await send(undefined).catch(() => undefined)
    },
  }
}
