import { once } from 'node:events'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pidExists } from '@zubr/process/identity'
import { expect, test, vi } from 'vitest'
import { apiForTest } from '../testing/api.ts'
import { echoServer, edgeProgram, joinEdge, type Player } from '../testing/edge-program.ts'
import { local, route } from '../testing/knowledge.ts'
import { placeForTest } from '../testing/node-folder.ts'

// The edge as a node runs it: processes of its own.

const name = 'forest.play.example.org'
const eventually = <T>(look: () => T | Promise<T>) =>
  vi.waitFor(look, { timeout: 120_000, interval: 20 }) as Promise<T>

async function runningEdge() {
  const [api, place, at] = [await apiForTest(), await placeForTest(), await echoServer()]
  await place.tell([local({ at, state: 'running' })])
  api.change({ routes: [route({ names: [name], node: 'minsk-1' })] })
  const edge = await edgeProgram({ ...place, apiUrl: api.url })
  const first = await eventually(async () => {
    expect(await edge.pid()).toBeGreaterThan(0)
    return edge.pid()
  })
  await eventually(() => expect(api.reports.length).toBeGreaterThan(0))
  return { api, place, edge, first }
}

test('an upgrade ends no connection, and loses none that comes in that moment', {
  timeout: 300_000,
}, async () => {
  const { api, edge, first } = await runningEdge()
  const stays = await eventually(() => joinEdge(edge.port, name))
  let isUpgraded = false
  const coming = (async () => {
    const players: Player[] = []
    // One after the other, without a pause, and some more once it is done.
    for (let left = 20; left > 0; left -= isUpgraded ? 1 : 0) {
      const player = await joinEdge(edge.port, name)
      // Not more of them than a server takes in that time, however long it takes.
      for (let said = 0; said < 30; said += 1) await player.echoes(`I am ${players.length}, ${said}`)
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
  await stays.echoes('still here')
  expect(pidExists(first), 'it carries its players').toBe(true)
  for (const player of players) await player.echoes('still here')

  const ended = once(edge.child, 'exit')
  for (const { socket } of [stays, ...players]) socket.destroy()
  const [status] = await ended
  expect(status).toBe(0)
  await (await joinEdge(edge.port, name)).echoes('the next one')
  process.kill(second, 'SIGTERM')
  await eventually(() => expect(pidExists(second)).toBe(false))
  expect(api.reports.every(({ port }) => port === edge.port)).toBe(true)
})

test('an upgrade to what cannot start changes nothing', { timeout: 300_000 }, async () => {
  const { edge, first, place } = await runningEdge()
  const stays = await eventually(() => joinEdge(edge.port, name))
  // The next one cannot say who it is.
  await rm(join(place.dataDir, 'edge.pid'))
  await mkdir(join(place.dataDir, 'edge.pid'))
  process.kill(first, 'SIGUSR2')
  await eventually(() => expect(edge.said()).toContain('no other takes over, this one goes on'))
  await stays.echoes('still here')
  await (await joinEdge(edge.port, name)).echoes('so am I')
})

test('an upgrade to what ends at once changes nothing either: nobody finds the port closed', {
  timeout: 300_000,
}, async () => {
  const { api, edge, first, place } = await runningEdge()
  const stays = await eventually(() => joinEdge(edge.port, name))
  process.kill(first, 'SIGUSR2')
  await eventually(async () => expect(await edge.pid()).not.toBe(first))
  await eventually(() => expect(edge.said()).toContain('takes players, 1 are still here'))
  process.kill(await edge.pid(), 'SIGKILL')
  const others: Player[] = []
  for (let i = 0; i < 20; i += 1) {
    const player = await eventually(() => joinEdge(edge.port, name))
    await player.echoes(`I am ${i}`)
    others.push(player)
  }
  await eventually(() => expect(edge.said()).toContain('no other takes over, this one goes on'))
  await eventually(async () => expect(await edge.pid()).toBe(first))
  await stays.echoes('still here')
  // Whoever watches over the one that has ended starts it anew: that takes the port, and the first carries on who is there.
  const again = await edgeProgram({ ...place, apiUrl: api.url, port: edge.port })
  await eventually(() => expect(again.said()).toContain('players are taken at port'))
  expect(await again.pid()).toBe(again.child.pid)
  await (await joinEdge(edge.port, name)).echoes('the next one')
  await stays.echoes('still here')
  const ended = once(edge.child, 'exit')
  for (const { socket } of [stays, ...others]) socket.destroy()
  expect((await ended)[0]).toBe(0)
  await (await joinEdge(edge.port, name)).echoes('and one more')
})

test('an edge that is stopped right after an upgrade takes nobody any more', {
  timeout: 300_000,
}, async () => {
  const { edge, first } = await runningEdge()
  const stays = await eventually(() => joinEdge(edge.port, name))
  process.kill(first, 'SIGUSR2')
  await eventually(() => expect(edge.said()).toContain('takes players, 1 are still here'))
  const second = await edge.pid()
  expect(second).not.toBe(first)
  process.kill(second, 'SIGTERM')
  const isIn = () =>
    joinEdge(edge.port, name).then(
      ({ socket }) => void socket.destroy(),
      ({ message }: Error) => message,
    )
  await eventually(async () => expect(await isIn()).toContain('ECONNREFUSED'))
  await stays.echoes('still here')
  const ended = once(edge.child, 'exit')
  stays.socket.destroy()
  expect((await ended)[0]).toBe(0)
  expect(edge.said()).not.toContain('this one goes on')
})

test('the API may be away when the edge starts: players join by what it kept', {
  timeout: 300_000,
}, async () => {
  const { api, edge, first, place } = await runningEdge()
  await eventually(() => joinEdge(edge.port, name))
  process.kill(first, 'SIGTERM')
  expect(await once(edge.child, 'exit')).toEqual([0, null])
  await api.away()
  const again = await edgeProgram({ ...place, apiUrl: api.url })
  const player = await eventually(() => joinEdge(again.port, name))
  await player.echoes('here I am')
})

test('says in one line why it could not start', { timeout: 300_000 }, async () => {
  const place = await placeForTest()
  const edge = await edgeProgram({ ...place, apiUrl: 'nowhere' })
  expect(await once(edge.child, 'exit')).toEqual([1, null])
  expect(edge.said()).toBe(
    'The edge could not start: NODE_API_URL: expected an http:// or https:// address\n',
  )
})
