import { execFile } from 'node:child_process'
import { readdir, readFile, readlink, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { mounts, unmount } from '../disk/mounts.ts'
import { removeStaleNetworks } from '../network/stale-networks.ts'
import { nodeCgroup } from '../node-cgroup.ts'

const run = promisify(execFile)

/**
 * Deletes a test's folder and all that agents have left on this machine for it: processes, disks
 * and networks. So a failed test does not affect others. Returns the command lines of the processes
 * that were killed.
 */
export async function removeWithLeftOvers(folder: string): Promise<string[]> {
  const ran = process.platform === 'linux' ? await endAllIn(folder) : []
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0
  if (isRoot) for (const { at } of (await mounts()).reverse()) if (isBelow(at, folder)) await unmount(at)
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  if (!isRoot) return ran
  for (const dataDir of [folder, join(folder, 'data')]) await removeGroups(nodeCgroup(dataDir))
  // It finds networks of folders that do not exist any more.
  await removeStaleNetworks()
  return ran
}

const isBelow = (path: string, folder: string) => `${path}/`.startsWith(`${folder}/`)

/** Processes that have the folder in their command line, environment or working directory. */
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

/** Timeout for a process that waits for a disk. */
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
        // The process has ended meanwhile.
      }
    }
  }
  return [...ran]
}

/** Removes the cgroups of containers in every hierarchy. */
async function removeGroups(group: string): Promise<void> {
  const script = 'find /sys/fs/cgroup -maxdepth 4 -depth -type d -path "*$1*" -exec rmdir {} +'
  await run('sh', ['-c', script, 'sh', group]).catch(() => undefined)
}
