import { expect, test } from 'vitest'
import { readAnswer } from './answer.ts'
import type { ConsoleIn, ConsoleOut } from './console.ts'
import { type AnswerOf, requestOf } from './request.ts'

const id = '11111111-1111-4111-8111-111111111111'

test('request: it has the method, URL, headers and body of its endpoint', () => {
  const headers = { 'idempotency-key': 'a-key-of-a-click' }
  expect(requestOf('POST /api/servers/:id/extend', { params: { id }, headers })).toEqual({
    path: `/api/servers/${id}/extend`,
    init: { method: 'POST', headers },
  })
  expect(requestOf('PATCH /api/servers/:id', { params: { id }, body: { name: 'Narach' } })).toEqual({
    path: `/api/servers/${id}`,
    init: { method: 'PATCH', headers: { 'content-type': 'application/json' }, body: '{"name":"Narach"}' },
  })
  expect(requestOf('GET /api/nodes', { query: { plan: 'a&b' } }).path).toBe('/api/nodes?plan=a%26b')
  expect(requestOf('GET /api/nodes', { query: { plan: undefined } }).path).toBe('/api/nodes')
})

test('response: one that does not match its endpoint is refused', async () => {
  const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
  expect(await readAnswer('GET /healthz', answer({ status: 'ok' }))).toEqual({ status: 'ok' })
  expect(await readAnswer('POST /api/nodes/report', new Response(null, { status: 204 }))).toBeNull()
  await expect(readAnswer('GET /healthz', answer({ state: 'ok' }))).rejects.toThrow()
  await expect(readAnswer('GET /healthz', answer({ status: 'ok' }, 503))).rejects.toThrow('status 503')
})

/** Never runs: the type check fails when one of these mistakes compiles. */
export function mistakes(
  balance: AnswerOf<'GET /api/balance'>,
  server: AnswerOf<'GET /api/servers/:id'>,
  quote: AnswerOf<'POST /api/quotes'>,
  hear: (message: ConsoleOut) => void,
  say: (message: ConsoleIn) => void,
) {
  const params = { id }
  // @ts-expect-error there is no such endpoint
  requestOf('GET /api/server')
  // @ts-expect-error there is no such method at this address
  requestOf('PUT /api/servers/:id', { params })
  // @ts-expect-error the address is not filled
  requestOf('GET /api/servers/:id')
  // @ts-expect-error the address has another name for it
  requestOf('GET /api/servers/:id', { params: { server: id } })
  // @ts-expect-error the body lacks its key
  requestOf('PATCH /api/servers/:id', { params, body: {} })
  // @ts-expect-error the body's key has another name
  requestOf('PATCH /api/servers/:id', { params, body: { title: 'Narach' } })
  // @ts-expect-error there is no such action
  requestOf('POST /api/servers/:id/actions', { params, body: { action: 'pause' } })
  // @ts-expect-error the header is missing
  requestOf('POST /api/servers/:id/extend', { params })
  // @ts-expect-error there is no such query
  requestOf('GET /api/servers/:id/stats', { params, query: { span: 'hour' } })
  // @ts-expect-error it takes no body
  requestOf('POST /api/auth/sign-out', { body: {} })
  // @ts-expect-error better-auth names it otherwise
  requestOf('POST /api/auth/change-password', { body: { oldPassword: 'a', newPassword: 'b' } })
  // @ts-expect-error the answer's field has another name
  balance.money
  // @ts-expect-error the answer has no such field
  server.host
  // @ts-expect-error it may be null
  quote.promo.code
  // @ts-expect-error a report needs every figure
  requestOf('POST /api/nodes/report', { body: { load: 1, problem: null } })
  // @ts-expect-error the query has another name
  requestOf('GET /api/node/desired-state', { query: { revision: 1 } })
  // @ts-expect-error what a node says of its servers needs its orphans and cores
  requestOf('POST /api/node/servers', { body: { servers: [] } })
  // @ts-expect-error the browser hands its token in every opening
  say({ type: 'open', after: null })
  // @ts-expect-error the browser has another name for it
  say({ type: 'command', line: 'list' })
  // @ts-expect-error the browser says nothing of this kind
  say({ type: 'alive' })
  // @ts-expect-error a search has its number, by which its answer is known
  say({ type: 'search', text: 'joined' })
  // @ts-expect-error each sign of life has its number, by which a command tells how old it is
  hear({ type: 'alive', life: 'a' })
  // @ts-expect-error the agent says from where on lines are kept
  hear({ type: 'gap', before: 7 })
  // @ts-expect-error the agent says whether there is more
  hear({ type: 'found', id: 1, lines: [] })
  // @ts-expect-error the agent has no such reason
  hear({ type: 'refused', reason: 'tired' })
  // @ts-expect-error a line is number, time, level and text
  hear({ type: 'lines', lines: [[1, 'normal', 'text']] })
}
