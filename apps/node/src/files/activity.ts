import { randomUUID } from 'node:crypto'
import type { FileChangeKind, FileChanges, FileWay } from '@zubr/contracts/files/activity'
import { type ApiAccess, call, keepTrying } from '@zubr/on-node/call'
import type { Clock } from '@zubr/on-node/clock'

export type FileActivity = ReturnType<typeof fileActivity>

/** How long changes are summed up before they are told, unless somebody asks for it sooner. */
const tellEveryMs = 60_000
/** More sums than a minute of a node has. Above it the oldest wait for their turn. */
const maxAtOnce = 1_000

/**
 * Counts what people change in servers' files, and tells the API sums of it now and then. What was sent is sent again under the same id
 * until the API has answered, which counts each once. What an agent that is killed had not told yet is not told: at most a minute.
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
    /** Counts what somebody did to a server's files: as many files, folders or archives. */
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

    /** Somebody has finished: what was counted is told at once. */
    tellSoon: (): void => wake(),

    /** Tells sums until `signal` aborts, and then what is left, once. */
    async work(signal: AbortSignal): Promise<void> {
      let sent: { id: string; changes: FileChanges[] } | undefined
      const send = async (until: AbortSignal | undefined) => {
        sent ??= { id: randomUUID(), changes: take() }
        if (sent.changes.length === 0) {
          sent = undefined
          return { outcome: 'stored' as const }
        }
        const asked = { body: sent, ...(until && { signal: until }) }
        const called = await call({ ...options, timeoutMs: 5_000 }, 'POST /api/node/files/activity', asked)
        // What the API does not take as it is, it never will.
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
              `node ${options.name}: the API does not take files’ activity (${outcome}); trying on`,
            )
        },
      )
      await send(undefined).catch(() => undefined)
    },
  }
}
