import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { FileEntry } from '@zubr/contracts/files/operations'
import type { NodeSftp } from '@zubr/contracts/files/sftp'
import type { DesiredState } from '@zubr/contracts/node-servers'
import type { ApiAccess } from '@zubr/on-node/call'
import { call } from '@zubr/on-node/call'
import type { FileActivity } from '../files/activity.ts'
import { FileError } from '../files/file-error.ts'
import type { FilesOfServer, ServerFiles } from '../files/server-files.ts'
import {
  type FileRequest,
  type FromThread,
  type SftpLimits,
  type ThreadOptions,
  type ToThread,
  usualSftpLimits,
} from './messages.ts'

export type SftpOptions = ApiAccess & {
  host: string
  /** 0 takes a free one. */
  port: number
  dataDir: string
  files: Pick<ServerFiles, 'of'>
  activity: Pick<FileActivity, 'note' | 'tellSoon'>
  /** Its report has changed. */
  changed(): void
  limits?: Partial<SftpLimits>
  /** The delay before a restart after a crash, or while the port is taken. */
  againMs?: number
}

/** A connection that has logged in. */
type Known = {
  server: string
  account: string
  credential: string
  revision: number
  /** Its credential was revoked: open files are closed, and requests refused. */
  isOver: boolean
  lists: Map<number, AsyncIterator<readonly FileEntry[]>>
  /** Its open handles at the helper. */
  handles: Set<number>
}

export type Sftp = ReturnType<typeof startSftp>

/**
 * Serves the files of this node's servers by SFTP, in a thread. This side asks the API for
 * permission, sends file operations to the helpers, and ends connections once the desired state no
 * longer names their key or password.
 */
export function startSftp(options: SftpOptions) {
  const { name, log, dataDir, files, activity, againMs = 30_000 } = options
  const connections = new Map<number, Known>()
  /** Logins that wait for the API. */
  const pendingLogins = new Map<number, object>()
  /** Credentials by server, from the newest desired state. */
  let wanted = new Map<string, ReadonlySet<string>>()
  let revision = -1
  let listening: NodeSftp | undefined
  let stopped = false
  let again: NodeJS.Timeout | undefined
  let saidWhy = ''
  /** The thread's reason for a failed start, sent before it ends. */
  let failure: string | undefined
  let thread = begin()

  function begin(): Worker {
    const workerData: ThreadOptions = {
      host: options.host,
      port: options.port,
      keyFile: join(dataDir, 'sftp', 'host-key'),
      limits: { ...usualSftpLimits, ...options.limits },
    }
    const begun = new Worker(new URL('./thread.ts', import.meta.url), {
      workerData,
      name: 'sftp',
      // Untrusted input must not fill the agent's memory.
      resourceLimits: { maxOldGenerationSizeMb: 512 },
      env: {},
      execArgv: [],
    })
    begun.on('message', (message: FromThread) => take(begun, message))
    begun.on('error', (error) => ended(error.message))
    begun.on('exit', () => ended('it ended'))
    return begun

    function ended(why: string): void {
      if (thread !== begun || stopped) return
      pendingLogins.clear()
      for (const connection of [...connections.keys()]) closed(connection)
      setListening(undefined)
      beginAgain(failure ?? why)
      failure = undefined
    }
  }
  function beginAgain(why: string): void {
    if (why !== saidWhy) log.error(`node ${name}: SFTP could not be started (${why}); retrying`)
    saidWhy = why
    clearTimeout(again)
    again = setTimeout(() => {
      if (!stopped) thread = begin()
    }, againMs)
    again.unref()
  }
  function setListening(now: NodeSftp | undefined): void {
    listening = now
    options.changed()
  }

  function take(from: Worker, message: FromThread): void {
    // The numbers of a crashed thread's connections are used again.
    if (from !== thread) return
    const answer = (reply: ToThread, give: ArrayBuffer[] = []) => from.postMessage(reply, give)
    switch (message.is) {
      case 'listening':
        saidWhy = ''
        log.info(
          `node ${name}: serving files by SFTP on port ${message.sftp.port}, key ${message.sftp.hostKey}`,
        )
        setListening(message.sftp)
        return
      case 'failed': {
        failure = message.why
        void from.terminate()
        return
      }
      case 'login': {
        const { id } = message
        void logIn(message).then(
          (reply) => answer({ is: 'login', id, ...reply }),
          () => answer({ is: 'login', id, account: null, waitSeconds: 0 }),
        )
        return
      }
      case 'ask': {
        const { id, connection, bytes } = message
        void onFiles(connection, message.ask, bytes).then(
          ({ value, bytes: got }) => {
            // A buffer of its own, so that it can be transferred: a view would copy its whole
            // buffer.
            const transferable =
              got && got.length > 0 ? (isWhole(got) ? got : new Uint8Array(got)) : undefined
            answer(
              { is: 'value', id, value, ...(transferable && { bytes: transferable }) },
              transferable ? [transferable.buffer] : [],
            )
          },
          (error: unknown) => {
            const failure = error instanceof FileError ? error.failure : { code: 'failed' as const }
            answer({ is: 'failure', id, failure })
          },
        )
        return
      }
      case 'close': {
        const known = connections.get(message.connection)
        if (known) closeFile(known, message.handle)
        return
      }
      case 'changed': {
        const known = connections.get(message.connection)
        if (!known) return
        const { server, account } = known
        activity.note({ server, account, way: 'sftp', kind: message.kind, count: message.count })
        return
      }
      case 'closed':
        closed(message.connection)
        return
      case 'refused': {
        const { connections: many, logins, most } = message
        const where = most ? `, most of it from ${most.network} (${most.count})` : ''
        log.info(`node ${name}: SFTP refused ${logins} logins and ${many} connections lately${where}`)
      }
    }
  }

  async function logIn({ connection, user, address, proof }: Extract<FromThread, { is: 'login' }>) {
    const request = { body: { user, address, proof } }
    const attempt = {}
    pendingLogins.set(connection, attempt)
    const called = await call({ ...options, timeoutMs: 10_000 }, 'POST /api/node/sftp/login', request)
    // The client has disconnected meanwhile, or the thread has crashed.
    if (pendingLogins.get(connection) !== attempt) return { account: null, waitSeconds: 0 }
    pendingLogins.delete(connection)
    if (called.outcome !== 'stored') return { account: null, waitSeconds: called.status === 429 ? 5 : 0 }
    const known: Known = { ...called.answer, isOver: false, lists: new Map(), handles: new Set() }
    if (!isGood(known)) return { account: null, waitSeconds: 0 }
    connections.set(connection, known)
    return { account: known.account, waitSeconds: 0 }
  }

  /** A login under a newer desired state than the present one is valid until that arrives. */
  const isGood = ({ server, credential, revision: since }: Known) =>
    revision < since || (wanted.get(server)?.has(credential) ?? false)

  async function onFiles(
    connection: number,
    request: FileRequest,
    bytes: Uint8Array | undefined,
  ): Promise<{ value: unknown; bytes?: Buffer }> {
    const known = connections.get(connection)
    const mayGoOn = known && (!known.isOver || 'done' in request)
    if (!mayGoOn) throw new FileError('away')
    const its = files.of(known.server)
    if ('op' in request) {
      const answer = await onOperation(its, request, bytes)
      if (request.op === 'open') {
        const { handle } = answer.value as { handle: number } // The result of `open`.
        known.handles.add(handle)
        // The thread has crashed meanwhile.
        if (connections.get(connection) !== known) closeFile(known, handle)
      }
      return answer
    }
    if ('list' in request) {
      const list = its.rows<FileEntry>('list', { path: request.list })
      const number = known.lists.size === 0 ? 1 : Math.max(...known.lists.keys()) + 1
      known.lists.set(number, list)
      return { value: number }
    }
    if ('more' in request) {
      const next = await known.lists.get(request.more)?.next()
      return { value: next && !next.done ? next.value : null }
    }
    const list = known.lists.get(request.done)
    known.lists.delete(request.done)
    await list?.return?.()
    return { value: null }
  }

  function closeFile({ server, handles }: Known, handle: number): void {
    handles.delete(handle)
    // A helper that is gone has closed it.
    files
      .of(server)
      .call('close', { handle })
      .catch(() => undefined)
  }

  function closed(connection: number): void {
    pendingLogins.delete(connection)
    const known = connections.get(connection)
    if (!known) return
    connections.delete(connection)
    for (const list of known.lists.values()) void list.return?.().catch(() => undefined)
    // Closes what a crashed thread had open. Otherwise a session closes it before it ends.
    for (const handle of [...known.handles]) closeFile(known, handle)
    activity.tellSoon()
  }

  return {
    /** The address that it serves. Undefined while it is down. */
    now: (): NodeSftp | undefined => listening,
    /** The number of open connections with a login. */
    count: (): number => connections.size,
    /** Ends connections with revoked keys and passwords. */
    follow(desired: Pick<DesiredState, 'revision' | 'servers'>): void {
      revision = desired.revision
      wanted = new Map(desired.servers.map(({ id, sftp = [] }) => [id, new Set(sftp)]))
      for (const [connection, known] of connections) {
        if (known.isOver || isGood(known)) continue
        known.isOver = true
        thread.postMessage({ is: 'end', connection } satisfies ToThread)
      }
    },
    async stop(): Promise<void> {
      stopped = true
      clearTimeout(again)
      const ended = new Promise<void>((resolve) => thread.once('exit', () => resolve()))
      thread.postMessage({ is: 'stop' } satisfies ToThread)
      const late = setTimeout(() => void thread.terminate(), 2_000)
      if (thread.threadId !== -1) await ended
      clearTimeout(late)
    },
  }
}

const isWhole = (bytes: Buffer): bytes is Buffer<ArrayBuffer> =>
  bytes.buffer instanceof ArrayBuffer && bytes.buffer.byteLength === bytes.byteLength

/** Operations that a session may request. */
const operations = new Set([
  ...['open', 'pread', 'pwrite', 'fstat', 'lstat', 'truncate', 'setTimes', 'setModeOf', 'readlink'],
  ...['symlink', 'unlink', 'removeFolder', 'renameOver', 'sync', 'makeFolder', 'room'],
])

async function onOperation(
  files: FilesOfServer,
  { op, args }: Extract<FileRequest, { op: string }>,
  bytes: Uint8Array | undefined,
): Promise<{ value: unknown; bytes?: Buffer }> {
  if (!operations.has(op)) throw new FileError('failed')
  // The thread runs code of this agent, whose types have checked them.
  if (op === 'pread' || op === 'open') return files.callForBytes(op, args as never)
  return { value: await files.call(op as 'fstat', args as never, { bytes }) }
}
