import { randomUUID } from 'node:crypto'
import { globSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { serverFolder } from '../folder/server-folder.ts'
import { coreForTest } from '../testing/core.ts'
import {
  dataDirForTest,
  eventually,
  livingIn,
  nodeApiForTest,
  nodeForTest,
  serversForTest,
} from '../testing/servers.ts'
import { controlGroups } from './control-groups.ts'

/** On a machine without cgroups the agent's own checks limit servers. Other tests cover these. */
const groups = await controlGroups('/only to ask')
const hasGroups = groups !== undefined
/** The files with the memory limit of a server's cgroup. */
const memoryLimits = (id: string) =>
  globSync(['', '/*'].map((tree) => `/sys/fs/cgroup${tree}/zubr-*/${id}/memory.{max,limit_in_bytes}`))
const givenForMemory = await (async () => {
  const id = randomUUID()
  groups?.entering(id, ['true'])
  const files = memoryLimits(id)
  await groups?.remove(id)
  return files.length > 0
})()

test.runIf(hasGroups)(
  'cgroup: a server that stops all processes of its user is ended, and the agent never waits for it',
  async () => {
    const { api, id, command, folder } = await nodeForTest()
    for (let generation = 1; generation < 10; generation += 2) {
      api.want(id, { desiredState: 'running', generation, operation: null })
      await api.until(id, { state: 'running', generation })
      command('freeze')
      await eventually(async () => expect(await livingIn(folder.data)).toHaveLength(2))
      const operation = { id: randomUUID(), action: 'kill' } as const
      api.want(id, { desiredState: 'stopped', generation: generation + 1, operation })
      await api.until(id, { state: 'stopped', generation: generation + 1 })
      expect(await livingIn(folder.data)).toEqual([])
    }
  },
)

test.runIf(hasGroups)('cgroup: a chain of short-lived processes cannot escape its end', async () => {
  // Processes that have ended count as tasks until init has reaped them.
  const roomy = { ...coreForTest, processes: 500 }
  const { api, id, command, folder } = await nodeForTest({ cores: [roomy] })
  api.want(id)
  await api.until(id, { state: 'running' })
  command('chain')
  const links = async () => (await stat(join(folder.data, 'chained'))).size
  // Deeper than a shell calls itself.
  await eventually(async () => expect(await links()).toBeGreaterThan(1_500))
  const grown = await links()
  await eventually(async () => expect(await links()).toBeGreaterThan(grown))
  api.want(id, { desiredState: 'stopped', generation: 2 })
  await api.until(id, { state: 'stopped', generation: 2 })
  const last = await links()
  for (let looks = 0; looks < 10; looks++) expect(await livingIn(folder.data)).toEqual([])
  expect(await links()).toBe(last)
})

test.runIf(givenForMemory)(
  'cgroup: the kernel enforces the plan’s limits, whether the agent checks or not',
  async () => {
    const { api, id, node } = await nodeForTest({ limits: { watchMs: 3_600_000 } })
    api.want(id, { memoryMb: 256 })
    await api.until(id, { state: 'running' })
    node.servers.command(id, 'hog 600')
    await api.until(id, { state: 'stopped', reason: 'out_of_memory' })
  },
)

test.runIf(givenForMemory)(
  'cgroup: a changed plan limits a running server, whichever agent started it',
  async () => {
    const api = await nodeApiForTest()
    const options = { apiUrl: api.url, dataDir: await dataDirForTest(), keepServers: true }
    const first = await serversForTest(options)
    const id = randomUUID()
    const isLimitedTo = (megabytes: number) =>
      eventually(async () => {
        const limits = await Promise.all(memoryLimits(id).map((file) => readFile(file, 'utf8')))
        expect(limits.map(Number)).toEqual([megabytes * 2 ** 20])
      })
    api.want(id, { memoryMb: 800 })
    await api.until(id, { state: 'running' })
    await isLimitedTo(1_000)
    // A smaller plan applies from the next start (decision 0079).
    api.want(id, { memoryMb: 400 })
    await api.until(id, { run: { memoryMb: 800, pending: ['memory'] } })
    await isLimitedTo(1_000)
    await first.servers.stop('leave')
    api.want(id, { memoryMb: 1_600 })
    await serversForTest(options)
    await isLimitedTo(2_000)
    expect(await livingIn(serverFolder(options.dataDir, id).data)).toHaveLength(1)
  },
)

test.runIf(hasGroups)('cgroup: child processes are in the server’s cgroup from their start', async () => {
  const { api, id, command, folder } = await nodeForTest()
  api.want(id)
  await api.until(id, { state: 'running' })
  command('daemon')
  const living = await eventually(async () => {
    const found = await livingIn(folder.data)
    expect(found).toHaveLength(2)
    return found
  })
  for (const { pid } of living)
    expect(await readFile(`/proc/${pid}/cgroup`, 'utf8')).toMatch(
      new RegExp(`/zubr-[0-9a-f]{12}/${id}$`, 'm'),
    )
})
