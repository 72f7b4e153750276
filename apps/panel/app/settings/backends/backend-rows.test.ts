import type { Server } from '@zubr/contracts/servers/server'
import { expect, test } from 'vitest'
import { addable, freeName, isBehindProxy, isEmptyProxy, moved, rowsOf } from './backend-rows.ts'
import type { ModState } from './forwarding-mods.ts'

const core = (id: string) => ({ id, gameVersion: '1.21.11' }) as Server['core']
const javaServer = (id: string, change: Partial<Server> = {}) =>
  ({ id, edition: 'java', contract: 'active', core: core('vanilla'), settings: {}, ...change }) as Server
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(
  (letter) => `${letter.repeat(8)}-0000-4000-8000-000000000000`,
) as [string, string, string, string]

test("backend links: each server's problem is recognised", () => {
  const known = { core: core('paper'), settings: { forwardingSecret: 's' } }
  const servers = [
    javaServer(a, known),
    javaServer(b, { core: core('paper'), settings: { forwardingSecret: '' } }),
    javaServer(c),
  ]
  const backends = [a, b, c, d, 'far.example:1'].map((at, i) => ({ name: `n${i}`, at }))
  const links = (secret: string) => rowsOf(backends, servers, secret, new Map()).map(({ link: bond }) => bond)
  expect(links('s')).toEqual(['joined', 'apart', 'unable', 'gone', 'elsewhere'])
  // Nobody trusts a proxy without a secret.
  expect(links('')).toEqual(['apart', 'apart', 'unable', 'gone', 'elsewhere'])
  // A mod's check counts only if the mod is installed.
  const modded = (state: ModState) =>
    rowsOf(
      [{ name: 'a', at: a }],
      [javaServer(a, { ...known, core: core('fabric') })],
      's',
      new Map([[a, state]]),
    )[0]?.link
  expect((['there', 'missing', 'unknown'] as const).map(modded)).toEqual(['joined', 'modded', 'modded'])
})

test("candidates: the owner's active Java servers, each once", () => {
  const servers = [
    javaServer(a),
    javaServer(b, { edition: 'bedrock' }),
    javaServer(c, { contract: 'blocked' }),
    javaServer(d),
  ]
  expect(addable(servers, [{ name: 'x', at: d }]).map(({ id }) => id)).toEqual([a])
})

test('name: valid for the proxy and unused', () => {
  expect(freeName('pushcha', [])).toBe('pushcha')
  expect(freeName('try', [])).toBe('server')
  expect(freeName('a b', [{ name: 'a-b', at: a }])).toBe('a-b-2')
})

test('order: a row moves by one place', () => {
  const rows = [a, b, c].map((at) => ({ name: at, at }))
  expect(moved(rows, 2, -1).map(({ at }) => at)).toEqual([a, c, b])
  expect(moved(rows, 0, 1).map(({ at }) => at)).toEqual([b, a, c])
})

test('behind a proxy: servers whose core checks the secret, and proxies with backends', () => {
  const settings = { forwardingSecret: 's' }
  expect(isBehindProxy(javaServer(a, { core: core('paper'), settings }))).toBe(true)
  expect(isBehindProxy(javaServer(a, { core: core('vanilla'), settings }))).toBe(false)
  expect(isBehindProxy(javaServer(a, { core: core('paper'), settings: { forwardingSecret: '' } }))).toBe(
    false,
  )
  const proxy = { edition: 'proxy', core: core('velocity') } as const
  expect(isBehindProxy(javaServer(a, { ...proxy, settings }))).toBe(false)
  expect(isEmptyProxy(javaServer(a, { ...proxy, settings: { ...settings, servers: '' } }))).toBe(true)
  expect(isEmptyProxy(javaServer(a, { ...proxy, settings: { servers: `lobby=${b}` } }))).toBe(false)
})
