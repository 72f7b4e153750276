import { expect, test } from 'vitest'
import { interestPosts } from './interest-posts.ts'
import { postsForTest } from './testing/posts.ts'

type ApiAnswer = { status: number; headers?: Record<string, string>; fields?: Record<string, string> }

/** The site's forms in front of an API with this response, or without any. */
async function formsForTest(answer: ApiAnswer | 'silence' = { status: 204 }) {
  const passed: { url: string | undefined; address: unknown; body: unknown }[] = []
  const { post } = await postsForTest({
    api({ url, headers }, response, body) {
      passed.push({ url, address: headers['x-forwarded-for'], body })
      if (answer === 'silence') return
      const { status, fields } = answer
      const error = { code: 'invalid_request', message: 'm', requestId: 'r', fields }
      response.writeHead(status, answer.headers).end(fields && JSON.stringify({ error }))
    },
    register: (site, options) =>
      void site.register(interestPosts, {
        ...options,
        timeoutMs: 500,
        pages: {
          render: async (pathname, { interest }) => ({
            html: JSON.stringify({ pathname, ...interest }),
            csp: "default-src 'self'",
          }),
        },
      }),
  })
  return { passed, post }
}

test('interest form: the address reaches the API for the visitor, with edition and language', async () => {
  const { passed, post } = await formsForTest()
  const email = 'bison@players.example'
  const answer = await post('/de/notify/bedrock', { email, consent: 'on', website: '', more: 'of no field' })
  expect(answer.statusCode).toBe(303)
  expect(answer.headers).toMatchObject({
    location: '/de/notify/bedrock#done',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  expect(passed).toEqual([
    {
      url: '/api/interests',
      address: '198.51.100.7',
      body: { email, consent: true, edition: 'bedrock', locale: 'de' },
    },
  ])
  await post('/notify/proxy', { email, website: 'https://spam.example' })
  expect(passed[1]?.body).toEqual({
    email,
    consent: false,
    edition: 'proxy',
    locale: 'ru',
    website: 'https://spam.example',
  })
})

test('interest form: errors are shown on the page, with the typed and ticked values', async () => {
  const { post } = await formsForTest({ status: 400, fields: { email: 'email_shape', edition: 'other' } })
  const answer = await post('/lv/notify/bedrock', { email: 'bison', consent: 'on' })
  expect(answer.statusCode).toBe(422)
  expect(answer.headers['content-security-policy']).toBe("default-src 'self'")
  expect(answer.json()).toEqual({
    pathname: '/lv/notify/bedrock',
    outcome: 'wrong',
    faults: { email: true },
    values: { email: 'bison', consent: true },
  })
})

test('rate limit: the visitor is asked to come back', async () => {
  const { post } = await formsForTest({ status: 429, headers: { 'retry-after': '1500' } })
  const answer = await post('/notify/bedrock', { email: 'bison@players.example', consent: 'on' })
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '1500'])
  expect(answer.json()).toMatchObject({ outcome: 'too_many', values: { email: 'bison@players.example' } })
})

test.each<[string, ApiAnswer | 'silence']>([
  ['an API without its database', { status: 503 }],
  ['a refusal that nobody could mend', { status: 400, fields: { edition: 'it has come' } }],
  ['an API that never answers', 'silence'],
])('interest form: %s is a failure that keeps the address in its field', async (_, api) => {
  const { post } = await formsForTest(api)
  const answer = await post('/notify/bedrock', { email: 'bison@players.example', consent: 'on' })
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60'])
  expect(answer.json()).toMatchObject({ outcome: 'failed', values: { email: 'bison@players.example' } })
})

test.each<[string, ApiAnswer | 'silence']>([
  ['is kept for another try while the API cannot answer', 'silence'],
  ['is kept for another try over the limit', { status: 429 }],
])('interest form: the code of a mail’s link %s', async (_, api) => {
  const { post } = await formsForTest(api)
  const code = 'c'.repeat(32)
  expect((await post('/notify/forget', { email: '', code })).json()).toMatchObject({ values: { code } })
})

test('interest form: a code refused by the API is replaced by the address field', async () => {
  const { post } = await formsForTest({ status: 400 })
  const answer = await post('/notify/forget', { email: '', code: 'no code' })
  expect(answer.json()).toMatchObject({ outcome: 'failed', values: { email: '' } })
  expect(answer.json().values).not.toHaveProperty('code')
})

test('interest form: an address is deleted by its text or by the code of a mail’s link', async () => {
  const { passed, post } = await formsForTest()
  const typed = await post('/fi/notify/forget', { email: 'bison@players.example', code: '' })
  expect([typed.statusCode, typed.headers.location]).toEqual([303, '/fi/notify/forget#done'])
  await post('/fi/notify/forget', { email: '', code: 'c'.repeat(32) })
  expect(passed.map(({ url, body }) => [url, body])).toEqual([
    ['/api/interests/forget', { email: 'bison@players.example' }],
    ['/api/interests/forget', { code: 'c'.repeat(32) }],
  ])
})
