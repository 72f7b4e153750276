import { expect, test } from 'vitest'
import { canonicalRedirect, localizedPath, splitPath } from './urls.ts'

test.each([
  ['ru', '/', '/'],
  ['ru', '/uptime', '/uptime'],
  ['ua', '/', '/ua'],
  ['de', '/help/contact', '/de/help/contact'],
] as const)('URL: %s %s is at %s', (locale, path, address) => {
  expect(localizedPath(locale, path)).toBe(address)
  expect(splitPath(address)).toMatchObject({ locale, path })
})

test.each([
  ['/uptime/', '/uptime'],
  ['/DE/uptime', '/de/uptime'],
  ['/De', '/de'],
  ['/ru', '/'],
  ['/ru/uptime', '/uptime'],
  ['/RU/', '/'],
  ['/uk/uptime', '/ua/uptime'],
  ['/UK/', '/ua'],
  ['//evil.example', '/evil.example'],
  ['//evil.example/..', '/evil.example/..'],
  ['/ru/\\evil.example', '/evil.example'],
  ['/\\evil.example', '/evil.example'],
  ['/uptime//', '/uptime'],
])('redirect: %s leads to %s', (address, target) => {
  expect(canonicalRedirect(address)).toBe(target)
})

test.each(['/', '/de', '/uptime', '/de/uptime', '/unknown', '/russia'])(
  'redirect: %s is canonical',
  (address) => {
    expect(canonicalRedirect(address)).toBeNull()
  },
)
