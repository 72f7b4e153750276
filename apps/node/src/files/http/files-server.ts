import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { backupsPath } from '@zubr/contracts/backups/backup-constants'
import {
  downloadPath,
  fileFailureHeader,
  filesPath,
  missingIsOkQuery,
  uploadsPath,
} from '@zubr/contracts/files/file-constants'
import type { FileClaims } from '@zubr/contracts/files/tokens'
import type { ConsoleTokens } from '../../console/console-tokens.ts'
import { FileError } from '../file-error.ts'
import type { ServerFiles } from '../server-files.ts'
import { type BackupsOf, isBackupOperation, runBackupOperation, sendBackup } from './backups.ts'
import { bodyMemory, discardBody } from './body.ts'
import type { ChangeSink } from './change-recorder.ts'
import { downloads } from './downloads.ts'
import type { Exchange, FilesByName } from './exchange.ts'
import { failureOf, headersFor, Refused, sendJson } from './responses.ts'
import {
  type CoreOf,
  isOperation,
  type OperationDeps,
  type Pull,
  runOperation,
  type WhileStopped,
} from './run-operation.ts'
import { createSlots } from './slots.ts'
import { FileTasks } from './tasks.ts'
import { UploadHandler } from './uploads.ts'

/** Parallel requests. A browser has at most six connections to a node. */
const requestLimits = { all: 600, perServer: 48, perSession: 24 }
/**
 * A browser that is silent for this time during a request is disconnected, and so is one that does
 * not receive.
 */
const silentMs = 60_000
const memoryForBodies = 64 * 2 ** 20

export type FilesServerOptions = {
  panelOrigin: string
  tokens: ConsoleTokens
  files: Pick<ServerFiles, 'of'>
  pull: Pull
  backups: BackupsOf
  activity: ChangeSink
  whileStopped: WhileStopped
  coreOf: CoreOf
}

/**
 * The part of the agent's web server that serves servers' files. Only web pages of `panelOrigin`
 * may use it.
 */
export class FilesServer {
  readonly #options: FilesServerOptions
  readonly #tokens: ConsoleTokens
  readonly #panelOrigin: string
  readonly #headers: ReturnType<typeof headersFor>
  readonly #requests = createSlots(requestLimits)
  readonly #tasks = new FileTasks()
  /** Functions that end each open request. */
  readonly #openRequests = new Set<() => void>()
  /** Responses to clients with a valid token. */
  readonly #authorized = new WeakSet<ServerResponse>()
  readonly #operating: OperationDeps
  readonly #downloads: ReturnType<typeof downloads>
  readonly #uploads: UploadHandler
  readonly #stopWatchingTokens: () => void
  #onToken: ((socket: Socket, server: string) => void) | undefined

  constructor(options: FilesServerOptions) {
    const { panelOrigin, tokens, activity, whileStopped, coreOf } = options
    this.#options = options
    this.#tokens = tokens
    this.#panelOrigin = panelOrigin
    this.#headers = headersFor(panelOrigin)
    this.#operating = {
      filesOf: (server) => this.#filesOf(server),
      tasks: this.#tasks,
      memory: bodyMemory(memoryForBodies),
      pull: options.pull,
      activity,
      whileStopped,
      coreOf,
    }
    this.#downloads = downloads(tokens.now)
    this.#uploads = new UploadHandler(options.files, activity)
    this.#stopWatchingTokens = tokens.onChange(() => this.#tasks.endOf(tokens.isOver))
  }

  /** Calls `handler` for every request with a valid token, with its connection and its server. */
  onToken(handler: (socket: Socket, server: string) => void): void {
    this.#onToken = handler
  }

  /** True if the request was for files and is being handled. */
  request(request: IncomingMessage, response: ServerResponse): boolean {
    const [path = '', query] = request.url?.split('?') ?? []
    if (![filesPath, backupsPath].some((ours) => path.startsWith(`${ours}/`))) return false
    const { origin } = request.headers
    if (origin !== undefined && origin !== this.#panelOrigin) {
      response.writeHead(403, { ...this.#headers.every, connection: 'close', 'content-length': '0' }).end()
    } else if (request.method === 'OPTIONS') {
      response.writeHead(204, this.#headers.preflight).end()
    } else
      this.#answer(request, response, path).catch((error: unknown) =>
        this.#onError(request, response, error, query === missingIsOkQuery),
      )
    return true
  }

  #onError(request: IncomingMessage, response: ServerResponse, error: unknown, isMissingOk: boolean): void {
    if (response.headersSent || response.destroyed) {
      response.destroy()
      return
    }
    const { status, failure } = failureOf(error)
    const isQuiet = error instanceof FileError && failure.code === 'not_found' && isMissingOk
    // Without a valid token the body is not read either.
    const isNobody = !this.#authorized.has(response)
    const more = {
      ...(isNobody && { connection: 'close' }),
      ...(isQuiet && { [fileFailureHeader]: failure.code }),
    }
    sendJson(response, { ...this.#headers.every, ...more }, isQuiet ? 200 : status, { failure })
    if (!isNobody) discardBody(request, response)
  }

  stop(): void {
    for (const cut of this.#openRequests) cut()
    this.#tasks.stop()
    this.#stopWatchingTokens()
  }

  // The contract and a helper have the same names of operations.
  #filesOf(server: string) {
    return this.#options.files.of(server) as unknown as FilesByName
  }

  /** Runs a permitted request. The end of its session or its connection stops it at once. */
  async #within<Claims extends Pick<FileClaims, 'server' | 'session'>>(
    claims: Claims,
    { request, response, headers }: Pick<Exchange, 'request' | 'response' | 'headers'>,
    work: (exchange: Exchange<Claims>) => Promise<void>,
  ): Promise<void> {
    this.#onToken?.(request.socket, claims.server)
    const leave = this.#requests.enter(claims)
    if (!leave) throw new Refused(429, 'busy')
    const over = new AbortController()
    const end = () => over.abort()
    const forget = this.#tokens.onChange(() => {
      if (this.#tokens.isOver(claims.session)) cut()
    })
    const cut = () => {
      end()
      response.destroy()
    }
    this.#openRequests.add(cut)
    this.#authorized.add(response)
    response.once('close', end)
    request.socket.setTimeout(silentMs)
    try {
      await work({ request, response, headers, claims, signal: over.signal })
    } finally {
      this.#openRequests.delete(cut)
      forget()
      leave()
    }
  }

  async #answer(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const exchange = { request, response, headers: this.#headers.every }
    if (path.startsWith(`${backupsPath}/`))
      return this.#answerOfBackups(exchange, path.slice(backupsPath.length + 1))
    const rest = path.slice(filesPath.length + 1)
    if (rest === downloadPath) {
      if (request.method !== 'POST') throw new Refused(405)
      const claims = this.#tokens.checkDownload(await this.#downloads.tokenOf(request))
      if (!claims) throw new Refused(401)
      const { backup } = claims
      return this.#within(claims, exchange, (authorized) =>
        this.#downloads.answer(
          authorized,
          this.#filesOf(claims.server),
          backup === undefined ? undefined : () => sendBackup(authorized, backup, this.#options.backups),
        ),
      )
    }
    const isUpload = rest === uploadsPath || rest.startsWith(`${uploadsPath}/`)
    if (!isUpload && !isOperation(rest)) throw new Refused(404)
    if (!isUpload && request.method !== 'POST') throw new Refused(405)
    const claims = this.#claimsOf(request)
    await this.#within(claims, exchange, (authorized) =>
      isOperation(rest)
        ? runOperation(rest, authorized, this.#operating)
        : this.#uploads.answer(rest.slice(uploadsPath.length), authorized),
    )
  }

  #claimsOf(request: IncomingMessage): FileClaims {
    const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
    const claims = token === undefined ? undefined : this.#tokens.checkFiles(token)
    if (!claims) throw new Refused(401)
    return claims
  }

  async #answerOfBackups(
    exchange: Pick<Exchange, 'request' | 'response' | 'headers'>,
    name: string,
  ): Promise<void> {
    if (!isBackupOperation(name)) throw new Refused(404)
    if (exchange.request.method !== 'POST') throw new Refused(405)
    await this.#within(this.#claimsOf(exchange.request), exchange, (authorized) =>
      runBackupOperation(name, authorized, this.#options.backups, this.#operating),
    )
  }
}
