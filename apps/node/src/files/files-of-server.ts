import type { HelperConnection } from './connection.ts'
import { FileError } from './file-error.ts'
import type { WithBytes } from './helper/context.ts'
import type { Operations } from './helper/operations/operations.ts'
import { type CallOptions, maxAhead } from './pending-request.ts'
import { inFlight } from './protocol/messages.ts'

export type OperationName = keyof Operations & string
export type Args<Op extends OperationName> = Parameters<Operations[Op]>[0]
type Answered<Op extends OperationName> = Awaited<ReturnType<Operations[Op]>>
export type Value<Op extends OperationName> = Answered<Op> extends WithBytes<infer T> ? T : Answered<Op>

/**
 * Operations on one server's files. Each rejects with FileError, or with the error from reading the
 * given content.
 */
export type FilesOfServer = {
  /** Runs an operation and resolves to its value. */
  call<Op extends OperationName>(op: Op, args: Args<Op>, options?: CallOptions): Promise<Value<Op>>
  /** The same for `pread`, which returns bytes with its value. */
  callForBytes<Op extends OperationName>(
    op: Op,
    args: Args<Op>,
    options?: CallOptions,
  ): Promise<{ value: Value<Op>; bytes: Buffer }>
  /**
   * Rows in batches, as they are found, and finally the operation's value. An early return cancels
   * the operation.
   */
  rows<Row = unknown, Op extends OperationName = OperationName>(
    op: Op,
    args: Args<Op>,
    options?: CallOptions,
  ): AsyncGenerator<readonly Row[], Value<Op>>
  /**
   * Content: `about` resolves before the first piece. An early return from `pieces` cancels the
   * operation.
   */
  content<Op extends OperationName, About = unknown>(
    op: Op,
    args: Args<Op>,
    options?: CallOptions,
  ): Promise<{ about: About; pieces: AsyncGenerator<Buffer, Value<Op>> }>
}

/** Each call uses the present connection. */
export function filesOf(connectionNow: () => Promise<HelperConnection>): FilesOfServer {
  return {
    async call(op, args, options = {}) {
      const connection = await connectionNow()
      return (await connection.request(op, args, options).answer).value as never
    },
    async callForBytes(op, args, options = {}) {
      const connection = await connectionNow()
      return (await connection.request(op, args, options).answer) as never
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
      let sharedFile: SharedFile | undefined
      const { promise: aboutArrived, resolve: resolveAbout } = Promise.withResolvers<void>()
      const connection = await connectionNow()
      const requestArgs = op === 'read' && connection.lends ? { ...Object(args), lend: true } : args
      const all = pieces(connection, op, requestArgs, options, (message, bytes, id) => {
        if ('about' in message) {
          about = message.about
          if ('lent' in message && !sharedFile) {
            sharedFile = lentOf(connection, id, about, message.lent, options.signal)
            // The helper then sends the pieces itself.
            if (!sharedFile) for (let count = 0; count < inFlight; count += 1) connection.more(id)
          }
          resolveAbout()
        }
        return 'piece' in message ? bytes : undefined
      })
      // With the first piece, the end or a failure, `about` has arrived if there is one.
      const first = all.next()
      await Promise.race([aboutArrived, first])
      first.catch(() => undefined)
      if (sharedFile) {
        // The end of the helper's request, for any reason, ends the reading.
        first.then(sharedFile.end, sharedFile.end)
        return { about: about as never, pieces: sharedFile.pieces as never }
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

type SharedFile = { pieces: AsyncGenerator<Buffer, null>; end(): void }

/**
 * Reads the helper's open file in the agent, if that is safe. The helper is notified at the end.
 */
function lentOf(
  connection: HelperConnection,
  id: number,
  about: unknown,
  number: unknown,
  signal: AbortSignal | undefined,
): SharedFile | undefined {
  const { version, offset, length } = Object(about)
  if (![offset, length].every((one) => Number.isSafeInteger(one) && one >= 0)) return undefined
  const file = connection.lends?.borrow(number, version)
  if (!file) return undefined
  // The helper may ignore it.
  if (signal?.aborted) file.end()
  signal?.addEventListener('abort', file.end, { once: true })
  void file.closed.then(() => {
    signal?.removeEventListener('abort', file.end)
    connection.cancel(id)
  })
  return { pieces: file.pieces(offset, offset + length), end: file.end }
}

/** A batch of rows. A helper that sends anything else is not ours. */
function rowsIn<Row>(bytes: Buffer, connection: HelperConnection): Row[] {
  try {
    const rows: unknown = JSON.parse(bytes.toString())
    if (Array.isArray(rows)) return rows
  } catch {
    // Handled below.
  }
  connection.kill()
  throw new FileError('away')
}

/** The parts that `pick` selects, in order. Requests more from the helper as they are read. */
async function* pieces<T>(
  connection: HelperConnection,
  op: string,
  args: unknown,
  options: CallOptions,
  pick: (message: object, bytes: Buffer, id: number) => T | undefined,
): AsyncGenerator<T, unknown> {
  const arrived: T[] = []
  let wake = (): void => undefined
  let over = false
  const { id, answer } = connection.request(op, args, options, (message, bytes) => {
    const piece = pick(message, bytes, id)
    if (piece !== undefined) arrived.push(piece)
    if (arrived.length > maxAhead) connection.kill()
    wake()
  })
  const ended = answer.finally(() => {
    over = true
    wake()
  })
  // The reader gets the error when it reads to the end.
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
