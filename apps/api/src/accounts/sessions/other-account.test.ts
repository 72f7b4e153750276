import { endpoints } from '@zubr/contracts/endpoints'
import { expect, test } from 'vitest'
import { accountsForTest, goodPassword, type Visitor } from '../testing/accounts.ts'

/** A request of a page that shows an account. */
const asPageOf = (login: string, visitor: Visitor, method: string, path: string) =>
  visitor.send(
    method,
    path,
    {
      origin: 'http://localhost:3100',
      'zubr-account': login,
      ...(method !== 'GET' && { 'content-type': 'application/json' }),
    },
    method === 'GET' ? undefined : '{}',
  )

test('other account: a page’s request is refused if the session belongs to another account', async () => {
  const { visitor } = await accountsForTest()
  const browser = visitor()
  await browser.register('b1son')
  const own = await asPageOf('b1son', browser, 'GET', '/api/account')
  expect(own.status).toBe(200)
  const withSession = Object.entries(endpoints).filter(
    ([, endpoint]) => 'session' in endpoint && endpoint.session,
  )
  expect(withSession.length).toBeGreaterThan(50)
  for (const [key] of withSession) {
    const [method = '', path = ''] = key.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000').split(' ')
    const answer = await asPageOf('bison', browser, method, path)
    expect.soft([answer.status, JSON.parse(answer.text).error?.code], key).toEqual([409, 'other_account'])
  }
  expect((await browser.get('/api/account/export?account=bison')).status).toBe(409)
  expect((await browser.get('/api/account/export?account=b1son')).status).toBe(200)
})

test('cookies: the panel’s redirect to the log-in says that they are blocked', async () => {
  const { visitor } = await accountsForTest()
  const answer = await visitor().get('/login?lang=en&cookies=blocked&next=%2Fbalance')
  expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('Allow cookies')])
})

test('international domain: registration, log-in and password reset accept both of its forms', async () => {
  const { visitor, db } = await accountsForTest()
  await visitor().register('bison', { email: 'anya@почта.бел' })
  const { rows } = await db.$client.query('select pending_email from accounts')
  expect(rows).toEqual([{ pending_email: 'anya@xn--80a1acny.xn--90ais' }])
  for (const name of ['anya@почта.бел', 'Anya@xn--80a1acny.xn--90ais', ' anya@ПОЧТА.бел ']) {
    const browser = visitor('192.0.2.7')
    expect((await browser.logIn(name, goodPassword)).status, name).toBe(303)
    expect(JSON.parse((await browser.get('/api/account')).text)).toMatchObject({ email: 'anya@почта.бел' })
  }
})
