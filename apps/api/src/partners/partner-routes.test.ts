import { createHash } from 'node:crypto'
import { applicationFields, applicationsPath } from '@zubr/contracts/partners'
import { databaseForTest } from '@zubr/postgres/testing/database'
import { describe, expect, onTestFinished, test } from 'vitest'
import { proxyFor } from '../database/testing/tcp-proxy.ts'
import type { TestApp } from '../testing/app.ts'
import { errorOf, idOf, rowsOf, sendApplication, site, siteApp, someTexts } from './testing/partners.ts'

async function jobsOf({ db }: Pick<TestApp, 'db'>) {
  const { rows } = await db.$client.query(`select data, state from jobs.job where name = 'relay-application'`)
  return rows
}

test('transaction: an application is stored as typed, with its job, before the answer', async () => {
  const { url, db } = await siteApp()
  const texts = { ...someTexts, wants: '  two\r\nlines 🦬 ' }
  const answer = await sendApplication(url, texts)
  expect(answer.status).toBe(202)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const id = await idOf(answer)
  expect(await rowsOf({ db })).toEqual([
    expect.objectContaining({
      ...texts,
      id,
      host: '127.0.0.1',
      relay_state: 'waiting',
      attempts: 0,
      parts_delivered: 0,
    }),
  ])
  expect(await jobsOf({ db })).toEqual([{ data: { id }, state: 'created' }])
})

test('encoding: characters that PostgreSQL cannot store are replaced', async () => {
  const { url, db } = await siteApp()
  for (let i = 0; i < 2; i++) expect((await sendApplication(url, { name: 'a\0b\ud800c' })).status).toBe(202)
  expect((await rowsOf({ db })).map(({ name }) => name)).toEqual(['a\ufffdb\ufffdc'])
})

describe('invalid bodies', () => {
  test('validation: each wrong field is named', async () => {
    const { url, db } = await siteApp()
    const answer = await sendApplication(url, {
      name: '',
      age: ' \n',
      contacts: 'a'.repeat(501),
      wants: ' '.repeat(3_000),
    })
    expect(answer.status).toBe(400)
    expect(await errorOf(answer)).toMatchObject({
      code: 'invalid_request',
      fields: { name: 'missing', age: 'missing', contacts: 'too_long', wants: 'missing' },
    })
    expect(await rowsOf({ db })).toEqual([])
  })

  test.each<[string, string, RequestInit, number, string, object?]>([
    ['nothing', '', {}, 400, 'invalid_request'],
    ['broken', '{', {}, 400, 'invalid_request'],
    [
      'no field at all',
      '{}',
      {},
      400,
      'invalid_request',
      Object.fromEntries(applicationFields.map((f) => [f, 'missing'])),
    ],
    [
      'a field of another type',
      JSON.stringify({ ...someTexts, age: 21 }),
      {},
      400,
      'invalid_request',
      { age: 'missing' },
    ],
    ['a field that there is not', JSON.stringify({ ...someTexts, admin: '1' }), {}, 400, 'invalid_request'],
    [
      'a form',
      'name=a',
      { headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      415,
      'unsupported_media_type',
    ],
    [
      'too large',
      JSON.stringify({ ...someTexts, website: 'a'.repeat(16_384) }),
      {},
      413,
      'payload_too_large',
    ],
    [
      'with a key that is none',
      JSON.stringify(someTexts),
      { headers: { 'idempotency-key': 'a b' } },
      400,
      'invalid_request',
      {
        'idempotency-key': 'expected 16 to 64 letters, digits, - or _',
      },
    ],
  ])('validation: %s', async (_, body, init, status, code, fields) => {
    const { url, db } = await siteApp()
    const answer = await fetch(url + applicationsPath, {
      method: 'POST',
      body,
      ...init,
      headers: { 'content-type': 'application/json', origin: site, ...init.headers },
    })
    expect(answer.status).toBe(status)
    expect(answer.headers.get('access-control-allow-origin')).toBe(site)
    const error = await errorOf(answer)
    expect(error.code).toBe(code)
    if (fields) expect(error.fields).toEqual(fields)
    expect(await rowsOf({ db })).toEqual([])
  })
})

test('honeypot: a filled hidden field gets the usual answer, and nothing is stored', async () => {
  const { url, db } = await siteApp()
  const ids = new Set<string>()
  for (let i = 0; i < 8; i++) {
    const answer = await sendApplication(url, { website: 'https://spam.example' })
    expect(answer.status).toBe(202)
    ids.add(await idOf(answer))
  }
  expect(ids.size).toBe(8)
  expect(await rowsOf({ db })).toEqual([])
  expect((await sendApplication(url, { website: '' })).status).toBe(202)
  expect(await rowsOf({ db })).toHaveLength(1)
})

describe('repeated applications', () => {
  const key = 'k'.repeat(16)

  test('idempotency: with the same key, or without any, it is stored once and answered with one id', async () => {
    const { url, db } = await siteApp()
    for (const options of [{ key }, {}]) {
      const ids = new Set<string>()
      for (let i = 0; i < 4; i++) ids.add(await idOf(await sendApplication(url, options)))
      expect(ids.size).toBe(1)
    }
    expect(await rowsOf({ db })).toHaveLength(2)
    expect(await jobsOf({ db })).toHaveLength(2)
  })

  test.each([
    ['one address', () => '203.0.113.1'],
    ['several addresses', (i: number) => `203.0.113.${i}`],
  ])(
    'idempotency: it is stored once when two processes get it at the same instant from %s',
    async (_, address) => {
      const first = await siteApp()
      const second = await siteApp({ databaseUrl: first.databaseUrl })
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, i) =>
          sendApplication([first, second][i % 2]?.url ?? '', { key, address: address(i) }),
        ),
      )
      expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(202))
      expect(new Set(await Promise.all(answers.map(idOf))).size).toBe(1)
      expect(await rowsOf(first)).toHaveLength(1)
      expect(await jobsOf(first)).toHaveLength(1)
    },
  )

  test('idempotency: another text with the same key is a conflict', async () => {
    const { url, db } = await siteApp()
    await sendApplication(url, { key })
    const answer = await sendApplication(url, { key, wants: 'Two servers', headers: { origin: site } })
    expect(answer.status).toBe(409)
    expect(answer.headers.get('access-control-allow-origin')).toBe(site)
    expect((await errorOf(answer)).code).toBe('conflict')
    expect(await rowsOf({ db })).toHaveLength(1)
  })
})

describe('CORS', () => {
  const preflight = (url: string, origin: string) =>
    fetch(url + applicationsPath, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type, idempotency-key',
      },
    })

  test('CORS: a script of the site may send an application and read the answer', async () => {
    const { url } = await siteApp()
    const response = await preflight(url, site)
    expect(response.status).toBe(204)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': site,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type, idempotency-key',
      vary: 'origin',
    })
    const sent = await sendApplication(url, { headers: { origin: site } })
    expect(sent.headers.get('access-control-allow-origin')).toBe(site)
    expect(sent.headers.get('vary')).toBe('origin')
  })

  test('CORS: a script of another site may not', async () => {
    const { url } = await siteApp()
    for (const origin of [
      'https://other.example',
      'https://zubr.example:8443',
      'http://zubr.example',
      'null',
    ]) {
      for (const answer of [
        await preflight(url, origin),
        await sendApplication(url, { headers: { origin } }),
      ]) {
        expect(answer.headers.has('access-control-allow-origin')).toBe(false)
        expect(answer.headers.get('vary')).toBe('origin')
      }
    }
  })
})

test.each([
  ['before the first application', false],
  ['later', true],
])('CORS: without the database, %s, a script of the site can read the 503', async (_, later) => {
  const database = await databaseForTest()
  const proxy = await proxyFor(database.url)
  onTestFinished(() => database.drop())
  const { url } = await siteApp({ databaseUrl: proxy.url })
  if (later) expect((await sendApplication(url)).status).toBe(202)
  await proxy.set('cut')
  const answer = await sendApplication(url, { name: 'Anna', headers: { origin: site } })
  expect(answer.status).toBe(503)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'access-control-allow-origin': site,
    'retry-after': '5',
  })
  expect((await errorOf(answer)).code).toBe('unavailable')
  await proxy.set('open')
  expect((await sendApplication(url, { name: 'Anna' })).status).toBe(202)
})

test('idempotency: without a key the digest of the texts identifies an application', async () => {
  const { url, db } = await siteApp()
  await sendApplication(url)
  const digest = createHash('sha256')
    .update(JSON.stringify(Object.values(someTexts)))
    .digest('hex')
  expect((await rowsOf({ db }))[0].idempotency_key).toBe(`sha256:${digest}`)
})
