import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'
import { expect, test } from 'vitest'
import { isUnavailable, rootOf } from './failure.ts'
import { DatabaseTimeout } from './open.ts'

const fromServer = (code: string) => Object.assign(new pg.DatabaseError('as it says', 0, 'error'), { code })
const fromSocket = (code: string) => Object.assign(new Error('as it says'), { code })

test.each<[string, unknown, boolean]>([
  ['a refused connection', fromSocket('ECONNREFUSED'), true],
  ['a reset connection', fromSocket('ECONNRESET'), true],
  ['a host that no way leads to', fromSocket('EHOSTUNREACH'), true],
  ['a host that is down', fromSocket('EHOSTDOWN'), true],
  ['a network that no way leads to', fromSocket('ENETUNREACH'), true],
  ['a server that is shutting down', fromServer('57P01'), true],
  ['a server that is starting', fromServer('57P03'), true],
  ['too many connections', fromServer('53300'), true],
  ['a full disk', fromServer('53100'), true],
  ['a cancelled statement', fromServer('57014'), true],
  ['a deadlock that stayed after a second try', fromServer('40P01'), true],
  ['our own patience', new DatabaseTimeout(1_000), true],
  ['a connection that broke', new Error('Connection terminated unexpectedly'), true],
  ['an unanswered query', new Error('Query read timeout'), true],
  ['a name that is taken', fromServer('23505'), false],
  ['a missing table', fromServer('42P01'), false],
  ['a fault of ours', new TypeError('x is not a function'), false],
  ['nothing at all', undefined, false],
])('%s: %s', (_, error, unavailable) => {
  expect(isUnavailable(error)).toBe(unavailable)
  if (error instanceof Error)
    expect(isUnavailable(new DrizzleQueryError('select', [], error))).toBe(unavailable)
})

test("logs: they contain the driver's error, not the wrapper that repeats parameters", () => {
  const root = fromServer('23505')
  expect(rootOf(new DrizzleQueryError('select $1', ['secret'], root))).toBe(root)
  expect(String(rootOf(new DrizzleQueryError('select $1', ['secret'])))).not.toContain('secret')
})
