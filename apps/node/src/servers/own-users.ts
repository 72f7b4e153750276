import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

/**
 * The first user that servers run as; null unless the agent is root. All that runs as a server's user is ended with it, so two agents
 * of one machine must not share any: the range follows from the data folder's real path.
 */
export async function firstServerUid(folder: string): Promise<number | null> {
  if (process.getuid?.() !== 0) return null
  const range = createHash('sha256').update(folder).digest().readUInt32BE(0)
  // Users that no system gives to anybody by itself. A container may have no more than 65,536 of them.
  const wide = 100_000_000 + (range % 1_000_000) * 1_000
  const narrow = 20_000 + (range % 80) * 500
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
