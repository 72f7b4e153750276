import type { Log } from '../log.ts'
import type { Helper, Place } from '../servers/runtime.ts'
import { type CallOptions, type Connection, connect, mostAhead } from './connection.ts'
import { FileError } from './file-error.ts'
import type { WithBytes } from './helper/context.ts'
import type { Operations } from './helper/operations/all.ts'
import { inFlight } from './protocol/messages.ts'

export type OperationName = keyof Operations & string
export type Args<Op extends OperationName> = Parameters<Operations[Op]>[0]
type Answered<Op extends OperationName> = Awaited<ReturnType<Operations[Op]>>
export type Value<Op extends OperationName> = Answered<Op> extends WithBytes<infer T> ? T : Answered<Op>

/** What can be done with one server's files. Each rejects with FileError, or with what reading the given content threw. */
export type FilesOfServer = {
  /** One operation, and the value that it answers. */
  call<Op extends OperationName>(op: Op, args: Args<Op>, options?: CallOptions): Promise<Value<Op>>
  /** The same, of an operation that answers bytes with its value: `pread`. */
  callForBytes<Op extends OperationName>(
    op: Op,
    args: Args<Op>,
    options?: CallOptions,
  ): Promise<{ value: Value<Op>; bytes: Buffer }>
  /** Rows in batches, as they are found; at last it returns the operation's value. To leave it early calls the operation off. */
  rows<Row = unknown, Op extends OperationName = OperationName>(
    op: Op,
    args: Args<Op>,
    options?: CallOptions,
  ): AsyncGenerator<readonly Row[], Value<Op>>
  /** Content: `about` resolves before the first piece. To leave `pieces` early calls the operation off. */
  content<Op extends OperationName, About = unknown>(
    op: Op,
    args: Args<Op>,
    options?: CallOptions,
  ): Promise<{ about: About; pieces: AsyncGenerator<Buffer, Value<Op>> }>
}

/** A server as its helper is to be started for. */
export type Served = { place: Place; diskMb: number }

export type ServerFilesOptions = {
  start(place: Place, diskMb: number): Promise<Helper>
  /** Undefined for one that has no files here, or whose files are not to be touched now: `away`. */
  find(id: string): Served | undefined
  log: Log
  idleMs?: number
  /** A helper that says nothing for so long, though it was asked to, is ended. */
  silentMs?: number
}

/** Whoever has a file open may rest for longer. */
const openFactor = 15

export type ServerFiles = ReturnType<typeof serverFiles>

/**
 * The agent's only way to servers' files: a helper for each server in use, contained as the server is. It is started when it is needed,
 * shared by all who need it, started anew when it has died, and ended when nobody has asked it for a minute.
 */
export function serverFiles({ start, find, log, idleMs = 60_000, silentMs = 30_000 }: ServerFilesOptions) {
  const helpers = new Map<string, { connection: Promise<Connection>; askedAt: number; diskMb: number }>()
  /** Servers whose files rest: something else is done with them as a whole. */
  const resting = new Map<string, number>()
  let stopped = false

  const timer = setInterval(look, Math.min(idleMs, silentMs) / 4)
  timer.unref()

  /** Ends helpers that nobody needs, and those that do not answer. */
  function look(): void {
    for (const [id, entry] of helpers)
      void entry.connection
        .then((one) => {
          const restsMs = one.opened() > 0 ? idleMs * openFactor : idleMs
          if (one.pending() === 0 && performance.now() - entry.askedAt > restsMs) return end(id)
          if (one.pending() > 0 && one.silentMs() > silentMs / 2) one.ping()
          if (one.pending() > 0 && one.silentMs() > silentMs) {
            log.warn(`server ${id}: the helper for its files does not answer; it is started anew`)
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
      if (helpers.get(id)?.connection === own) helpers.delete(id)
    }
    connection.exited.then(gone, gone)
    const own = helpers.get(id)?.connection
    await connection.isReady
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
    /** Its helper is gone once this resolves. The next request starts another. */
    end,
    /** Has nobody come to its files until the returned function is called: requests are answered `away`. Its helper is gone then. */
    async rest(id: string): Promise<() => void> {
      resting.set(id, (resting.get(id) ?? 0) + 1)
      await end(id)
      let given = false
      return () => {
        if (given) return
        given = true
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

/** The same for whatever connection there is. */
export function filesOf(connectionNow: () => Promise<Connection>): FilesOfServer {
  return {
    async call(op, args, options = {}) {
      const connection = await connectionNow()
      return (await connection.ask(op, args, options).answer).value as never
    },
    async callForBytes(op, args, options = {}) {
      const connection = await connectionNow()
      return (await connection.ask(op, args, options).answer) as never
    },
    async *rows(op, args, options = {}) {
      const connection = await connectionNow()
      const batches = pieces(connection, op, args, options, (message, bytes) =>
        'rows' in message ? bytes : undefined,
      )
      try {
        for (;;) {
          const next = await batches.next()
          if (next.done) return next.value as never
          yield rowsIn(next.value, connection)
        }
      } finally {
        await batches.return(undefined)
      }
    },
    async content(op, args, options = {}) {
      let about: unknown
      let lent: Lent | undefined
      const { promise: isTold, resolve: told } = Promise.withResolvers<void>()
      const connection = await connectionNow()
      const asked = op === 'read' && connection.lends ? { ...Object(args), lend: true } : args
      const all = pieces(connection, op, asked, options, (message, bytes, id) => {
        if ('about' in message) {
          about = message.about
          if ('lent' in message && !lent) {
            lent = lentOf(connection, id, about, message.lent)
            // It sends the pieces itself, then.
            if (!lent) for (let count = 0; count < inFlight; count += 1) connection.more(id)
          }
          told()
        }
        return 'piece' in message ? bytes : undefined
      })
      // The first piece is there, or the end, or it has failed: in any case what is to be known before was said.
      const first = all.next()
      await Promise.race([isTold, first])
      first.catch(() => undefined)
      if (lent) {
        // Whatever ends what was asked of the helper ends the reading.
        first.then(lent.end, lent.end)
        return { about: about as never, pieces: lent.pieces as never }
      }
      async function* rest() {
        try {
          for (let next = await first; ; next = await all.next()) {
            if (next.done) return next.value as never
            yield next.value
          }
        } finally {
          await all.return(undefined)
        }
      }
      return { about: about as never, pieces: rest() }
    },
  }
}

type Lent = { pieces: AsyncGenerator<Buffer, null>; end(): void }

/** What the helper holds ready is read by the agent itself, where that is safe. The helper hears of it when that has ended. */
function lentOf(connection: Connection, id: number, about: unknown, number: unknown): Lent | undefined {
  const { version, offset, length } = Object(about)
  if (![offset, length].every((one) => Number.isSafeInteger(one) && one >= 0)) return undefined
  const file = connection.lends?.borrow(number, version)
  if (!file) return undefined
  void file.closed.then(() => connection.cancel(id))
  return { pieces: file.pieces(offset, offset + length), end: file.end }
}

/** A batch of rows. Whoever sends something else is none of ours. */
function rowsIn<Row>(bytes: Buffer, connection: Connection): Row[] {
  try {
    const rows: unknown = JSON.parse(bytes.toString())
    if (Array.isArray(rows)) return rows
  } catch {
    // Told below.
  }
  connection.kill()
  throw new FileError('away')
}

/** What `pick` takes of an answer, in order; the helper is asked for more as it is read. */
async function* pieces<T>(
  connection: Connection,
  op: string,
  args: unknown,
  options: CallOptions,
  pick: (message: object, bytes: Buffer, id: number) => T | undefined,
): AsyncGenerator<T, unknown> {
  const arrived: T[] = []
  let wake = (): void => undefined
  let over = false
  const { id, answer } = connection.ask(op, args, options, (message, bytes) => {
    const piece = pick(message, bytes, id)
    if (piece !== undefined) arrived.push(piece)
    if (arrived.length > mostAhead) connection.kill()
    wake()
  })
  const ended = answer.finally(() => {
    over = true
    wake()
  })
  ended.catch(() => undefined)
  try {
    for (;;) {
      const piece = arrived.shift()
      if (piece !== undefined) {
        connection.more(id)
        yield piece
      } else if (over) return (await ended).value
      else
        await new Promise<void>((resolve) => {
          wake = resolve
        })
    }
  } finally {
    if (!over) connection.cancel(id)
  }
}
