import { expect, test } from 'vitest'
import { encodingFor, textResource } from './kept-files.ts'

const page = textResource('page.html', '<p>page</p>'.repeat(50), { headers: { vary: 'Cookie' } })

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5', 'br'],
  ['identity', 'identity'],
  [undefined, 'identity'],
])('a visitor who accepts %s gets %s', (accepted, encoding) => {
  expect(encodingFor(accepted, page)).toBe(encoding)
})

test('each encoding says its own length, and that the answer depends on the header', () => {
  for (const encoding of ['identity', 'gzip', 'br'] as const)
    expect(page.headers[encoding]).toMatchObject({
      'content-length': String(page.bodies[encoding]?.length),
      'content-type': 'text/html; charset=utf-8',
      vary: 'Accept-Encoding, Cookie',
      etag: page.etag,
    })
})
