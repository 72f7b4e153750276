import { hashPassword as theirHash, verifyPassword as theirVerify } from 'better-auth/crypto'
import { expect, onTestFinished, test } from 'vitest'
import { TooMany } from '../../http/api-error.ts'
import { accountsForTest } from '../testing/accounts.ts'
import { HashingThreads } from './hashing-threads.ts'
import { PasswordQueue } from './password-queue.ts'

function threadsForTest(count: number): HashingThreads {
  const threads = new HashingThreads(count)
  onTestFinished(() => threads.close())
  return threads
}

/** Hashing that lasts until a test releases it, and the list of started hashes. */
function heldHashing() {
  const started: string[] = []
  const release: Record<string, () => void> = {}
  const hash = (name: string) => () =>
    new Promise<string>((resolve) => {
      started.push(name)
      release[name] = () => resolve(name)
    })
  return { started, hash, release: (name: string) => release[name]?.() }
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 10))

test('threads: their hashes are compatible with better-auth, in both directions', async () => {
  const threads = threadsForTest(1)
  const password = 'Zażółć gęślą jaźń'
  expect(await theirVerify({ hash: await threads.hash(password), password })).toBe(true)
  const stored = await theirHash(password)
  expect(await threads.verify({ hash: stored, password })).toBe(true)
  expect(await threads.verify({ hash: stored, password: 'another' })).toBe(false)
  await expect(threads.verify({ hash: 'none', password })).rejects.toThrow('Invalid password hash')
  expect(await threads.verify({ hash: stored, password })).toBe(true)
})

test("threads: hashing leaves libuv's threads to DNS lookups and session cookies", async () => {
  const threads = threadsForTest(2)
  const hashes = Promise.all(Array.from({ length: 12 }, () => threads.hash('correct horse')))
  const digest = Promise.all(
    Array.from({ length: 4 }, () => crypto.subtle.digest('SHA-256', new Uint8Array(64))),
  )
  const first = await Promise.race([hashes.then(() => 'hashes'), digest.then(() => 'digests')])
  expect(first).toBe('digests')
  await hashes
})

test('queue: a client has one attempt at a time, and too many waiting ones are refused', async () => {
  const queue = new PasswordQueue({ maxWaitingPerClient: 2 })
  const { started, hash, release } = heldHashing()
  const attempts = ['a', 'b', 'c'].map((name) => queue.inTurn('198.51.100.7', hash(name)))
  await expect(queue.inTurn('198.51.100.7', hash('d'))).rejects.toThrow(TooMany)
  const other = queue.inTurn('192.0.2.1', hash('other'))
  await settle()
  expect(started).toEqual(['a', 'other'])
  release('other')
  expect(await other).toBe('other')
  for (const name of ['a', 'b', 'c']) {
    release(name)
    await settle()
  }
  expect(await Promise.all(attempts)).toEqual(['a', 'b', 'c'])
})

test('queue: an attempt that fails lets the next one begin', async () => {
  const queue = new PasswordQueue()
  const failing = queue.inTurn('198.51.100.7', () => Promise.reject(new Error('wrong')))
  const next = queue.inTurn('198.51.100.7', async () => 'right')
  await expect(failing).rejects.toThrow('wrong')
  expect(await next).toBe('right')
})

test('queue: a thread stays for known clients, who come first and replace unknown ones', async () => {
  const queue = new PasswordQueue({ maxAtOnce: 2, maxUnknownAtOnce: 1, maxWaiting: 2, maxUnknownWaiting: 2 })
  const { started, hash, release } = heldHashing()
  const run = (name: string, isKnown: boolean) => queue.run({ isKnown }, hash(name)).catch(() => 'refused')
  const unknown = ['u1', 'u2', 'u3', 'u4'].map((name) => run(name, false))
  expect(await unknown[3]).toBe('refused')
  const known = ['k1', 'k2', 'k3'].map((name) => run(name, true))
  await settle()
  expect(started).toEqual(['u1', 'k1'])
  expect(await unknown[2]).toBe('refused')
  expect(await unknown[1]).toBe('refused')
  for (const name of ['u1', 'k1', 'k2', 'k3']) {
    release(name)
    await settle()
  }
  expect(await Promise.all([...unknown, ...known])).toEqual([
    ...['u1', 'refused', 'refused', 'refused'],
    ...['k1', 'k2', 'k3'],
  ])
})

test('flood: log-ins of one address block nobody else’s log-in', async () => {
  const { visitor } = await accountsForTest({ realPasswords: true })
  await visitor('192.0.2.1').register('bison')
  const flood = Array.from({ length: 30 }, (_, n) =>
    visitor('198.51.100.7').logIn(`name-${n}`, 'guess 12345'),
  )
  const isOver = Promise.all(flood).then(() => 'flood')
  expect((await visitor('192.0.2.1').logIn('bison')).status).toBe(303)
  expect((await visitor('203.0.113.9').logIn('bison')).status).toBe(303)
  expect(await Promise.race([isOver, settle().then(() => 'others')])).toBe('others')
  expect(new Set((await Promise.all(flood)).map(({ status }) => status))).toEqual(new Set([422]))
})

test('flood: if too many addresses log in at once, the rest are told so, and known addresses log in', async () => {
  const { visitor } = await accountsForTest({ realPasswords: true })
  await visitor('192.0.2.1').register('bison')
  const flood = Array.from({ length: 100 }, (_, n) =>
    visitor(`198.51.${n}.7`).logIn(`name-${n}`, 'guess 12345'),
  )
  expect((await visitor('192.0.2.1').logIn('bison')).status).toBe(303)
  const answers = await Promise.all(flood)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([422, 429]))
  const refused = answers.find(({ status }) => status === 429)
  expect(refused?.text).toContain('Слишком много попыток')
})

test('queue: an attempt that waits too long is refused before its connection ends', async () => {
  const queue = new PasswordQueue({ maxAtOnce: 1, maxUnknownAtOnce: 1, maxWaitMs: 5 })
  const { hash, release } = heldHashing()
  const first = queue.run({ isKnown: false }, hash('first'))
  const waiting = queue.run({ isKnown: false }, hash('late')).catch((error: unknown) => error)
  const inTurn = queue.inTurn('198.51.100.7', hash('turn'))
  const behind = queue.inTurn('198.51.100.7', hash('behind')).catch((error: unknown) => error)
  await settle()
  release('first')
  release('turn')
  expect(await Promise.all([first, inTurn])).toEqual(['first', 'turn'])
  expect(await waiting).toBeInstanceOf(TooMany)
  expect(await behind).toBeInstanceOf(TooMany)
})
