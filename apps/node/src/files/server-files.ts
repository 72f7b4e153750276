import type { Log } from '@zubr/on-node/log'
import type { Helper, Place } from '../runtime/runtime.ts'
import { connectHelper, type HelperConnection } from './connection.ts'
import { FileError } from './file-error.ts'
import { type FilesOfServer, filesOf } from './files-of-server.ts'

export type { Args, FilesOfServer, OperationName, Value } from './files-of-server.ts'

/** A server for which to start a helper. */
export type Served = { place: Place; diskMb: number }

export type ServerFilesOptions = {
  start(place: Place, diskMb: number): Promise<Helper>
  /** Undefined for a server without files here, or whose files are blocked: `away`. */
  find(id: string): Served | undefined
  log: Log
  idleMs?: number
  /** A helper that does not answer a ping within this time is ended. */
  silentMs?: number
  /** A helper that is not ready within this time is ended. A busy machine starts it slowly. */
  readyMs?: number
  /** A helper that answers pings, but makes no progress for this time, is ended. */
  stuckMs?: number
}

type ServedHelper = { connection: Promise<HelperConnection>; lastUsedAt: number; diskMb: number }

/** With an open file a helper may be idle for longer. */
const openFactor = 15

/**
 * The agent's only access to servers' files: a helper per active server, contained like the server.
 * It starts on demand, is shared by all callers, restarts after a crash, and ends after a minute
 * without requests.
 */
export class ServerFiles {
  readonly #options: ServerFilesOptions
  readonly #idleMs: number
  readonly #silentMs: number
  readonly #stuckMs: number
  readonly #readyMs: number
  readonly #helpers = new Map<string, ServedHelper>()
  /** Servers whose files are blocked, because another operation uses all of them. */
  readonly #blocked = new Map<string, number>()
  #stopped = false
  #timer: NodeJS.Timeout | undefined

  constructor(options: ServerFilesOptions) {
    const { idleMs = 60_000, silentMs = 30_000, readyMs = 60_000, stuckMs = 10 * silentMs } = options
    this.#options = options
    this.#idleMs = idleMs
    this.#silentMs = silentMs
    this.#stuckMs = stuckMs
    this.#readyMs = readyMs
  }

  /** Resolves once its helper has exited. The next request starts another. */
  async end(id: string): Promise<void> {
    const present = this.#helpers.get(id)
    this.#helpers.delete(id)
    // A helper that could not start has no process.
    const connection = await present?.connection.catch(() => undefined)
    connection?.kill()
    await connection?.exited
  }

  of(id: string): FilesOfServer {
    return filesOf(() => this.#connectionOf(id))
  }

  /** Whether a request is running, or a file or an upload is open. */
  async isInUse(id: string): Promise<boolean> {
    // A helper that could not start is not in use.
    const connection = await this.#helpers.get(id)?.connection.catch(() => undefined)
    return connection !== undefined && !connection.isOver() && connection.pending() + connection.opened() > 0
  }

  /**
   * Blocks its files until the returned function is called: requests fail with `away`. Resolves
   * once its helper has exited.
   */
  async rest(id: string): Promise<() => void> {
    this.#blocked.set(id, (this.#blocked.get(id) ?? 0) + 1)
    await this.end(id)
    let isReleased = false
    return () => {
      if (isReleased) return
      isReleased = true
      const count = (this.#blocked.get(id) ?? 1) - 1
      if (count > 0) this.#blocked.set(id, count)
      else this.#blocked.delete(id)
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearInterval(this.#timer)
    await Promise.all([...this.#helpers.keys()].map((id) => this.end(id)))
  }

  /** Ends idle helpers, and those that do not answer. */
  #checkHelpers(): void {
    for (const [id, entry] of this.#helpers)
      void entry.connection
        .then((one) => {
          const maxIdleMs = one.opened() > 0 ? this.#idleMs * openFactor : this.#idleMs
          if (one.pending() === 0 && performance.now() - entry.lastUsedAt > maxIdleMs) return this.end(id)
          if (one.pending() > 0 && one.silentMs() > this.#silentMs / 2) one.ping()
          if (one.pending() > 0 && (one.silentMs() > this.#silentMs || one.stuckMs() > this.#stuckMs)) {
            this.#options.log.warn(`server ${id}: the helper for its files does not answer; it is restarted`)
            one.kill()
          }
        })
        // The caller whose request started the helper gets the error.
        .catch(() => undefined)
  }

  async #startHelper(id: string, { place, diskMb }: Served): Promise<HelperConnection> {
    const helper = await this.#options.start(place, diskMb).catch((error: NodeJS.ErrnoException) => {
      this.#options.log.warn(
        `server ${id}: the helper for its files could not be started: ${error.code ?? error.message}`,
      )
      throw new FileError('away')
    })
    const connection = connectHelper(helper)
    const gone = () => {
      if (this.#helpers.get(id)?.connection === present) this.#helpers.delete(id)
    }
    connection.exited.then(gone, gone)
    const present = this.#helpers.get(id)?.connection
    const late = setTimeout(() => {
      this.#options.log.warn(`server ${id}: the helper for its files did not become ready; it is stopped`)
      connection.kill()
    }, this.#readyMs)
    try {
      await connection.isReady
    } catch (error) {
      // Callers that wait for its end wait for this.
      connection.kill()
      await connection.exited
      throw error
    } finally {
      clearTimeout(late)
    }
    return connection
  }

  async #connectionOf(id: string): Promise<HelperConnection> {
    const served = this.#stopped || this.#blocked.has(id) ? undefined : this.#options.find(id)
    if (!served) throw new FileError('away')
    const present = this.#helpers.get(id)
    if (present) {
      const connection = await present.connection
      if (!connection.isOver()) {
        present.lastUsedAt = performance.now()
        if (present.diskMb !== served.diskMb) connection.setDisk(served.diskMb)
        present.diskMb = served.diskMb
        return connection
      }
      if (this.#helpers.get(id) === present) this.#helpers.delete(id)
      return this.#connectionOf(id)
    }
    this.#timer ??= setInterval(
      () => this.#checkHelpers(),
      Math.min(this.#idleMs, this.#silentMs) / 4,
    ).unref()
    const connection = this.#startHelper(id, served)
    const entry = { connection, lastUsedAt: performance.now(), diskMb: served.diskMb }
    this.#helpers.set(id, entry)
    connection.then(
      () => {
        entry.lastUsedAt = performance.now()
      },
      () => {
        if (this.#helpers.get(id) === entry) this.#helpers.delete(id)
      },
    )
    return connection
  }
}
