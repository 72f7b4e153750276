import { createHash } from 'node:crypto'
import { lchown, lstat, opendir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isServerUid, serverUids } from '@zubr/process/server-users'

/**
 * The first user that servers run as; null unless the agent is root. Whatever runs as a server's user is killed with the server, so two
 * agents of one machine must not share users: the range follows from the data folder's real path.
 */
export async function firstServerUid(folder: string): Promise<number | null> {
  if (process.getuid?.() !== 0) return null
  const range = createHash('sha256').update(folder).digest().readUInt32BE(0)
  // Numbers that no system gives out by itself. A container may have only 65,536 of them.
  const wide = serverUids.wide.first + (range % 1_000_000) * 1_000
  const narrow = serverUids.narrow.first + (range % 80) * 500
  return (await highestUid()) > serverUids.wide.last ? wide : narrow
}

/** A user that no server gets, to try as one how far servers come. */
export const lookerUid = (firstUid: number) => firstUid + 499
/** Another, for one-off work. */
export const taskUid = (firstUid: number) => firstUid + 498

async function highestUid(): Promise<number> {
  const map = await readFile('/proc/self/uid_map', 'utf8').catch(() => '')
  const ends = map.split('\n').map((line) => {
    const [first = 0, , count = 0] = line.trim().split(/\s+/).map(Number)
    return first + count
  })
  return Math.max(0, ...ends)
}

/** Which server has which user. The owner of its data folder is the record: always true, and written even on a full disk. */
export async function ownUsers(firstUid: number, servers: string) {
  const taken = new Map<string, number>()
  const record = async (id: string) => {
    const owner = (await lstat(join(servers, id, 'data')).catch(() => undefined))?.uid
    if (owner !== undefined && isServerUid(owner) && ![...taken.values()].includes(owner))
      taken.set(id, owner)
  }
  for (const id of await readdir(servers)) await record(id)
  return {
    /** Undefined if it was not given one yet. */
    of: (id: string) => taken.get(id),
    /** The user that it has, else the lowest free one. */
    take(id: string): number {
      const had = taken.get(id)
      if (had !== undefined) return had
      const others = new Set(taken.values())
      let uid = firstUid
      while (others.has(uid)) uid += 1
      taken.set(id, uid)
      return uid
    },
    free(id: string): void {
      taken.delete(id)
    },
  }
}
export type OwnUsers = Awaited<ReturnType<typeof ownUsers>>

/** Gives a folder with all in it to a user, unless it is theirs already. Links are not followed. */
export async function handOver(path: string, uid: number): Promise<void> {
  if ((await lstat(path)).uid === uid) return
  const folders = [path]
  // readdir's own recursion follows links: a server could make the agent give it the whole disk.
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop())
    for await (const entry of await opendir(folder)) {
      if (entry.isDirectory()) folders.push(join(folder, entry.name))
      await lchown(join(folder, entry.name), uid, uid)
    }
  // Last, since it is the record that all is done.
  await lchown(path, uid, uid)
}
