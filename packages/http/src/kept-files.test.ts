import { expect, test } from 'vitest'
import { textResource } from './kept-files.ts'

const page = textResource('page.html', '<p>page</p>'.repeat(50), { headers: { vary: 'Cookie' } })

test('each encoding says its own length, and that the answer depends on the header', () => {
  for (const encoding of ['identity', 'gzip', 'br'] as const)
    expect(page.headers[encoding]).toMatchObject({
      'content-length': String(page.bodies[encoding]?.length),
      'content-type': 'text/html; charset=utf-8',
      vary: 'Accept-Encoding, Cookie',
      etag: page.etag,
    })
})
