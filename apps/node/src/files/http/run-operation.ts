import { FileOutcome, type FileTaskLine } from '@zubr/contracts/files/answers'
import { argumentsInBody, fileArgumentsHeader } from '@zubr/contracts/files/file-constants'
import {
  BinEntry,
  type FileOperation,
  type FileOperationName,
  fileOperations,
} from '@zubr/contracts/files/operations'
import { addonFoldersOf } from '@zubr/domain/cores/addons'
import type { Running } from '@zubr/domain/cores/change/layout'
import { importMoves } from '@zubr/domain/cores/change/world'
import { propertiesCharset } from '@zubr/domain/settings-files/properties-charset'
import { z } from 'zod'
import { FileError } from '../file-error.ts'
import { levelNameModule } from '../program.ts'
import { type bodyMemory, piecesOf } from './body.ts'
import { type ChangeSink, changeRecorder } from './change-recorder.ts'
import { sendContent } from './content.ts'
import type { Exchange, FilesByName } from './exchange.ts'
import { mapped, ndjson, sendLines } from './ndjson.ts'
import { hasBody, Refused, sendJson } from './responses.ts'
import type { FileTasks, Work } from './tasks.ts'

/** Enough for the contract's maximum of paths with names of usual length. */
const maxBodyBytes = 8 * 2 ** 20
/**
 * Above this many unsent bytes, a client that watches a task is disconnected. It can find the task
 * again by its id.
 */
const maxUnread = 4 * 2 ** 20

type PullArguments = z.infer<typeof fileOperations.pull.args>
/** Downloads an address, which is work of the agent itself. */
export type Pull = (files: FilesByName, args: PullArguments, options: Parameters<Work>[0]) => ReturnType<Work>

export type OperationDeps = {
  filesOf: (server: string) => FilesByName
  tasks: FileTasks
  memory: ReturnType<typeof bodyMemory>
  pull: Pull
  activity: ChangeSink
  /** For a stopped server: aborts once it starts. Undefined for any other. */
  whileStopped: WhileStopped
  coreOf: CoreOf
}
/** The core of a server. Undefined for servers elsewhere. */
export type CoreOf = (server: string) => Running | undefined
export type WhileStopped = (server: string) => AbortSignal | undefined

export const isOperation = (name: string): name is FileOperationName => Object.hasOwn(fileOperations, name)

/**
 * Runs an operation of the contract and sends its answer. Throws a refusal only before the answer
 * begins.
 */
export async function runOperation(
  name: FileOperationName,
  exchange: Exchange,
  operating: OperationDeps,
): Promise<void> {
  const { request, response, headers, claims, signal } = exchange
  const { tasks } = operating
  const { server } = claims
  const operation: FileOperation = fileOperations[name]
  if (operation.right === 'write' && claims.right !== 'write') throw new Refused(403)
  const input = await argumentsOf(operation, exchange, operating)
  const args =
    name === 'addons'
      ? takenBy(input, operating, server)
      : name === 'importWorld'
        ? movedFor(input, operating, server)
        : input
  const files = operating.filesOf(server)
  const changes = changeRecorder(operating.activity, claims)
  if (name === 'tasks') return sendLines(response, headers, [tasks.running(server).map((row) => ({ row }))])
  if (name === 'follow') return watch(fileOperations.follow.args.parse(args).task, exchange, tasks)
  if (name === 'cancel') {
    tasks.cancel(server, fileOperations.cancel.args.parse(args).task)
    return sendJson(response, headers, 200, null)
  }
  if (operation.isTask) {
    const rawWork: Work = (options) =>
      name === 'pull'
        ? operating.pull(files, fileOperations.pull.args.parse(args), options)
        : outcomes(files.rows(name, args, options))
    const untilStart = name === 'importWorld' ? operating.whileStopped(server) : null
    if (untilStart === undefined) throw new FileError('server_runs')
    const done = untilStart ? onlyUntil(untilStart, rawWork) : rawWork
    const work: Work = (options) => changes.outcomes(name, done(options))
    const id = tasks.begin({ ...claims, operation: name, ...aboutTask(args) }, work)
    return watch(id, exchange, tasks)
  }
  if (operation.answers === 'content') return sendContent(exchange, files, args)
  if (operation.answers === 'rows') {
    const rows = files.rows(name, args, { signal })
    const counted = operation.right === 'write' ? changes.outcomes(name, outcomes(rows)) : rows
    return sendLines(
      response,
      headers,
      mapped(counted, (row) => ({ row })),
    )
  }
  const content = operation.takesContent ? piecesOf(request) : undefined
  const count = name === 'emptyBin' ? await binned(files, args, signal) : 1
  const value = await files.call(name, args, { content, gives: true, signal })
  changes.operation(name, count)
  sendJson(response, headers, 200, value ?? null)
}

/**
 * Adds what the sandbox does not know: which addons the core loads, and the charset of its
 * settings.
 */
function takenBy(input: unknown, { coreOf }: OperationDeps, server: string) {
  const gameVersion = coreOf(server)?.gameVersion ?? ''
  const charset = propertiesCharset(gameVersion)
  return {
    from: addonFoldersOf(fileOperations.addons.args.parse(input).core, gameVersion),
    levelName: { module: levelNameModule, charset },
  }
}

/** Adds where the server's core reads the Nether and the End, which the sandbox does not know. */
function movedFor(input: unknown, { coreOf }: OperationDeps, server: string) {
  const args = fileOperations.importWorld.args.parse(input)
  const core = coreOf(server)
  return core ? { ...args, moves: importMoves(core, args.into) } : args
}

/** The arguments of a request, checked by the contract. */
export async function argumentsOf(
  { args, takesContent }: Pick<FileOperation, 'args' | 'takesContent'>,
  { request }: Exchange,
  { memory }: Pick<OperationDeps, 'memory'>,
): Promise<unknown> {
  const header = request.headers[fileArgumentsHeader] ?? '%7B%7D'
  const inBody = header === argumentsInBody && !takesContent
  // An unread body would delay the end of the answer.
  if (!inBody && !takesContent && hasBody(request)) throw new Refused(400)
  const input = inBody ? await memory.json(request, maxBodyBytes) : parsed(String(header))
  const read = args.safeParse(input)
  if (!read.success) throw new Refused(400)
  return read.data
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(text))
  } catch {
    throw new Refused(400)
  }
}

/** The description of a task for its watchers. */
function aboutTask(args: unknown): { path: string; count: number; into?: string } {
  const { paths, path, url, into } = z
    .object({
      paths: z.array(z.string()).optional(),
      path: z.string().optional(),
      url: z.string().optional(),
      into: z.string().optional(),
    })
    .parse(args)
  return {
    path: paths?.[0] ?? path ?? url ?? '',
    count: paths?.length ?? 1,
    ...(into !== undefined && { into }),
  }
}

/** Cancels the work when a server starts, and reports that. */
const onlyUntil = (start: AbortSignal, work: Work): Work =>
  async function* (options) {
    try {
      yield* work({ ...options, signal: AbortSignal.any([options.signal, start]) })
    } catch (error) {
      throw start.aborted ? new FileError('server_runs') : error
    }
  }

/** Parses rows of a task, to count them by outcome. */
async function* outcomes(batches: AsyncIterable<readonly unknown[]>): AsyncGenerator<FileOutcome[]> {
  for await (const batch of batches) yield z.array(FileOutcome).parse(batch)
}

/** The number of items that emptying the bin, or deleting these, removes. */
async function binned(files: FilesByName, args: unknown, signal: AbortSignal): Promise<number> {
  const { ids } = fileOperations.emptyBin.args.parse(args)
  let count = 0
  for await (const rows of files.rows('bin', {}, { signal }))
    count += z
      .array(BinEntry)
      .parse(rows)
      .filter(({ id }) => ids === null || ids.includes(id)).length
  return count
}

/** Sends events of a task until it ends or the client disconnects. */
function watch(id: string, { response, headers, claims, signal }: Exchange, tasks: FileTasks): Promise<void> {
  return new Promise((resolve) => {
    let forget: (() => void) | undefined
    const end = () => {
      forget?.()
      response.end()
      resolve()
    }
    const sendEvents = (lines: readonly FileTaskLine[]) => {
      if (!response.headersSent) response.writeHead(200, { ...headers, ...ndjson })
      const isBehind = response.writableLength > 0
      const last = lines.some((line) => 'done' in line || 'failure' in line)
      // A slow browser does not need old progress.
      const wanted = isBehind && !last ? lines.filter((line) => !('progress' in line)) : lines
      if (wanted.length > 0) response.write(wanted.map((line) => `${JSON.stringify(line)}\n`).join(''))
      if (response.writableLength > maxUnread) response.destroy()
      if (last) end()
    }
    forget = tasks.watch(claims.server, id, sendEvents)
    if (response.writableEnded) forget()
    signal.addEventListener('abort', end, { once: true })
  })
}
