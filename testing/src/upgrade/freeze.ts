import type { ChildProcess } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { startTrial } from '@zubr/all-in-one/trial'
import { openDatabase } from '@zubr/api/database/open'
import type { Config } from '@zubr/config'
import { takeDataDir } from '@zubr/data-dir/data-dir'
import { serverFolder } from '@zubr/node/servers/folder/server-folder'
import { startPostgres } from '@zubr/postgres/embedded'
import type { Scope } from '@zubr/process/scope'
import type { Browser } from './browser.ts'
import { serveWithoutWorkers } from './serve-without-workers.ts'

/** Stops (SIGSTOP) the agents. Resolves to a function that kills them. */
export async function freezeAgents(second: ChildProcess): Promise<() => void> {
  const pids = [second.pid ?? 0]
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const line = await readFile(`/proc/${name}/cmdline`, 'latin1').catch(() => '')
    const parent = /^\d+ \(.*\) . (\d+) /s.exec(
      await readFile(`/proc/${name}/stat`, 'latin1').catch(() => ''),
    )
    if (Number(parent?.[1]) === process.pid && line.includes('upgrade/agent.ts')) pids.push(Number(name))
  }
  if (pids.length !== 2) throw new Error(`expected the processes of two agents, but found ${pids}`)
  for (const pid of pids) process.kill(pid, 'SIGSTOP')
  return () => {
    for (const pid of pids) process.kill(pid, 'SIGKILL')
  }
}

/** Begins a backup, and resolves once the agent has recorded it on its disk. */
export async function beginBackup(browser: Browser, dataDir: string, id: string): Promise<void> {
  await browser.call('POST', `/api/servers/${id}/backups`, { note: 'begun when the old version ended' })
  const { jobsFile } = serverFolder(dataDir, id)
  for (const end = performance.now() + 30_000; performance.now() < end; await wait(2)) {
    const text = await readFile(jobsFile, 'utf8').catch(() => '')
    if (text.includes('"working"')) return
  }
  throw new Error('no backup was begun')
}

/** The API and the trial processor on a stopped world's data, without job workers. */
export async function openWithoutWorkers(config: Config, scope: Scope) {
  const dataDir = await scope.own(takeDataDir(config.dataDir, 'upgrade state'), (held) => held.release())
  const starting = startPostgres({ dir: `${config.dataDir}/postgres` })
  const { url } = await scope.own(starting, (server) => server.stop(), 5_000)
  const { db } = await scope.own(Promise.resolve(openDatabase(url)), (open) => open.close())
  const trial = await startTrial(scope, config, { dataDir, clock: () => new Date() })
  await serveWithoutWorkers(db, config, scope, trial)
  return { db, url, trial }
}
