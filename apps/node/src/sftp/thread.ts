import { parentPort, workerData } from 'node:worker_threads'
import type { FileEntry, FileFailure } from '@zubr/contracts/files/operations'
import { fileError } from '../files/file-error.ts'
import type { FileRequest, FromThread, ThreadOptions, ToThread } from './messages.ts'
import type { SessionFiles } from './session/session-host.ts'
import { listenForSsh } from './ssh/ssh-listener.ts'

// Ciphers take a whole core, so this thread keeps them from delaying consoles and servers. It knows
// no token, and accesses only its key file.

const options = workerData as ThreadOptions // sftp-server.ts passes them at the start.
const port = parentPort
if (!port) throw new Error('to be run as a thread')

type Waiting = { answer(message: Extract<ToThread, { id: number }>): void }
const waiting = new Map<number, Waiting>()
let last = 0

const send = (message: FromThread, give: ArrayBuffer[] = []) => port.postMessage(message, give)

function ask<T>(
  make: (id: number) => [FromThread, ArrayBuffer[]?],
  read: (message: ToThread) => T,
): Promise<T> {
  last += 1
  const id = last
  return new Promise<T>((resolve, reject) => {
    waiting.set(id, {
      answer(message) {
        waiting.delete(id)
        if (message.is === 'failure') reject(fileError(message.failure satisfies FileFailure))
        else resolve(read(message))
      },
    })
    send(...make(id))
  })
}

function askFiles<T>(
  connection: number,
  request: FileRequest,
  bytes?: Uint8Array,
): Promise<{ value: T; bytes: Buffer }> {
  return ask(
    (id) => [
      { is: 'ask', id, connection, ask: request, ...(bytes && { bytes }) },
      bytes?.buffer instanceof ArrayBuffer ? [bytes.buffer] : [],
    ],
    (message) => {
      // The only answer besides a failure.
      const answer = message as Extract<ToThread, { is: 'value' }>
      const got = answer.bytes ?? new Uint8Array()
      return { value: answer.value as T, bytes: Buffer.from(got.buffer, got.byteOffset, got.byteLength) }
    },
  )
}

function filesOf(connection: number): SessionFiles {
  return {
    call: async (op, args, bytes) =>
      (await askFiles(connection, { op, args: args as object }, bytes)).value as never,
    open: (args) => askFiles(connection, { op: 'open', args }),
    close: (handle) => send({ is: 'close', connection, handle }),
    read: async (handle, at, length) =>
      (await askFiles(connection, { op: 'pread', args: { handle, at, length } })).bytes,
    async *list(path) {
      const { value: list } = await askFiles<number>(connection, { list: path })
      try {
        for (;;) {
          const { value: rows } = await askFiles<readonly FileEntry[] | null>(connection, { more: list })
          if (!rows) return
          yield rows
        }
      } finally {
        // The agent ends the list with its connection.
        void askFiles(connection, { done: list }).catch(() => undefined)
      }
    },
  }
}

const listening = listenForSsh(options, {
  logIn: ({ connection, user, address, proof }) =>
    ask(
      (id) => [{ is: 'login', id, connection, user, address, proof }],
      (message) => message as Extract<ToThread, { is: 'login' }>,
    ),
  files: filesOf,
  changed: (connection) => (kind, count) => send({ is: 'changed', connection, kind, count }),
  closed: (connection) => send({ is: 'closed', connection }),
})

listening.then(
  (listener) => {
    send({ is: 'listening', sftp: { port: listener.port, hostKey: listener.fingerprint } })
    setInterval(() => {
      const counted = listener.takeRefusals()
      if (counted) send(counted)
    }, options.limits.refusedLogMs).unref()
  },
  (error: NodeJS.ErrnoException) => send({ is: 'failed', why: error.code ?? error.message }),
)

port.on('message', (message: ToThread) => {
  if (message.is === 'end')
    // Without a listener there are no connections.
    void listening.then((listener) => listener.end(message.connection)).catch(() => undefined)
  else if (message.is === 'stop')
    listening
      .then((listener) => listener.stop())
      // Without a listener there is nothing to stop.
      .catch(() => undefined)
      .finally(() => port.close())
  else waiting.get(message.id)?.answer(message)
})
