import { readdir, readFile, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { filesHttpForTest, linesOf } from '../testing/http.ts'
import { isPublicAddress } from './public-address.ts'
import { nameOf, pulling } from './pull.ts'

/** A web server that stands for one on the public internet. */
async function elsewhere(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

/** This machine counts as public if the test says so. */
const world = (isPublic: (address: string) => boolean = (address) => address === '127.0.0.1') =>
  filesHttpForTest({ pull: pulling({ isPublic, silentMs: 2_000 }) })
const last = (lines: unknown[]) => lines.at(-1)
const send = (response: ServerResponse, text: string, headers: Record<string, string> = {}) =>
  response.writeHead(200, { 'content-length': String(text.length), ...headers }).end(text)

test('download: an address’s file gets the name that its sender gives it, and reports progress', async () => {
  const url = await elsewhere((request, response) =>
    request.url === '/get?v=1'
      ? send(response, 'plugin', { 'content-disposition': `attachment; filename*=UTF-8''%D0%BF.jar` })
      : response.writeHead(302, { location: '/get?v=1' }).end(),
  )
  const { ask, data } = await world()
  const lines = await linesOf(await ask('pull', { url: `${url}/a.jar`, into: 'plugins' }))
  expect(lines[0]).toHaveProperty('task')
  expect(lines).toContainEqual({ row: { path: 'plugins/п.jar', to: 'plugins/п.jar' } })
  expect(lines).toContainEqual({ progress: { doneBytes: 6, bytes: 6, doneFiles: 1, files: 1 } })
  expect(last(lines)).toEqual({ done: { done: 1, skipped: 0, failed: 0 } })
  expect(await readFile(join(data, 'plugins/п.jar'), 'utf8')).toBe('plugin')
})

test('download: an answer without a size is read to its end', async () => {
  const url = await elsewhere((_, response) => {
    response.writeHead(200)
    response.write('with')
    response.end('out')
  })
  const { ask, data } = await world()
  await linesOf(await ask('pull', { url: `${url}/x`, into: '', name: 'named.txt' }))
  expect(await readFile(join(data, 'named.txt'), 'utf8')).toBe('without')
})

test('download: a taken name is handled as requested', async () => {
  const url = await elsewhere((_, response) => send(response, 'new'))
  const { ask, data } = await world()
  await writeFile(join(data, 'a.txt'), 'old')
  const pull = async (ifTaken: 'refuse' | 'skip' | 'keep_both' | 'replace') =>
    last(await linesOf(await ask('pull', { url: `${url}/a.txt`, into: '', ifTaken })))
  expect(await pull('refuse')).toMatchObject({ failure: { code: 'taken' } })
  expect(await pull('skip')).toMatchObject({ done: { skipped: 1 } })
  await pull('keep_both')
  expect(await readFile(join(data, 'a (2).txt'), 'utf8')).toBe('new')
  expect(await readFile(join(data, 'a.txt'), 'utf8')).toBe('old')
  await pull('replace')
  expect(await readFile(join(data, 'a.txt'), 'utf8')).toBe('new')
  expect(await readdir(join(data, '.zubr/uploads'))).toEqual([])
})

test.each<[string, string, RequestListener, string]>([
  ['has nothing there', '/', (_, response) => response.writeHead(404).end(), 'address_failed'],
  [
    'redirects without end',
    '/',
    (_, response) => response.writeHead(302, { location: '/' }).end(),
    'address_failed',
  ],
  [
    'leads into a private network',
    '/',
    (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
    'address_refused',
  ],
  [
    'leads to a file of this machine',
    '/',
    (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    'address_refused',
  ],
  [
    'leads on with a password in the address',
    '/',
    (_, response) => response.writeHead(302, { location: 'http://user:word@127.0.0.1/' }).end(),
    'address_refused',
  ],
  [
    'breaks off',
    '/',
    (_, response) => {
      response.writeHead(200, { 'content-length': '100' })
      response.write('half', () => response.destroy())
    },
    'address_failed',
  ],
  [
    'has no room here',
    '/',
    (_, response) => void response.writeHead(200, { 'content-length': String(2 ** 48) }).flushHeaders(),
    'no_room',
  ],
  ['says nothing', '/', () => undefined, 'address_failed'],
  [
    'stopped answering',
    '/',
    (_, response) => void response.writeHead(200, { 'content-length': '100' }).write('half'),
    'address_failed',
  ],
])('download: an address that %s leaves nothing', { timeout: 60_000 }, async (_, path, answer, code) => {
  const url = await elsewhere(answer)
  const { ask, data } = await world()
  const lines = await linesOf(await ask('pull', { url: url + path, into: '', name: 'x' }))
  expect(last(lines)).toMatchObject({ failure: { code } })
  expect(await readdir(data)).not.toContain('x')
  expect(await readdir(join(data, '.zubr/uploads')).catch(() => [])).toEqual([])
})

test('slow: a sender below the minimum rate is given up and leaves nothing', async () => {
  const url = await elsewhere((_, response) => {
    response.writeHead(200, { 'content-length': '1000000' })
    const drip = setInterval(() => response.write('x'), 20)
    response.once('close', () => clearInterval(drip))
  })
  const isPublic = (address: string) => address === '127.0.0.1'
  const rate = { bytesPerSecond: 10_000, everyMs: 300 }
  const { ask, data } = await filesHttpForTest({ pull: pulling({ isPublic, silentMs: 10_000, rate }) })
  const lines = await linesOf(await ask('pull', { url: `${url}/`, into: '', name: 'x' }))
  expect(last(lines)).toMatchObject({ failure: { code: 'address_failed' } })
  expect(await readdir(data)).not.toContain('x')
})

test('SSRF: a name is resolved once, and all of its addresses must be public', async () => {
  let requests = 0
  const url = await elsewhere((_, response) => {
    requests += 1
    send(response, 'never')
  })
  const { ask } = await world(() => false)
  for (const host of ['localhost', '127.0.0.1', '[::1]', '0x7f.1', '2130706433']) {
    const at = url.replace('127.0.0.1', host)
    const lines = await linesOf(await ask('pull', { url: `${at}/`, into: '', name: 'x' }))
    expect(last(lines), host).toMatchObject({ failure: { code: 'address_refused' } })
  }
  expect(requests).toBe(0)
})

test.each(['ftp://a.example/x', 'http://a.example:22/', 'http://a.example:25/', 'https://u:p@a.example/'])(
  'SSRF: %s is not contacted at all',
  async (url) => {
    const { ask } = await world()
    const lines = await linesOf(await ask('pull', { url, into: '' }))
    expect(last(lines)).toMatchObject({ failure: { code: 'address_refused' } })
  },
)

test('cancel: a cancelled download ends and leaves nothing', async () => {
  const url = await elsewhere(
    (_, response) => void response.writeHead(200, { 'content-length': '100' }).write('half'),
  )
  const { ask, data } = await world()
  const answer = await ask('pull', { url: `${url}/`, into: '', name: 'x' })
  const reader = answer.body?.getReader()
  const first = new TextDecoder().decode((await reader?.read())?.value)
  const { task } = JSON.parse(first.split('\n')[0] ?? '') as { task: string }
  expect((await linesOf(await ask('tasks', {}))).map((line) => (line as { row: unknown }).row)).toMatchObject(
    [{ task, operation: 'pull' }],
  )
  const following = ask('follow', { task })
  await ask('cancel', { task })
  expect(last(await linesOf(await following))).toEqual({ failure: { code: 'cancelled' } })
  await reader?.cancel()
  expect(await linesOf(await ask('tasks', {}))).toEqual([])
  expect(await readdir(data)).not.toContain('x')
})

/** The first, the last and a middle address of a range, by its prefix. */
function within(prefix: string, bits: number): string[] {
  const bytes = prefix.split('.').map(Number)
  const first = bytes.reduce((sum, byte) => sum * 256 + byte, 0)
  const count = 2 ** (32 - bits)
  return [first, first + Math.floor(count / 2), first + count - 1].map((address) =>
    [24, 16, 8, 0].map((shift) => Math.floor(address / 2 ** shift) % 256).join('.'),
  )
}

const privateRanges: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]

test('SSRF: no address outside the public internet passes, in any notation', () => {
  const ipv4 = privateRanges.flatMap(([prefix, bits]) => within(prefix, bits))
  const hex = (address: string) => {
    const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number)
    return [a * 256 + b, c * 256 + d].map((part) => part.toString(16)).join(':')
  }
  const hidden = [...ipv4, '8.8.8.8'].flatMap((address) => [
    `::ffff:${address}`,
    `::ffff:${hex(address)}`,
    `::${hex(address)}`,
    `64:ff9b::${hex(address)}`,
    `64:ff9b:1::${hex(address)}`,
    `2002:${hex(address)}::1`,
  ])
  const local = ['::', '::1', 'fc00::1', 'fd12:3456::1', 'fe80::1', 'fec0::1', 'ff02::1', '100::1', '2001::1']
  const others = [
    '2001:db8::1',
    '2001:10::1',
    '3fff::1',
    '5f00::1',
    '4000::1',
    '',
    'localhost',
    '1.2.3',
    '1.2.3.4.5',
  ]
  for (const address of [...ipv4, ...hidden, ...local, ...others])
    expect(isPublicAddress(address), address).toBe(false)
  for (const address of [
    '1.1.1.1',
    '9.255.255.255',
    '11.0.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '172.32.0.0',
  ])
    expect(isPublicAddress(address), address).toBe(true)
  for (const address of ['2606:4700::1111', '2a00:1450:4001::1'])
    expect(isPublicAddress(address), address).toBe(true)
})

test.each([
  [`attachment; filename="a b.zip"`, '/x', 'a b.zip'],
  [`attachment; filename="../../etc/passwd"`, '/x', 'passwd'],
  [`attachment; filename=plain.jar`, '/x', 'plain.jar'],
  [`attachment; filename="a.jar"; filename*=UTF-8''%D1%8F.jar`, '/x', 'я.jar'],
  [`attachment; filename*=UTF-8''%E0%A4%A`, '/world%20one.zip?token=1', 'world one.zip'],
  ['', '/', 'download'],
  ['', '/..%2F..%2F', 'download'],
  ['', `/${'x'.repeat(400)}.tar.gz`, `${'x'.repeat(197)}.gz`],
  ['', '/a%00b%0A.txt', 'ab.txt'],
])('name: %s of %s is %s', (disposition, path, name) => {
  const headers = disposition === '' ? {} : { 'content-disposition': disposition }
  expect(nameOf({ headers }, new URL(path, 'http://a.example'))).toBe(name)
})
