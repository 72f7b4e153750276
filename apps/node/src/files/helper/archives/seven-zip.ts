import type { Readable } from 'node:stream'
import { OperationError } from '../failure.ts'
import { archivePath, type EngineRun, engineFailure, maxSecondMemoryKb, startEngine } from './engine.ts'
import type { ArchiveEntry, ReadOptions } from './entry.ts'

/** `-p` prevents a prompt for the password. More threads would take more memory. */
const common = (type: 'zip' | '7z') => [`-t${type}`, '-px', '-mmt=1', '-ssc']

type Listed = Omit<ArchiveEntry, 'content'>

/**
 * The entries of a zip or 7z, in order: first their list, then, on request, one stream of their
 * contents.
 */
export async function* sevenZip(
  fd: number,
  type: 'zip' | '7z',
  options: ReadOptions,
): AsyncGenerator<ArchiveEntry> {
  const { contents, signal } = options
  let stream: ContentStream | undefined
  const open = () => {
    const only = typeof contents === 'object' ? ['-spd', `-ir!${contents.named}`] : []
    const args = ['x', '-so', ...common(type), ...only, archivePath]
    stream ??= new ContentStream(startEngine('7zz', args, { input: fd, signal }), options)
    return stream
  }
  const isStreamed = ({ kind, rawName }: Listed) =>
    kind !== 'folder' &&
    contents !== 'none' &&
    (contents === 'all' || rawName.slice(rawName.lastIndexOf('/') + 1) === contents.named)
  try {
    for await (const entry of listed(fd, type, options)) {
      if (!isStreamed(entry)) {
        yield { ...entry, content: noContent }
        continue
      }
      // Unread contents are part of the stream too.
      let isRead = false
      yield {
        ...entry,
        content: () => {
          isRead = true
          return open().take(entry.size)
        },
      }
      if (!isRead) await open().skip(entry.size)
    }
    await stream?.finish()
  } finally {
    stream?.kill()
  }
}

async function* noContent(): AsyncGenerator<Buffer> {
  // No content was requested.
}

/** The list of `7zz l -slt`: blocks of `Name = value`, one per entry, after a line of hyphens. */
async function* listed(fd: number, type: 'zip' | '7z', options: ReadOptions): AsyncGenerator<Listed> {
  const run = startEngine('7zz', ['l', '-slt', ...common(type), archivePath], {
    input: fd,
    signal: options.signal,
    memoryKb: maxSecondMemoryKb,
  })
  try {
    let fields: Map<string, string> | undefined
    let head = ''
    for await (const lines of linesOf(run, options))
      for (const line of lines) {
        if (!fields) {
          head += `${line}\n`
          if (line === '----------') fields = new Map()
          continue
        }
        const [, name, value] = /^([A-Z][A-Za-z ]*) = ?(.*)$/.exec(line) ?? []
        if (name !== undefined && value !== undefined) {
          // The first of two values is the tool's own: a name may contain line breaks.
          if (!fields.has(name)) fields.set(name, value)
        } else if (line === '' && fields.size > 0) {
          yield entryOf(fields)
          fields = new Map()
        }
      }
    if (fields && fields.size > 0) yield entryOf(fields)
    const { code, errors } = await run.ended
    options.signal.throwIfAborted()
    if (code !== 0) throw engineFailure(`${head}\n${errors}`)
  } finally {
    run.kill()
  }
}

function entryOf(fields: Map<string, string>): Listed {
  const rawName = fields.get('Path')
  const attributes = fields.get('Attributes') ?? ''
  const size = Number(fields.get('Size') || '0')
  if (rawName === undefined || !Number.isSafeInteger(size) || size < 0)
    throw new OperationError('damaged_archive')
  if (fields.get('Encrypted') === '+') throw new OperationError('archive_encrypted')
  const unix = /(?:^| )([a-z-])([r-][w-][xsS-][r-][w-][xsS-][r-][w-][xtT-])$/.exec(attributes)
  const isFolder = fields.get('Folder') === '+' || /^[A-Z]*D/.test(attributes)
  const time = Date.parse(`${(fields.get('Modified') ?? '').slice(0, 23).replace(' ', 'T')}Z`)
  return {
    rawName,
    kind: isFolder ? 'folder' : kindOf(unix?.[1]),
    size: isFolder ? 0 : size,
    mode: unix?.[2] === undefined ? null : modeOf(unix[2]),
    mtimeMs: Number.isNaN(time) ? null : time,
  }
}

function kindOf(letter: string | undefined): ArchiveEntry['kind'] {
  if (letter === undefined || letter === '-') return 'file'
  if (letter === 'd') return 'folder'
  return letter === 'l' ? 'symlink' : 'other'
}

/** `rwxr-x---` as a number, without the setuid and setgid bits. */
const modeOf = (letters: string): number =>
  [...letters].reduce((mode, letter) => mode * 2 + (/[-ST]/.test(letter) ? 0 : 1), 0)

/** Lines in batches. One by one, the list of a hundred thousand entries would take minutes. */
async function* linesOf(run: EngineRun, { breathe }: ReadOptions): AsyncGenerator<string[]> {
  let rest = ''
  for await (const piece of run.stdout) {
    run.touch()
    await breathe()
    const lines = (rest + (piece as Buffer).toString('latin1')).split('\n')
    rest = lines.pop() ?? ''
    yield lines
  }
  yield [rest]
}

/** The output of `7zz x -so`: the contents of all entries without separators. */
class ContentStream {
  readonly #run: EngineRun
  readonly #options: ReadOptions
  readonly #pieces: AsyncIterator<Buffer>
  #held: Buffer = Buffer.alloc(0)

  constructor(run: EngineRun, options: ReadOptions) {
    this.#run = run
    this.#options = options
    this.#pieces = (run.stdout as Readable)[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  }

  async #next(): Promise<Buffer | undefined> {
    if (this.#held.length > 0) {
      const held = this.#held
      this.#held = Buffer.alloc(0)
      return held
    }
    await this.#options.breathe()
    const next = await this.#pieces.next()
    this.#run.touch()
    return next.done ? undefined : next.value
  }

  /** The next `size` bytes. Throws if there are fewer. */
  async *take(size: number): AsyncGenerator<Buffer> {
    for (let left = size; left > 0; ) {
      const piece = await this.#next()
      if (!piece) throw await this.#failure()
      const own = piece.subarray(0, left)
      this.#held = piece.subarray(own.length)
      left -= own.length
      yield own
    }
  }

  async skip(size: number): Promise<void> {
    for await (const _ of this.take(size));
  }

  /** Call it after the last entry. Only then the checksums are verified. */
  async finish(): Promise<void> {
    const rest = await this.#next()
    // Unread output would keep it from ending.
    if (rest) this.#run.kill()
    const { code, errors } = await this.#run.ended
    this.#options.signal.throwIfAborted()
    if (code !== 0 || rest) throw engineFailure(errors)
  }

  async #failure(): Promise<Error> {
    const { errors } = await this.#run.ended
    this.#options.signal.throwIfAborted()
    return engineFailure(errors)
  }

  kill(): void {
    this.#run.kill()
  }
}
