import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CoreFile } from '@zubr/contracts/cores/packages'
import { expect, onTestFinished, test } from 'vitest'
import { CoreFileStore } from './core-file-store.ts'

const content = Buffer.alloc(300_000, 'the quick brown bison ')
const sha256 = createHash('sha256').update(content).digest('hex')

/** A source of files, and a store that fetches from it. */
async function sourceForTest(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  silenceMs = 60_000,
) {
  const ranges: (string | undefined)[] = []
  const server = createServer((request, response) => {
    ranges.push(request.headers.range)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const folder = await mkdtemp(join(tmpdir(), 'zubr-store-'))
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await rm(folder, { recursive: true, force: true })
  })
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/core.jar`
  const file = (change: Partial<CoreFile> = {}): CoreFile => ({
    name: 'core.jar',
    url,
    bytes: content.length,
    hash: `sha256:${sha256}`,
    ...change,
  })
  const store = new CoreFileStore(folder, { silenceMs })
  const seen: number[] = []
  const get = (wanted = file()) =>
    store.fetch(wanted, {
      signal: new AbortController().signal,
      userAgent: 'zubr',
      progress: (bytes) => seen.push(bytes),
    })
  return { folder, file, get, drop: (dropped: CoreFile) => store.drop(dropped), ranges, seen, url }
}

const whole = (_request: IncomingMessage, response: ServerResponse) => void response.end(content)

/** Answers a range request. */
function ranged(request: IncomingMessage, response: ServerResponse): void {
  const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0)
  if (from > 0)
    response.writeHead(206, { 'content-range': `bytes ${from}-${content.length - 1}/${content.length}` })
  response.end(content.subarray(from))
}

test('download: parallel requests fetch a file once, and its hash is checked', async () => {
  const { get, ranges, seen } = await sourceForTest(whole)
  const [one, other] = await Promise.all([get(), get()])
  expect(one).toBe(other)
  expect(await readFile(await get())).toEqual(content)
  expect(ranges).toEqual([undefined])
  expect(seen.at(-1)).toBe(content.length)
})

test('resume: an interrupted download continues where it stopped', async () => {
  let halfSent: ServerResponse | undefined
  const { get, ranges, seen } = await sourceForTest((request, response) => {
    if (halfSent) return ranged(request, response)
    halfSent = response
    response.writeHead(200, { 'content-length': content.length })
    response.write(content.subarray(0, 100_000))
  })
  const first = get()
  first.catch(() => {}) // It is checked below.
  // An interruption before the first byte leaves nothing to resume.
  await expect.poll(() => seen.length).toBeGreaterThan(0)
  halfSent?.socket?.end()
  await expect(first).rejects.toThrow("can't be reached")
  expect(await readFile(await get())).toEqual(content)
  expect(ranges[0]).toBeUndefined()
  expect(Number(ranges[1]?.slice(6, -1))).toBeGreaterThan(0)
})

test('resume: a part of another file is discarded and fetched again', async () => {
  const { get, folder, ranges } = await sourceForTest(ranged)
  await writeFile(join(folder, `sha256-${sha256}.part`), 'something else')
  expect(await readFile(await get())).toEqual(content)
  expect(ranges).toEqual(['bytes=14-', undefined])
})

test('timeout: a silent source is given up, and its bytes are kept for the next attempt', async () => {
  const { get, folder } = await sourceForTest((_request, response) => {
    response.writeHead(200, { 'content-length': content.length })
    response.write(content.subarray(0, 100_000))
  }, 1_000)
  await expect(get()).rejects.toThrow('stopped answering')
  expect(await readdir(folder)).toEqual([`sha256-${sha256}.part`])
})

test.each([
  ['another hash', { hash: `sha256:${'0'.repeat(64)}` }, 'is not what its hash says'],
  ['a longer one', { bytes: 100_000 }, 'is longer than it should be'],
])('download: %s: it is never used, and nothing of it stays', async (_what, change, message) => {
  const { get, file, folder } = await sourceForTest(whole)
  await expect(get(file(change))).rejects.toThrow(message)
  expect(await readdir(folder)).toEqual([])
})

test('hash: a file without a published hash must stay as first seen', async () => {
  let sent = content
  const { get, file, drop } = await sourceForTest((_request, response) => void response.end(sent))
  const unsigned = file({ hash: null, bytes: null })
  await get(unsigned)
  await drop(unsigned)
  sent = Buffer.from('another one')
  await expect(get(unsigned)).rejects.toThrow('another one than when this node fetched it first')
  sent = content
  expect(await readFile(await get(unsigned))).toEqual(content)
})

test('hash: a changed file without a published hash is accepted when the next attempt gets the same', async () => {
  let sent = content
  const { get, file, drop } = await sourceForTest((_request, response) => void response.end(sent))
  const unsigned = file({ hash: null, bytes: null })
  const fetched = async () => {
    const body = await readFile(await get(unsigned))
    await drop(unsigned)
    return body
  }
  await fetched()
  const [second, third] = [Buffer.from('a second one'), Buffer.from('a third one')]
  sent = second
  await expect(fetched()).rejects.toThrow('if the next attempt finds the same, it is taken')
  sent = third
  await expect(fetched()).rejects.toThrow('another one')
  expect(await fetched()).toEqual(third)
  expect(await fetched()).toEqual(third)
  sent = content
  await expect(fetched()).rejects.toThrow('another one')
})

test('errors: a missing file and endless redirects are named in words', async () => {
  const missing = await sourceForTest((_request, response) => void response.writeHead(404).end())
  await expect(missing.get()).rejects.toThrow(/^127\.0\.0\.1:\d+ answers 404 for core\.jar$/)
  const around = await sourceForTest((_request, response) => {
    response.writeHead(302, { location: '/again' }).end()
  })
  await expect(around.get()).rejects.toThrow('redirects without end')
})
