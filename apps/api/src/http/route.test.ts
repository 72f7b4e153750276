import { healthEndpoints } from '@zubr/contracts/health'
import { nodesEndpoints } from '@zubr/contracts/nodes'
import { balanceEndpoints } from '@zubr/contracts/payments/balance'
import { portsEndpoints } from '@zubr/contracts/servers/ports'
import fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { expect, test } from 'vitest'
import { Refused } from './api-error.ts'
import { installErrorAnswers } from './error-answers.ts'
import { type Handler, routes } from './route.ts'
import type { Session } from './visitor.ts'

const session: Session = {
  accountId: 'a',
  login: 'bison',
  sessionId: 's',
  emailConfirmed: true,
  locale: 'en',
  startedAt: new Date(0),
}
const empty = { balance: null, promoCredit: null, currencyOpen: true, entries: [] }

function appForTest() {
  const app = fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  installErrorAnswers(app)
  return app
}

test('session: without one a request is refused before validation, and its handler never runs', async () => {
  const app = appForTest()
  routes(app, balanceEndpoints, {
    sessionOf: async ({ headers }) => (headers.cookie === 'good' ? session : undefined),
    passLimit: async () => undefined,
  })({
    'GET /api/balance': async (request) => {
      expect(request.session.login).toBe('bison')
      return empty
    },
    'GET /api/balance/movements': async () => ({ movements: [], hasMore: false }),
    'POST /api/balance/currency': async () => {
      throw new Refused('currency_fixed', { currency: 'RUB' })
    },
    'POST /api/quotes': async () => {
      throw new Error('nobody asks for this here')
    },
  })
  const ask = (method: 'GET' | 'POST', url: string, cookie: string, payload?: object) =>
    app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) })
  expect((await ask('POST', '/api/quotes', 'bad', { nonsense: true })).statusCode).toBe(401)
  expect((await ask('POST', '/api/quotes', 'good', { nonsense: true })).statusCode).toBe(400)
  expect((await ask('GET', '/api/balance', 'good')).json()).toEqual(empty)
  const refused = await ask('POST', '/api/balance/currency', 'good', { currency: 'BYN' })
  expect(refused.statusCode).toBe(409)
  expect(refused.json().error).toMatchObject({ code: 'currency_fixed', fields: { currency: 'RUB' } })
})

test('session: endpoints that need one are not registered without `sessionOf`', () => {
  const nobody = async () => {
    throw new Error('never')
  }
  expect(() =>
    routes(
      appForTest(),
      balanceEndpoints,
    )({
      'GET /api/balance': nobody,
      'GET /api/balance/movements': nobody,
      'POST /api/balance/currency': nobody,
      'POST /api/quotes': nobody,
    }),
  ).toThrow('GET /api/balance')
})

/** Never runs: the type check fails if one of these mistakes compiles. */
export function mistakes() {
  const app = appForTest()
  const healthz: Handler<(typeof healthEndpoints)['GET /healthz']> = async () => ({ status: 'ok' })
  // @ts-expect-error an endpoint is forgotten
  routes(app, healthEndpoints)({ 'GET /healthz': healthz })
  // @ts-expect-error the contract has no such endpoint
  routes(app, healthEndpoints)({ 'GET /healthz': healthz, 'GET /readyz': healthz, 'GET /livez': healthz })
  routes(
    app,
    healthEndpoints,
  )({
    'GET /healthz': healthz,
    // @ts-expect-error the answer's field has another name
    'GET /readyz': async () => ({ state: 'ok' }),
  })
  routes(
    app,
    balanceEndpoints,
  )({
    // @ts-expect-error the answer lacks a field
    'GET /api/balance': async () => ({ balance: null, entries: [] }),
    'GET /api/balance/movements': async () => ({ movements: [], hasMore: false }),
    // @ts-expect-error the body has another name for it
    'POST /api/balance/currency': async ({ body: { money } }) => ({ ...empty, money }),
    // @ts-expect-error nothing is answered
    'POST /api/quotes': async () => {},
  })
  routes(
    app,
    nodesEndpoints,
  )({
    // @ts-expect-error its answer is empty
    'POST /api/nodes/report': async () => ({ stored: true }),
    // @ts-expect-error nobody is logged in here
    'GET /nodes_stats': async ({ session: { login } }) => [{ name: login }],
  })
}

test('guards: limits are counted before the server is looked up, and the handler gets that server', async () => {
  const app = appForTest()
  const calls: string[] = []
  const portOf = (server: { name: string }) => ({
    ...{ ports: [], mapLink: 'https://panel.zubr.example/maps/anna', more: 'yes' as const },
    name: server.name,
  })
  const never = async () => {
    throw new Error('nobody asks for this here')
  }
  routes(app, portsEndpoints, {
    sessionOf: async () => session,
    passLimit: async (limit) => {
      calls.push(limit)
    },
    authorize: async ({ accountId }, id, { right, activeOnly }) => {
      calls.push(`${accountId} ${right} ${activeOnly}`)
      if (id !== own) throw new Refused('not_found')
      return { name: 'mine' }
    },
  })({
    'GET /api/servers/:id/ports': async ({ server }) => portOf(server),
    'POST /api/servers/:id/ports': async ({ server }) => portOf(server),
    'PATCH /api/servers/:id/ports/:port': never,
    'DELETE /api/servers/:id/ports/:port': never,
  })
  const own = '5b1f4f8e-1c0a-4d5e-9a55-0d7c1e2f3a4b'
  const body = { purpose: 'map', protocol: 'tcp' }
  const add = (id: string) =>
    app
      .inject({ method: 'POST', url: `/api/servers/${id}/ports`, payload: body })
      .then((answer) => answer.statusCode)
  expect(await add(own)).toBe(201)
  expect(calls).toEqual(['mutate', 'a network false'])
  expect(await add('00000000-0000-4000-8000-000000000000')).toBe(404)
  expect(calls.slice(2)).toEqual(['mutate', 'a network false'])
})

test('guards: an endpoint with a right or a limit is not registered without what checks it', () => {
  const never = async () => {
    throw new Error('never')
  }
  const handlers = {
    'GET /api/servers/:id/ports': never,
    'POST /api/servers/:id/ports': never,
    'PATCH /api/servers/:id/ports/:port': never,
    'DELETE /api/servers/:id/ports/:port': never,
  }
  const sessionOf = async () => session
  expect(() => routes(appForTest(), portsEndpoints, { sessionOf })(handlers)).toThrow('needs a guard')
})
