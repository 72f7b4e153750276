import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { fetchPage, type Limits } from './fetch.ts'
import { placesOf } from './official.ts'

async function serverForTest(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Requests `/first` from a mirror of Paper. */
async function responseOf(answer: RequestListener, limits: Partial<Limits> = {}) {
  const base = await serverForTest(answer)
  const place = placesOf({ paper: base }).find(({ source }) => source === 'paper')
  if (!place) throw new Error('no place')
  return fetchPage(place, `${base}/first`, {
    userAgent: 'test',
    limits: { patienceMs: 60_000, maxBytes: 1_000_000, ...limits },
    signal: new AbortController().signal,
  })
}

const to =
  (location: string): RequestListener =>
  (_, response) =>
    response.writeHead(302, { location }).end()

test('redirect: a source may redirect to its own addresses, also in their official form', async () => {
  const answer = await responseOf((request, response) => {
    if (request.url === '/first') to('second?x=1')(request, response)
    else if (request.url === '/second?x=1') to('https://fill-data.papermc.io/v1/third')(request, response)
    else response.end(request.url)
  })
  expect(answer).toMatchObject({ status: 'new', body: Buffer.from('/fill-data.papermc.io/v1/third') })
})

test('redirect: one to another host is not followed', async () => {
  let reached = 0
  const other = await serverForTest((_, response) => {
    reached += 1
    response.end('{}')
  })
  await expect(responseOf(to(`${other}/admin`))).rejects.toThrow('sends to 127.0.0.1')
  expect(reached).toBe(0)
  for (const location of ['http://169.254.169.254/latest', 'file:///etc/passwd', 'http://fill.papermc.io/v3'])
    await expect(responseOf(to(location))).rejects.toThrow('which is none of its own')
})

test('redirect: a loop ends', async () => {
  let times = 0
  const round: RequestListener = (request, response) => {
    times += 1
    to('/first')(request, response)
  }
  await expect(responseOf(round)).rejects.toThrow('sends from one address to the next more than 3 times')
  expect(times).toBe(4)
})

test.each<[string, RequestListener, Partial<Limits>, string]>([
  [
    'more than anybody can want',
    (_, response) => {
      const more = () => {
        while (response.write(Buffer.alloc(65_536)));
      }
      response.on('drain', more)
      more()
    },
    {},
    'answers with more than 1000000 bytes',
  ],
  [
    'much, packed as little',
    (_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(20_000_000))),
    {},
    'answers with more than 1000000 bytes',
  ],
  [
    'a part, and then nothing',
    (_, response) => void response.write('{"versions":['),
    { patienceMs: 300 },
    'gave no whole answer within 0.3 s',
  ],
  [
    'that nothing has changed, to whom knows nothing',
    (_, response) => response.writeHead(304).end(),
    {},
    'answered with status 304',
  ],
])('invalid response: %s is refused', async (_, answer, limits, why) => {
  await expect(responseOf(answer, limits)).rejects.toThrow(why)
})
