import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { locks } from './locks.ts'

test('advisory locks: no two have the same number', () => {
  const numbers = Object.values(locks)
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('advisory locks: no other file defines a number', () => {
  const sources = fileURLToPath(new URL('..', import.meta.url))
  const withNumbers = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.ts') &&
      /7_?305_?8\d\d|advisory_(?:xact_)?lock\(\d/.test(readFileSync(path.join(sources, file), 'utf8')),
  )
  expect(withNumbers, 'add it to locks.ts').toEqual(['database/locks.ts'])
})
