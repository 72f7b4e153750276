import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openStatusPublisher } from './publisher.ts'

const status = (load: number) => ({
  at: '2026-11-21T10:00:00.000Z',
  today: '2026-11-21',
  nodes: [
    {
      name: 'minsk-1',
      load,
      problem: null,
      duration: 60,
      uptime: { day: 100, week: 99.9, month: null, quarter: null },
      days: Array.from({ length: 90 }, () => [1440, 0, 0, 12.5]),
    },
  ],
  incidents: [],
})

/** An API that responds with `answer`. */
async function apiForTest() {
  const api = { answer: (): { status: number; body: string } => ({ status: 200, body: '' }), url: '' }
  const server = createServer((request, response) => {
    const { status: code, body } = api.answer()
    response.writeHead(request.url === '/api/status' ? code : 404).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  api.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return api
}

async function folderForTest() {
  const folder = await mkdtemp(path.join(tmpdir(), 'zubr-status-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

test('published state: it survives API failures and a restart of the site', async () => {
  const api = await apiForTest()
  const file = path.join(await folderForTest(), 'status', 'last.json')
  const failures: unknown[] = []
  const open = () =>
    openStatusPublisher({ apiUrl: api.url, file, onFailure: (error) => failures.push(error) })
  const first = await open()
  expect(first.current()).toBeNull()

  api.answer = () => ({ status: 200, body: JSON.stringify(status(20)) })
  await first.refresh()
  expect(first.current()?.nodes[0]?.load).toBe(20)
  const version = first.version()

  for (const answer of [
    { status: 503, body: '{"error":{}}' },
    { status: 200, body: '<h1>Bad gateway</h1>' },
    { status: 200, body: JSON.stringify({ ...status(30), nodes: 'many' }) },
  ]) {
    api.answer = () => answer
    await first.refresh()
    expect(first.current()?.nodes[0]?.load).toBe(20)
    expect(first.version()).toBe(version)
  }
  expect(failures).toHaveLength(3)
  first.stop()

  const second = await open()
  onTestFinished(() => second.stop())
  expect(second.current()?.nodes[0]?.load).toBe(20)
  expect(JSON.parse(await readFile(file, 'utf8')).nodes).toHaveLength(1)
})

test('published state: a truncated file of an earlier start is ignored', async () => {
  const file = path.join(await folderForTest(), 'last.json')
  await writeFile(file, '{"at":"2026-')
  const publisher = await openStatusPublisher({ apiUrl: 'http://127.0.0.1:9', file })
  expect(publisher.current()).toBeNull()
  publisher.stop()
})
