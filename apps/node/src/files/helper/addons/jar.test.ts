import { expect, test } from 'vitest'
import { describe } from './describe.ts'
import { jarForTest } from './testing/jars.ts'

test('duplicates: the last entry of a name in the central directory counts, as in java.util.zip', async () => {
  const jar = await jarForTest([
    { path: 'plugin.yml', content: 'name: Library\nversion: 1\nmain: a.B\n' },
    { path: 'a/B.class', content: '' },
    { path: 'plugin.yml', content: 'name: Mine\nversion: 2\nmain: a.B\n' },
  ])
  expect(await describe(jar, { loaders: ['paper'], name: 'x' })).toMatchObject({ id: 'Mine', version: '2' })
})
