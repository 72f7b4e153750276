import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdir, stat } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { serverFolder, serversDir } from './server-folder.ts'
import { dataDirForTest, livingIn, nodeApiForTest, serversForTest } from './servers-for-tests.ts'

/** Numbers from 0 to 1, always the same for a seed. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

const seed = 20_261_121
const next = random(seed)
const moments = (count: number) =>
  Array.from({ length: count }, (_, round) => [round, Math.round(next() * 500)] as const)
const portsFrom = 10_000 + (process.pid % 70) * 300 + 280

/** An agent in a process of its own, which the test kills, and then another in its place. */
async function agentToKill() {
  const [api, dataDir] = await Promise.all([nodeApiForTest(), dataDirForTest()])
  const options = {
    name: 'minsk-1',
    token: 't'.repeat(43),
    apiUrl: api.url,
    panelOrigin: 'https://panel.zubr.example',
    dataDir,
    serverHost: '127.0.0.1',
    serverPorts: { first: portsFrom, last: portsFrom + 9 },
  }
  const program = fileURLToPath(new URL('agent-for-tests.ts', import.meta.url))
  const agent = spawn(process.execPath, [program, JSON.stringify(options)], { stdio: 'inherit' })
  onTestFinished(() => void agent.kill('SIGKILL'))
  // It has asked for wishes, and so is at work, when its first report comes.
  while (api.reports.length === 0) await wait(5)
  return {
    api,
    dataDir,
    living: (id: string) => livingIn(serverFolder(dataDir, id).data),
    async kill() {
      agent.kill('SIGKILL')
      await once(agent, 'exit')
    },
    async another() {
      api.reports.length = 0
      return serversForTest(options)
    },
  }
}

const onLinux = test.runIf(process.platform === 'linux')

onLinux.each(moments(6))(
  `killed at a moment of seed ${seed} (round %i, %i ms after the wish), the next agent runs each server once`,
  async (_, ms) => {
    const { api, dataDir, living, kill, another } = await agentToKill()
    const ids = [randomUUID(), randomUUID(), randomUUID()]
    for (const id of ids) api.want(id)
    await wait(ms)
    await kill()
    const { stop } = await another()
    const ports = new Set<number | null>()
    for (const id of ids) {
      ports.add((await api.until(id, { state: 'running', generation: 1 })).port)
      expect(await living(id)).toHaveLength(1)
    }
    expect(ports.size).toBe(3)
    expect(api.reports.at(-1)?.strangers).toEqual([])
    for (const id of ids) {
      api.want(id, { wanted: 'absent' })
      await api.until(id, { state: 'absent' })
      await expect(stat(serverFolder(dataDir, id).path)).rejects.toThrow('ENOENT')
    }
    await stop()
  },
)

onLinux.each(moments(8))(
  `killed at a moment of seed ${seed} (round %i, %i ms after five wishes), each of them comes true with the next agent`,
  async (_, ms) => {
    const { api, dataDir, living, kill, another } = await agentToKill()
    const [started, stopped, restarted, killed, deleted] = Array.from({ length: 5 }, () => randomUUID()) as [
      string,
      string,
      string,
      string,
      string,
    ]
    api.want(started, { wanted: 'stopped' })
    await api.until(started, { state: 'stopped' })
    for (const id of [stopped, restarted, killed, deleted]) api.want(id)
    for (const id of [stopped, restarted, killed, deleted]) await api.until(id, { state: 'running' })
    const [before] = await living(restarted)

    const [restart, end] = [randomUUID(), randomUUID()]
    api.want(started, { wanted: 'running' })
    api.want(stopped, { wanted: 'stopped' })
    api.want(restarted, { operation: { id: restart, action: 'restart' } })
    api.want(killed, { wanted: 'stopped', operation: { id: end, action: 'kill' } })
    api.want(deleted, { wanted: 'absent' })
    await wait(ms)
    await kill()
    await another()

    await api.until(started, { state: 'running', generation: 2 })
    await api.until(stopped, { state: 'stopped', generation: 2 })
    await api.until(restarted, { state: 'running', operation: { id: restart, outcome: 'done' } })
    await api.until(killed, { state: 'stopped', operation: { id: end, outcome: 'done' } })
    await api.until(deleted, { state: 'absent' })
    const now = await Promise.all([started, stopped, restarted, killed, deleted].map(living))
    expect(now.map(({ length }) => length)).toEqual([1, 0, 1, 0, 0])
    expect(now[2]?.[0]?.pid).not.toBe(before?.pid)
    const folders = await readdir(serversDir(dataDir))
    expect(folders.filter((name) => /^[0-9a-f.-]{36,}|^\.deleting/.test(name)).sort()).toEqual(
      [started, stopped, restarted, killed].sort(),
    )
    expect(api.reports.at(-1)?.strangers).toEqual([])
  },
)

onLinux('a deaf server that outlives its agent is ended before the next agent starts it', async () => {
  const { api, living, kill, another } = await agentToKill()
  const id = randomUUID()
  api.want(id, { settings: { deaf: true } })
  await api.until(id, { state: 'running' })
  const [before] = await living(id)
  await kill()
  expect((await living(id)).map(({ pid }) => pid)).toEqual([before?.pid])
  await another()
  await api.until(id, { state: 'running' })
  const after = await living(id)
  expect(after).toHaveLength(1)
  expect(after[0]?.pid).not.toBe(before?.pid)
})
