import { execFile } from 'node:child_process'
import { readdir, readFile, readlink, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { mounts, unmount } from '../disk/mounts.ts'
import { dropGone } from '../network/gone.ts'
import { groupOfNode } from '../node-group.ts'

const run = promisify(execFile)

/**
 * Deletes a folder of a test's own, and before it all that the product has left on this machine of what it did there, agents that were
 * killed among it: processes, disks, networks. A test that fails must not be why others do. Command lines of what ran are told.
 */
export async function removeWithLeftOvers(folder: string): Promise<string[]> {
  const ran = process.platform === 'linux' ? await endAllIn(folder) : []
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0
  if (isRoot) for (const { at } of (await mounts()).reverse()) if (isBelow(at, folder)) await unmount(at)
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  if (!isRoot) return ran
  for (const dataDir of [folder, join(folder, 'data')]) await removeGroups(groupOfNode(dataDir))
  // Networks go by the folder, which is not there any more.
  await dropGone()
  return ran
}

const isBelow = (path: string, folder: string) => `${path}/`.startsWith(`${folder}/`)

/** Everything that names the folder in its command line, has its home or its data there, or stands in it. */
async function processesIn(folder: string): Promise<Map<number, string>> {
  const found = new Map<number, string>()
  for (const name of await readdir('/proc')) {
    const pid = Number(name)
    if (!pid || pid === process.pid || pid === process.ppid) continue
    const [command, environment, cwd] = await Promise.all([
      readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''),
      readFile(`/proc/${pid}/environ`, 'utf8').catch(() => ''),
      readlink(`/proc/${pid}/cwd`).catch(() => ''),
    ])
    const homes = [...environment.matchAll(/(?:^|\0)(?:HOME|DATA_DIR)=([^\0]*)/g)].map(
      ([, home = '']) => home,
    )
    if (`${command}\0`.includes(folder) || [cwd, ...homes].some((path) => isBelow(path, folder)))
      found.set(pid, command.replaceAll('\0', ' ').trim())
  }
  return found
}

/** What the kernel takes to end one that waits for a disk is its own affair. */
const endWithinMs = 20_000

async function endAllIn(folder: string): Promise<string[]> {
  const ran = new Set<string>()
  for (const until = performance.now() + endWithinMs; performance.now() < until; await wait(50)) {
    const left = await processesIn(folder)
    if (left.size === 0) break
    for (const [pid, command] of left) {
      ran.add(command)
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // It ended meanwhile.
      }
    }
  }
  return [...ran]
}

/** Of containers that nobody has deleted, in every tree of groups. */
async function removeGroups(group: string): Promise<void> {
  const script = 'find /sys/fs/cgroup -maxdepth 4 -depth -type d -path "*$1*" -exec rmdir {} +'
  await run('sh', ['-c', script, 'sh', group]).catch(() => undefined)
}
