import { isNightly } from '@zubr/testing/tier'
import { expect, test } from 'vitest'
import { accountsForTest, codeIn, goodPassword } from '../testing/accounts.ts'

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

test.runIf(isNightly)(
  'timing: a wrong password, an unknown name and a pause take the same time',
  async () => {
    const { visitor, db } = await accountsForTest({ realPasswords: true })
    await visitor().register('bison')
    const time = async (name: string, n: number) => {
      const start = performance.now()
      const { status } = await visitor(`198.51.100.${n}`).logIn(name, 'some wrong password')
      expect(status).toBe(422)
      return performance.now() - start
    }
    const times: Record<'known' | 'unknown' | 'rateLimited', number[]> = {
      known: [],
      unknown: [],
      rateLimited: [],
    }
    await time('bison', 250)
    // In turns, so that other load on the machine affects all of them equally.
    for (let n = 0; n < 15; n++) {
      await db.$client.query('delete from rate_limits')
      times.known.push(await time('bison', n))
      times.unknown.push(await time('nobody-at-all', n + 20))
      await db.$client.query(`update rate_limits set blocked_until = now() + interval '1 hour'`)
      times.rateLimited.push(await time('bison', n + 40))
    }
    const [known, unknown, rateLimited] = [
      median(times.known),
      median(times.unknown),
      median(times.rateLimited),
    ]
    for (const other of [unknown, rateLimited]) {
      const summary = `medians in ms: wrong password ${known}, unknown name ${unknown}, pause ${rateLimited}`
      expect(other / known, summary).toBeGreaterThan(0.6)
      expect(other / known, summary).toBeLessThan(1.7)
    }
  },
)

test('brute force: unknown addresses are slowed down, even with the right password; the owner logs in', async () => {
  const { visitor, db, mailTo } = await accountsForTest()
  const owner = visitor('192.0.2.1')
  await owner.register('bison')
  for (let n = 0; n < 12; n++) await visitor(`198.51.100.${n}`).logIn('bison', `guess number ${n}`)
  await db.$client.query(
    `update rate_limits set blocked_until = now() + interval '1 hour' where failures > 10`,
  )
  expect((await visitor('203.0.113.1').logIn('bison')).status).toBe(422)
  // From a known address the owner logs in, even after wrong attempts from there.
  for (let n = 0; n < 30; n++) await visitor('192.0.2.1').logIn('bison', `slip number ${n}`)
  expect((await visitor('192.0.2.1').logIn('bison')).status).toBe(303)
  // From an unknown address a reset mail helps: it makes the address a known one.
  const travelling = visitor('203.0.113.2')
  await travelling.form('/forgot', { name: 'bison' })
  const code = codeIn(await mailTo('bison@players.example', /reset\?/))
  const password = 'another horse battery'
  expect((await travelling.form('/reset', { code, password, repeat: password })).status).toBe(303)
  expect(await travelling.isLoggedIn()).toBe(true)
})

test('brute force: an address that tries many accounts is slowed down, in any spelling of the account', async () => {
  const { visitor, db } = await accountsForTest()
  await visitor('192.0.2.1').register('bison')
  const attacker = visitor('198.51.100.7')
  for (let n = 0; n < 22; n++) await attacker.logIn(`player-${n}`, 'correct horse')
  await db.$client.query(
    `update rate_limits set blocked_until = now() + interval '1 hour' where failures > 20`,
  )
  expect((await attacker.logIn('bison', goodPassword)).status).toBe(422)
  expect((await visitor('198.51.100.8').logIn('bison')).status).toBe(303)
})

test('brute force: all addresses of one IPv6 network count as one', async () => {
  const { visitor, db } = await accountsForTest()
  for (let n = 1; n <= 4; n++) await visitor(`2001:db8:1:2::${n}`).logIn(`player-${n}`, 'correct horse')
  const { rows } = await db.$client.query('select max(failures) as most from rate_limits')
  expect(rows[0].most).toBe(4)
})

test('brute force: pauses double and end, and a day without an attempt resets them', async () => {
  const { visitor, db } = await accountsForTest()
  await visitor().register('bison')
  const pauseSeconds: number[] = []
  for (let n = 0; n < 15; n++) {
    await db.$client.query(`update rate_limits set blocked_until = now() - interval '1 s'`)
    await visitor(`198.51.100.${n}`).logIn('bison', 'wrong guess again')
    const { rows } = await db.$client.query(
      `select greatest(round(extract(epoch from blocked_until - last_failure_at)), 0)::int as s from rate_limits order by failures desc, last_failure_at desc limit 1`,
    )
    pauseSeconds.push(rows[0].s)
  }
  expect(pauseSeconds).toEqual([...Array(10).fill(0), 1, 2, 4, 8, 16])
  await db.$client.query(
    `update rate_limits set blocked_until = now() - interval '1 day', last_failure_at = now() - interval '25 hours'`,
  )
  await visitor('198.51.100.99').logIn('bison', 'wrong guess again')
  const { rows } = await db.$client.query(
    "select max(failures) as most from rate_limits where last_failure_at > now() - interval '1 hour'",
  )
  expect(rows[0].most).toBe(1)
})
