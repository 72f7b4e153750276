import type { Log } from '@zubr/on-node/log'
import type { Helper, Place } from '../runtime/runtime.ts'
import { type Connection, connect } from './connection.ts'
import { FileError } from './file-error.ts'
import { type FilesOfServer, filesOf } from './files-of.ts'

export type { Args, FilesOfServer, OperationName, Value } from './files-of.ts'

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

/** With an open file a helper may be idle for longer. */
const openFactor = 15

export type ServerFiles = ReturnType<typeof serverFiles>

/**
 * The agent's only access to servers' files: a helper per active server, contained like the server.
 * It starts on demand, is shared by all callers, restarts after a crash, and ends after a minute
 * without requests.
 */
export function serverFiles({
  start,
  find,
  log,
  idleMs = 60_000,
  silentMs = 30_000,
  readyMs = 60_000,
  stuckMs = 10 * silentMs,
}: ServerFilesOptions) {
  const helpers = new Map<string, { connection: Promise<Connection>; askedAt: number; diskMb: number }>()
  /** Servers whose files are blocked, because another operation uses all of them. */
  const resting = new Map<string, number>()
  let stopped = false

  const timer = setInterval(look, Math.min(idleMs, silentMs) / 4)
  timer.unref()

  /** Ends idle helpers, and those that do not answer. */
  function look(): void {
    for (const [id, entry] of helpers)
      void entry.connection
        .then((one) => {
          const restsMs = one.opened() > 0 ? idleMs * openFactor : idleMs
          if (one.pending() === 0 && performance.now() - entry.askedAt > restsMs) return end(id)
          if (one.pending() > 0 && one.silentMs() > silentMs / 2) one.ping()
          if (one.pending() > 0 && (one.silentMs() > silentMs || one.stuckMs() > stuckMs)) {
            log.warn(`server ${id}: the helper for its files does not answer; it is restarted`)
            one.kill()
          }
        })
        .catch(() => undefined)
  }

  async function begin(id: string, { place, diskMb }: Served): Promise<Connection> {
    const helper = await start(place, diskMb).catch((error: NodeJS.ErrnoException) => {
      log.warn(`server ${id}: the helper for its files could not be started: ${error.code ?? error.message}`)
      throw new FileError('away')
    })
    const connection = connect(helper)
    const gone = () => {
      if (helpers.get(id)?.connection === present) helpers.delete(id)
    }
    connection.exited.then(gone, gone)
    const present = helpers.get(id)?.connection
    const late = setTimeout(() => {
      log.warn(`server ${id}: the helper for its files did not become ready; it is stopped`)
      connection.kill()
    }, readyMs)
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

  async function connectionOf(id: string): Promise<Connection> {
    const served = stopped || resting.has(id) ? undefined : find(id)
    if (!served) throw new FileError('away')
    const present = helpers.get(id)
    if (present) {
      const connection = await present.connection
      if (!connection.isOver()) {
        present.askedAt = performance.now()
        if (present.diskMb !== served.diskMb) connection.setDisk(served.diskMb)
        present.diskMb = served.diskMb
        return connection
      }
      if (helpers.get(id) === present) helpers.delete(id)
      return connectionOf(id)
    }
    const connection = begin(id, served)
    const entry = { connection, askedAt: performance.now(), diskMb: served.diskMb }
    helpers.set(id, entry)
    connection.then(
      () => {
        entry.askedAt = performance.now()
      },
      () => {
        if (helpers.get(id) === entry) helpers.delete(id)
      },
    )
    return connection
  }

  async function end(id: string): Promise<void> {
    const present = helpers.get(id)
    helpers.delete(id)
    const connection = await present?.connection.catch(() => undefined)
    connection?.kill()
    await connection?.exited
  }

  const of = (id: string): FilesOfServer => filesOf(() => connectionOf(id))

  return {
    of,
    /** Whether a request is running, or a file or an upload is open. */
    async isInUse(id: string): Promise<boolean> {
      const connection = await helpers.get(id)?.connection.catch(() => undefined)
      return (
        connection !== undefined && !connection.isOver() && connection.pending() + connection.opened() > 0
      )
    },
    /** Resolves once its helper has exited. The next request starts another. */
    end,
    /**
     * Blocks its files until the returned function is called: requests fail with `away`. Resolves
     * once its helper has exited.
     */
    async rest(id: string): Promise<() => void> {
      resting.set(id, (resting.get(id) ?? 0) + 1)
      await end(id)
      let isReleased = false
      return () => {
        if (isReleased) return
        isReleased = true
        const count = (resting.get(id) ?? 1) - 1
        if (count > 0) resting.set(id, count)
        else resting.delete(id)
      }
    },
    async stop(): Promise<void> {
      stopped = true
      clearInterval(timer)
      await Promise.all([...helpers.keys()].map(end))
    },
  }
}
