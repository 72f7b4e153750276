import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { reachedAt } from '../edge/testing/edge.ts'
import { serverFolder } from '../folder/server-folder.ts'
import { agentToKill } from '../testing/agent-to-kill.ts'
import { runtimesForTests } from '../testing/runtimes.ts'
import { eventually } from '../testing/servers.ts'

const isTaken = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false))
    socket.once('close', () => resolve(false)).setTimeout(1_000, () => socket.destroy())
  })

test.runIf(runtimesForTests.includes('sandbox'))(
  'upgrade: a server that an agent before the edge started stays reachable until its restart',
  async () => {
    const { api, dataDir, kill, another, untilStored } = await agentToKill(true, { runtime: 'sandbox' })
    const id = randomUUID()
    api.want(id)
    const { port, generation } = await api.until(id, { state: 'running' })
    await untilStored(id, 'ready')
    expect(await isTaken(port ?? 0)).toBe(false)
    await kill()
    const { path, memoryFile } = serverFolder(dataDir, id)
    const portsFile = join(path, 'sandbox', 'ports.json')
    const memory = JSON.parse(await readFile(memoryFile, 'utf8'))
    await writeFile(memoryFile, JSON.stringify({ ...memory, run: { ...memory.run, edge: undefined } }))
    await writeFile(portsFile, JSON.stringify([{ port, protocol: 'tcp' }]))

    await another()
    await api.until(id, { state: 'running', generation })
    await eventually(async () => expect(await isTaken(port ?? 0)).toBe(true))
    const at = await reachedAt(dataDir, id)
    expect(at).toEqual({ host: expect.stringMatching(/^100\./), port })

    const operation = { id: randomUUID(), action: 'restart' as const }
    api.want(id, { operation })
    await api.until(id, { state: 'running', operation: { id: operation.id, outcome: 'done' } })
    expect(await isTaken(port ?? 0)).toBe(false)
    expect(await reachedAt(dataDir, id)).toEqual(at)
  },
)
