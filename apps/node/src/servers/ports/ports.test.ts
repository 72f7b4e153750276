import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { nodeForTest, portsForTest, serversForTest } from '../testing/servers.ts'

/** Another program that listens on these ports until it or the test ends. */
async function squatOn(...ports: (number | null)[]) {
  const squatters = ports.map((port) => createServer().listen(port ?? 0, '127.0.0.1'))
  await Promise.all(squatters.map((squatter) => once(squatter, 'listening')))
  const leave = () => Promise.all(squatters.map((squatter) => squatter.listening && squatter.close()))
  onTestFinished(async () => void (await leave()))
  return { leave }
}

/** Real time, but waits for a port are skipped after calling `before`. */
const hastyClock = (before: (ms: number) => void = () => undefined) => {
  let skipped = 0
  return {
    now: () => Date.now() + skipped,
    elapsed: () => performance.now() + skipped,
    wait: async (ms: number, signal: AbortSignal) => {
      if (ms >= 900 && ms <= 4_000) {
        before(ms)
        skipped += ms
        return
      }
      await wait(ms, undefined, { signal }).catch(() => undefined)
    },
  }
}

test('ports: a new server skips those that other programs hold', async () => {
  const serverPorts = portsForTest()
  const { first } = serverPorts
  await squatOn(first)
  const { api, id, node } = await nodeForTest({ serverPorts })
  const other = randomUUID()
  api.want(id)
  api.want(other)
  const ports = [await api.until(id, { state: 'running' }), await api.until(other, { state: 'running' })]
  expect(ports.map(({ port }) => port).sort()).toEqual([first + 1, first + 2])
  expect(node.logged).toEqual([])
})

test('ports: a server whose port another program took moves to a free one and keeps it', async () => {
  const { api, id, node, lines } = await nodeForTest({ clock: hastyClock() })
  api.want(id)
  const { port } = await api.until(id, { state: 'running' })
  api.want(id, { desiredState: 'stopped' })
  await api.until(id, { state: 'stopped', port })
  const squatter = await squatOn(port)
  api.want(id, { desiredState: 'running' })
  await api.until(id, { state: 'running', reason: null, port: Number(port) + 1 })
  expect(node.logged).toEqual([`warn: server ${id}: port ${port} is taken; it moves to ${Number(port) + 1}`])
  expect(await lines()).toContain(
    `[node] Another program took port ${port}: players join at port ${Number(port) + 1} now`,
  )
  await squatter.leave()
  api.want(id, { operation: { id: randomUUID(), action: 'restart' } })
  await api.until(id, { state: 'running', generation: 4, port: Number(port) + 1 })
})

test('ports: one that is free again within seconds stays the server’s address', async () => {
  let squatter: { leave(): unknown } | undefined
  const waits: number[] = []
  const clock = hastyClock((ms) => {
    waits.push(Math.round(ms / 1_000))
    if (waits.length === 2) squatter?.leave()
  })
  const { api, id, node } = await nodeForTest({ clock })
  api.want(id, { desiredState: 'stopped' })
  const { port } = await api.until(id, { state: 'stopped' })
  squatter = await squatOn(port)
  api.want(id, { desiredState: 'running' })
  await api.until(id, { state: 'running', port })
  expect(waits).toEqual([1, 2])
  expect(node.logged).toEqual([])
})

test('ports: with all of them taken a server stays stopped until it is started again', async () => {
  const { first } = portsForTest()
  const squatter = await squatOn(first, first + 1)
  const { api, id, node } = await nodeForTest({ serverPorts: { first, last: first + 1 } })
  api.want(id)
  await api.until(id, { state: 'stopped', reason: 'port_taken', port: null })
  expect(node.logged).toEqual([`warn: server ${id}: no port of this node's range is free`])
  await squatter.leave()
  api.want(id)
  await api.until(id, { state: 'running', reason: null, port: first })
})

test('ports: a server that may still run unseen waits for its port and never runs twice', async () => {
  const { api, id, node, folder, dataDir } = await nodeForTest()
  api.want(id, { desiredState: 'stopped' })
  const { port } = await api.until(id, { state: 'stopped' })
  await node.stop()
  const memory = JSON.parse(await readFile(folder.memoryFile, 'utf8'))
  const run = { core: { id: 'fake', version: '1' }, ready: true }
  await writeFile(folder.memoryFile, JSON.stringify({ ...memory, run }))
  const squatter = await squatOn(port)
  api.want(id, { desiredState: 'running' })
  api.reports.length = 0
  const { logged } = await serversForTest({ apiUrl: api.url, dataDir })
  await api.until(id, { state: 'starting', reason: 'port_taken', port })
  await squatter.leave()
  await api.until(id, { state: 'running', reason: null, port })
  expect(logged).toEqual([
    `warn: server ${id}: port ${port} is taken, perhaps by a process of a former agent; retrying`,
  ])
})
