import { createHash } from 'node:crypto'
import { lchown, lstat, opendir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Below it are people and services. */
const lowestUid = 20_000

/**
 * The first user that servers run as; null unless the agent is root. All that runs as a server's user is ended with it, so two agents
 * of one machine must not share any: the range follows from the data folder's real path.
 */
export async function firstServerUid(folder: string): Promise<number | null> {
  if (process.getuid?.() !== 0) return null
  const range = createHash('sha256').update(folder).digest().readUInt32BE(0)
  // Users that no system gives to anybody by itself. A container may have no more than 65,536 of them.
  const wide = 100_000_000 + (range % 1_000_000) * 1_000
  const narrow = lowestUid + (range % 80) * 500
  return (await highestUid()) > 2_000_000_000 ? wide : narrow
}

async function highestUid(): Promise<number> {
  const map = await readFile('/proc/self/uid_map', 'utf8').catch(() => '')
  const ends = map.split('\n').map((line) => {
    const [first = 0, , count = 0] = line.trim().split(/\s+/).map(Number)
    return first + count
  })
  return Math.max(0, ...ends)
}

/**
 * Which server has which user. The owner of its data folder is the record: it is always true, and no full disk keeps it from being
 * written.
 */
export async function ownUsers(firstUid: number, servers: string) {
  const taken = new Map<string, number>()
  const record = async (id: string) => {
    const owner = (await lstat(join(servers, id, 'data')).catch(() => undefined))?.uid
    if (owner !== undefined && owner >= lowestUid && ![...taken.values()].includes(owner))
      taken.set(id, owner)
  }
  for (const id of await readdir(servers)) await record(id)
  return {
    /** The user that a server has; undefined if it was not given one yet. */
    of: (id: string) => taken.get(id),
    /** The same, or the lowest that is free. */
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

/** All of a folder, where it belonged to another: the agent may have run as someone else before. Links are not gone through. */
export async function handOver(path: string, uid: number): Promise<void> {
  if ((await lstat(path)).uid === uid) return
  const folders = [path]
  // Not by readdir's own recursion, which goes through links: a server could have us give it the whole disk.
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop())
    for await (const entry of await opendir(folder)) {
      if (entry.isDirectory()) folders.push(join(folder, entry.name))
      await lchown(join(folder, entry.name), uid, uid)
    }
  // Last, since it says that all is done.
  await lchown(path, uid, uid)
}
