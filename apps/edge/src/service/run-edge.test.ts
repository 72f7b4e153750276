import { once } from 'node:events'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pidExists } from '@zubr/process/identity'
import { expect, test, vi } from 'vitest'
import { apiForTest } from '../testing/api.ts'
import { startEchoServer } from '../testing/clients.ts'
import { joinEdge, type Player, startEdgeProgram } from '../testing/edge-program.ts'
import { local, route } from '../testing/knowledge.ts'
import { nodeFolderForTest } from '../testing/node-folder.ts'

// The edge in processes of its own, as a node runs it.

const name = 'forest.play.example.org'
const eventually = <T>(check: () => T | Promise<T>) =>
  vi.waitFor(check, { timeout: 120_000, interval: 20 }) as Promise<T>

async function runningEdge() {
  const [api, folder, at] = [await apiForTest(), await nodeFolderForTest(), await startEchoServer()]
  await folder.writeServers([local({ target: at, state: 'running' })])
  api.change({ routes: [route({ names: [name], node: 'minsk-1' })] })
  const edge = await startEdgeProgram({ ...folder, apiUrl: api.url })
  const first = await eventually(async () => {
    expect(await edge.pid()).toBeGreaterThan(0)
    return edge.pid()
  })
  await eventually(() => expect(api.reports.length).toBeGreaterThan(0))
  return { api, folder, edge, first }
}

test('upgrade: no connection ends, and none that is opened meanwhile is lost', {
  timeout: 300_000,
}, async () => {
  const { api, edge, first } = await runningEdge()
  const stays = await eventually(() => joinEdge(edge.port, name))
  let isUpgraded = false
  const coming = (async () => {
    const players: Player[] = []
    // One after the other without a pause, and 20 after the upgrade.
    for (let left = 20; left > 0; left -= isUpgraded ? 1 : 0) {
      const player = await joinEdge(edge.port, name)
      // Messages take time, so that the rate of the server is not exceeded.
      for (let sent = 0; sent < 30; sent += 1) await player.sendAndReceive(`I am ${players.length}, ${sent}`)
      players.push(player)
    }
    return players
  })()
  process.kill(first, 'SIGUSR2')
  const second = await eventually(async () => {
    const pid = await edge.pid()
    expect(pid).not.toBe(first)
    return pid
  })
  isUpgraded = true
  const players = await coming
  expect(second).toBeGreaterThan(0)
  await stays.sendAndReceive('still here')
  expect(pidExists(first), 'it carries its players').toBe(true)
  for (const player of players) await player.sendAndReceive('still here')

  const ended = once(edge.child, 'exit')
  for (const { socket } of [stays, ...players]) socket.destroy()
  const [status] = await ended
  expect(status).toBe(0)
  await (await joinEdge(edge.port, name)).sendAndReceive('the next one')
  process.kill(second, 'SIGTERM')
  await eventually(() => expect(pidExists(second)).toBe(false))
  expect(api.reports.every(({ port }) => port === edge.port)).toBe(true)
})

test('upgrade: a version that cannot start changes nothing', { timeout: 300_000 }, async () => {
  const { edge, first, folder } = await runningEdge()
  const stays = await eventually(() => joinEdge(edge.port, name))
  // The new process cannot write its file.
  await rm(join(folder.dataDir, 'edge.pid'))
  await mkdir(join(folder.dataDir, 'edge.pid'))
  process.kill(first, 'SIGUSR2')
  await eventually(() => expect(edge.output()).toContain('no other process takes over, this one continues'))
  await stays.sendAndReceive('still here')
  await (await joinEdge(edge.port, name)).sendAndReceive('so am I')
})

test('upgrade: a version that ends at once changes nothing, and the port is never closed', {
  timeout: 300_000,
}, async () => {
  const { api, edge, first, folder } = await runningEdge()
  const stays = await eventually(() => joinEdge(edge.port, name))
  process.kill(first, 'SIGUSR2')
  await eventually(async () => expect(await edge.pid()).not.toBe(first))
  await eventually(() => expect(edge.output()).toContain('accepts new players, 1 players remain here'))
  process.kill(await edge.pid(), 'SIGKILL')
  const others: Player[] = []
  for (let i = 0; i < 20; i += 1) {
    const player = await eventually(() => joinEdge(edge.port, name))
    await player.sendAndReceive(`I am ${i}`)
    others.push(player)
  }
  await eventually(() => expect(edge.output()).toContain('no other process takes over, this one continues'))
  await eventually(async () => expect(await edge.pid()).toBe(first))
  await stays.sendAndReceive('still here')
  // systemd starts a third process, which takes the port. The first one keeps its connections.
  const again = await startEdgeProgram({ ...folder, apiUrl: api.url, port: edge.port })
  await eventually(() => expect(again.output()).toContain('accepting players on port'))
  expect(await again.pid()).toBe(again.child.pid)
  await (await joinEdge(edge.port, name)).sendAndReceive('the next one')
  await stays.sendAndReceive('still here')
  const ended = once(edge.child, 'exit')
  for (const { socket } of [stays, ...others]) socket.destroy()
  expect((await ended)[0]).toBe(0)
  await (await joinEdge(edge.port, name)).sendAndReceive('and one more')
})

test('upgrade: an edge that is stopped right after it accepts no more players', {
  timeout: 300_000,
}, async () => {
  const { edge, first } = await runningEdge()
  const stays = await eventually(() => joinEdge(edge.port, name))
  process.kill(first, 'SIGUSR2')
  await eventually(() => expect(edge.output()).toContain('accepts new players, 1 players remain here'))
  const second = await edge.pid()
  expect(second).not.toBe(first)
  process.kill(second, 'SIGTERM')
  const isIn = () =>
    joinEdge(edge.port, name).then(
      ({ socket }) => void socket.destroy(),
      ({ message }: Error) => message,
    )
  await eventually(async () => expect(await isIn()).toContain('ECONNREFUSED'))
  await stays.sendAndReceive('still here')
  const ended = once(edge.child, 'exit')
  stays.socket.destroy()
  expect((await ended)[0]).toBe(0)
  expect(edge.output()).not.toContain('this one continues')
})

test('API away: an edge that starts then uses its stored routes', {
  timeout: 300_000,
}, async () => {
  const { api, edge, first, folder } = await runningEdge()
  await eventually(() => joinEdge(edge.port, name))
  process.kill(first, 'SIGTERM')
  expect(await once(edge.child, 'exit')).toEqual([0, null])
  await api.stopListening()
  const again = await startEdgeProgram({ ...folder, apiUrl: api.url })
  const player = await eventually(() => joinEdge(again.port, name))
  await player.sendAndReceive('here I am')
})

test('start: a wrong configuration is one line of output', { timeout: 300_000 }, async () => {
  const folder = await nodeFolderForTest()
  const edge = await startEdgeProgram({ ...folder, apiUrl: 'nowhere' })
  expect(await once(edge.child, 'exit')).toEqual([1, null])
  expect(edge.output()).toBe(
    'The edge could not start: NODE_API_URL: expected an http:// or https:// address\n',
  )
})
