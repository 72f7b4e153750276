import { request } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { appForTest } from '../../testing/app.ts'
import { RequestShares } from './request-shares.ts'

const limits = {
  maxPerAddress: 2,
  maxPerUnknownAddress: 2,
  maxWaitingPerAddress: 3,
  maxAtOnce: 4,
  maxUnknownAtOnce: 3,
}
const never = new AbortController().signal

test('shares: an address has a number of slots, and its next requests wait in its own queue', async () => {
  const shares = new RequestShares(limits)
  const first = shares.enterNow('a')
  expect(shares.enterNow('a')).toBeDefined()
  expect(shares.enterNow('a')).toBeUndefined()
  const order: string[] = []
  const third = shares.enter('a', never).then(() => order.push('third'))
  expect(shares.enterNow('b')).toBeDefined()
  first?.leave()
  first?.leave()
  await third
  expect(order).toEqual(['third'])
  expect(shares.enterNow('a')).toBeUndefined()
})

test('shares: if all slots are taken, addresses take turns, and known ones have reserved slots', async () => {
  const shares = new RequestShares(limits)
  shares.addKnown('known')
  const running = [shares.enterNow('a'), shares.enterNow('a'), shares.enterNow('b')]
  expect(shares.enterNow('c')).toBeUndefined()
  const order: string[] = []
  const waiting = ['a', 'a', 'c', 'a', 'd'].map((key) =>
    shares.enter(key, never).then((place) => {
      order.push(key)
      return place
    }),
  )
  expect(shares.enterNow('known')).toBeDefined()
  for (const place of running) place?.leave()
  await Promise.all(waiting.slice(0, 1))
  expect(order).toEqual(['a', 'c', 'd'])
})

test('shares: aborted and refused requests leave nothing behind', async () => {
  const shares = new RequestShares({ ...limits, maxPerUnknownAddress: 1, maxWaitingPerAddress: 1 })
  const place = shares.enterNow('a')
  const closed = new AbortController()
  const waiting = shares.enter('a', closed.signal)
  expect(await shares.enter('a', never)).toBeUndefined()
  closed.abort()
  expect(await waiting).toBeUndefined()
  place?.leave()
  expect(shares.enterNow('a')).toBeDefined()
})

test('pace: an address that sends without pauses waits, and others do not', async () => {
  let time = 0
  const pace = { known: { perSecond: 200, burst: 10 }, unknown: { perSecond: 50, burst: 5 } }
  const shares = new RequestShares({ ...limits, pace }, () => time)
  shares.addKnown('known')
  const countNow = (key: string) => {
    let count = 0
    for (let place = shares.enterNow(key); place; place = shares.enterNow(key)) {
      place.leave()
      if (++count === 100) break
    }
    return count
  }
  expect(['fast', 'known', '127.0.0.1', '0:0:0:0::'].map(countNow)).toEqual([5, 10, 100, 100])
  time += 40
  expect(['fast', 'known', 'other'].map(countNow)).toEqual([2, 8, 5])
  time += 10_000
  expect(countNow('fast')).toBe(5)
})

test('pace: a refused request counts as ten, up to five seconds of waiting', () => {
  let time = 0
  const pace = { perSecond: 50, burst: 20 }
  const shares = new RequestShares({ ...limits, pace: { known: pace, unknown: pace } }, () => time)
  const countNow = (key: string) => {
    let count = 0
    for (let place = shares.enterNow(key); place; place = shares.enterNow(key)) {
      place.leave()
      if (++count === 100) break
    }
    return count
  }
  for (const key of ['refused', '127.0.0.1']) {
    shares.enterNow(key)?.leave()
    shares.addRefusal(key)
  }
  expect(['refused', 'served', '127.0.0.1'].map(countNow)).toEqual([10, 20, 100])
  for (let refusals = 0; refusals < 1_000; refusals += 1) shares.addRefusal('refused')
  time += 4_999
  expect(countNow('refused')).toBe(0)
  time += 1
  expect(countNow('refused')).toBe(1)
})

test('pace: a waiting request begins when its address may continue, or ends with its client', async () => {
  const pace = { perSecond: 100, burst: 1 }
  const shares = new RequestShares({ ...limits, pace: { known: pace, unknown: pace } })
  const order: string[] = []
  shares.enterNow('fast')?.leave()
  const closed = new AbortController()
  const abandoned = shares.enter('fast', closed.signal)
  const waiting = ['first', 'second'].map((name) =>
    shares.enter('fast', never).then((place) => {
      order.push(name)
      place?.leave()
    }),
  )
  closed.abort()
  expect(await abandoned).toBeUndefined()
  await Promise.all(waiting)
  expect(order).toEqual(['first', 'second'])
})

test('flood: requests of one address that are never answered do not block other addresses', async () => {
  let held = 0
  const { url } = await appForTest({
    extend: (app) =>
      void app.get('/held', () => {
        held += 1
        return new Promise(() => undefined)
      }),
  })
  const from = (address: string, signal?: AbortSignal) => ({
    headers: { 'x-forwarded-for': address },
    ...(signal && { signal }),
  })
  const over = new AbortController()
  const flood = Array.from({ length: 300 }, () =>
    fetch(`${url}/held`, from('198.51.100.7', over.signal)).then(
      ({ status, headers }) => `${status} ${headers.get('retry-after')}`,
      () => 'aborted',
    ),
  )
  expect(await Promise.race(flood)).toBe('429 5')
  expect((await fetch(`${url}/openapi.json`, from('192.0.2.1'))).status).toBe(200)
  expect((await fetch(`${url}/healthz`, from('198.51.100.7'))).status).toBe(200)
  expect(held).toBeLessThanOrEqual(4)
  over.abort()
  await Promise.all(flood)
  const again = async () => (await fetch(`${url}/openapi.json`, from('198.51.100.7'))).status
  await expect.poll(again, { timeout: 30_000 }).toBe(200)
})

test('slow clients: requests whose body has not arrived take no slot', async () => {
  let begun = 0
  const { url } = await appForTest({
    extend: (app) => {
      app.addHook('onRequest', async () => void begun++)
      app.post('/slow', async () => 'read')
    },
  })
  const from = { 'x-forwarded-for': '198.51.100.7' }
  const headers = { ...from, 'content-type': 'application/json', 'content-length': 100 }
  let ended = 0
  const slow = Array.from({ length: 12 }, () => request(`${url}/slow`, { method: 'POST', headers }))
  onTestFinished(() => {
    for (const each of slow) each.destroy()
  })
  for (const each of slow) {
    each.on('error', () => undefined).on('close', () => ended++)
    each.write('{')
  }
  // The first four already had their slots.
  await expect.poll(() => begun, { timeout: 30_000 }).toBeGreaterThanOrEqual(4)
  expect((await fetch(`${url}/openapi.json`, { headers: from })).status).toBe(200)
  // Otherwise it waits until they are cut off.
  expect(ended).toBe(0)
})
