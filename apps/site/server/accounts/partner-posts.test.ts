import { applicationFields, applicationsPath } from '@zubr/contracts/fields/partner'
import { expect, test } from 'vitest'
import { partnerPosts } from './partner-posts.ts'
import { postsForTest } from './testing/posts.ts'

const complete = {
  name: 'Аня',
  age: '19',
  contacts: '@anya',
  media: 'first line\nsecond line',
  offer: 'два ролика',
  wants: 'сервер',
}

type ApiAnswer = { status: number; headers?: Record<string, string>; body?: unknown }
type Passed = { url: string | undefined; address: unknown; key: unknown; body: unknown }

/** The site's form in front of an API with this response, or without any. */
async function formForTest(answer: ApiAnswer | 'silence' = { status: 202, body: {} }) {
  const passed: Passed[] = []
  const { app, post } = await postsForTest({
    api(request, response, body) {
      passed.push({
        url: request.url,
        address: request.headers['x-forwarded-for'],
        key: request.headers['idempotency-key'],
        body,
      })
      if (answer === 'silence') return
      response.writeHead(answer.status, answer.headers).end(JSON.stringify(answer.body))
    },
    register: (site, options) =>
      void site.register(partnerPosts, {
        ...options,
        timeoutMs: 500,
        pages: {
          render: async (pathname, { partner }) => ({
            html: JSON.stringify({ pathname, ...partner }),
            csp: "default-src 'self'",
          }),
        },
      }),
  })
  return { app, passed, post: (fields: Record<string, string>, path = '/partner') => post(path, fields) }
}

test('partner form: a complete application reaches the API unchanged, for the visitor', async () => {
  const { passed, post } = await formForTest()
  const answer = await post(complete, '/de/partner')
  expect(answer.statusCode).toBe(303)
  expect(answer.headers).toMatchObject({
    location: '/de/partner#sent',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  expect(passed).toEqual([{ url: applicationsPath, address: '198.51.100.7', key: undefined, body: complete }])
})

test('partner form: an incomplete one is not forwarded; the page marks each empty field', async () => {
  const { passed, post } = await formForTest()
  const answer = await post({ ...complete, name: ' \n', wants: '' })
  expect(answer.statusCode).toBe(422)
  expect(answer.headers['content-security-policy']).toBe("default-src 'self'")
  expect(answer.json()).toMatchObject({
    pathname: '/partner',
    outcome: 'missing',
    faults: { name: 'missing', wants: 'missing' },
    values: { age: '19', media: 'first line\nsecond line' },
  })
  expect((await post({})).json().faults).toEqual(
    Object.fromEntries(applicationFields.map((field) => [field, 'missing'])),
  )
  expect(passed).toEqual([])
})

test('partner form: an invalid contact is marked at its field', async () => {
  const { passed, post } = await formForTest()
  const answer = await post({ ...complete, contacts: 'нет' })
  expect([answer.statusCode, answer.json()]).toMatchObject([
    422,
    { outcome: 'no_contact', faults: { contacts: 'no_contact' }, values: { contacts: 'нет' } },
  ])
  expect(passed).toEqual([])
})

test('honeypot: the API receives the value and decides', async () => {
  const { passed, post } = await formForTest()
  await post({ ...complete, website: 'https://spam.example', more: 'of no field' })
  expect(passed[0]?.body).toEqual({ ...complete, website: 'https://spam.example' })
})

test('body limit: full fields in Russian are accepted, though a form encodes each letter as six', async () => {
  const { passed, post } = await formForTest()
  const long = { ...complete, media: 'ж'.repeat(2_000), offer: 'ж'.repeat(2_000), wants: 'ж'.repeat(2_000) }
  expect((await post(long)).statusCode).toBe(303)
  expect(passed[0]?.body).toEqual(long)
})

test('body limit: a larger text is refused with the page, and kept as far as it was read', async () => {
  const { passed, post } = await formForTest()
  const long = await post({ ...complete, offer: 'x'.repeat(17_000) })
  expect([long.statusCode, long.json().outcome, long.json().values.name]).toEqual([413, 'too_long', 'Аня'])
  const huge = await post({ ...complete, offer: 'x'.repeat(60_000) })
  expect([huge.statusCode, huge.json().outcome]).toEqual([413, 'too_long'])
  const field = await post({ ...complete, age: '1'.repeat(21) })
  expect([field.statusCode, field.json().faults]).toEqual([422, { age: 'too_long' }])
  expect(passed).toEqual([])
})

test('rate limit: over the hourly limit the visitor sees the waiting time', async () => {
  const { post } = await formForTest({ status: 429, headers: { 'retry-after': '1500' } })
  const answer = await post(complete)
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '1500'])
  expect(answer.json()).toMatchObject({ outcome: 'too_many', retryAfterSeconds: 1500, values: complete })
})

test('partner form: errors of the API are shown at their field', async () => {
  const fields = { offer: 'too_long', other: 'expected a string' }
  const error = { code: 'invalid_request', message: 'm', requestId: 'r', fields }
  const { post } = await formForTest({ status: 400, body: { error } })
  const answer = await post(complete)
  expect([answer.statusCode, answer.json().faults]).toEqual([422, { offer: 'too_long' }])
})

for (const [name, api] of Object.entries({
  'an API without its database': { status: 503 },
  'a fault of the API': { status: 500 },
  'a refusal that nobody could mend': { status: 400, body: 'not our API' },
  'an API that never answers': 'silence',
} satisfies Record<string, ApiAnswer | 'silence'>))
  test(`partner form: ${name} is a failure that keeps the whole text`, async () => {
    const { post } = await formForTest(api)
    const answer = await post(complete)
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60'])
    expect(answer.json()).toMatchObject({ outcome: 'failed', values: complete })
  })

test('partner form: other content types are refused', async () => {
  const { app, passed } = await formForTest()
  const answer = await app.inject({ method: 'POST', url: '/partner', payload: { ...complete } })
  expect(answer.statusCode).toBe(415)
  expect((await app.inject({ method: 'POST', url: '/partner' })).statusCode).toBe(422)
  expect(passed).toEqual([])
})
