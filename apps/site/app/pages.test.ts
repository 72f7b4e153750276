import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pages } from './pages.ts'

test('ids and addresses are each used once', () => {
  expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length)
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length)
})

test.each(pages.map(({ id, module }) => [id, module]))('%s is shown by a module that exists', (_, module) => {
  expect(existsSync(new URL(`routes/${module}.tsx`, import.meta.url))).toBe(true)
})

/** Section 2 of the specification, typed from it: addresses that must answer. */
const specified = [
  '/',
  '/bedrock',
  '/java',
  '/bungeecord',
  '/velocity',
  '/spigot',
  '/paper',
  '/pe',
  '/forever',
  '/uptime',
  '/soon',
  '/arcania',
  '/crazby',
  '/legacy',
  '/legacy/oferta',
  '/legacy/user-agreement',
  '/legacy/privacy',
  '/legacy/security',
  '/legacy/pay',
  '/help',
  '/help/contact',
  '/partner',
  '/pay/success',
  '/pay/error',
  '/pay/bill',
  '/wiki',
  '/login',
  '/register',
]

test.each([...specified, '/pmmp'])('%s of the specification is a page', (path) => {
  expect(pages.map((page) => page.path)).toContain(path)
})
