import { ErrorBody } from '@zubr/contracts/errors'
import { databaseForTest } from '@zubr/postgres/testing/database'
import { expect, onTestFinished, test } from 'vitest'
import { goodPassword, panelUrl, Visitor } from './accounts/testing/accounts.ts'
import { proxyFor } from './database/testing/tcp-proxy.ts'
import { addNode, sendReport } from './nodes/testing/nodes.ts'
import { appForTest } from './testing/app.ts'

async function behindProxy() {
  const database = await databaseForTest()
  onTestFinished(() => database.drop())
  const proxy = await proxyFor(database.url)
  const test = await appForTest({ databaseUrl: proxy.url })
  const token = await addNode(test.db, 'minsk-1')
  const statuses = async () => {
    test.pass(5_000)
    const [stats, ready, alive, reported] = await Promise.all([
      fetch(`${test.url}/nodes_stats`),
      fetch(`${test.url}/readyz`),
      fetch(`${test.url}/healthz`),
      sendReport(test.url, token),
    ])
    return [stats.status, ready.status, alive.status, reported.status]
  }
  return { ...test, proxy, statuses }
}

test('unavailable: the API answers 503 at once, and recovers as soon as the database is back', async () => {
  const { proxy, statuses, url } = await behindProxy()
  expect(await statuses()).toEqual([200, 200, 200, 204])
  await proxy.set('cut')
  expect(await statuses()).toEqual([503, 503, 200, 503])
  const answer = await fetch(`${url}/nodes_stats`)
  expect(ErrorBody.parse(await answer.json()).error.code).toBe('unavailable')
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': '*',
    'retry-after': '5',
    'cache-control': 'no-store',
  })
  await proxy.set('open')
  expect(await statuses()).toEqual([200, 200, 200, 204])
})

test('unavailable: with a session every endpoint answers 503 and never 401', async () => {
  const { proxy, url, db } = await behindProxy()
  const player = new Visitor(url)
  await player.register('bison')
  const requests: [string, string, object?][] = [
    ['GET', '/api/account'],
    ['GET', '/api/servers'],
    ['GET', '/api/balance'],
    ['GET', '/api/auth/get-session'],
    ['GET', '/api/auth/list-sessions'],
    ['POST', '/api/auth/sign-out', {}],
    ['POST', '/api/auth/revoke-other-sessions', {}],
    ['POST', '/api/auth/two-factor/enable', { password: goodPassword }],
    ['POST', '/api/account/confirmation', {}],
  ]
  const statuses = () =>
    Promise.all(
      requests.map(async ([method, path, body]) => {
        const answer = await fetch(url + path, {
          method,
          headers: {
            origin: panelUrl,
            cookie: [...player.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
            ...(body && { 'content-type': 'application/json' }),
          },
          ...(body && { body: JSON.stringify(body) }),
        })
        await answer.text()
        return `${path} ${answer.status} ${answer.headers.get('retry-after')}`
      }),
    )
  await proxy.set('cut')
  expect(await statuses()).toEqual(requests.map(([, path]) => `${path} 503 5`))
  // The session is still valid.
  await proxy.set('open')
  expect((await player.get('/api/account')).status).toBe(200)
  expect((await db.$client.query('select from account_sessions')).rowCount).toBe(1)
  await proxy.set('cut')
  expect((await player.form('/login', { name: 'bison', password: goodPassword })).status).toBe(503)
  expect((await player.get('/login')).status).toBe(503)
})

test('cache: a fresh list is answered without the database', async () => {
  const { proxy, url } = await behindProxy()
  await fetch(`${url}/nodes_stats`)
  await proxy.set('cut')
  expect((await fetch(`${url}/nodes_stats`)).status).toBe(200)
})

test('timeout: a database that hangs holds no request for more than 6 s', async () => {
  const { proxy, statuses } = await behindProxy()
  expect(await statuses()).toEqual([200, 200, 200, 204])
  await proxy.set('stuck')
  const began = performance.now()
  expect(await statuses()).toEqual([503, 503, 200, 503])
  await expect(performance.now() - began).toTakeAtMost(6_000)
  // Queries on the cut connections get no answer: the pool drops these and opens new ones.
  await proxy.set('cut')
  // The API first has to notice that its idle connections were cut.
  expect(await statuses()).toEqual([503, 503, 200, 503])
  await proxy.set('open')
  expect(await statuses()).toEqual([200, 200, 200, 204])
})
