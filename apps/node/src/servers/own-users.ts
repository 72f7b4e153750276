import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile, realpath } from 'node:fs/promises'

/**
 * The first user that servers may run as; null unless the agent is root and such a user can run `program` and reach `folder` (a
 * folder in /root hides both). All that runs as a server's user is ended with it, so two agents of one machine must not share any:
 * the range follows from the folder's path.
 */
export async function firstServerUid(program: string, folder: string): Promise<number | null> {
  if (process.getuid?.() !== 0) return null
  const range = createHash('sha256')
    .update(await realpath(folder))
    .digest()
    .readUInt32BE(0)
  // Users that no system gives to anybody by itself. A container may have no more than 65,536 of them.
  const wide = 100_000_000 + (range % 1_000_000) * 1_000
  const narrow = 20_000 + (range % 80) * 500
  const uid = (await highestUid()) > 2_000_000_000 ? wide : narrow
  return (await reaches(uid, program, folder)) ? uid : null
}

async function highestUid(): Promise<number> {
  const map = await readFile('/proc/self/uid_map', 'utf8').catch(() => '')
  const ends = map.split('\n').map((line) => {
    const [first = 0, , count = 0] = line.trim().split(/\s+/).map(Number)
    return first + count
  })
  return Math.max(0, ...ends)
}

function reaches(uid: number, program: string, folder: string): Promise<boolean> {
  const script = `require('node:fs').statSync(${JSON.stringify(`${folder}/.`)})`
  return new Promise((resolve) => {
    const child = spawn(program, ['-e', script], { cwd: '/', uid, gid: uid, env: {}, stdio: 'ignore' })
    child.once('error', () => resolve(false)).once('exit', (code) => resolve(code === 0))
  })
}
