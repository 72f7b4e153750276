import type { Server } from '@zubr/contracts/servers'
import { expect, test } from 'vitest'
import { addable, freeName, moved, rowsOf } from './backend-rows.ts'

const own = (id: string, change: Partial<Server> = {}) =>
  ({ id, edition: 'java', contract: 'active', core: { id: 'vanilla' }, settings: {}, ...change }) as Server
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(
  (letter) => `${letter.repeat(8)}-0000-4000-8000-000000000000`,
) as [string, string, string, string]

test('each server behind a proxy is known for what it lacks', () => {
  const servers = [
    own(a, { settings: { forwardingSecret: 's' } }),
    own(b, { settings: { forwardingSecret: '' } }),
    own(c),
  ]
  const backends = [a, b, c, d, 'far.example:1'].map((at, i) => ({ name: `n${i}`, at }))
  const bonds = (secret: string) => rowsOf(backends, servers, secret).map(({ bond }) => bond)
  expect(bonds('s')).toEqual(['joined', 'apart', 'unable', 'gone', 'elsewhere'])
  // A proxy without a secret is trusted by nobody.
  expect(bonds('')).toEqual(['apart', 'apart', 'unable', 'gone', 'elsewhere'])
})

test('a proxy is put in front of its owner’s Java servers that run on, each once', () => {
  const servers = [own(a), own(b, { edition: 'bedrock' }), own(c, { contract: 'blocked' }), own(d)]
  expect(addable(servers, [{ name: 'x', at: d }]).map(({ id }) => id)).toEqual([a])
})

test('a name is one that the proxy takes and has not got', () => {
  expect(freeName('pushcha', [])).toBe('pushcha')
  expect(freeName('try', [])).toBe('server')
  expect(freeName('a b', [{ name: 'a-b', at: a }])).toBe('a-b-2')
})

test('a row moves by one place', () => {
  const rows = [a, b, c].map((at) => ({ name: at, at }))
  expect(moved(rows, 2, -1).map(({ at }) => at)).toEqual([a, c, b])
  expect(moved(rows, 0, 1).map(({ at }) => at)).toEqual([b, a, c])
})
