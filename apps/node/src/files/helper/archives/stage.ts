import { constants, ftruncateSync, mkdirSync, read, writeSync } from 'node:fs'
import { promisify } from 'node:util'
import { openUnfinishedFolder } from '../agent-folders.ts'
import type { Context } from '../context.ts'
import { within } from '../descriptor.ts'
import { OperationError } from '../failure.ts'
import { setAttributes } from '../placing.ts'
import { freshName, removeTree } from '../tree.ts'
import { close, type Folder, folderIn, isThere, openIn } from '../walk.ts'
import type { ArchiveEntry } from './entry.ts'
import { contentsOf, type Inspected, isInside, type PlannedEntry } from './inspect.ts'

const { O_CREAT, O_EXCL, O_RDONLY, O_WRONLY } = constants
const readAt = promisify(read)
const pieceBytes = 256 * 1024
const maxLinkBytes = 4_000

/** Holds the contents of an archive until all are verified, each under its number. */
export class Stage {
  readonly #aside: Folder
  readonly #name = freshName('unpack')
  readonly #context: Context
  readonly folder: Folder

  constructor(context: Context) {
    this.#context = context
    this.#aside = openUnfinishedFolder(context.walk)
    try {
      mkdirSync(within(this.#aside, this.#name), 0o700)
      this.folder = folderIn(this.#aside, this.#name)
    } catch (error) {
      close(this.#aside)
      throw error
    }
  }

  /** A staged file's path, by the descriptor of its folder. */
  fileOf = (at: number): Buffer => within(this.folder, Buffer.from(String(at)))

  async write(at: number, { mode, mtimeMs, size, content }: StagedFile): Promise<void> {
    const { freeSpace, signal } = this.#context
    const fd = openIn(this.folder, String(at), O_WRONLY | O_CREAT | O_EXCL)
    try {
      let end = 0
      for await (const piece of content) {
        signal.throwIfAborted()
        end += piece.length
        if (end > size) throw new OperationError('damaged_archive')
        // Keeps holes of a mostly empty file.
        if (isZero(piece)) continue
        await freeSpace.check(piece.length)
        for (let done = 0; done < piece.length; )
          done += writeSync(fd, piece, done, piece.length - done, end - piece.length + done)
        freeSpace.wrote(piece.length)
      }
      if (end !== size) throw new OperationError('damaged_archive')
      ftruncateSync(fd, size)
      setAttributes(fd, { mode, mtimeMs })
    } finally {
      close({ fd })
    }
  }

  /** The content of a staged file, for another name of it. */
  async *contentOf(at: number): AsyncGenerator<Buffer> {
    const fd = openIn(this.folder, String(at), O_RDONLY)
    try {
      for (let from = 0; ; ) {
        const { bytesRead, buffer } = await readAt(fd, Buffer.allocUnsafe(pieceBytes), 0, pieceBytes, from)
        if (bytesRead === 0) return
        from += bytesRead
        yield buffer.subarray(0, bytesRead)
      }
    } finally {
      close({ fd })
    }
  }

  /** Always call it. */
  async end(): Promise<void> {
    try {
      close(this.folder)
      if (isThere(this.#aside, this.#name))
        await removeTree(this.#aside, this.#name, {
          aside: this.#aside,
          // A cancelled request cleans up too.
          context: { breathe: () => this.#context.breathe().catch(() => undefined) },
        })
    } finally {
      close(this.#aside)
    }
  }
}

type StagedFile = Pick<ArchiveEntry, 'mode' | 'mtimeMs' | 'size'> & { content: AsyncIterable<Buffer> }

const zeros = Buffer.alloc(2 ** 20)
const isZero = (piece: Buffer) =>
  piece.length <= zeros.length && piece.equals(zeros.subarray(0, piece.length))

/**
 * Writes the wanted entries of an archive to a stage, and resolves its links. Resolves to the
 * skipped entries, and only if the archive is complete and its checksums match.
 */
export async function stageEntries(
  fd: number,
  inspected: Inspected,
  wanted: ReadonlySet<number>,
  stage: Stage,
  context: Context,
  onWritten: (plan: PlannedEntry) => void,
): Promise<void> {
  for await (const { entry, plan, at } of contentsOf(fd, inspected, context)) {
    await context.breathe()
    if (!wanted.has(at)) continue
    if (plan.kind === 'link') {
      if (plan.target === undefined) await readTarget(entry, plan)
      continue
    }
    if (plan.kind !== 'file') continue
    const content = plan.sameAs === undefined ? entry.content() : stage.contentOf(plan.sameAs)
    await stage.write(at, { ...entry, size: plan.size, content })
    onWritten(plan)
  }
}

/** A zip and a 7z store a link's target as its content. */
async function readTarget(entry: ArchiveEntry, plan: PlannedEntry): Promise<void> {
  const pieces: Buffer[] = []
  if (entry.size <= maxLinkBytes) for await (const piece of entry.content()) pieces.push(piece)
  const target = Buffer.concat(pieces).toString()
  if (isInside(plan.path, target)) plan.target = target
  else plan.skip = 'link'
}
