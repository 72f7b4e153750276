import { type Endpoint, errorCodesOf } from '@zubr/contracts/endpoint'
import { endpoints } from '@zubr/contracts/endpoints'
import { contractStates, type Server, serverStates, stateReasons } from '@zubr/contracts/servers/server'
import { locales } from '@zubr/i18n/locales'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiFailure } from '../api/request.ts'
import { demoHandlers, openDemo, openMemory } from './demo-api.ts'
import type { PanelKey } from './handlers.ts'
import { orderedKeys, requestsFor } from './testing/requests.ts'

const now = Date.parse('2026-11-21T17:40:00Z')
beforeEach(() => void vi.useFakeTimers({ now }))
afterEach(() => void vi.useRealTimers())

// The type Handlers has exactly these keys.
const keys = orderedKeys(Object.keys(demoHandlers(openMemory('en', now))) as PanelKey[])

const allowed = (key: PanelKey): readonly string[] => [...errorCodesOf(key, endpoints[key]), 'demo']

test('contract: every endpoint answers every server by its schema, or refuses with a known error', async () => {
  const demo = openDemo('en')
  const ask = async (key: PanelKey, input: unknown) => {
    const answer = (demo.ask as (key: PanelKey, input: unknown) => Promise<unknown>)(key, input)
    const settled = answer.catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(200)
    return settled
  }
  const answered = new Map<PanelKey, number>()
  const servers = (await ask('GET /api/servers', {})) as Server[]
  for (const key of keys)
    for (const request of requestsFor(key, servers)) {
      const { body, params, headers, answers }: Endpoint = endpoints[key]
      for (const [part, schema] of Object.entries({ body, params, headers }))
        if (schema)
          expect(schema.safeParse((request as Record<string, unknown>)[part]).error, key).toBeUndefined()
      const answer = await ask(key, request)
      if (answer instanceof ApiFailure) {
        expect(allowed(key), `${key}: ${JSON.stringify(request)}`).toContain(answer.code)
        continue
      }
      const schema = answers[200] ?? answers[201] ?? answers[202] ?? answers[204]
      expect(schema?.safeParse(answer).error, `${key}: ${JSON.stringify(request)}`).toBeUndefined()
      // No properties beyond the schema, which the wire would drop.
      if (!key.includes('/auth/')) expect(schema?.parse(answer)).toEqual(answer)
      answered.set(key, (answered.get(key) ?? 0) + 1)
    }
  // Endpoints without any answer are not part of the demo.
  expect(keys.filter((key) => !answered.has(key)).sort()).toEqual(
    [
      'GET /api/auth/callback/:provider',
      'POST /api/account/confirmation',
      'POST /api/account/delete',
      'POST /api/account/networks/:network/link',
      'POST /api/account/networks/:network/unlink',
      'POST /api/auth/change-password',
      'POST /api/auth/revoke-sessions',
      'POST /api/balance/currency',
      'PUT /api/account/email',
      // There are no invoices here: payments.test.ts covers them.
      'GET /api/invoices/:id',
      // There are no such backups here: demo-api.test.ts covers them.
      'PATCH /api/servers/:id/backups/:backup',
      'POST /api/servers/:id/backups/:backup/restore',
      'DELETE /api/servers/:id/restore',
      'POST /api/servers/:id/backups/:backup/download',
      'DELETE /api/servers/:id/backups/:backup',
      // There are no changes here: addons.test.ts covers them.
      'POST /api/servers/:id/changes/:change/undo',
      'POST /api/servers/:id/changes/:change/cancel',
      'POST /api/servers/:id/changes/:change/agree',
      'GET /api/servers/:id/changes/:change/pack',
    ].sort(),
  )
})

test('examples: the demo has a server in every state, for every reason and of every contract state', async () => {
  const response = openDemo('ru').ask('GET /api/servers')
  await vi.advanceTimersByTimeAsync(200)
  const servers = await response
  expect(new Set(servers.map(({ state }) => state))).toEqual(new Set(serverStates))
  expect(new Set(servers.map(({ contract }) => contract))).toEqual(new Set(contractStates))
  expect(new Set(servers.map(({ reason }) => reason))).toEqual(new Set([null, ...stateReasons]))
  expect(new Set(servers.map(({ subdomain }) => subdomain)).size).toBe(servers.length)
})

test.each(locales)('locale: in %s, example servers have translated names until a rename', async (locale) => {
  const demo = openDemo('en')
  const listed = async () => {
    const response = demo.ask('GET /api/servers')
    await vi.advanceTimersByTimeAsync(200)
    return (await response).map(({ name }) => name)
  }
  const before = await listed()
  void demo.ask('PUT /api/account/locale', { body: { locale } })
  await vi.advanceTimersByTimeAsync(200)
  const after = await listed()
  expect(after.filter((name) => before.includes(name)).length > 5).toBe(locale === 'en')
})
