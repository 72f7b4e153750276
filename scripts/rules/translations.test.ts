import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

test('translations: each matches the current Russian text, according to its front matter', () => {
  const folder = path.join(import.meta.dirname, '../../content')
  const originals = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => path.basename(file) === 'ru.md' && !file.includes('node_modules'),
  )
  expect(originals.length).toBeGreaterThan(10)
  const stale = originals.flatMap((original) => {
    const own = path.join(folder, original)
    const source = createHash('sha256').update(readFileSync(own)).digest('hex').slice(0, 12)
    return readdirSync(path.dirname(own))
      .filter((name) => /^[a-z]{2}\.md$/.test(name) && name !== 'ru.md')
      .filter(
        (name) => !readFileSync(path.join(path.dirname(own), name), 'utf8').includes(`source: ${source}`),
      )
      .map((name) => path.join(path.dirname(original), name))
  })
  expect(stale, 'translate what changed, then npm run preflight -- --renew-sources <file>').toEqual([])
})
