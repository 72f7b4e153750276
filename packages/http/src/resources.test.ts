import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { readResource, send, textResource } from './resources.ts'

const page = textResource('page.html', '<p>page</p>'.repeat(50), { headers: { vary: 'Cookie' } })

test('compression: each encoding has its own Content-Length, and the response has Vary', () => {
  for (const encoding of ['identity', 'gzip', 'br'] as const)
    expect(page.headers[encoding]).toMatchObject({
      'content-length': String(page.bodies[encoding]?.length),
      'content-type': 'text/html; charset=utf-8',
      vary: 'Accept-Encoding, Cookie',
      etag: encoding === 'identity' ? page.etag : page.etag.replace(/"$/, `-${encoding}"`),
    })
})

test('ETag: each encoding has its own strong tag, and the tag of another encoding does not give 304', async () => {
  const server = createServer((request, response) => send(request, response, page))
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const ask = (encoding: string, tag = '') =>
    fetch(`http://127.0.0.1:${port}`, { headers: { 'accept-encoding': encoding, 'if-none-match': tag } })
  const tags = await Promise.all(
    ['identity', 'gzip', 'br'].map(async (one) => (await ask(one)).headers.get('etag') ?? ''),
  )
  expect(new Set(tags).size).toBe(3)
  for (const [n, encoding] of ['identity', 'gzip', 'br'].entries())
    for (const [m, tag] of tags.entries()) expect((await ask(encoding, tag)).status).toBe(n === m ? 304 : 200)
})

test('compression: a file without compressed twins is served as it is', async () => {
  const file = readResource(fileURLToPath(import.meta.url), { headers: {} })
  const server = createServer((request, response) => send(request, response, file))
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}`, { headers: { 'accept-encoding': 'br, gzip' } })
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(await answer.text()).toBe(String(file.bodies.identity))
})
