import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { switchToMemory } from '../../../storage.ts'
import { forgetDraft, readDraft, storeDraft } from './draft.ts'

const hour = 3_600_000
const draft = (text: string, at = Date.now()) => ({ text, version: 'v1', encoding: 'utf-8', at }) as const

beforeEach(() => {
  onTestFinished(switchToMemory())
})

test('draft: each file has its own until it is discarded', () => {
  expect(storeDraft('s1', 'server.properties', draft('motd=1'))).toBe(true)
  expect(storeDraft('s2', 'server.properties', draft('motd=2'))).toBe(true)
  expect(readDraft('s1', 'server.properties')).toMatchObject({ text: 'motd=1', version: 'v1' })
  forgetDraft('s1', 'server.properties')
  expect(readDraft('s1', 'server.properties')).toBe(null)
  expect(readDraft('s2', 'server.properties')).toMatchObject({ text: 'motd=2' })
})

test('limit: the oldest drafts are removed, and a too long one is not stored', () => {
  const long = 'x'.repeat(900_000)
  const now = Date.now()
  for (const [index, name] of ['a', 'b', 'c'].entries())
    expect(storeDraft('s', name, draft(long, now + index))).toBe(true)
  expect(['a', 'b', 'c'].map((name) => readDraft('s', name) !== null)).toEqual([false, true, true])
  expect(storeDraft('s', 'd', draft('x'.repeat(2_000_001), now))).toBe(false)
  expect(readDraft('s', 'd')).toBe(null)
})

test('expiry: a draft is removed after a week', () => {
  const then = Date.now()
  storeDraft('s', 'a', draft('x', then))
  expect(readDraft('s', 'a', then + 167 * hour)).not.toBe(null)
  expect(readDraft('s', 'a', then + 169 * hour)).toBe(null)
})

test('storage: without it, keeping a draft returns false', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
    removeItem: () => {},
  }
  const end = switchToMemory()
  end()
  vi.stubGlobal('localStorage', full)
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(storeDraft('s', 'a', draft('x'))).toBe(false)
  expect(readDraft('s', 'a')).toBe(null)
})
