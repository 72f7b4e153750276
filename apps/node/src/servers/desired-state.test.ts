import { randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { byTier } from '@zubr/testing/tier'
import { expect, test } from 'vitest'
import { runtimesForTests } from './testing/runtimes.ts'
import { eventually, livingIn, nodeForTest } from './testing/servers.ts'

test.each(runtimesForTests)(
  'desired state: of two at the same moment the second applies, and one server runs (%s)',
  async (runtime) => {
    const { api, id, folder } = await nodeForTest({ runtime })
    api.want(id)
    await api.until(id, { state: 'running' })
    api.want(id, { desiredState: 'stopped' })
    api.want(id, { desiredState: 'running' })
    await api.until(id, { state: 'running', generation: 3 })
    expect(await livingIn(folder.data)).toHaveLength(1)
    api.want(id, { desiredState: 'running' })
    api.want(id, { desiredState: 'stopped' })
    await api.until(id, { state: 'stopped', generation: 5 })
    expect(await livingIn(folder.data)).toEqual([])
  },
)

test('desired state: a late one of an older generation changes nothing', async () => {
  const { api, id, folder } = await nodeForTest()
  api.want(id)
  api.want(id)
  await api.until(id, { state: 'running', generation: 2 })
  api.want(id, { desiredState: 'absent', generation: 1 })
  const other = randomUUID()
  api.want(other)
  await api.until(other, { state: 'running' })
  expect(api.reportOf(id)?.state).toBe('running')
  expect(await livingIn(folder.data)).toHaveLength(1)
})

test.each(
  runtimesForTests.flatMap((runtime) =>
    byTier({ change: ['absent'] as const, nightly: ['stopped', 'absent'] as const }).map(
      (desiredState) => [desiredState, runtime] as const,
    ),
  ),
)('desired state: %s in the middle of a restart, it ends so (%s)', async (desiredState, runtime) => {
  // A stop that comes before the process handles signals works too.
  const { api, id, folder } = await nodeForTest({ runtime, limits: { graceMs: 60_000 } })
  api.want(id, { settings: { readyAfterMs: 400 } })
  await api.until(id, { state: 'running' })
  const restart = randomUUID()
  api.want(id, { operation: { id: restart, action: 'restart' } })
  await api.until(id, { state: 'starting' })
  api.want(id, { desiredState, operation: null })
  await api.until(id, { state: desiredState, generation: 3 })
  expect(await livingIn(folder.data)).toEqual([])
  if (desiredState === 'stopped')
    await api.until(id, { state: 'stopped', operation: { id: restart, outcome: 'failed' } })
  else await expect(stat(folder.path)).rejects.toThrow('ENOENT')
})

test.each(runtimesForTests)('kill: during a stop it ends the server at once (%s)', async (runtime) => {
  const { api, id } = await nodeForTest({ runtime, limits: { graceMs: 60_000 } })
  api.want(id, { settings: { deaf: true } })
  await api.until(id, { state: 'running' })
  api.want(id, { desiredState: 'stopped' })
  await api.until(id, { state: 'stopping' })
  const kill = randomUUID()
  api.want(id, { operation: { id: kill, action: 'kill' } })
  await api.until(id, { state: 'stopped', operation: { id: kill, outcome: 'done' } })
})

test('reports: none queue up while the API is away; then it gets the current state once', async () => {
  // Real time, but waits for a retry or after a crash end at once.
  const clock = {
    now: Date.now,
    elapsed: () => performance.now(),
    wait: (ms: number, signal: AbortSignal) =>
      delay(Math.min(ms, 50), undefined, { signal }).catch(() => undefined),
  }
  const { api, id, command, lines, starts, node } = await nodeForTest({ clock })
  api.want(id)
  await api.until(id, { state: 'running' })
  api.setAway(true)
  const [before, turnedAway] = [api.reports.length, api.turnedAway()]
  for (let round = 2; round <= 3; round++) {
    command('crash')
    await eventually(async () => expect(await starts()).toHaveLength(round))
    await eventually(async () =>
      expect((await lines()).filter((text) => text === 'ready')).toHaveLength(round),
    )
  }
  await eventually(() => expect(api.turnedAway()).toBeGreaterThan(turnedAway + 3))
  expect(api.reports).toHaveLength(before)
  api.setAway(false)
  await eventually(() => expect(api.reports.length).toBeGreaterThan(before))
  expect(api.reports[before]?.servers.map(({ id: one, state }) => [one, state])).toEqual([[id, 'running']])
  expect(
    node.logged.filter((line) => line.includes('reports could not be exchanged with the API')),
  ).toHaveLength(1)
})
