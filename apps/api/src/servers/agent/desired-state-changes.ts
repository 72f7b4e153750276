import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Db } from '../../database/open.ts'
import type { Tx } from '../../database/transaction.ts'

/** Channel on which every API process hears that a node's desired states changed: the node's id, or `*` for all. */
const desiredStateChannel = 'node_wishes'

/**
 * Says that a node's agent must hear of this transaction, once it commits. Holds the node's row until then, so that revisions
 * become visible in their order. Take this lock last.
 */
export async function tellNode(tx: Tx, nodeId: number): Promise<void> {
  await tx.execute(sql`
    insert into node_revisions (node_id, revision) values (${nodeId}, 2)
    on conflict (node_id) do update set revision = node_revisions.revision + 1`)
  await tx.execute(sql`select pg_notify(${desiredStateChannel}, ${String(nodeId)})`)
}

/** Gives a node its first revision, which is news to an agent that knows nothing. Once is enough, and more does no harm. */
export async function beginRevisions(db: Db, nodeId: number): Promise<void> {
  await db.execute(sql`insert into node_revisions (node_id) values (${nodeId}) on conflict do nothing`)
}

export async function revisionOf(db: Db, nodeId: number): Promise<number> {
  const { rows } = await db.execute(
    sql`select revision::float8 as revision from node_revisions where node_id = ${nodeId}`,
  )
  return Number(rows[0]?.revision ?? 0)
}

/** A listening connection that broke is opened again after this. */
const reopenMs = 500

/**
 * One connection of this process that hears what any process tells the nodes. Opened by the first who waits. Notices can get
 * lost with a connection, so whoever waits looks again by himself from time to time.
 */
export function openDesiredStateHub(db: Db) {
  const waiting = new Map<number, Set<() => void>>()
  let client: pg.Client | undefined
  /** Settles when the present connection stands, or cannot. */
  let opening: Promise<unknown> = Promise.resolve()
  let reopen: NodeJS.Timeout | undefined
  let closed = false
  const wake = (payload: string | undefined) => {
    for (const [nodeId, wakers] of waiting)
      if (payload === undefined || payload === '*' || payload === String(nodeId))
        for (const waker of [...wakers]) waker()
  }
  const open = () => {
    if (client || closed || reopen) return
    const opened = new pg.Client({
      connectionString: db.$client.options.connectionString,
      connectionTimeoutMillis: 2_000,
      keepAlive: true,
      application_name: 'zubr desired state',
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
      .then(() => opened.query(`listen ${desiredStateChannel}`))
      // What was told between the look before and now.
      .then(() => wake(undefined))
      .catch(lost)
  }

  return {
    /** True once it was closed: nobody should wait any more. */
    get closed() {
      return closed
    },

    /** Resolves when the node's desired states may have changed, after `timeoutMs`, or when the signal or the hub ends. */
    next(nodeId: number, timeoutMs: number, signal: AbortSignal): Promise<void> {
      if (closed || signal.aborted) return Promise.resolve()
      open()
      const { promise, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, timeoutMs)
      const wakers = waiting.get(nodeId) ?? new Set()
      waiting.set(nodeId, wakers.add(resolve))
      signal.addEventListener('abort', () => resolve(), { once: true })
      return promise.finally(() => {
        clearTimeout(timer)
        wakers.delete(resolve)
        if (wakers.size === 0 && waiting.get(nodeId) === wakers) waiting.delete(nodeId)
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
