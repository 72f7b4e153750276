import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { measure } from './machine.ts'
import { agentForTest, apiForTest, quietMachine } from './testing/agent.ts'

test('report: the agent reports at once, and then every ten seconds', async () => {
  const api = await apiForTest()
  const { end } = await agentForTest({ apiUrl: api.url })
  expect(await end('measure')).toBeLessThanOrEqual(1_000)
  expect(await api.next()).toEqual({
    authorization: `Bearer ${'t'.repeat(43)}`,
    report: {
      load: 10,
      memoryUsedBytes: 4_000_000_000,
      memoryTotalBytes: 16_000_000_000,
      diskFreeBytes: 90_000_000_000,
      diskTotalBytes: 200_000_000_000,
      problem: null,
    },
  })
  for (let i = 0; i < 3; i++) {
    expect(await end('measure')).toBe(10_000)
    await api.next()
  }
})

test('report: it contains this real machine', async () => {
  const api = await apiForTest()
  const { end } = await agentForTest({ apiUrl: api.url, measure })
  await end('measure')
  const { report } = await api.next()
  expect(report.memoryUsedBytes).toBeGreaterThan(0)
  expect(report.memoryUsedBytes).toBeLessThan(report.memoryTotalBytes)
  expect(report.diskFreeBytes).toBeLessThanOrEqual(report.diskTotalBytes)
})

test('load: above 95 % for a minute it becomes a problem, which ends with the load', async () => {
  const api = await apiForTest()
  const { end, machine } = await agentForTest({ apiUrl: api.url })
  const problems: unknown[] = []
  const rounds = async (load: number, count: number) => {
    machine.load = load
    for (let i = 0; i < count; i++) {
      await end('measure')
      problems.push((await api.next()).report.problem)
    }
  }
  await rounds(99, 7)
  expect(problems.splice(0)).toEqual([null, null, null, null, null, null, 'overload'])
  await rounds(50, 1)
  await rounds(99, 6)
  expect(problems).toEqual(Array(7).fill(null))
})

test('report: a failed measurement is repeated later', async () => {
  const api = await apiForTest()
  let fails = true
  const { end, logged } = await agentForTest({
    apiUrl: api.url,
    measure: async (_, cpu) => {
      if (fails) throw new Error('no such disk')
      return { measurement: quietMachine, cpu }
    },
  })
  await end('measure')
  fails = false
  await end('measure')
  await api.next()
  expect(logged).toEqual(['warn: node minsk-1: the load of this machine could not be measured: no such disk'])
})

test('retry: while the API is down the intervals grow, and then only the newest report is sent', async () => {
  const api = await apiForTest()
  const { begun, end, machine, logged } = await agentForTest({ apiUrl: api.url })
  await end('measure')
  await api.next()
  await api.away()
  const delays: number[] = []
  for (let i = 1; i <= 8; i++) {
    machine.load = i
    await end('measure')
    delays.push(await end('retry'))
  }
  expect(delays).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000])
  await begun('retry')
  await api.back()
  await end('retry')
  expect((await api.next()).report.load).toBe(8)
  machine.load = 50
  await end('measure')
  expect((await api.next()).report.load).toBe(50)
  expect(api.unread()).toBe(0)
  expect(logged).toHaveLength(2)
  expect(logged[0]).toMatch(/^warn: .*does not accept reports \(ECONNREFUSED\); retrying$/)
  expect(logged[1]).toMatch(/^info: .*again$/)
})

test('timeout: a request that hangs is given up', async () => {
  const api = await apiForTest()
  api.answerWith(() => undefined)
  const { begun, end, logged } = await agentForTest({ apiUrl: api.url, requestTimeoutMs: 1_000 })
  await end('measure')
  await api.next()
  expect((await begun('retry')).ms).toBe(1_000)
  expect(logged[0]).toContain('no answer within 1000 ms')
  api.answerWith(204)
  await end('retry')
  await api.next()
})

test('retry: a 5xx is temporary', async () => {
  const api = await apiForTest()
  api.answerWith(503)
  const { end, logged } = await agentForTest({ apiUrl: api.url })
  await end('measure')
  await api.next()
  api.answerWith(204)
  expect(await end('retry')).toBe(1_000)
  await api.next()
  await end('measure')
  await api.next()
  expect(logged.join()).toMatch(/status 503.*info: .*again/)
})

test('token: a refusal is logged once, without the token, and retried once a minute', async () => {
  const api = await apiForTest()
  api.answerWith(401)
  const { end, logged } = await agentForTest({ apiUrl: api.url })
  await end('measure')
  for (let i = 0; i < 3; i++) {
    await api.next()
    expect(await end('retry')).toBe(60_000)
  }
  expect(logged).toEqual([expect.stringMatching(/^error: .*does not know this token.*rotate-token minsk-1$/)])
  expect(logged.join()).not.toContain('tttt')
})

test('redirect: it is not followed, since it would carry the token elsewhere', async () => {
  const [api, thief] = [await apiForTest(), await apiForTest()]
  api.answerWith((_, response) => response.writeHead(307, { location: thief.url }).end())
  const { end } = await agentForTest({ apiUrl: api.url })
  await end('measure')
  await api.next()
  expect(await end('retry')).toBe(60_000)
  expect(thief.unread()).toBe(0)
})

test('stop: it ends the probe and a report that hangs at once', async () => {
  const api = await apiForTest()
  api.answerWith(() => undefined)
  const { agent, end, logged } = await agentForTest({ apiUrl: api.url })
  await end('measure')
  await api.next()
  const began = performance.now()
  await agent.stop()
  await expect(performance.now() - began).toTakeAtMost(500)
  expect(logged).toEqual([])
  await expect(fetch(`http://127.0.0.1:${agent.port}`)).rejects.toThrow()
})

test('port: a taken one is an error with its code', async () => {
  const api = await apiForTest()
  const { agent } = await agentForTest({ apiUrl: api.url })
  await expect(agentForTest({ apiUrl: api.url, port: agent.port })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  })
})

test('port: a second agent on a machine touches no server of the first', async () => {
  const api = await apiForTest()
  const { agent } = await agentForTest({ apiUrl: api.url })
  const dataDir = await mkdtemp(join(tmpdir(), 'zubr-second-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const servers = { panelOrigin: api.url, serverPorts: { first: 28_990, last: 28_991 } }
  await expect(agentForTest({ apiUrl: api.url, port: agent.port, dataDir, servers })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  })
  expect(await readdir(dataDir)).toEqual([])
})
