import type { BackupChanges, BackupOperationName } from '@zubr/contracts/backups/agent'
import type {
  FileAnswer,
  FileOutcome,
  FileStat,
  FileTaskDone,
  FileTaskLine,
} from '@zubr/contracts/files/answers'
import type { FileAccess, FileAccessAsked } from '@zubr/contracts/files/endpoints'
import { fileSizeHeader, fileVersionHeader } from '@zubr/contracts/files/file-constants'
import type {
  FileEntry,
  FileOperationName,
  FileProgress,
  fileOperations,
} from '@zubr/contracts/files/operations'
import type {
  ArgumentsOf,
  AskAgent,
  DownloadAsked,
  FileRequest,
  FileRight,
  SaveFiles,
} from '../api/file-requests.ts'
import { askOfBackup, askOverHttp, failureOf, isDone, rights } from './ask.ts'
import { saveFromAgent } from './download.ts'
import { FileError, fileErrorOf } from './file-error.ts'
import { bodyOf, linesOf, rowsIn } from './ndjson.ts'

type Operations = typeof fileOperations
/** Operations that answer so. */
type Answering<Kind> = {
  [Op in FileOperationName]: Operations[Op]['answers'] extends Kind ? Op : never
}[FileOperationName]
export type TaskName = {
  [Op in FileOperationName]: Operations[Op] extends { isTask: true } ? Op : never
}[FileOperationName]
export type ValueName = Exclude<Answering<'value'>, 'write'>
export type RowsName = Exclude<Answering<'rows'>, TaskName | 'follow'>

export type ClientOptions = {
  /** Asks the API for a token. */
  access(asked: FileAccessAsked): Promise<FileAccess>
  /** Asks the agent: over HTTP, but in the demo. */
  ask?: AskAgent | undefined
  /** Has the browser save what the agent sends; `onFailure` if it sends none. */
  save?: SaveFiles | undefined
}

type FileCallInput = Omit<FileRequest, 'operation' | 'args'>
export type TaskWatch = {
  /** Ends the looking on, never the task. */
  signal?: AbortSignal | undefined
  onTask?(id: string): void
  onProgress?(progress: FileProgress): void
  onRow?(row: FileOutcome): void
}
export type ReadContent = { bytes: Uint8Array<ArrayBuffer>; version: string; size: number }

const pauseMs = 400
/** A task goes on without us: we look for it so often, ever more slowly. */
const triesToFollow = 6
/** By our own clock, which may be wrong: never at once, never later than a token's whole life. */
const lifeMs = ({ expiresAt }: FileAccess) =>
  Math.min(Math.max(Date.parse(expiresAt) - Date.now() - 30_000, 20_000), 240_000)

/**
 * A server's files, at its node's agent. Everything rejects with FileError. What only reads is tried a second time where the connection failed;
 * what changes anything is not.
 */
export class FilesClient {
  readonly #options: ClientOptions
  readonly #kept = new Map<FileRight, { access: Promise<FileAccess>; until: number }>()
  readonly #listeners = new Set<(folders: readonly string[]) => void>()

  constructor(options: ClientOptions) {
    this.#options = options
  }

  /** Of a token that is still good. Also for uploads, which ask the agent in their own way. */
  access(right: FileRight, { fresh = false } = {}): Promise<FileAccess> {
    const kept = this.#kept.get(right)
    if (!fresh && kept && performance.now() < kept.until) return kept.access
    const asked = this.#options.access({ right })
    const own = { access: asked, until: Number.POSITIVE_INFINITY }
    this.#kept.set(right, own)
    asked.then(
      (access) => {
        own.until = performance.now() + lifeMs(access)
      },
      () => {
        if (this.#kept.get(right) === own) this.#kept.delete(right)
      },
    )
    return asked
  }

  async call<Op extends ValueName>(
    operation: Op,
    args: ArgumentsOf<Op>,
    asked: FileCallInput = {},
  ): Promise<FileAnswer<Op>> {
    const answer = await this.#ask({ operation, args, ...asked })
    return (await answer.json().catch(rethrown)) as FileAnswer<Op>
  }

  /** Rows as they come, many at once. */
  async *rows<Op extends RowsName>(
    operation: Op,
    args: ArgumentsOf<Op>,
    { signal }: { signal?: AbortSignal | undefined } = {},
  ): AsyncGenerator<FileAnswer<Op>[], void> {
    for (let tries = 0; ; tries++) {
      let begun = false
      const answer = await this.#ask({ operation, args, signal })
      try {
        for await (const rows of rowsIn<FileAnswer<Op>>(answer)) {
          begun = true
          yield rows
        }
        return
      } catch (error) {
        const failure = fileErrorOf(error)
        if (begun || tries > 0 || failure.code !== 'away' || rights[operation] === 'write') throw failure
      }
    }
  }

  /** All rows at once, of what has few. */
  async all<Op extends RowsName>(
    operation: Op,
    args: ArgumentsOf<Op>,
    asked: { signal?: AbortSignal | undefined } = {},
  ): Promise<FileAnswer<Op>[]> {
    const found: FileAnswer<Op>[] = []
    for await (const rows of this.rows(operation, args, asked)) for (const row of rows) found.push(row)
    return found
  }

  /** Begins what takes a while, and looks on until it is done. A connection that is lost meanwhile does it no harm. */
  async task<Op extends TaskName>(
    operation: Op,
    args: ArgumentsOf<Op>,
    watch: TaskWatch = {},
  ): Promise<FileTaskDone> {
    return this.#watch(await this.#ask({ operation, args, signal: watch.signal }), watch)
  }

  /** Looks on at a task of before. */
  async follow(task: string, watch: TaskWatch = {}): Promise<FileTaskDone> {
    return this.#watch(
      await this.#ask({ operation: 'follow', args: { task }, signal: watch.signal }),
      watch,
      task,
    )
  }

  async read(args: ArgumentsOf<'read'>, { signal }: { signal?: AbortSignal } = {}): Promise<ReadContent> {
    const answer = await this.#ask({ operation: 'read', args, signal })
    const bytes = new Uint8Array(await answer.arrayBuffer().catch(rethrown))
    return {
      bytes,
      version: answer.headers.get(fileVersionHeader) ?? '',
      size: Number(answer.headers.get(fileSizeHeader) ?? bytes.length),
    }
  }

  /** Rejects with `changed` where the file is no more what `version` says. */
  async write(
    args: ArgumentsOf<'write'>,
    content: NonNullable<FileRequest['content']>,
    { signal }: { signal?: AbortSignal } = {},
  ): Promise<FileStat> {
    const answer = await this.#ask({ operation: 'write', args, content, signal })
    return (await answer.json().catch(rethrown)) as FileStat
  }

  /** Of one file as it is, or of files and folders as an archive made on the way. The browser saves it, and shows how far it is. */
  async download(asked: DownloadAsked, onFailure: () => void): Promise<void> {
    const access = await this.#options.access({ download: asked }).catch(rethrown)
    const save = this.#options.save ?? saveFromAgent
    save(access, asked, onFailure)
  }

  /** What is in a folder of a backup. */
  async listBackup(
    args: { snapshot: string; path: string },
    asked: { signal?: AbortSignal | undefined } = {},
  ): Promise<FileEntry[]> {
    const found: FileEntry[] = []
    const answer = await this.#ofBackup('list', args, asked)
    try {
      for await (const rows of rowsIn<FileEntry>(answer)) for (const row of rows) found.push(row)
    } catch (error) {
      throw fileErrorOf(error)
    }
    return found
  }

  /** What putting back all of a backup, or these paths of it, would change. */
  async compareBackup(
    args: { snapshot: string; paths: string[] | null },
    asked: { signal?: AbortSignal | undefined } = {},
  ): Promise<BackupChanges> {
    const answer = await this.#ofBackup('changes', args, asked)
    return (await answer.json().catch(rethrown)) as BackupChanges
  }

  /** Tells whoever shows these folders that something has changed in them. */
  changed(...folders: string[]): void {
    for (const listener of this.#listeners) listener(folders)
  }

  onChange(listener: (folders: readonly string[]) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  async #watch(first: Response, watch: TaskWatch, known?: string): Promise<FileTaskDone> {
    let id = known
    let answer: Response | undefined = first
    for (let tries = 0; ; tries++) {
      try {
        answer ??= await this.#ask({ operation: 'follow', args: { task: id }, signal: watch.signal })
        for await (const lines of linesOf<FileTaskLine>(bodyOf(answer)))
          for (const line of lines) {
            tries = 0
            if ('task' in line) {
              id = line.task
              watch.onTask?.(id)
            } else if ('progress' in line) watch.onProgress?.(line.progress)
            else if ('row' in line) watch.onRow?.(line.row)
            else if ('done' in line) return line.done
            else throw new FileError(line.failure.code, line.failure)
          }
        throw new FileError('away')
      } catch (error) {
        const failure = fileErrorOf(error)
        const isLost = failure.code === 'away' || failure.code === 'offline'
        if (!isLost || id === undefined || tries >= triesToFollow) throw failure
      }
      answer = undefined
      await paused(pauseMs * 2 ** tries, watch.signal)
    }
  }

  #ask(request: FileRequest): Promise<Response> {
    const ask = this.#options.ask ?? askOverHttp
    return this.#asked(rights[request.operation], request.signal, (access) => ask(access, request))
  }

  #ofBackup(operation: BackupOperationName, args: object, { signal }: { signal?: AbortSignal | undefined }) {
    return this.#asked('read', signal, (access) => askOfBackup(access, { operation, args, signal }))
  }

  async #asked(
    right: FileRight,
    signal: AbortSignal | undefined,
    ask: (access: FileAccess) => Promise<Response>,
  ): Promise<Response> {
    let refused = false
    for (let tries = 0; ; tries++) {
      try {
        const access = await this.access(right, { fresh: refused })
        signal?.throwIfAborted()
        const answer = await ask(access)
        if (isDone(answer)) return answer
        const failure = await failureOf(answer)
        // A token that ended early, or of a server that has moved: nothing was done yet.
        if (refused || (answer.status !== 401 && answer.status !== 403)) throw failure
        refused = true
      } catch (error) {
        const failure = fileErrorOf(error)
        const mayTryAgain = right === 'read' && tries === 0 && !refused && failure.code === 'away'
        if (!mayTryAgain) throw failure
        await paused(pauseMs, signal)
        refused = true
      }
    }
  }
}

const rethrown = (error: unknown): never => {
  throw fileErrorOf(error)
}

function paused(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stopped = () => {
      clearTimeout(timer)
      reject(new FileError('cancelled'))
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stopped)
      resolve()
    }, ms)
    signal?.addEventListener('abort', stopped, { once: true })
  })
}
