import { randomUUID } from 'node:crypto'
import type { FileChangeKind, FileChanges, FileWay } from '@zubr/contracts/files/activity'
import { type ApiAccess, call, keepTrying } from '@zubr/on-node/call'
import type { Clock } from '@zubr/on-node/clock'

/** Changes are summed up for this time before they are sent, unless `sendSoon` is called. */
const sendEveryMs = 60_000
/** More sums than a node has in a minute. Above it the oldest are sent first. */
const maxAtOnce = 1_000

export type FileActivityOptions = ApiAccess & { clock: Clock; random?: () => number }

/**
 * Counts people's changes to servers' files and sends the sums to the API at intervals. A message
 * is repeated under the same id until the API has answered, so each counts once. A killed agent
 * loses at most a minute.
 */
export class FileActivity {
  readonly #options: FileActivityOptions
  readonly #counts = new Map<string, FileChanges>()
  /** The message without an answer from the API. */
  #unanswered: { id: string; changes: FileChanges[] } | undefined
  #wake = (): void => undefined

  constructor(options: FileActivityOptions) {
    this.#options = options
  }

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
    const sum = this.#counts.get(key)
    if (sum) sum.count = Math.min(sum.count + count, 1_000_000_000)
    else this.#counts.set(key, { server, account, way, kind, count })
  }

  /** Sends the counts at once, because the user has finished. */
  sendSoon(): void {
    this.#wake()
  }

  /** Sends sums until `signal` aborts, and then the remaining ones, once. */
  async work(signal: AbortSignal): Promise<void> {
    await keepTrying(
      this.#options,
      signal,
      async () => {
        if (!this.#unanswered && this.#counts.size < maxAtOnce) await this.#waitUntilDue(signal)
        return signal.aborted ? { outcome: 'stored' } : this.#send(signal)
      },
      (outcome, before) => {
        if (before === 'stored')
          this.#options.log.warn(
            `node ${this.#options.name}: the API does not accept the activity of files (${outcome}); retrying`,
          )
      },
    )
    // The agent stops and cannot try again.
    await this.#send(undefined).catch(() => undefined)
  }

  async #waitUntilDue(signal: AbortSignal): Promise<void> {
    const due = new AbortController()
    this.#wake = () => due.abort()
    await this.#options.clock.wait(sendEveryMs, AbortSignal.any([signal, due.signal]))
  }

  async #send(signal: AbortSignal | undefined) {
    this.#unanswered ??= { id: randomUUID(), changes: this.#take() }
    if (this.#unanswered.changes.length === 0) {
      this.#unanswered = undefined
      return { outcome: 'stored' as const }
    }
    const request = { body: this.#unanswered, ...(signal && { signal }) }
    const called = await call(
      { ...this.#options, timeoutMs: 5_000 },
      'POST /api/node/files/activity',
      request,
    )
    // A message that the API refuses would never be accepted.
    if (called.outcome !== 'away') this.#unanswered = undefined
    return called.outcome === 'refused' ? { ...called, outcome: 'stored' as const } : called
  }

  #take(): FileChanges[] {
    const taken = [...this.#counts].slice(0, maxAtOnce)
    for (const [key] of taken) this.#counts.delete(key)
    return taken.map(([, changes]) => changes)
  }
}
