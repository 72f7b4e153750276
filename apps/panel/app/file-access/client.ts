import type { BackupChanges, BackupOperationName } from '@zubr/contracts/backups/agent'
import type {
  FileAnswer,
  FileOutcome,
  FileStat,
  FileTaskDone,
  FileTaskLine,
} from '@zubr/contracts/files/answers'
import type { FileAccess, FileAccessRequest } from '@zubr/contracts/files/endpoints'
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
  DownloadInput,
  FileRequest,
  FileRight,
  SaveFiles,
} from '../api/file-requests.ts'
import { askOfBackup, askOverHttp, failureOf, isDone, rights } from './agent-requests.ts'
import { saveFromAgent } from './download.ts'
import { FileError, fileErrorOf } from './file-error.ts'
import { bodyOf, linesOf, rowsIn } from './ndjson.ts'

type Operations = typeof fileOperations
/** Operations with this kind of answer. */
type Answering<Kind> = {
  [Op in FileOperationName]: Operations[Op]['answers'] extends Kind ? Op : never
}[FileOperationName]
export type TaskName = {
  [Op in FileOperationName]: Operations[Op] extends { isTask: true } ? Op : never
}[FileOperationName]
export type ValueName = Exclude<Answering<'value'>, 'write'>
export type RowsName = Exclude<Answering<'rows'>, TaskName | 'follow'>

export type ClientOptions = {
  /** Requests a token from the API. */
  access(input: FileAccessRequest): Promise<FileAccess>
  /** Calls the agent: over HTTP, or in memory in the demo. */
  ask?: AskAgent | undefined
  /** Lets the browser save the agent's response; `onFailure` runs if there is none. */
  save?: SaveFiles | undefined
}

type FileCallInput = Omit<FileRequest, 'operation' | 'args'>
export type TaskWatch = {
  signal?: AbortSignal | undefined
  onTask?(id: string): void
  onProgress?(progress: FileProgress): void
  onRow?(row: FileOutcome): void
}
export type ReadContent = { bytes: Uint8Array<ArrayBuffer>; version: string; size: number }

const pauseMs = 400
const triesToFollow = 6
/** By the browser's clock, which may be wrong: at least 20 s, at most a token's lifetime. */
const lifeMs = ({ expiresAt }: FileAccess) =>
  Math.min(Math.max(Date.parse(expiresAt) - Date.now() - 30_000, 20_000), 240_000)

/**
 * A client for the files of a server at its node's agent. Every method rejects with FileError.
 * Reads are retried once after a lost connection; writes are not.
 */
export class FilesClient {
  readonly #options: ClientOptions
  readonly #tokens = new Map<FileRight, { access: Promise<FileAccess>; until: number }>()
  readonly #listeners = new Set<(folders: readonly string[]) => void>()

  constructor(options: ClientOptions) {
    this.#options = options
  }

  /** A valid token, from the cache if possible. Uploads use it too, with requests of their own. */
  access(right: FileRight, { fresh = false } = {}): Promise<FileAccess> {
    const cached = this.#tokens.get(right)
    if (!fresh && cached && performance.now() < cached.until) return cached.access
    const issued = this.#options.access({ right })
    const entry = { access: issued, until: Number.POSITIVE_INFINITY }
    this.#tokens.set(right, entry)
    issued.then(
      (access) => {
        entry.until = performance.now() + lifeMs(access)
      },
      () => {
        if (this.#tokens.get(right) === entry) this.#tokens.delete(right)
      },
    )
    return issued
  }

  async call<Op extends ValueName>(
    operation: Op,
    args: ArgumentsOf<Op>,
    input: FileCallInput = {},
  ): Promise<FileAnswer<Op>> {
    const answer = await this.#ask({ operation, args, ...input })
    return (await answer.json().catch(rethrown)) as FileAnswer<Op>
  }

  /** Rows as they arrive, in batches. */
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

  /** All rows at once, for short results. */
  async all<Op extends RowsName>(
    operation: Op,
    args: ArgumentsOf<Op>,
    options: { signal?: AbortSignal | undefined } = {},
  ): Promise<FileAnswer<Op>[]> {
    const found: FileAnswer<Op>[] = []
    for await (const rows of this.rows(operation, args, options)) for (const row of rows) found.push(row)
    return found
  }

  /** Starts a task and follows it to its end. A lost connection does not stop it. */
  async task<Op extends TaskName>(
    operation: Op,
    args: ArgumentsOf<Op>,
    watch: TaskWatch = {},
  ): Promise<FileTaskDone> {
    return this.#watch(await this.#ask({ operation, args, signal: watch.signal }), watch)
  }

  /** Follows a running task. */
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

  /** Rejects with `changed` if the file's version is not `version`. */
  async write(
    args: ArgumentsOf<'write'>,
    content: NonNullable<FileRequest['content']>,
    { signal }: { signal?: AbortSignal } = {},
  ): Promise<FileStat> {
    const answer = await this.#ask({ operation: 'write', args, content, signal })
    return (await answer.json().catch(rethrown)) as FileStat
  }

  /**
   * Downloads one file, or files and folders as an archive made on the fly. The browser shows the
   * progress.
   */
  async download(input: DownloadInput, onFailure: () => void): Promise<void> {
    const access = await this.#options.access({ download: input }).catch(rethrown)
    const save = this.#options.save ?? saveFromAgent
    save(access, input, onFailure)
  }

  /** Lists a folder of a backup. */
  async listBackup(
    args: { snapshot: string; path: string },
    options: { signal?: AbortSignal | undefined } = {},
  ): Promise<FileEntry[]> {
    const found: FileEntry[] = []
    const answer = await this.#ofBackup('list', args, options)
    try {
      for await (const rows of rowsIn<FileEntry>(answer)) for (const row of rows) found.push(row)
    } catch (error) {
      throw fileErrorOf(error)
    }
    return found
  }

  /** What a restore of the whole backup, or of these paths, would change. */
  async compareBackup(
    args: { snapshot: string; paths: string[] | null },
    options: { signal?: AbortSignal | undefined } = {},
  ): Promise<BackupChanges> {
    const answer = await this.#ofBackup('changes', args, options)
    return (await answer.json().catch(rethrown)) as BackupChanges
  }

  /** Notifies the listeners of these folders of a change. */
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
    return this.#withToken(rights[request.operation], request.signal, (access) => ask(access, request))
  }

  #ofBackup(operation: BackupOperationName, args: object, { signal }: { signal?: AbortSignal | undefined }) {
    return this.#withToken('read', signal, (access) => askOfBackup(access, { operation, args, signal }))
  }

  async #withToken(
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
        // The token expired early, or the server has moved: nothing was done yet.
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
