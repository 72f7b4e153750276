import pg from 'pg'
import type { Db } from './open.ts'

/** The delay before a broken listening connection is opened again. */
const reopenMs = 500

/** Waits for notifications of one channel. */
export type Notices = ReturnType<typeof openNotices>

/**
 * One connection per process that listens to a channel. A payload is a key, or `*` for all. The
 * first waiting caller opens it. Notifications can be lost with a connection, so callers also poll
 * at intervals. PostgreSQL shows the connection as `name`.
 */
export function openNotices(db: Db, channel: string, name: string) {
  const waiting = new Map<string, Set<() => void>>()
  let received = 0
  let client: pg.Client | undefined
  /** Settles when the current connection is open, or has failed. */
  let opening: Promise<unknown> = Promise.resolve()
  let reopen: NodeJS.Timeout | undefined
  let closed = false
  const wake = (payload: string | undefined) => {
    received++
    for (const [key, wakers] of waiting)
      if (payload === undefined || payload === '*' || payload === key)
        for (const waker of [...wakers]) waker()
  }
  const open = () => {
    if (client || closed || reopen) return
    const opened = new pg.Client({
      connectionString: db.$client.options.connectionString,
      connectionTimeoutMillis: 2_000,
      keepAlive: true,
      application_name: name,
    })
    client = opened
    const lost = () => {
      if (client !== opened) return
      client = undefined
      // The connection is lost; it may be closed already.
      opened.end().catch(() => undefined)
      if (closed) return
      reopen = setTimeout(() => {
        reopen = undefined
        if (waiting.size > 0) open()
      }, reopenMs)
      reopen.unref()
    }
    opened.on('error', lost).on('end', lost)
    opened.on('notification', ({ payload }) => wake(payload))
    opening = opened
      .connect()
      .then(() => opened.query(`listen ${channel}`))
      // Covers notifications since the last poll.
      .then(() => wake(undefined))
      .catch(lost)
  }

  return {
    /** True once it is closed: callers should stop waiting. */
    get closed() {
      return closed
    },

    /** Increases with each notification. A caller that reads it before polling misses none. */
    get received() {
      return received
    },

    /**
     * Resolves at a notification for `whom`, after `timeoutMs`, or when the signal or this object
     * ends; at once if one came since `heard` was `since`.
     */
    next(key: string, timeoutMs: number, signal: AbortSignal, since = received): Promise<void> {
      if (closed || signal.aborted || received !== since) return Promise.resolve()
      open()
      const { promise, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, timeoutMs)
      const wakers = waiting.get(key) ?? new Set()
      waiting.set(key, wakers.add(resolve))
      signal.addEventListener('abort', () => resolve(), { once: true })
      return promise.finally(() => {
        clearTimeout(timer)
        wakers.delete(resolve)
        if (wakers.size === 0 && waiting.get(key) === wakers) waiting.delete(key)
      })
    },

    async close() {
      closed = true
      clearTimeout(reopen)
      wake(undefined)
      const opened = client
      client = undefined
      // Closing it while it opens would leave an error in PostgreSQL's log.
      await opening
      // The connection may be lost already.
      await opened?.end().catch(() => undefined)
    },
  }
}
