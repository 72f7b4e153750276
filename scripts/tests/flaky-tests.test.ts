import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readFlakyTests, recordFlakyTests } from './flaky-tests.ts'

function recordPath(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'zubr-flaky-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return path.join(folder, 'results', 'flaky-tests.json')
}

const unit = { kind: 'unit', file: 'a.test.ts', title: 'adds' } as const
const browser = { kind: 'browser', file: 'e2e/site/a.e2e.ts', title: 'menus open' } as const
const monday = { today: new Date('2026-11-23T22:00:00Z'), commit: 'aaaaaaaaaa' }
const tuesday = { today: new Date('2026-11-24T01:00:00Z'), commit: 'bbbbbbbbbb' }

test('flaky record: a test keeps its first day and commit, and the list is sorted', () => {
  const file = recordPath()
  expect(readFlakyTests(file)).toEqual([])
  recordFlakyTests([unit], { file, ...monday })
  expect(recordFlakyTests([browser, unit, browser], { file, ...tuesday })).toEqual([
    { ...browser, firstSeen: '2026-11-24', commit: 'bbbbbbbbbb' },
  ])
  expect(readFlakyTests(file)).toEqual([
    { ...browser, firstSeen: '2026-11-24', commit: 'bbbbbbbbbb' },
    { ...unit, firstSeen: '2026-11-23', commit: 'aaaaaaaaaa' },
  ])
  expect(readdirSync(path.dirname(file)), 'no unfinished file').toEqual(['flaky-tests.json'])
})

test('flaky record: without a new test no file is written', () => {
  const file = recordPath()
  expect(recordFlakyTests([], { file })).toEqual([])
  expect(existsSync(file)).toBe(false)
})

test('flaky record: the default commit is that of the working tree', () => {
  const [recorded] = recordFlakyTests([unit], { file: recordPath() })
  expect(recorded?.commit).toMatch(/^(?:[0-9a-f]{10,}|unknown)$/)
})

test.each([
  ['<<<<<<< a merge', 'no JSON'],
  ['{}', 'no list'],
  ['[{"kind":"unit"}]', 'an entry without its fields'],
  ['[null]', 'no entry'],
])('flaky record: %s is refused with the expected value', (content) => {
  const file = recordPath()
  recordFlakyTests([unit], { file })
  writeFileSync(file, content)
  expect(() => readFlakyTests(file)).toThrow(/flaky-tests\.json: expected a JSON list of/)
  expect(() => recordFlakyTests([browser], { file })).toThrow(/expected a JSON list of/)
})

test('flaky record: the committed list is valid', () => {
  expect(readFlakyTests()).toBeInstanceOf(Array)
})
