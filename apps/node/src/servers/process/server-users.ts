import { createHash } from 'node:crypto'
import { lchown, lstat, opendir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isServerUid, serverUids } from '@zubr/process/server-users'
import { readOrEmpty } from '../../runtime/read-or-empty.ts'

/**
 * The first uid for servers. Null unless the agent is root. All processes of a server's user are
 * killed with it, so two agents must not share users: the range is derived from the data folder's
 * real path.
 */
export async function firstServerUid(folder: string): Promise<number | null> {
  if (process.getuid?.() !== 0) return null
  const range = createHash('sha256').update(folder).digest().readUInt32BE(0)
  // Uids that no system assigns by itself. A container may have only 65,536 uids.
  const wide = serverUids.wide.first + (range % 1_000_000) * 1_000
  const narrow = serverUids.narrow.first + (range % 80) * 500
  return (await highestUid()) > serverUids.wide.last ? wide : narrow
}

/** A uid without a server, for checks of what servers can reach. */
export const probeUid = (firstUid: number) => firstUid + 499
/** A uid without a server, for one-off tasks. */
export const taskUid = (firstUid: number) => firstUid + 498

async function highestUid(): Promise<number> {
  const map = await readOrEmpty('/proc/self/uid_map')
  const ends = map.split('\n').map((line) => {
    const [first = 0, , count = 0] = line.trim().split(/\s+/).map(Number)
    return first + count
  })
  return Math.max(0, ...ends)
}

/**
 * Assigns users to servers. The owner of its data folder is the record, which works on a full disk
 * too.
 */
export async function serverUsers(firstUid: number, servers: string) {
  const assigned = new Map<string, number>()
  const record = async (id: string) => {
    // A server without a data folder has no user yet.
    const owner = (await lstat(join(servers, id, 'data')).catch(() => undefined))?.uid
    if (owner !== undefined && isServerUid(owner) && ![...assigned.values()].includes(owner))
      assigned.set(id, owner)
  }
  for (const id of await readdir(servers)) await record(id)
  return {
    /** Undefined if the server has no user yet. */
    of: (id: string) => assigned.get(id),
    /** The server's user, or else the lowest free one. */
    assign(id: string): number {
      const had = assigned.get(id)
      if (had !== undefined) return had
      const others = new Set(assigned.values())
      let uid = firstUid
      while (others.has(uid)) uid += 1
      assigned.set(id, uid)
      return uid
    },
    release(id: string): void {
      assigned.delete(id)
    },
  }
}
export type ServerUsers = Awaited<ReturnType<typeof serverUsers>>

/** Changes the owner of a folder and its content, unless it is right already. Follows no links. */
export async function chownTree(path: string, uid: number): Promise<void> {
  if ((await lstat(path)).uid === uid) return
  const folders = [path]
  // The recursion of `readdir` follows links, by which a server could get other folders.
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop())
    for await (const entry of await opendir(folder)) {
      if (entry.isDirectory()) folders.push(join(folder, entry.name))
      await lchown(join(folder, entry.name), uid, uid)
    }
  // Last, as the folder's owner records that all is done.
  await lchown(path, uid, uid)
}
