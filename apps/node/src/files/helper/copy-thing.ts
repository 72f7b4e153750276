import {
  constants,
  fchmodSync,
  fstatSync,
  futimesSync,
  lutimesSync,
  mkdirSync,
  readlinkSync,
  readSync,
  type Stats,
  symlinkSync,
} from 'node:fs'
import type { Context } from './context.ts'
import { type Name, within } from './descriptor.ts'
import { OperationError } from './failure.ts'
import { writeAll } from './operations/writing.ts'
import { deeper, entriesIn, setModeIn } from './tree.ts'
import { close, type Folder, folderIn, openIn, statIn, withFolder } from './walk.ts'

const { O_CREAT, O_EXCL, O_RDONLY, O_WRONLY } = constants
const pieceBytes = 512 * 1024

/** Reports more copied bytes and files. */
export type OnCopied = (bytes: number, files: number) => void

/**
 * Copies a file, folder or link with all content, modes and times. Links stay links. Other kinds
 * are skipped.
 */
export async function copyThing(
  from: Folder,
  name: Name,
  { into, as, context, onCopied }: { into: Folder; as: Name; context: Context; onCopied: OnCopied },
  depth = 0,
): Promise<void> {
  const stats = statIn(from, name)
  if (stats.isSymbolicLink())
    symlinkSync(readlinkSync(within(from, name), { encoding: 'buffer' }), within(into, as))
  else if (stats.isFile()) await copyFile(from, name, { into, as, context, onCopied })
  else if (stats.isDirectory()) await copyFolder(from, name, { into, as, context, onCopied }, stats, depth)
  else if (depth === 0) throw new OperationError('not_a_file')
  if (!stats.isFile() && !stats.isDirectory()) onCopied(0, 1)
}

type To = Parameters<typeof copyThing>[2]

async function copyFolder(
  from: Folder,
  name: Name,
  { into, as, ...rest }: To,
  stats: Stats,
  depth: number,
): Promise<void> {
  mkdirSync(within(into, as), 0o700)
  const made = folderIn(into, as)
  await withFolder(made, () =>
    deeper(from, name, depth, async (folder) => {
      for await (const [entry] of entriesIn(folder, rest.context))
        await copyThing(folder, entry, { into: made, as: entry, ...rest }, depth + 1)
    }),
  )
  lutimesSync(within(into, as), stats.atime, stats.mtime)
  setModeIn(into, as, () => stats.mode & 0o777)
}

async function copyFile(from: Folder, name: Name, { into, as, context, onCopied }: To): Promise<void> {
  const { freeSpace } = context
  const source = openIn(from, name, O_RDONLY)
  let made = -1
  try {
    const stats = fstatSync(source)
    if (!stats.isFile()) throw new OperationError('not_a_file')
    made = openIn(into, as, O_WRONLY | O_CREAT | O_EXCL)
    const piece = Buffer.allocUnsafe(Math.min(pieceBytes, stats.size + 1))
    for (;;) {
      const count = readSync(source, piece, 0, piece.length, null)
      if (count === 0) break
      await freeSpace.check(count)
      writeAll(made, piece.subarray(0, count))
      freeSpace.wrote(count)
      onCopied(count, 0)
      await context.breathe()
    }
    fchmodSync(made, stats.mode & 0o777)
    futimesSync(made, stats.atime, stats.mtime)
    onCopied(0, 1)
  } finally {
    close({ fd: source })
    if (made >= 0) close({ fd: made })
  }
}
