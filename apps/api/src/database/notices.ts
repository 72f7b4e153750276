import pg from 'pg'
import type { Db } from './open.ts'

/** A listening connection that broke is opened again after this. */
const reopenMs = 500

/** Where notices of one channel are waited for. */
export type Notices = ReturnType<typeof openNotices>

/**
 * One connection of this process that hears what any process says on a channel: whom it concerns, or `*` for all. Opened by the first
 * who waits. Notices can get lost with a connection, so whoever waits looks again by himself from time to time. PostgreSQL shows the
 * connection as `name`.
 */
export function openNotices(db: Db, channel: string, name: string) {
  const waiting = new Map<string, Set<() => void>>()
  let heard = 0
  let client: pg.Client | undefined
  /** Settles when the present connection stands, or cannot. */
  let opening: Promise<unknown> = Promise.resolve()
  let reopen: NodeJS.Timeout | undefined
  let closed = false
  const wake = (payload: string | undefined) => {
    heard++
    for (const [whom, wakers] of waiting)
      if (payload === undefined || payload === '*' || payload === whom)
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
      // What was told between the look before and now.
      .then(() => wake(undefined))
      .catch(lost)
  }

  return {
    /** True once it was closed: nobody should wait any more. */
    get closed() {
      return closed
    },

    /** Goes up with each notice: who keeps it before looking misses none that comes before he waits. */
    get heard() {
      return heard
    },

    /**
     * Resolves at a notice that concerns `whom`, after `timeoutMs`, or when the signal or this ends; at once where there was any
     * since `heard` was `since`.
     */
    next(whom: string, timeoutMs: number, signal: AbortSignal, since = heard): Promise<void> {
      if (closed || signal.aborted || heard !== since) return Promise.resolve()
      open()
      const { promise, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, timeoutMs)
      const wakers = waiting.get(whom) ?? new Set()
      waiting.set(whom, wakers.add(resolve))
      signal.addEventListener('abort', () => resolve(), { once: true })
      return promise.finally(() => {
        clearTimeout(timer)
        wakers.delete(resolve)
        if (wakers.size === 0 && waiting.get(whom) === wakers) waiting.delete(whom)
      })
    },

    async close() {
      closed = true
      clearTimeout(reopen)
      wake(undefined)
      const opened = client
      client = undefined
      // Ended while it is being opened, it would leave a complaint in PostgreSQL's log.
      await opening
      await opened?.end().catch(() => undefined)
    },
  }
}
