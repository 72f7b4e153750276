import { constants, fstatSync, ftruncateSync } from 'node:fs'
import type { FileOutcome } from '@zubr/contracts/files/answers'
import { openUnfinishedFolder } from '../agent-folders.ts'
import type { Context } from '../context.ts'
import { failureOf, OperationError } from '../failure.ts'
import { joined, lastOf, parentOf } from '../names.ts'
import type { IfTaken } from '../placing.ts'
import { freshName } from '../tree.ts'
import {
  dropUpload,
  keepUpload,
  lookAhead,
  namesOf,
  type Placed,
  parentFolder,
  readUpload,
  settle,
  statOf,
  type Upload,
  uploadsFolder,
} from '../uploads.ts'
import { close, type Folder, openIn, type Walk, withFolder } from '../walk.ts'
import { synced, syncedEarly, unlinkIfThere, writeAll } from './writing.ts'

const { O_CREAT, O_EXCL, O_WRONLY } = constants

type ById = { id: string }

/** The present state of an upload. */
export type { Placed }
export type UploadState = { offset: number; length: number | null; ended?: Placed }

/** A file or an empty folder of a batch. */
export type Received = { path: string; size: number; mtimeMs: number | null } | { path: string; folder: true }

function inUploads<T>({ walk }: Context, work: (folder: Folder) => T): T {
  const folder = uploadsFolder(walk)
  return withFolder(folder, () => work(folder))
}

export const uploads = {
  /** Refuses an upload without space, or with a taken name, before anything is sent. */
  async makeUpload({ id, ...upload }: ById & Upload, context: Context): Promise<UploadState> {
    const { walk, freeSpace } = context
    const { length, path } = upload
    const ahead = lookAhead(walk, upload)
    if (ahead === 'skipped') return { offset: 0, length, ended: { skipped: true } }
    if (ahead === 'same') return { offset: length ?? 0, length, ended: { to: path } }
    await freeSpace.check(length ?? 0)
    inUploads(context, (folder) => {
      keepUpload(folder, id, upload)
      close({ fd: openIn(folder, namesOf(id).content, O_WRONLY | O_CREAT | O_EXCL) })
    })
    return length === 0 ? uploads.finishUpload({ id }, context) : { offset: 0, length }
  },

  uploadState: ({ id }: ById, context: Context): UploadState =>
    inUploads(context, (folder) => {
      const { length } = readUpload(folder, id)
      const there = statOf(folder, namesOf(id).content)
      if (!there?.isFile()) throw new OperationError('not_found')
      return { offset: there.size, length }
    }),

  /**
   * Continues at `offset` if that is the present offset. `ends`: this content contains the end of
   * the file.
   */
  writeUpload: ({ id, offset, ends }: ById & { offset: number; ends?: boolean }, context: Context) =>
    inUploads(context, async (folder): Promise<UploadState> => {
      const { freeSpace } = context
      const upload = readUpload(folder, id)
      let at = offset
      const fd = openIn(folder, namesOf(id).content, O_WRONLY)
      const early = syncedEarly(fd)
      let lost: Error | null = null
      try {
        const stats = fstatSync(fd)
        if (!stats.isFile()) throw new OperationError('not_found')
        if (stats.size !== offset) throw new OperationError('changed')
        for await (const piece of context.content) {
          if (upload.length !== null && at + piece.length > upload.length)
            throw new OperationError('too_large', { limit: upload.length })
          await freeSpace.check(piece.length)
          writeAll(fd, piece, at)
          at += piece.length
          freeSpace.wrote(piece.length)
          early.wrote(piece.length)
        }
      } finally {
        try {
          lost = await early.rest()
          // Unsynced bytes have to be sent again.
          if (lost) ftruncateSync(fd, offset)
        } catch {
          // The length on the disk is unknown, so everything has to be sent again. Reports the
          // first error.
          dropUpload(folder, id)
        } finally {
          close({ fd })
        }
      }
      if (lost) throw lost
      if (ends && upload.length === null) keepUpload(folder, id, { ...upload, length: at })
      else if (upload.length !== at) return { offset: at, length: upload.length }
      return uploads.finishUpload({ id }, context)
    }),

  /** Syncs a complete upload and places it. If the name is taken, it waits for a decision. */
  finishUpload: ({ id, ifTaken }: ById & { ifTaken?: IfTaken }, context: Context): Promise<UploadState> =>
    inUploads(context, async (folder) => {
      const upload = readUpload(folder, id)
      const { content } = namesOf(id)
      const fd = openIn(folder, content, O_WRONLY)
      try {
        const stats = fstatSync(fd)
        const { size } = stats
        if (!stats.isFile() || size !== upload.length) throw new OperationError('changed')
        // A slow disk must not block other requests of this helper.
        await synced(fd)
        const { path } = upload
        const into = parentFolder(context.walk, path)
        try {
          const ended = settle(
            context.walk,
            { folder, name: content, fd },
            { into, name: lastOf(path), path },
            { ...upload, ...(ifTaken && { ifTaken }) },
          )
          dropUpload(folder, id)
          return { offset: size, length: size, ended }
        } finally {
          close(into)
        }
      } finally {
        close({ fd })
      }
    }),

  dropUpload: ({ id }: ById, context: Context): null =>
    inUploads(context, (folder) => {
      dropUpload(folder, id)
      return null
    }),

  /**
   * Receives many small files at once, with their contents one after another. Each is complete
   * before it gets its name, and a failed one does not stop the others. Returns a row for each, in
   * order.
   */
  async receive(
    { into, ifTaken, files }: { into: string; ifTaken: IfTaken; files: readonly Received[] },
    context: Context,
  ): Promise<null> {
    const { walk, freeSpace } = context
    await freeSpace.check(files.reduce((sum, one) => sum + ('size' in one ? one.size : 0), 0))
    const content = exactly(context.content)
    const elsewhere = openUnfinishedFolder(walk)
    const parents = parentsOf(walk)
    const group: Arrived[] = []
    const settleGroup = async () => {
      // All at once, so that the disk writes its journal once for many.
      await Promise.all(group.map(({ fd }) => synced(fd)))
      for (const one of group.splice(0)) {
        const { path, name, fd, mtimeMs } = one
        try {
          const place = { into: parents.of(path), name: lastOf(path), path }
          const placed = settle(walk, { folder: elsewhere, name, fd }, place, { ifTaken, mtimeMs })
          await context.row({ path, ...placed })
        } catch (error) {
          await context.row({ path, failure: failureOf(error, path) })
        } finally {
          discard(elsewhere, one)
        }
      }
    }
    try {
      for (const file of files) {
        const path = joined(into, file.path)
        if ('folder' in file) {
          await context.row(madeFolder(walk, path))
          continue
        }
        const one = await arrive(file, { path, ifTaken, elsewhere }, content, context)
        if ('fd' in one) group.push(one)
        else await context.row(one)
        if (group.length >= groupSize) await settleGroup()
      }
      await settleGroup()
    } finally {
      for (const one of group) discard(elsewhere, one)
      parents.close()
      close(elsewhere)
    }
    return null
  },
}

const groupSize = 64
type Arrived = { path: string; name: Buffer; fd: number; mtimeMs: number | null }

function discard(folder: Folder, { fd, name }: Arrived): void {
  close({ fd })
  unlinkIfThere(folder, name)
}

/**
 * Takes one file's content. If the file is refused, it skips the content and returns the outcome.
 */
async function arrive(
  { size, mtimeMs }: Extract<Received, { size: number }>,
  { path, ifTaken, elsewhere }: { path: string; ifTaken: IfTaken; elsewhere: Folder },
  content: ReturnType<typeof exactly>,
  { walk, freeSpace }: Context,
): Promise<Arrived | FileOutcome> {
  let left = size
  const next = async () => {
    const piece = await content(left)
    left -= piece.length
    return piece
  }
  let one: Arrived | undefined
  try {
    const ahead = lookAhead(walk, { path, ifTaken, length: size, mtimeMs })
    if (ahead === 'free') {
      const name = Buffer.from(freshName('upload'))
      one = { path, name, mtimeMs, fd: openIn(elsewhere, name, O_WRONLY | O_CREAT | O_EXCL) }
      while (left > 0) {
        const piece = await next()
        await freeSpace.check(piece.length)
        writeAll(one.fd, piece)
        freeSpace.wrote(piece.length)
      }
      return one
    }
    while (left > 0) await next()
    return { path, ...(ahead === 'same' ? { to: path } : { skipped: true as const }) }
  } catch (error) {
    if (one) discard(elsewhere, one)
    const failure = failureOf(error, path)
    if (error instanceof CutShort || failure.code === 'no_room' || failure.code === 'cancelled') throw error
    while (left > 0) await next()
    return { path, failure }
  }
}

function madeFolder(walk: Walk, path: string): FileOutcome {
  try {
    close(parentFolder(walk, `${path}/any`))
    return { path, to: path }
  } catch (error) {
    return { path, failure: failureOf(error, path) }
  }
}

class CutShort extends OperationError {}

/** Pieces of at most the requested length. Throws at the end. */
function exactly(content: AsyncIterable<Buffer>) {
  const pieces = content[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  return async (maxBytes: number): Promise<Buffer> => {
    while (rest.length === 0) {
      const next = await pieces.next()
      if (next.done) throw new CutShort('failed')
      rest = next.value
    }
    const piece = rest.subarray(0, maxBytes)
    rest = rest.subarray(piece.length)
    return piece
  }
}

/** Opens the folder of each path. Consecutive paths mostly share it. */
function parentsOf(walk: Walk) {
  let last: { above: string; folder: Folder } | undefined
  const forget = () => {
    if (last) close(last.folder)
    last = undefined
  }
  return {
    of(path: string): Folder {
      const above = parentOf(path)
      if (last?.above === above) return last.folder
      forget()
      last = { above, folder: parentFolder(walk, path) }
      return last.folder
    },
    close: forget,
  }
}
