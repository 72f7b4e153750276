import { readFile, readlink, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { codeOf } from '@zubr/process/error-code'
import { identityOf, isAlive, pidExists } from '@zubr/process/identity'

/** Another running instance holds this data folder. */
export class DataDirInUse extends Error {
  override name = 'DataDirInUse'
  constructor(dir: string, pid: number | undefined) {
    super(`the data folder ${dir} is in use by another instance${pid ? ` (process ${pid})` : ''}`)
  }
}

/**
 * Cleans up after an earlier run, so that PostgreSQL can start in `cluster`. Throws DataDirInUse if
 * the server's owner is alive; stops an orphaned server. Removes a lock file whose pid now belongs
 * to another program, as after a container restart, since PostgreSQL would refuse to start.
 */
export async function cleanUpPreviousServer(cluster: string, dir: string): Promise<void> {
  const lockFile = join(cluster, 'postmaster.pid')
  // No lock file: no server runs.
  const lock = await readFile(lockFile, 'utf8').catch(() => undefined)
  const pid = Number.parseInt(lock ?? '', 10)
  if (lock === undefined || !(pid > 0)) return
  const identity = await identityOf(pid)
  if (identity === undefined && !pidExists(pid)) return
  const server = identity === undefined ? undefined : await serverOn(pid, cluster)
  if (server === undefined) {
    if (process.platform !== 'linux') throw new DataDirInUse(dir, pid)
    // The server may have deleted it.
    if ((await readFile(lockFile, 'utf8').catch(() => undefined)) === lock)
      await rm(lockFile, { force: true })
    return
  }
  if (server.owner === undefined || (await isAlive(server.owner)))
    throw new DataDirInUse(dir, Number.parseInt(server.owner ?? String(pid), 10))
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!(await isAlive(`${identity}`))) return
    try {
      process.kill(pid, signal)
    } catch (error) {
      if (codeOf(error) === 'EPERM') throw new DataDirInUse(dir, pid)
    }
    for (let waited = 0; waited < 8_000 && (await isAlive(`${identity}`)); waited += 25) await wait(25)
  }
  if (await isAlive(`${identity}`)) throw new DataDirInUse(dir, pid)
}

/** If the process is a PostgreSQL server on this folder: who started it. */
async function serverOn(pid: number, cluster: string): Promise<{ owner?: string } | undefined> {
  // The process may have ended.
  const args = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0')
  // The process may have ended.
  const folder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined)
  if (!args[0]?.endsWith('postgres') || !(folder === cluster || args.includes(cluster))) return undefined
  const owner = args.find((arg) => arg.startsWith('zubr.owner='))?.slice('zubr.owner='.length)
  return owner ? { owner } : {}
}
