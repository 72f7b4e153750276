import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { request } from 'node:https'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { connect as connectTls, type PeerCertificate } from 'node:tls'
import { expect, onTestFinished, test } from 'vitest'
import { startProbe } from './probe.ts'
import { makeCertificate } from './testing/certificate.ts'

async function probeForTest() {
  const probe = await startProbe({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => probe.stop())
  return `http://127.0.0.1:${probe.port}`
}

test.each([
  ['GET', '/'],
  ['HEAD', '/'],
  ['GET', '/anything?at=all'],
])('probe: %s %s gets an empty 204 that any page may time', async (method, path) => {
  const answer = await fetch((await probeForTest()) + path, { method })
  expect([answer.status, await answer.text()]).toEqual([204, ''])
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'no-store',
    'timing-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  })
})

test('CORS: a preflight is answered, also for private networks', async () => {
  const answer = await fetch(await probeForTest(), { method: 'OPTIONS' })
  expect(answer.status).toBe(204)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, HEAD',
    'access-control-allow-private-network': 'true',
  })
})

test.each(['POST', 'PUT', 'DELETE'])('probe: %s is refused', async (method) => {
  const answer = await fetch(await probeForTest(), { method })
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
})

test.each([
  ['garbage', 'GARBAGE\r\n\r\n', '400'],
  ['headers without end', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(9_000)}\r\n\r\n`, '431'],
])('probe: %s ends the connection', async (_, bytes, status) => {
  const { hostname, port } = new URL(await probeForTest())
  const socket = connect(Number(port), hostname)
  socket.write(bytes)
  expect(await text(socket)).toMatch(new RegExp(`^HTTP/1.1 ${status}`))
})

test.each([
  ['a coding that nobody knows', 'transfer-encoding: xchunked\r\n\r\n'],
  [
    'a chunk with an endless extension',
    `transfer-encoding: chunked\r\n\r\n5;${'x'.repeat(30_000)}\r\nhello\r\n0\r\n\r\n`,
  ],
  ['a body', 'content-length: 5\r\n\r\nhello'],
])('probe: %s is refused and ends the connection', async (_, rest) => {
  const { hostname, port } = new URL(await probeForTest())
  const socket = connect(Number(port), hostname)
  socket.write(`GET / HTTP/1.1\r\nhost: a\r\n${rest}`)
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /)
})

test('timeout: silent or slow connections are closed and block nobody', async () => {
  const limits = { headersTimeout: 400, connectionsCheckingInterval: 50 }
  // A higher limit per address than usual, since the oldest connections would be closed before
  // their timeout.
  const connections = { maxUnknownPerAddress: 1_000 }
  const probe = await startProbe({ port: 0, host: '127.0.0.1', limits, connections })
  onTestFinished(() => probe.stop())
  const held = Array.from({ length: 200 }, (_, i) => {
    const socket = connect(probe.port, '127.0.0.1')
    if (i % 2) socket.write('GET / HTTP/1.1\r\nx-slow: ')
    return text(socket)
  })
  expect((await fetch(`http://127.0.0.1:${probe.port}`)).status).toBe(204)
  const began = performance.now()
  for (const answer of await Promise.all(held)) expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  await expect(performance.now() - began).toTakeAtMost(3_000)
})

test('probe: it does not wait for a body', async () => {
  const { hostname, port } = new URL(await probeForTest())
  const socket = connect(Number(port), hostname)
  socket.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1000000\r\n\r\nx')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 405 /)
})

test('TLS: with a certificate only TLS is accepted, and a renewed certificate is loaded', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'zubr-tls-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  const tls = { certFile: join(dir, 'cert.pem'), keyFile: join(dir, 'key.pem') }
  const renew = async (name: string) => {
    const { cert, key } = makeCertificate(name)
    await Promise.all([writeFile(tls.certFile, cert), writeFile(tls.keyFile, key)])
  }
  await renew('old.example')
  const probe = await startProbe({ port: 0, host: '127.0.0.1', tls })
  onTestFinished(() => probe.stop())
  const shown = () =>
    new Promise<PeerCertificate>((resolve, reject) => {
      const socket = connectTls({ port: probe.port, host: '127.0.0.1', rejectUnauthorized: false }, () => {
        resolve(socket.getPeerCertificate())
        socket.destroy()
      }).on('error', reject)
    })
  const status = await new Promise((resolve, reject) => {
    request({ port: probe.port, host: '127.0.0.1', rejectUnauthorized: false }, (answer) => {
      resolve([answer.statusCode, answer.headers['strict-transport-security']])
      answer.resume()
    })
      .on('error', reject)
      .end()
  })
  expect(status).toEqual([204, 'max-age=31536000'])
  expect((await shown()).subject.CN).toBe('old.example')
  await expect(fetch(`http://127.0.0.1:${probe.port}`)).rejects.toThrow()

  await renew('new.example')
  const later = new Date(Date.now() + 5_000)
  await utimes(tls.certFile, later, later)
  await probe.refreshCertificate()
  expect((await shown()).subject.CN).toBe('new.example')
})
