import { describe, expect, test } from 'vitest'
import { errorOf, idOf, rowsOf, sendApplication, site, siteApp } from './testing/partners.ts'

describe('five applications an hour', () => {
  const send = (url: string, n: number, address: string) =>
    sendApplication(url, { name: `Ivan ${n} ${address}`, address, headers: { origin: site } })

  test('rate limit: it holds across processes, and the sixth application learns when to retry', async () => {
    const first = await siteApp()
    const second = await siteApp({ databaseUrl: first.databaseUrl })
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, i) => send([first, second][i % 2]?.url ?? '', i, '203.0.113.9')),
    )
    const refused = answers.filter(({ status }) => status === 429)
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(5)
    expect(refused).toHaveLength(19)
    for (const answer of refused) {
      expect((await errorOf(answer)).code).toBe('rate_limited')
      expect(answer.headers.get('access-control-allow-origin')).toBe(site)
      expect(answer.headers.get('access-control-expose-headers')).toBe('retry-after')
      const seconds = Number(answer.headers.get('retry-after'))
      expect(seconds).toBeGreaterThan(3_500)
      expect(seconds).toBeLessThanOrEqual(3_600)
    }
    expect(await rowsOf(first)).toHaveLength(5)
    expect((await send(first.url, 99, '203.0.113.10')).status).toBe(202)
  })

  test('rate limit: applications count until the oldest is an hour old', async () => {
    const { url, db } = await siteApp()
    for (let i = 0; i < 5; i++) await send(url, i, '203.0.113.9')
    const pass = (seconds: number) =>
      db.$client.query(
        'update partner_applications set created_at = created_at - make_interval(secs => $1)',
        [seconds],
      )
    await pass(3_500)
    const late = await send(url, 5, '203.0.113.9')
    expect(late.status).toBe(429)
    expect(Number(late.headers.get('retry-after'))).toBeLessThanOrEqual(100)
    await pass(100)
    expect((await send(url, 5, '203.0.113.9')).status).toBe(202)
  })

  test('rate limit: a repeated application is still answered', async () => {
    const { url } = await siteApp()
    const ids: string[] = []
    for (let i = 0; i < 5; i++) ids.push(await idOf(await send(url, i, '203.0.113.9')))
    for (let i = 0; i < 5; i++) expect(await idOf(await send(url, i, '203.0.113.9'))).toBe(ids[i])
  })

  test.each([
    ['an IPv6 network of /64', (i: number) => `2001:db8:0:1::${i}`, '2001:db8:0:1::/64'],
    [
      'an IPv4 address in IPv6 clothes',
      (i: number) => (i % 2 ? '203.0.113.9' : '::ffff:203.0.113.9'),
      '203.0.113.9',
    ],
    ['the proxy that names no address', () => 'unknown', '127.0.0.1'],
  ])('rate limit: %s count as one', async (_, address, stored) => {
    const { url, db } = await siteApp()
    const statuses: number[] = []
    for (let i = 0; i < 6; i++) {
      statuses.push((await sendApplication(url, { name: `Ivan ${i}`, address: address(i) })).status)
    }
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
    expect((await rowsOf({ db }))[0].address).toBe(stored)
  })

  test.each([
    ['loopback', 202],
    ['127.0.0.0/8', 202],
    ['192.0.2.0/24', 429],
  ])('rate limit: the address from %s counts only if that proxy is trusted', async (proxy, sixth) => {
    const { url } = await siteApp({ config: { siteUrl: site, trustedProxies: [proxy] } })
    const statuses: number[] = []
    for (let i = 0; i < 6; i++) statuses.push((await send(url, i, `203.0.113.${i}`)).status)
    expect(statuses).toEqual([202, 202, 202, 202, 202, sixth])
  })
})
