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
import { failureOf, headersFor, Refused, sendJson } from './answers.ts'
import { type BackupsOf, isBackupOperation, runBackupOperation, sendBackup } from './backups.ts'
import { bodyMemory, letPass } from './body.ts'
import { downloads } from './downloads.ts'
import type { Exchange, FilesByName } from './exchange.ts'
import type { Noting } from './noting.ts'
import { type CoreOf, isOperation, type Operating, operate, type Pull, type WhileStopped } from './operate.ts'
import { places } from './places.ts'
import { fileTasks } from './tasks.ts'
import { uploads } from './uploads.ts'

/** Parallel requests. A browser has at most six connections to a node. */
const requestLimits = { all: 600, perServer: 48, perSession: 24 }
/**
 * A browser that is silent for this time during a request is disconnected, and so is one that does
 * not receive.
 */
const silentMs = 60_000
const memoryForBodies = 64 * 2 ** 20

export type FilesServer = ReturnType<typeof filesServer>

/**
 * The part of the agent's web server that serves servers' files. Only web pages of `panelOrigin`
 * may use it.
 */
export function filesServer(options: {
  panelOrigin: string
  tokens: ConsoleTokens
  files: Pick<ServerFiles, 'of'>
  pull: Pull
  backups: BackupsOf
  activity: Noting
  whileStopped: WhileStopped
  coreOf: CoreOf
}) {
  const { panelOrigin, tokens, activity, whileStopped, coreOf } = options
  const headers = headersFor(panelOrigin)
  const requests = places(requestLimits)
  const tasks = fileTasks()
  /** Functions that end each open request. */
  const running = new Set<() => void>()
  /** Responses to clients with a valid token. */
  const known = new WeakSet<ServerResponse>()
  // The contract and a helper have the same names of operations.
  const filesOf = (server: string) => options.files.of(server) as unknown as FilesByName
  const operating: Operating = {
    filesOf,
    tasks,
    memory: bodyMemory(memoryForBodies),
    pull: options.pull,
    activity,
    whileStopped,
    coreOf,
  }
  const sent = downloads(tokens.now)
  const uploaded = uploads(options.files, activity)
  const forget = tokens.onChange(() => tasks.endOf(tokens.isOver))
  let onToken: ((socket: Socket, server: string) => void) | undefined

  /** Runs a permitted request. The end of its session or its connection stops it at once. */
  async function within<Claims extends Pick<FileClaims, 'server' | 'session'>>(
    claims: Claims,
    { request, response, headers }: Pick<Exchange, 'request' | 'response' | 'headers'>,
    work: (exchange: Exchange<Claims>) => Promise<void>,
  ): Promise<void> {
    onToken?.(request.socket, claims.server)
    const leave = requests.enter(claims)
    if (!leave) throw new Refused(429, 'busy')
    const over = new AbortController()
    const end = () => over.abort()
    const forget = tokens.onChange(() => {
      if (tokens.isOver(claims.session)) cut()
    })
    const cut = () => {
      end()
      response.destroy()
    }
    running.add(cut)
    known.add(response)
    response.once('close', end)
    request.socket.setTimeout(silentMs)
    try {
      await work({ request, response, headers, claims, signal: over.signal })
    } finally {
      running.delete(cut)
      forget()
      leave()
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const exchange = { request, response, headers: headers.every }
    if (path.startsWith(`${backupsPath}/`))
      return answerOfBackups(exchange, path.slice(backupsPath.length + 1))
    const rest = path.slice(filesPath.length + 1)
    if (rest === downloadPath) {
      if (request.method !== 'POST') throw new Refused(405)
      const claims = tokens.checkDownload(await sent.tokenOf(request))
      if (!claims) throw new Refused(401)
      const { backup } = claims
      return within(claims, exchange, (authorized) =>
        sent.answer(
          authorized,
          filesOf(claims.server),
          backup === undefined ? undefined : () => sendBackup(authorized, backup, options.backups),
        ),
      )
    }
    const isUpload = rest === uploadsPath || rest.startsWith(`${uploadsPath}/`)
    if (!isUpload && !isOperation(rest)) throw new Refused(404)
    if (!isUpload && request.method !== 'POST') throw new Refused(405)
    const claims = claimsOf(request)
    await within(claims, exchange, (authorized) =>
      isOperation(rest)
        ? operate(rest, authorized, operating)
        : uploaded.answer(rest.slice(uploadsPath.length), authorized),
    )
  }

  function claimsOf(request: IncomingMessage): FileClaims {
    const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
    const claims = token === undefined ? undefined : tokens.checkFiles(token)
    if (!claims) throw new Refused(401)
    return claims
  }

  async function answerOfBackups(
    exchange: Pick<Exchange, 'request' | 'response' | 'headers'>,
    name: string,
  ): Promise<void> {
    if (!isBackupOperation(name)) throw new Refused(404)
    if (exchange.request.method !== 'POST') throw new Refused(405)
    await within(claimsOf(exchange.request), exchange, (authorized) =>
      runBackupOperation(name, authorized, options.backups, operating),
    )
  }

  return {
    /** Calls `handler` for every request with a valid token, with its connection and its server. */
    onToken(handler: (socket: Socket, server: string) => void): void {
      onToken = handler
    },
    /** True if the request was for files and is being handled. */
    request(request: IncomingMessage, response: ServerResponse): boolean {
      const [path = '', query] = request.url?.split('?') ?? []
      if (![filesPath, backupsPath].some((ours) => path.startsWith(`${ours}/`))) return false
      const { origin } = request.headers
      if (origin !== undefined && origin !== panelOrigin) {
        response.writeHead(403, { ...headers.every, connection: 'close', 'content-length': '0' }).end()
      } else if (request.method === 'OPTIONS') {
        response.writeHead(204, headers.preflight).end()
      } else
        answer(request, response, path).catch((error: unknown) => {
          if (response.headersSent || response.destroyed) {
            response.destroy()
            return
          }
          const { status, failure } = failureOf(error)
          const isQuiet =
            error instanceof FileError && failure.code === 'not_found' && query === missingIsOkQuery
          // Without a valid token the body is not read either.
          const isNobody = !known.has(response)
          const more = {
            ...(isNobody && { connection: 'close' }),
            ...(isQuiet && { [fileFailureHeader]: failure.code }),
          }
          sendJson(response, { ...headers.every, ...more }, isQuiet ? 200 : status, { failure })
          if (!isNobody) letPass(request, response)
        })
      return true
    },
    stop(): void {
      for (const cut of running) cut()
      tasks.stop()
      forget()
    },
  }
}
