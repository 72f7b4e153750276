import { localeStorageKey } from '@zubr/i18n/locale-storage'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import {
  draftsKey,
  readEntry,
  readTabEntry,
  removeDrafts,
  removeEntries,
  setDraftsOwner,
  switchToMemory,
  tabKeys,
  writeEntry,
  writeTabEntry,
} from './storage.ts'

const storage = () => {
  const entries = new Map<string, string>()
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => entries.set(key, text),
  }
}
const [tab, good] = [storage(), storage()]

beforeEach(() => {
  vi.stubGlobal('sessionStorage', tab)
  vi.stubGlobal('localStorage', good)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('demo: it stores nothing but the language, and starts over after a reload', () => {
  writeTabEntry('settings 1', 'a customer’s own')
  const before = [...tab.entries]
  onTestFinished(switchToMemory())
  expect(readTabEntry('settings 1')).toBe(null)
  writeTabEntry('settings 1', { name: 'Narach' })
  writeEntry('serversView', 'table')
  writeEntry(localeStorageKey, 'lv')
  expect([readTabEntry('settings 1'), readEntry('serversView')]).toEqual([{ name: 'Narach' }, 'table'])
  expect([[...tab.entries], [...good.entries]]).toEqual([before, [[localeStorageKey, 'lv']]])

  // A reload.
  onTestFinished(switchToMemory())
  expect([readTabEntry('settings 1'), readEntry('serversView')]).toEqual([null, null])
  expect(readEntry(localeStorageKey)).toBe('lv')
})

/** A fake Storage with its entries as own properties, like in browsers. */
function fakeStorage(): Record<string, unknown> {
  const entries: Record<string, unknown> = Object.create({
    getItem: (key: string) => entries[key] ?? null,
    setItem: (key: string, text: string) => {
      entries[key] = text
    },
    removeItem: (key: string) => {
      delete entries[key]
    },
  })
  return entries
}

test('drafts: their account finds them again, and no other account does', () => {
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('sessionStorage', fakeStorage())
  setDraftsOwner('mira')
  writeEntry(`${draftsKey} server motd`, 'secret')
  writeTabEntry(tabKeys.uploads, [{ name: 'world' }])
  // Her session expires, and she logs in again.
  setDraftsOwner('mira')
  expect([readEntry(`${draftsKey} server motd`), readTabEntry(tabKeys.uploads)]).toEqual([
    'secret',
    [{ name: 'world' }],
  ])
  setDraftsOwner('oskar')
  expect([readEntry(`${draftsKey} server motd`), readTabEntry(tabKeys.uploads)]).toEqual([null, null])
})

test('tab: one that an account left is empty for the next one, even if another tab is already used by it', () => {
  const browser = fakeStorage()
  vi.stubGlobal('localStorage', browser)
  const tabs = [fakeStorage(), fakeStorage()]
  const inTab = (index: number) => vi.stubGlobal('sessionStorage', tabs[index])
  inTab(0)
  setDraftsOwner('mira')
  const keys = [
    'uploads',
    'settings 1',
    'schedule 1 new blank',
    'commands 1',
    'newServer',
    'newServerRequest',
  ]
  for (const key of keys) writeTabEntry(key, 'hers')
  writeEntry('tus::zubr 1 world.zip::1', 'where it is sent')
  writeEntry('serversView', 'table')
  inTab(1)
  setDraftsOwner('oskar')
  expect(Object.keys(browser).sort()).toEqual(['kept of', 'serversView'])
  inTab(0)
  setDraftsOwner('oskar')
  expect(keys.map(readTabEntry)).toEqual(keys.map(() => null))
})

test('logout: drafts are removed', () => {
  const [browser, tab] = [fakeStorage(), fakeStorage()]
  vi.stubGlobal('localStorage', browser)
  vi.stubGlobal('sessionStorage', tab)
  setDraftsOwner('mira')
  for (const key of Object.values(tabKeys)) writeTabEntry(`${key} 1`, 'hers')
  writeEntry(`${draftsKey} server motd`, 'hers')
  writeEntry('tus::zubr 1 world.zip::1', 'where it is sent')
  removeDrafts()
  expect([Object.keys(browser), Object.keys(tab)]).toEqual([[], []])
})

test('prefix: entries with the same key prefix are removed together', () => {
  const local = fakeStorage()
  vi.stubGlobal('localStorage', local)
  for (const key of [draftsKey, `${draftsKey}s`, 'serversView']) writeEntry(key, 'x')
  removeEntries(draftsKey)
  expect(Object.keys(local)).toEqual(['serversView'])
})
