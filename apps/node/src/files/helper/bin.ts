import { randomBytes } from 'node:crypto'
import { linkSync, readlinkSync, symlinkSync, unlinkSync } from 'node:fs'
import { binMs } from '../protocol/bin.ts'
import { openAgentFolder, openUnfinishedFolder } from './agent-folders.ts'
import type { Context } from './context.ts'
import { type Name, within } from './descriptor.ts'
import { kindOf } from './entries.ts'
import { codeOf } from './failure.ts'
import { nameOf, namesIn } from './names.ts'
import { carry, measureAt, putAside, removeTree, type YieldContext } from './tree.ts'
import { close, type Folder, isThere, namesInFolder, statIn, type Walk, withFolder } from './walk.ts'

/**
 * An item's name in the bin encodes its time, a random part and its path, because a full disk still
 * accepts a name but no file. If the path is too long for a name, a link beside it stores the path.
 */
const shape = /^([0-9a-z]{8,9}-[0-9a-f]{12})~([\w-]*)$/
const maxEncodedLength = 230

type Held = { id: string; name: string; path: string; removedAt: number }

export const openBin = (walk: Walk): Folder => openAgentFolder(walk, 'bin')

/**
 * Moves an item to the bin. `keep`: a file also stays in place, because another replaces it at
 * once. Returns its id.
 */
export function intoBin(walk: Walk, folder: Folder, name: Name, path: string, keep?: 'keep'): string {
  const bin = openBin(walk)
  return withFolder(bin, () => {
    const id = `${Date.now().toString(36)}-${randomBytes(6).toString('hex')}`
    const encoded = Buffer.from(JSON.stringify(path)).toString('base64url')
    const isLong = encoded.length > maxEncodedLength
    if (isLong) symlinkSync(JSON.stringify(path), within(bin, `${id}.path`))
    const held = `${id}~${isLong ? '' : encoded}`
    if (keep) linkSync(within(folder, name), within(bin, held))
    else carry(folder, name, bin, held)
    return id
  })
}

/** The items of the bin, the newest first. Files of others are not listed. */
export function heldIn(bin: Folder): Held[] {
  return namesInFolder(bin)
    .flatMap((name): Held[] => {
      const [, id, encoded] = shape.exec(nameOf(name)) ?? []
      if (id === undefined || encoded === undefined) return []
      const path = pathOf(bin, id, encoded)
      return path === undefined ? [] : [{ id, name: nameOf(name), path, removedAt: timeOf(id) }]
    })
    .sort((a, b) => b.removedAt - a.removedAt)
}

const timeOf = (id: string) => Number.parseInt(id, 36)

function pathOf(bin: Folder, id: string, encoded: string): string | undefined {
  try {
    const text =
      encoded === ''
        ? String(readlinkSync(within(bin, `${id}.path`)))
        : Buffer.from(encoded, 'base64url').toString()
    const path: unknown = JSON.parse(text)
    // The server may have written any text there.
    return typeof path === 'string' && namesIn(path).length > 0 ? path : undefined
  } catch {
    return undefined
  }
}

/** Sends the rows of the bin. Folders are measured. */
export async function tellBin(context: Context): Promise<void> {
  const bin = openBin(context.walk)
  await withFolder(bin, async () => {
    for (const { id, name, path, removedAt } of heldIn(bin)) {
      if (!isThere(bin, name)) continue
      const kind = kindOf(statIn(bin, name))
      const { bytes } = await measureAt(bin, name, context)
      await context.row({ id, path, kind, size: bytes, removedAt })
    }
  })
}

/** Deletes items of the bin: the named ones, or everything in it. */
export async function emptyBin(
  walk: Walk,
  names: readonly Name[] | null,
  context: YieldContext,
): Promise<void> {
  const bin = openBin(walk)
  const aside = openUnfinishedFolder(walk)
  try {
    for (const name of names ?? namesInFolder(bin)) await removeForever(bin, name, { aside, context })
    forgetPaths(bin)
  } finally {
    close(bin)
    close(aside)
  }
}

/**
 * Moves it aside first, so that no half of it remains in place. On a full disk it is deleted in
 * place.
 */
export async function removeForever(
  folder: Folder,
  name: Name,
  options: {
    aside: Folder
    context: YieldContext
    removed?: Parameters<typeof removeTree>[2]['removed']
  },
): Promise<void> {
  const { aside, context, removed } = options
  const more = { aside, context, ...(removed && { removed }) }
  let fresh: string
  try {
    fresh = putAside(folder, name, aside)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return
    if (codeOf(error) !== 'ENOSPC' && codeOf(error) !== 'EDQUOT') throw error
    return removeTree(folder, name, more)
  }
  await removeTree(aside, fresh, more)
}

/** Deletes stored paths of deleted items. */
function forgetPaths(bin: Folder): void {
  const names = namesInFolder(bin).map(nameOf)
  for (const name of names) {
    const id = name.endsWith('.path') ? name.slice(0, -'.path'.length) : undefined
    if (id === undefined || names.some((one) => one.startsWith(`${id}~`))) continue
    try {
      unlinkSync(within(bin, name))
    } catch {
      // A server's own files there stay until the bin is emptied.
    }
  }
}

/**
 * Deletes items older than a week, and those whose name claims an impossible age, which nothing
 * else would delete.
 */
export async function sweepBin(walk: Walk, context: YieldContext): Promise<void> {
  const bin = openBin(walk)
  const due = withFolder(bin, () =>
    namesInFolder(bin).filter((name) => {
      const id = shape.exec(nameOf(name))?.[1]
      return id !== undefined && timeOf(id) < Date.now() - binMs
    }),
  )
  await emptyBin(walk, due, context)
}
