import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { ErrorBody } from '@zubr/contracts/errors'
import { describe, expect, test } from 'vitest'
import { appForTest } from '../testing/app.ts'

const safe = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
}

/** Sends raw bytes; resolves to everything received until the server closed the connection. */
async function sendBytes(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.write(bytes)
  return text(socket)
}

describe('the API', () => {
  test.each<[string, string, string, number]>([
    ['a post', 'POST /api/auth/sign-out', 'content-type: application/json', 400],
    ['a preflight', 'OPTIONS /nodes_stats', 'content-type: application/json', 400],
    ['a deletion', 'DELETE /api/servers/x', 'content-type: application/json', 401],
    ['a form', 'POST /login', 'content-type: application/x-www-form-urlencoded', 422],
    ['an unknown address', 'PUT /nothing', 'content-type: text/plain', 404],
  ])(
    'empty body: a request with a content type and no body is answered at once: %s',
    async (_, line, type, status) => {
      const { url } = await appForTest()
      const origin = line.includes('/login') ? 'http://localhost:3000' : 'http://localhost:3100'
      const began = performance.now()
      const answer = await sendBytes(
        url,
        `${line} HTTP/1.1\r\nhost: a\r\norigin: ${origin}\r\n${type}\r\nconnection: close\r\n\r\n`,
      )
      expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
      await expect(performance.now() - began).toTakeAtMost(5_000)
    },
  )

  test.each([
    ['two hosts', 'host: a\r\nHost: b\r\n'],
    ['a coding that nobody knows', 'host: a\r\ntransfer-encoding: xchunked\r\n'],
  ])('request smuggling: an ambiguous request is refused: %s', async (_, headers) => {
    const { url } = await appForTest()
    for (const path of ['/nodes_stats', '/healthz']) {
      const [head = '', body = ''] = (await sendBytes(url, `GET ${path} HTTP/1.1\r\n${headers}\r\n`)).split(
        '\r\n\r\n',
      )
      expect(head).toContain('HTTP/1.1 400 Bad Request')
      for (const [name, value] of Object.entries(safe)) expect(head).toContain(`${name}: ${value}`)
      expect(ErrorBody.parse(JSON.parse(body.replace(/HTTP.*$/s, ''))).error.code).toBe('invalid_request')
    }
  })

  test('JSON: endless nesting is refused', async () => {
    const { url } = await appForTest()
    const deep = 5_000
    for (const body of ['['.repeat(deep) + ']'.repeat(deep), '{"a":'.repeat(2_500) + 1 + '}'.repeat(2_500)]) {
      const answer = await fetch(`${url}/api/partner-applications`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      expect(answer.status).toBe(400)
      expect(ErrorBody.parse(await answer.json()).error.fields).toEqual({
        body: 'expected at most 32 levels',
      })
    }
  })

  test.each([
    ['garbage', 'GARBAGE\r\n\r\n', '400 Bad Request'],
    [
      'headers without end',
      `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`,
      '431 Request Header Fields Too Large',
    ],
  ])("malformed HTTP: it is answered in the API's format: %s", async (_, bytes, status) => {
    const { url } = await appForTest()
    const [head = '', body = ''] = (await sendBytes(url, bytes)).split('\r\n\r\n')
    expect(head).toContain(`HTTP/1.1 ${status}`)
    for (const [name, value] of Object.entries(safe)) expect(head).toContain(`${name}: ${value}`)
    ErrorBody.parse(JSON.parse(body))
  })
})
