import { OperationError } from '../failure.ts'
import { bsdtar } from './bsdtar.ts'
import { EngineSlot, findEngine } from './engine.ts'
import type { ArchiveEntry, ReadOptions } from './entry.ts'
import { archiveFormat } from './format.ts'
import { sevenZip } from './seven-zip.ts'

const engineSlot = new EngineSlot()

/**
 * Every entry of an archive, in order. Callers may repeat it, and the file stays open. Contents are
 * verified only once it ends without an error.
 */
export async function* entriesOf(fd: number, options: ReadOptions): AsyncGenerator<ArchiveEntry> {
  const format = archiveFormat(fd)
  if (!format) throw new OperationError('not_an_archive')
  const { kind } = format
  const release = await engineSlot.take(options.signal)
  const isFor7zz = (kind === 'zip' || kind === '7z') && findEngine('7zz') !== undefined
  try {
    yield* isFor7zz ? sevenZip(fd, kind, options) : bsdtar(fd, format, options)
  } catch (error) {
    options.signal.throwIfAborted()
    // Errors of the disk do not mean that the archive is damaged.
    const isOfDisk = error instanceof Error && 'syscall' in error && typeof error.syscall === 'string'
    if (error instanceof OperationError || isOfDisk) throw error
    throw new OperationError('damaged_archive')
  } finally {
    release()
  }
}
