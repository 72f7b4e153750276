import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { serverFolder } from '../folder/server-folder.ts'
import { dataDirForTest, nodeApiForTest, serversForTest } from '../testing/servers.ts'

// Of many servers that start at once, with real processes; turns.test.ts holds the order and the bound.

const never = { readyAfterMs: 2 ** 30 }

/** A node that was restarted with servers `a` to `d`, which are to run again as they did before. `a`, the first, never gets ready. */
async function rebootedNode(limits: { turnMs: number }) {
  const [api, dataDir] = await Promise.all([nodeApiForTest(), dataDirForTest()])
  const [a, b, c, d] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  const options = { apiUrl: api.url, dataDir, limits: { watchMs: 50, startsAtOnce: 1, ...limits } }
  const before = await serversForTest(options)
  for (const id of [a, b, c, d]) {
    api.want(id, { wanted: 'stopped', settings: id === a ? never : {} })
    await api.until(id, { state: 'stopped' })
  }
  await before.stop()
  // Of the generation that the node knows: nobody has asked for anything new.
  const comeBack = (ids: string[]) =>
    api.change({
      servers: api.wanted().map((one) => (ids.includes(one.id) ? { ...one, wanted: 'running' } : one)),
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

test('a server that waits for its turn says so and nothing else; it can be stopped, and what its owner asks for goes first', async () => {
  const { api, a, b, c, d, hasStarted } = await rebootedNode({ turnMs: 2 ** 30 })
  for (const id of [b, c, d]) await api.until(id, waiting)

  api.want(b, { wanted: 'stopped' })
  await api.until(b, { state: 'stopped', progress: null })
  // Its owner sees that it waits, and asks again.
  api.want(d, { settings: never })
  await api.until(d, { ...waiting, generation: 2 })
  api.want(a, { wanted: 'stopped', operation: { id: randomUUID(), action: 'kill' } })
  await api.until(a, { state: 'stopped' })
  await api.until(d, { state: 'starting', progress: { step: 'start', percent: null } })
  await expect.poll(() => hasStarted(d), { timeout: 30_000 }).toBe(true)
  expect([b, c].map(hasStarted)).toEqual([false, false])
  expect(api.reportOf(c)).toMatchObject(waiting)

  api.want(d, { wanted: 'stopped', operation: { id: randomUUID(), action: 'kill' } })
  await api.until(c, { state: 'running', progress: null })
  expect(hasStarted(b)).toBe(false)
})

test('one that hangs in its start goes on, and the others start without it', async () => {
  const { api, a, b, c, d } = await rebootedNode({ turnMs: 300 })
  for (const id of [b, c, d]) await api.until(id, { state: 'running' })
  expect(api.reportOf(a)).toMatchObject({ state: 'starting', progress: { step: 'start' } })
})
