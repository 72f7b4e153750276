import pg from 'pg'
import type { Db } from './open.ts'

/** The delay before a broken listening connection is opened again. */
const reopenMs = 500

/**
 * One connection per process that listens to a channel. A payload is a key, or `*` for all. The
 * first waiting caller opens it. Notifications can be lost with a connection, so callers also poll
 * at intervals. PostgreSQL shows the connection as `name`.
 */
export class Notices {
  readonly #db: Db
  readonly #channel: string
  readonly #name: string
  readonly #waiting = new Map<string, Set<() => void>>()
  #received = 0
  #client: pg.Client | undefined
  /** Settles when the current connection is open, or has failed. */
  #opening: Promise<unknown> = Promise.resolve()
  #reopen: NodeJS.Timeout | undefined
  #closed = false

  constructor(db: Db, channel: string, name: string) {
    this.#db = db
    this.#channel = channel
    this.#name = name
  }

  /** True once it is closed: callers should stop waiting. */
  get closed(): boolean {
    return this.#closed
  }

  /** Increases with each notification. A caller that reads it before polling misses none. */
  get received(): number {
    return this.#received
  }

  /**
   * Resolves at a notification for `key`, after `timeoutMs`, or when the signal or this object
   * ends; at once if one came since `received` was `since`.
   */
  next(key: string, timeoutMs: number, signal: AbortSignal, since = this.#received): Promise<void> {
    if (this.#closed || signal.aborted || this.#received !== since) return Promise.resolve()
    this.#open()
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, timeoutMs)
    const wakers = this.#waiting.get(key) ?? new Set()
    this.#waiting.set(key, wakers.add(resolve))
    signal.addEventListener('abort', () => resolve(), { once: true })
    return promise.finally(() => {
      clearTimeout(timer)
      wakers.delete(resolve)
      if (wakers.size === 0 && this.#waiting.get(key) === wakers) this.#waiting.delete(key)
    })
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#reopen)
    this.#wake(undefined)
    const opened = this.#client
    this.#client = undefined
    // Closing it while it opens would leave an error in PostgreSQL's log.
    await this.#opening
    // The connection may be lost already.
    await opened?.end().catch(() => undefined)
  }

  #wake(payload: string | undefined): void {
    this.#received++
    for (const [key, wakers] of this.#waiting)
      if (payload === undefined || payload === '*' || payload === key)
        for (const waker of [...wakers]) waker()
  }

  #open(): void {
    if (this.#client || this.#closed || this.#reopen) return
    const opened = new pg.Client({
      connectionString: this.#db.$client.options.connectionString,
      connectionTimeoutMillis: 2_000,
      keepAlive: true,
      application_name: this.#name,
    })
    this.#client = opened
    const lost = () => this.#lost(opened)
    opened.on('error', lost).on('end', lost)
    opened.on('notification', ({ payload }) => this.#wake(payload))
    this.#opening = opened
      .connect()
      .then(() => opened.query(`listen ${this.#channel}`))
      // Covers notifications since the last poll.
      .then(() => this.#wake(undefined))
      .catch(lost)
  }

  #lost(opened: pg.Client): void {
    if (this.#client !== opened) return
    this.#client = undefined
    // The connection is lost; it may be closed already.
    opened.end().catch(() => undefined)
    if (this.#closed) return
    this.#reopen = setTimeout(() => {
      this.#reopen = undefined
      if (this.#waiting.size > 0) this.#open()
    }, reopenMs)
    this.#reopen.unref()
  }
}
