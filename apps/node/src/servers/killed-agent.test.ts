import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { stat } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { homeOf, processes } from './process-table.ts'
import { serverFolder } from './server-folder.ts'
import { dataDirForTest, nodeApiForTest, serversForTest } from './servers-for-tests.ts'

const livingIn = async (data: string) => (await processes()).filter(({ pid }) => homeOf(pid) === data)

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
const portsFrom = 10_000 + (process.pid % 70) * 300 + 280

function agentForTest(options: object): ChildProcess {
  const program = fileURLToPath(new URL('agent-for-tests.ts', import.meta.url))
  const child = spawn(process.execPath, [program, JSON.stringify(options)], { stdio: 'inherit' })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

test
  .runIf(process.platform === 'linux')
  .each(Array.from({ length: 6 }, (_, round) => [round, Math.round(next() * 500)]))(
  `killed at a moment of seed ${seed} (round %i, %i ms after the wish), the next agent runs each server once`,
  async (_, ms) => {
    const [api, dataDir] = await Promise.all([nodeApiForTest(), dataDirForTest()])
    const serverPorts = { first: portsFrom, last: portsFrom + 9 }
    const agent = agentForTest({
      name: 'minsk-1',
      token: 't'.repeat(43),
      apiUrl: api.url,
      panelOrigin: 'https://panel.zubr.example',
      dataDir,
      serverHost: '127.0.0.1',
      serverPorts,
    })
    const ids = [randomUUID(), randomUUID(), randomUUID()]
    // The agent has asked for wishes, and so is at work, when its first report comes.
    while (api.reports.length === 0) await wait(5)
    for (const id of ids) api.want(id)
    await wait(ms)
    agent.kill('SIGKILL')
    await once(agent, 'exit')

    const { stop } = await serversForTest({ apiUrl: api.url, dataDir, serverPorts })
    api.reports.length = 0
    const ports = new Set<number | null>()
    for (const id of ids) {
      ports.add((await api.until(id, { state: 'running', generation: 1 })).port)
      expect(await livingIn(serverFolder(dataDir, id).data)).toHaveLength(1)
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

test.runIf(process.platform === 'linux')(
  'a deaf server that outlives its agent is ended before the next agent starts it',
  async () => {
    const [api, dataDir] = await Promise.all([nodeApiForTest(), dataDirForTest()])
    const serverPorts = { first: portsFrom, last: portsFrom + 9 }
    const options = {
      name: 'minsk-1',
      token: 't'.repeat(43),
      apiUrl: api.url,
      panelOrigin: 'https://panel.zubr.example',
      dataDir,
      serverHost: '127.0.0.1',
      serverPorts,
    }
    const agent = agentForTest(options)
    const id = randomUUID()
    api.want(id, { settings: { deaf: true } })
    await api.until(id, { state: 'running' })
    const { data } = serverFolder(dataDir, id)
    const [before] = await livingIn(data)
    agent.kill('SIGKILL')
    await once(agent, 'exit')
    expect((await livingIn(data)).map(({ pid }) => pid)).toEqual([before?.pid])
    api.reports.length = 0
    await serversForTest({ apiUrl: api.url, dataDir, serverPorts })
    await api.until(id, { state: 'running' })
    const after = await livingIn(data)
    expect(after).toHaveLength(1)
    expect(after[0]?.pid).not.toBe(before?.pid)
  },
)
