import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { NodeSftp } from '@zubr/contracts/files/sftp'
import type { DesiredState } from '@zubr/contracts/node-servers'
import type { ApiAccess } from '@zubr/on-node/call'
import { call } from '@zubr/on-node/call'
import type { FileActivity } from '../files/activity.ts'
import { FileError } from '../files/file-error.ts'
import type { ServerFiles } from '../files/server-files.ts'
import { LoggedInClient } from './logged-in-client.ts'
import {
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
  activity: Pick<FileActivity, 'note' | 'sendSoon'>
  /** Its report has changed. */
  changed(): void
  limits?: Partial<SftpLimits>
  /** The delay before a restart after a crash, or while the port is taken. */
  againMs?: number
}

/**
 * Serves the files of this node's servers by SFTP, in a thread. This side asks the API for
 * permission, sends file operations to the helpers, and ends connections once the desired state no
 * longer names their key or password.
 */
export class SftpServer {
  readonly #options: SftpOptions
  readonly #clients = new Map<number, LoggedInClient>()
  /** Logins that wait for the API. */
  readonly #pendingLogins = new Map<number, object>()
  /** Credentials by server, from the newest desired state. */
  #credentials = new Map<string, ReadonlySet<string>>()
  #revision = -1
  #listening: NodeSftp | undefined
  #isStopped = false
  #restartTimer: NodeJS.Timeout | undefined
  #lastLoggedReason = ''
  /** The thread's reason for a failed start, sent before it ends. */
  #failure: string | undefined
  #thread: Worker | undefined

  constructor(options: SftpOptions) {
    this.#options = options
  }

  start(): void {
    const { host, port, dataDir, limits } = this.#options
    const workerData: ThreadOptions = {
      ...{ host, port, keyFile: join(dataDir, 'sftp', 'host-key') },
      limits: { ...usualSftpLimits, ...limits },
    }
    const thread = new Worker(new URL('./thread.ts', import.meta.url), {
      workerData,
      name: 'sftp',
      // Untrusted input must not fill the agent's memory.
      resourceLimits: { maxOldGenerationSizeMb: 512 },
      env: {},
      execArgv: [],
    })
    this.#thread = thread
    thread.on('message', (message: FromThread) => this.#onMessage(thread, message))
    thread.on('error', (error) => this.#onThreadEnd(thread, error.message))
    thread.on('exit', () => this.#onThreadEnd(thread, 'it ended'))
  }

  /** The address that it serves. Undefined while it is down. */
  now(): NodeSftp | undefined {
    return this.#listening
  }

  /** The number of open connections with a login. */
  count(): number {
    return this.#clients.size
  }

  /** Ends connections with revoked keys and passwords. */
  follow(desired: Pick<DesiredState, 'revision' | 'servers'>): void {
    this.#revision = desired.revision
    this.#credentials = new Map(desired.servers.map(({ id, sftp = [] }) => [id, new Set(sftp)]))
    for (const [connection, client] of this.#clients) {
      if (client.isRevoked || this.#isValid(client)) continue
      client.isRevoked = true
      this.#thread?.postMessage({ is: 'end', connection } satisfies ToThread)
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#restartTimer)
    const thread = this.#thread
    if (!thread) return
    const ended = new Promise<void>((resolve) => thread.once('exit', () => resolve()))
    thread.postMessage({ is: 'stop' } satisfies ToThread)
    const late = setTimeout(() => void thread.terminate(), 2_000)
    if (thread.threadId !== -1) await ended
    clearTimeout(late)
  }

  #onThreadEnd(thread: Worker, reason: string): void {
    if (this.#thread !== thread || this.#isStopped) return
    this.#pendingLogins.clear()
    for (const connection of [...this.#clients.keys()]) this.#onClosed(connection)
    this.#setListening(undefined)
    this.#restartLater(this.#failure ?? reason)
    this.#failure = undefined
  }

  #restartLater(reason: string): void {
    const { log, name, againMs = 30_000 } = this.#options
    if (reason !== this.#lastLoggedReason)
      log.error(`node ${name}: files cannot be served by SFTP (${reason}); retrying`)
    this.#lastLoggedReason = reason
    clearTimeout(this.#restartTimer)
    this.#restartTimer = setTimeout(() => {
      if (!this.#isStopped) this.start()
    }, againMs)
    this.#restartTimer.unref()
  }

  #setListening(now: NodeSftp | undefined): void {
    this.#listening = now
    this.#options.changed()
  }

  #onMessage(thread: Worker, message: FromThread): void {
    // The numbers of a crashed thread's connections are used again.
    if (thread !== this.#thread) return
    switch (message.is) {
      case 'listening':
        this.#onListening(message.sftp)
        break
      case 'failed':
        this.#failure = message.why
        void thread.terminate()
        break
      case 'login':
        void this.#answerLogin(thread, message)
        break
      case 'ask':
        void this.#answerFileRequest(thread, message)
        break
      case 'close':
        this.#clients.get(message.connection)?.closeFile(message.handle)
        break
      case 'changed':
        this.#onChanged(message)
        break
      case 'closed':
        this.#onClosed(message.connection)
        break
      case 'refused':
        this.#logRefused(message)
    }
  }

  #onListening(sftp: NodeSftp): void {
    const { log, name } = this.#options
    this.#lastLoggedReason = ''
    log.info(`node ${name}: serving files by SFTP on port ${sftp.port}, key ${sftp.hostKey}`)
    this.#setListening(sftp)
  }

  async #answerLogin(thread: Worker, message: Extract<FromThread, { is: 'login' }>): Promise<void> {
    // Without an answer of the API nobody may log in.
    const answer = await this.#logIn(message).catch(() => ({ account: null, waitSeconds: 0 }))
    thread.postMessage({ is: 'login', id: message.id, ...answer } satisfies ToThread)
  }

  async #logIn({ connection, user, address, proof }: Extract<FromThread, { is: 'login' }>) {
    const request = { body: { user, address, proof } }
    const attempt = {}
    this.#pendingLogins.set(connection, attempt)
    const called = await call({ ...this.#options, timeoutMs: 10_000 }, 'POST /api/node/sftp/login', request)
    // The client has disconnected meanwhile, or the thread has crashed.
    if (this.#pendingLogins.get(connection) !== attempt) return { account: null, waitSeconds: 0 }
    this.#pendingLogins.delete(connection)
    if (called.outcome !== 'stored') return { account: null, waitSeconds: called.status === 429 ? 5 : 0 }
    const { answer } = called
    const client = new LoggedInClient(answer, this.#options.files.of(answer.server))
    if (!this.#isValid(client)) return { account: null, waitSeconds: 0 }
    this.#clients.set(connection, client)
    return { account: answer.account, waitSeconds: 0 }
  }

  /** A login under a newer desired state than the present one is valid until that arrives. */
  #isValid({ login }: LoggedInClient): boolean {
    if (this.#revision < login.revision) return true
    return this.#credentials.get(login.server)?.has(login.credential) ?? false
  }

  async #answerFileRequest(thread: Worker, message: Extract<FromThread, { is: 'ask' }>): Promise<void> {
    const { id, connection, ask, bytes } = message
    let answer: ToThread
    let transferred: ArrayBuffer[] = []
    try {
      const client = this.#clients.get(connection)
      if (!client) throw new FileError('away')
      const { value, bytes: content } = await client.handle(ask, bytes)
      const transferable = content && content.length > 0 ? toTransferable(content) : undefined
      answer = { is: 'value', id, value, ...(transferable && { bytes: transferable }) }
      if (transferable) transferred = [transferable.buffer]
    } catch (error) {
      const failure = error instanceof FileError ? error.failure : { code: 'failed' as const }
      answer = { is: 'failure', id, failure }
    }
    thread.postMessage(answer, transferred)
  }

  #onChanged({ connection, kind, count }: Extract<FromThread, { is: 'changed' }>): void {
    const client = this.#clients.get(connection)
    if (!client) return
    const { server, account } = client.login
    this.#options.activity.note({ server, account, way: 'sftp', kind, count })
  }

  #onClosed(connection: number): void {
    this.#pendingLogins.delete(connection)
    const client = this.#clients.get(connection)
    if (!client) return
    this.#clients.delete(connection)
    client.close()
    this.#options.activity.sendSoon()
  }

  #logRefused({ connections, logins, most }: Extract<FromThread, { is: 'refused' }>): void {
    const { log, name } = this.#options
    const where = most ? `, most of it from ${most.network} (${most.count})` : ''
    log.info(`node ${name}: SFTP refused ${logins} logins and ${connections} connections lately${where}`)
  }
}

export function startSftp(options: SftpOptions): SftpServer {
  const server = new SftpServer(options)
  server.start()
  return server
}

/** A buffer of its own, so that it can be transferred: a view would copy its whole buffer. */
function toTransferable(bytes: Buffer): Uint8Array<ArrayBuffer> {
  const isWhole = bytes.buffer instanceof ArrayBuffer && bytes.buffer.byteLength === bytes.byteLength
  return isWhole ? (bytes as Buffer<ArrayBuffer>) : new Uint8Array(bytes)
}
