import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pages } from './pages.ts'

test('pages: ids and addresses are unique', () => {
  expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length)
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length)
})

test.each(pages.map(({ id, module }) => [id, module]))('pages: the module of %s exists', (_, module) => {
  expect(existsSync(new URL(`routes/${module}.tsx`, import.meta.url))).toBe(true)
})

/** Addresses of section 2 of the specification. */
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

test.each([...specified, '/pmmp'])('pages: %s of the specification is a page', (path) => {
  expect(pages.map((page) => page.path)).toContain(path)
})
