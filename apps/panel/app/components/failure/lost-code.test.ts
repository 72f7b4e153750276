import { expect, test } from 'vitest'
import { askServersPanel } from './lost-code.ts'

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
] as const)('of a server that answers with %s the panel knows how it stands', async (_, ask, found) => {
  expect(await askServersPanel('/panel/index-abc.js', ask)).toBe(found)
})
