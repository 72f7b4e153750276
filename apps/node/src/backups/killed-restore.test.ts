import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { ServerJob } from '@zubr/contracts/jobs/jobs'
import { findProgram } from '@zubr/process/sandbox-tools'
import { expect, onTestFinished, test } from 'vitest'
import { serverFolder } from '../servers/folder/server-folder.ts'
import { bestRuntimeForTests } from '../servers/runtimes-for-tests.ts'
import { dataDirForTest, eventually, nodeApiForTest, portsForTest } from '../servers/servers-for-tests.ts'
import { openBox } from './box.ts'
import { contentOf, put } from './engines-for-tests.ts'

import { resticEngine } from './restic/restic.ts'

const program = fileURLToPath(new URL('../servers/agent-for-tests.ts', import.meta.url))
const backupKey = 'a key of this server alone'
const kills = 3
const longestMs = 2_500

test.runIf(findProgram('restic'))(
  'agent and restic killed at any moment leave the old files or the restored ones, and a whole repository',
  async () => {
    const seed = Date.now() % 1_000_000
    let state = seed
    const random = () => {
      state = (state * 1_103_515_245 + 12_345) % 2 ** 31
      return state / 2 ** 31
    }
    const [api, dataDir] = await Promise.all([nodeApiForTest(), dataDirForTest()])
    const id = randomUUID()
    const { data } = serverFolder(dataDir, id)
    const options = {
      ...{
        name: 'minsk-1',
        token: 't'.repeat(43),
        apiUrl: api.url,
        panelOrigin: 'https://panel.zubr.example',
      },
      ...{ dataDir, serverHost: '127.0.0.1', serverPorts: portsForTest(), runtime: bestRuntimeForTests },
      ...{ keepServers: true, limits: { watchMs: 50, diskEveryMs: 50 } },
    }
    const begin = () => {
      api.reports.length = 0
      const agent = spawn(process.execPath, [program, JSON.stringify(options)], { stdio: 'inherit' })
      onTestFinished(() => void agent.kill('SIGKILL'))
      return async () => {
        agent.kill('SIGKILL')
        if (agent.exitCode === null && agent.signalCode === null) await once(agent, 'exit')
      }
    }
    const ended = (job: ServerJob) =>
      eventually(
        () => expect(api.reportOf(id)?.jobs?.find((one) => one.id === job.id)?.state).toMatch(/done|failed/),
        { timeout: 100_000 },
      )
    const files = async () => {
      const { 'starts.txt': _, 'saved.txt': __, ...all } = await contentOf(data)
      return all
    }

    let kill = begin()
    api.want(id, { wanted: 'stopped', backupKey })
    await api.until(id, { state: 'stopped' })
    const kept = Object.fromEntries(
      Array.from({ length: 60 }, (_, i) => [`world/region/r.${i}.mca`, `kept ${i} `.repeat(3_000 + i)]),
    )
    await put(data, kept)
    const backup: ServerJob = { kind: 'backup', id: randomUUID() }
    api.want(id, { jobs: [backup] })
    await wait(random() * longestMs)
    await kill()
    kill = begin()
    await ended(backup)
    const snapshot = api.reportOf(id)?.jobs?.[0]?.backup?.snapshot ?? ''
    expect(snapshot, `seed ${seed}`).not.toBe('')

    for (let round = 0; round < kills; round++) {
      await rm(join(data, 'world'), { recursive: true, force: true })
      const present = { [`world/region/r.${round}.mca`]: `present ${round}`, 'world/new.dat': 'new' }
      await put(data, present)
      const restore: ServerJob = { kind: 'restore', id: randomUUID(), snapshot, paths: null }
      api.want(id, { jobs: [restore] })
      await wait(random() * longestMs)
      await kill()
      // Called off while nobody was there, or to be gone on with.
      const isCalledOff = round % 2 === 0
      if (isCalledOff) api.want(id, { jobs: [] })
      kill = begin()
      if (isCalledOff) await api.until(id, { state: 'stopped' })
      else await ended(restore)
      const found = await files()
      expect(isCalledOff ? [kept, present] : [kept], `seed ${seed}, kill ${round}`).toContainEqual(found)
      expect(await readdir(data)).not.toContain('.zubr/restore')
    }
    await kill()
    const at = { repository: join(dataDir, 'backups'), credentials: {}, resticPath: undefined }
    const engine = resticEngine(findProgram('restic') ?? '', at, dataDir, await openBox(dataDir))
    const server = { id, data, key: backupKey }
    await engine.check(server, { signal: new AbortController().signal })
    expect(await engine.list(server), `seed ${seed}`).toEqual([expect.stringContaining(snapshot)])
    expect(await readdir(join(at.repository, id, 'locks'))).toEqual([])
  },
)
