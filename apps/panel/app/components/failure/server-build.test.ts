import { expect, test } from 'vitest'
import { checkServerBuild } from './server-build.ts'

const page = '<script type="module" src="/panel/index-abc.js"></script>'

test.each([
  ['the same script', async () => new Response(page), 'same'],
  ['another script', async () => new Response(page.replace('abc', 'xyz')), 'newer'],
  ['an error', async () => new Response(page, { status: 503 }), 'away'],
  [
    'no answer',
    async () => {
      throw new TypeError('failed to fetch')
    },
    'away',
  ],
] as const)('lost code: a server that answers with %s is recognised', async (_, ask, found) => {
  expect(await checkServerBuild('/panel/index-abc.js', ask)).toBe(found)
})
