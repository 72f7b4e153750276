import type { DesiredServer } from '@zubr/contracts/node-servers'
import { realClock } from '@zubr/on-node/clock'
import { expect, test } from 'vitest'
import { startedWith } from '../decision/pending-restart.ts'
import type { ServerMemory } from '../decision/server-memory.ts'
import type { ServerRun } from '../server-run.ts'
import { eventually, nodeForTest } from '../testing/servers.ts'
import { AppliedSettings } from './applied-settings.ts'

const none = { memoryMb: 1_000, pending: [] }

test('restart: pending changes are reported until it, by the next agent as well', async () => {
  const { api, id } = await nodeForTest()
  const first = api.want(id)
  await api.until(id, { state: 'running', run: none })
  // The generation stays the same when settings or plans change.
  api.want(id, { ...first, memoryMb: 500, settings: { javaArguments: '-Xss1m', motd: 'Hi' } })
  const waits = { memoryMb: 1_000, pending: ['memory' as const, 'java' as const, 'settings' as const] }
  await api.until(id, { state: 'running', run: waits })
  api.want(id, { operation: { id: crypto.randomUUID(), action: 'restart' } })
  await api.until(id, { state: 'running', run: { memoryMb: 500, pending: [] } })
})

test('memory: a smaller plan ends no server within the first day', async () => {
  let laterMs = 0
  const clock = { ...realClock, now: () => Date.now() + laterMs }
  const { api, id, command } = await nodeForTest({ clock })
  const first = api.want(id, { memoryMb: 1_000 })
  await api.until(id, { state: 'running' })
  api.want(id, { ...first, memoryMb: 16 })
  await api.until(id, { state: 'running', run: { memoryMb: 1_000, pending: ['memory'] } })
  command('say it still answers')
  laterMs = 25 * 3_600_000
  await api.until(id, { state: 'stopped', reason: 'out_of_memory' })
})

test('memory: a restart into a smaller plan stops the process gently, whatever it uses', async () => {
  const { api, id } = await nodeForTest()
  const first = api.want(id, { memoryMb: 1_000 })
  await api.until(id, { state: 'running' })
  const less = api.want(id, { ...first, memoryMb: 16 })
  await api.until(id, { state: 'running', run: { memoryMb: 1_000, pending: ['memory'] } })
  api.want(id, { ...less, operation: { id: crypto.randomUUID(), action: 'restart' } })
  // The process that starts then has too little memory.
  await api.until(id, { state: 'stopped', reason: 'out_of_memory' })
  const stopping = api.reports.flatMap(({ servers }) => servers.filter((one) => one.state === 'stopping'))
  expect(stopping[0]).toMatchObject({ reason: null })
  const states = api.reports.flatMap(({ servers }) => servers.map(({ state }) => state))
  expect(states.slice(states.indexOf('stopping'))).toContain('starting')
})

test('retry: the report has the time of the next attempt to get a core', async () => {
  const { api, id } = await nodeForTest()
  api.want(id, { core: { id: 'fake', version: '99' } })
  const report = await eventually(() => {
    const found = api.reportOf(id)
    if (!found?.retryAt) throw new Error('no time yet')
    return found
  })
  expect(report).toMatchObject({ state: 'creating', reason: 'core_unavailable', run: null })
  expect(Math.abs(Date.parse(report.retryAt ?? '') - Date.now())).toBeLessThan(70_000)
})

test('memory: a process that ends for a restart keeps the limit of its start', () => {
  const core = { id: 'paper', version: '1.21.4' }
  const wanted = { core, settings: {}, memoryMb: 16, diskMb: 1 } as DesiredServer
  const noted = { run: { core, ready: true, started: startedWith({ ...wanted, memoryMb: 1_000 }) } }
  let memory = noted as ServerMemory
  let run: ServerRun | undefined = {} as ServerRun
  const facts = new AppliedSettings(
    {
      ...{ memory: () => memory, run: () => run, wanted: () => wanted },
      ...{ record: async () => undefined, notify: () => undefined },
    },
    realClock,
  )
  expect(facts.limits().memoryMb).toBe(1_000)
  memory = { ...memory, run: null }
  expect(facts.limits().memoryMb).toBe(1_000)
  run = undefined
  expect(facts.limits().memoryMb).toBe(16)
})
