import { ErrorBody } from '@zubr/contracts/errors'
import { expect, test } from 'vitest'
import { appForTest } from '../testing/app.ts'
import { statsOf } from './store.ts'
import { addNode, report, sendReport } from './testing/nodes.ts'

const rows = async (db: Awaited<ReturnType<typeof appForTest>>['db']) =>
  (await db.$client.query('select * from nodes order by id')).rows

test('report: with the right token it is stored and answered with an empty 204', async () => {
  const { db, url } = await appForTest()
  const token = await addNode(db, 'minsk-1')
  const answer = await sendReport(url, token, { ...report, load: 33.3, problem: 'memory' })
  expect(answer.status).toBe(204)
  expect(await answer.text()).toBe('')
  expect((await rows(db))[0]).toMatchObject({ name: 'minsk-1', load: 33.3, problem: 'memory' })
})

test.each<[string, string | undefined, unknown]>([
  ['a wrong token', 'w'.repeat(43), report],
  ['a wrong token with a bad body', 'w'.repeat(43), { load: 'high' }],
  ['no token', undefined, report],
  ['an empty token', '', report],
  ['a token with SQL in it', "' or 1=1 --aaaaaaaaaaaaaaaaaaaaaaaaa", report],
])('authentication: %s is a 401 and changes nothing', async (_, token, body) => {
  const { db, url } = await appForTest()
  await sendReport(url, await addNode(db, 'minsk-1'))
  await addNode(db, 'minsk-2')
  const before = await rows(db)
  const answer = await sendReport(url, token, body)
  expect(answer.status).toBe(401)
  expect(answer.headers.get('www-authenticate')).toBe('Bearer')
  expect(ErrorBody.parse(await answer.json()).error.code).toBe('unauthorized')
  expect(await rows(db)).toEqual(before)
})

test('authentication: the token of one node reports for that node only', async () => {
  const { db, url } = await appForTest()
  const token = await addNode(db, 'minsk-1')
  await addNode(db, 'minsk-2')
  await sendReport(url, token, { ...report, load: 77 })
  expect(await statsOf(db)).toMatchObject([
    { name: 'minsk-1', load: 77 },
    { name: 'minsk-2', load: 0, problem: 'no_report' },
  ])
})

test.each<[string, Record<string, unknown>, string]>([
  ['a load of 101', { load: 101 }, 'load'],
  ['a load in words', { load: 'high' }, 'load'],
  ['a negative size', { diskFreeBytes: -1 }, 'diskFreeBytes'],
  ['no memory at all', { memoryTotalBytes: 0 }, 'memoryTotalBytes'],
  ['a problem that only the API may say', { problem: 'no_report' }, 'problem'],
  ['a field that nobody knows', { temperature: 40 }, 'body'],
])('validation: %s is refused with the name of the field, and changes nothing', async (_, change, field) => {
  const { db, url } = await appForTest()
  const token = await addNode(db, 'minsk-1')
  const before = await rows(db)
  const answer = await sendReport(url, token, { ...report, ...change })
  expect(answer.status).toBe(400)
  const { error } = ErrorBody.parse(await answer.json())
  expect(error.code).toBe('invalid_request')
  expect(Object.keys(error.fields ?? {})).toEqual([field])
  expect(await rows(db)).toEqual(before)
})

test('limit: a report larger than 16 KB is refused', async () => {
  const { db, url } = await appForTest()
  const answer = await sendReport(url, await addNode(db, 'minsk-1'), { ...report, junk: 'x'.repeat(16_384) })
  expect(answer.status).toBe(413)
  expect(ErrorBody.parse(await answer.json()).error.code).toBe('payload_too_large')
})

test.each([
  ['text/plain', '{}', 415, 'unsupported_media_type'],
  ['application/json', '{"load": ', 400, 'invalid_request'],
  ['application/json', '', 400, 'invalid_request'],
])('validation: a body of %s %j is a %i', async (type, body, status, code) => {
  const { db, url } = await appForTest()
  const authorization = `Bearer ${await addNode(db, 'minsk-1')}`
  const headers = { authorization, 'content-type': type }
  const answer = await fetch(`${url}/api/nodes/report`, { method: 'POST', headers, body })
  expect(answer.status).toBe(status)
  expect(ErrorBody.parse(await answer.json()).error.code).toBe(code)
})

test('secrets: neither a token nor a query parameter reaches the log or an answer', async () => {
  const { db, url, logged } = await appForTest()
  const token = await addNode(db, 'minsk-1')
  await sendReport(url, token)
  await sendReport(url, token, { load: 'x' })
  await db.$client.query('alter table nodes rename to elsewhere')
  const answer = await sendReport(url, token)
  expect(answer.status).toBe(500)
  expect(await answer.text()).not.toMatch(/nodes|relation|select|update/i)
  expect(logged.join('')).toContain('relation')
  expect(logged.join('')).not.toContain(token)
  expect(logged.join('')).not.toMatch(/params/i)
})

test('rounding: a load just above zero is stored as zero', async () => {
  const { url, db } = await appForTest()
  const token = await addNode(db, 'idle')
  expect((await sendReport(url, token, { ...report, load: 5e-323 })).status).toBe(204)
  const { rows } = await db.$client.query('select load from nodes')
  expect(rows).toEqual([{ load: 0 }])
})
