import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { keepInMemory } from '../../../storage.ts'
import { forgetDraft, keepDraft, keptDraft } from './draft.ts'

const hour = 3_600_000
const draft = (text: string, at = Date.now()) => ({ text, version: 'v1', encoding: 'utf-8', at }) as const

beforeEach(() => {
  onTestFinished(keepInMemory())
})

test('draft: each file has its own until it is discarded', () => {
  expect(keepDraft('s1', 'server.properties', draft('motd=1'))).toBe(true)
  expect(keepDraft('s2', 'server.properties', draft('motd=2'))).toBe(true)
  expect(keptDraft('s1', 'server.properties')).toMatchObject({ text: 'motd=1', version: 'v1' })
  forgetDraft('s1', 'server.properties')
  expect(keptDraft('s1', 'server.properties')).toBe(null)
  expect(keptDraft('s2', 'server.properties')).toMatchObject({ text: 'motd=2' })
})

test('limit: the oldest drafts are removed, and a too long one is not stored', () => {
  const long = 'x'.repeat(900_000)
  const now = Date.now()
  for (const [index, name] of ['a', 'b', 'c'].entries())
    expect(keepDraft('s', name, draft(long, now + index))).toBe(true)
  expect(['a', 'b', 'c'].map((name) => keptDraft('s', name) !== null)).toEqual([false, true, true])
  expect(keepDraft('s', 'd', draft('x'.repeat(2_000_001), now))).toBe(false)
  expect(keptDraft('s', 'd')).toBe(null)
})

test('expiry: a draft is removed after a week', () => {
  const then = Date.now()
  keepDraft('s', 'a', draft('x', then))
  expect(keptDraft('s', 'a', then + 167 * hour)).not.toBe(null)
  expect(keptDraft('s', 'a', then + 169 * hour)).toBe(null)
})

test('storage: without it, keeping a draft returns false', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
    removeItem: () => {},
  }
  const end = keepInMemory()
  end()
  vi.stubGlobal('localStorage', full)
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(keepDraft('s', 'a', draft('x'))).toBe(false)
  expect(keptDraft('s', 'a')).toBe(null)
})
