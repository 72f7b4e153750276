import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { serverFolder } from '../folder/server-folder.ts'
import { dataDirForTest, nodeApiForTest, serversForTest } from '../testing/servers.ts'

// Many servers start at once, as real processes. start-queue.test.ts covers order and limit.

const never = { readyAfterMs: 2 ** 30 }

/** A rebooted node whose servers `a` to `d` start again. `a`, the first, never becomes ready. */
async function rebootedNode(limits: { startSlotMs: number }) {
  const [api, dataDir] = await Promise.all([nodeApiForTest(), dataDirForTest()])
  const [a, b, c, d] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  const options = { apiUrl: api.url, dataDir, limits: { watchMs: 50, maxConcurrentStarts: 1, ...limits } }
  const before = await serversForTest(options)
  for (const id of [a, b, c, d]) {
    api.want(id, { desiredState: 'stopped', settings: id === a ? never : {} })
    await api.until(id, { state: 'stopped' })
  }
  await before.stop()
  // The generation stays the same: no owner has requested anything.
  const comeBack = (ids: string[]) =>
    api.change({
      servers: api.wanted().map((one) => (ids.includes(one.id) ? { ...one, desiredState: 'running' } : one)),
    })
  comeBack([a])
  await serversForTest(options)
  await api.until(a, { state: 'starting', progress: { step: 'start', percent: null } })
  comeBack([b, c, d])
  const hasStarted = (id: string) => existsSync(join(serverFolder(dataDir, id).data, 'starts.txt'))
  return { api, a, b, c, d, hasStarted }
}

const waiting = {
  state: 'starting',
  reason: null,
  progress: { step: 'wait_turn', percent: null },
  silentSince: null,
} as const

test('start queue: a waiting server reports only that, can be stopped, and owners’ requests go first', async () => {
  const { api, a, b, c, d, hasStarted } = await rebootedNode({ startSlotMs: 2 ** 30 })
  for (const id of [b, c, d]) await api.until(id, waiting)

  api.want(b, { desiredState: 'stopped' })
  await api.until(b, { state: 'stopped', progress: null })
  // Its owner sees that it waits, and requests the start again.
  api.want(d, { settings: never })
  await api.until(d, { ...waiting, generation: 2 })
  api.want(a, { desiredState: 'stopped', operation: { id: randomUUID(), action: 'kill' } })
  await api.until(a, { state: 'stopped' })
  await api.until(d, { state: 'starting', progress: { step: 'start', percent: null } })
  await expect.poll(() => hasStarted(d), { timeout: 30_000 }).toBe(true)
  expect([b, c].map(hasStarted)).toEqual([false, false])
  expect(api.reportOf(c)).toMatchObject(waiting)

  api.want(d, { desiredState: 'stopped', operation: { id: randomUUID(), action: 'kill' } })
  await api.until(c, { state: 'running', progress: null })
  expect(hasStarted(b)).toBe(false)
})

test('start queue: a server that hangs in its start continues, and others start without it', async () => {
  const { api, a, b, c, d } = await rebootedNode({ startSlotMs: 300 })
  for (const id of [b, c, d]) await api.until(id, { state: 'running' })
  expect(api.reportOf(a)).toMatchObject({ state: 'starting', progress: { step: 'start' } })
})
