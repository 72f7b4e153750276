import { type Endpoint, errorCodesOf } from '@zubr/contracts/endpoint'
import { endpoints } from '@zubr/contracts/endpoints'
import type { RequestInput } from '@zubr/contracts/request'
import {
  contractStates,
  type Server,
  serverActions,
  serverStates,
  stateReasons,
} from '@zubr/contracts/servers'
import { locales } from '@zubr/i18n/locales'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiFailure } from '../api/request.ts'
import { coreQuestions } from './addons/testing/core-questions.ts'
import { addonsQuestions } from './addons/testing/questions.ts'
import { companiesQuestions } from './companies/testing/questions.ts'
import { openDemo } from './demo-api.ts'
import type { PanelKey } from './handlers.ts'
import { moneyQuestions } from './money/testing/questions.ts'
import { demoDomainId } from './network/addresses.ts'
import { demoPortId } from './network/ports.ts'
import { demoScheduleId } from './schedules.ts'
import { termsQuestions } from './terms/testing/questions.ts'

const now = Date.parse('2026-11-21T17:40:00Z')
beforeEach(() => void vi.useFakeTimers({ now }))
afterEach(() => void vi.useRealTimers())

const once = (key: string) => ({ 'idempotency-key': key })
const core = { id: 'paper', version: '1.21.11' }
const newServer = {
  ...{ plan: 'java-2', name: 'Mine', subdomain: 'mine' },
  ...{ core, node: 'Minsk-1', promoCode: null, eula: true },
}
const each = <T>(servers: readonly Server[], toInput: (params: { id: string }, server: Server) => T): T[] =>
  servers.map((server) => toInput({ id: server.id }, server))

const newSchedule = {
  name: 'Mine',
  enabled: true,
  rule: { kind: 'weekly' as const, days: [6, 7], times: ['12:00'] },
  zone: 'Europe/Warsaw',
  steps: [{ kind: 'command' as const, text: 'say hello' }, { kind: 'backup' as const }],
  onlyIfEmpty: false,
  skipIfNotRunning: true,
  missed: 'skip' as const,
}
const eachSchedule = <T>(all: readonly Server[], toInput: (params: { id: string; schedule: string }) => T) =>
  each(all, ({ id }) => toInput({ id, schedule: demoScheduleId(1) }))

/**
 * Requests for each endpoint, in this order. A new endpoint does not compile without its requests.
 */
const questions: { [K in PanelKey]: (servers: readonly Server[]) => RequestInput<K>[] } = {
  'GET /api/account': () => [{}],
  'PUT /api/account/locale': () => [{ body: { locale: 'en' } }],
  'PUT /api/account/email': () => [{ body: { email: 'a@example.com', password: 'x' } }],
  'POST /api/account/confirmation': () => [{}],
  'POST /api/account/networks/:network/link': () => [
    { params: { network: 'discord' }, body: { password: 'x' } },
  ],
  'POST /api/account/networks/:network/unlink': () => [
    { params: { network: 'discord' }, body: { password: 'x' } },
  ],
  'GET /api/account/export': () => [{}],
  'POST /api/account/delete': () => [{ body: { password: 'x' } }],
  'GET /api/accounts/:login/avatar.svg': () => [{ params: { login: 'mira' } }],
  'GET /api/auth/get-session': () => [{}],
  'POST /api/auth/sign-out': () => [{}],
  'GET /api/auth/list-sessions': () => [{}],
  'POST /api/auth/revoke-session': () => [{ body: { token: 'phone' } }],
  'POST /api/auth/revoke-sessions': () => [{}],
  'POST /api/auth/revoke-other-sessions': () => [{}],
  'POST /api/auth/change-password': () => [{ body: { currentPassword: 'x', newPassword: 'y' } }],
  'POST /api/auth/two-factor/enable': () => [{ body: { password: 'x' } }],
  'POST /api/auth/two-factor/verify-totp': () => [{ body: { code: '1' } }, { body: { code: '123456' } }],
  'POST /api/auth/two-factor/generate-backup-codes': () => [{ body: { password: 'x' } }],
  'POST /api/auth/two-factor/disable': () => [{ body: { password: 'x' } }],
  'GET /api/auth/callback/:provider': () => [{ params: { provider: 'discord' } }],
  'GET /api/balance': () => [{}],
  'POST /api/balance/currency': () => [{ body: { currency: 'RUB' } }],
  ...moneyQuestions(newServer),
  ...companiesQuestions,
  'POST /api/quotes': () =>
    ['java-free', 'java-4', 'ultra-32', 'proxy-0.5', 'none'].flatMap((plan) =>
      [null, 'zubr20', 'nothing'].map((promoCode) => ({ body: { plan, promoCode } })),
    ),
  'GET /api/servers': () => [{}],
  'POST /api/servers': () => [
    { headers: once('aaaaaaaa'), body: newServer },
    { headers: once('aaaaaaaa'), body: newServer },
    { headers: once('bbbbbbbb'), body: newServer },
    { headers: once('cccccccc'), body: { ...newServer, subdomain: 'other', node: 'Warsaw-1' } },
    { headers: once('eeeeeeee'), body: { ...newServer, subdomain: 'third', eula: false } },
    { headers: once('dddddddd'), body: { ...newServer, subdomain: 'other', plan: 'java-32' } },
  ],
  'GET /api/servers/:id': (servers) => each(servers, (params) => ({ params })),
  'PATCH /api/servers/:id': (servers) => each(servers, (params) => ({ params, body: { name: 'Other' } })),
  'POST /api/servers/:id/actions': (servers) =>
    serverActions.flatMap((action) => each(servers, (params) => ({ params, body: { action } }))),
  'GET /api/servers/:id/move': (servers) => each(servers, (params) => ({ params })),
  'POST /api/servers/:id/move': (servers) =>
    each(servers, (params) => ({ params, body: { node: 'Brest-2' } })),
  ...coreQuestions,
  'POST /api/servers/:id/eula': (servers) =>
    each(servers, (params) => ({ params, body: { eula: true as const } })),
  'GET /api/servers/:id/settings': (servers) => each(servers, (params) => ({ params })),
  'PATCH /api/servers/:id/settings': (servers) => [
    ...each(servers, (params) => ({ params, body: { settings: { motd: 'Hello' } } })),
    ...each(servers, (params) => ({ params, body: { settings: { viewDistance: 99 } } })),
  ],
  'POST /api/servers/:id/extend': (servers) =>
    each(servers, (params) => ({ params, headers: once(`extend-${params.id}`) })),
  'POST /api/servers/:id/console': (servers) =>
    each(servers, (params) => ({ params, body: { right: 'write' as const } })),
  'POST /api/servers/:id/files': (servers) => [
    ...each(servers, (params) => ({ params, body: { right: 'write' as const } })),
    ...each(servers, (params) => ({
      params,
      body: { download: { paths: ['world'], format: 'zip' as const } },
    })),
  ],
  'GET /api/account/ssh-keys': () => [{}],
  'POST /api/account/ssh-keys': () => [{ body: { name: '', key: 'ssh-ed25519 AAAA', password: '' } }],
  'DELETE /api/account/ssh-keys/:id': () => [
    { params: { id: '5f5f5f5f-0000-4000-8000-000000000001' } },
    { params: { id: '5f5f5f5f-0000-4000-8000-000000000002' } },
  ],
  'GET /api/servers/:id/sftp': (servers) => each(servers, (params) => ({ params })),
  'POST /api/servers/:id/sftp/password': (servers) =>
    each(servers, (params) => ({ params, body: { password: '' } })),
  'DELETE /api/servers/:id/sftp/password': (servers) => each(servers, (params) => ({ params })),
  'GET /api/servers/:id/archive': (servers) => each(servers, (params) => ({ params })),
  'POST /api/servers/:id/archive/restore': (servers) => each(servers, (params) => ({ params })),
  'GET /api/servers/:id/backups': (servers) => each(servers, (params) => ({ params })),
  'POST /api/servers/:id/backups': (servers) =>
    each(servers, (params) => ({ params, body: { note: 'mine' } })),
  'PATCH /api/servers/:id/backups/:backup': (servers) =>
    each(servers, ({ id }) => ({ params: { id, backup: id }, body: { locked: true } })),
  'POST /api/servers/:id/backups/:backup/restore': (servers) =>
    each(servers, ({ id }) => ({ params: { id, backup: id }, body: { paths: null } })),
  'DELETE /api/servers/:id/restore': (servers) => each(servers, (params) => ({ params })),
  'POST /api/servers/:id/backups/:backup/download': (servers) =>
    each(servers, ({ id }) => ({
      params: { id, backup: id },
      body: { paths: ['world'], format: 'zip' as const },
    })),
  'DELETE /api/servers/:id/backups/:backup': (servers) =>
    each(servers, ({ id }) => ({ params: { id, backup: id } })),
  'POST /api/servers/:id/logs': (servers) =>
    each(servers, (params) => ({ params, body: { text: 'one\ntwo' } })),
  'GET /api/servers/:id/logs': (servers) => each(servers, (params) => ({ params })),
  'DELETE /api/servers/:id/logs/:log': (servers) =>
    each(servers, ({ id }) => ({ params: { id, log: `demo-${'1'.padStart(17, '0')}` } })),
  ...addonsQuestions,
  'GET /api/servers/:id/schedules': (servers) => each(servers, (params) => ({ params })),
  'POST /api/servers/:id/schedules': (servers) => each(servers, (params) => ({ params, body: newSchedule })),
  'PUT /api/servers/:id/schedules/:schedule': (servers) =>
    eachSchedule(servers, (params) => ({ params, body: newSchedule })),
  'PATCH /api/servers/:id/schedules/:schedule': (servers) =>
    eachSchedule(servers, (params) => ({ params, body: { enabled: true } })),
  'POST /api/servers/:id/schedules/:schedule/runs': (servers) =>
    eachSchedule(servers, (params) => ({ params })),
  'GET /api/servers/:id/schedules/:schedule/runs': (servers) =>
    eachSchedule(servers, (params) => ({ params })),
  'DELETE /api/servers/:id/schedules/:schedule': (servers) => eachSchedule(servers, (params) => ({ params })),
  'PUT /api/servers/:id/empty-stop': (servers) =>
    each(servers, (params) => ({ params, body: { minutes: 15 } })),
  'POST /api/servers/:id/backends': (servers) => {
    const [proxy] = servers.filter(({ edition }) => edition === 'proxy')
    const put = servers.filter(({ core, contract }) => core.id === 'paper' && contract === 'active')
    const body = { put: put.map(({ id }, i) => ({ server: id, name: `server-${i}` })), take: [] }
    return proxy ? [{ params: { id: proxy.id }, body }] : []
  },
  ...termsQuestions,
  'GET /api/servers/:id/ports': (servers) => each(servers, (params) => ({ params })),
  'POST /api/servers/:id/ports': (servers) =>
    each(servers, (params) => ({ params, body: { purpose: 'map' as const, protocol: 'tcp' as const } })),
  'PATCH /api/servers/:id/ports/:port': (servers) =>
    each(servers, ({ id }) => ({ params: { id, port: demoPortId(1) }, body: { link: true } })),
  'DELETE /api/servers/:id/ports/:port': (servers) =>
    each(servers, ({ id }) => ({ params: { id, port: demoPortId(1) } })),
  'GET /api/servers/:id/addresses': (servers) => each(servers, (params) => ({ params })),
  'PUT /api/servers/:id/subdomain': (servers) => [
    ...each(servers, (params, { subdomain }) => ({
      params,
      body: { subdomain: `new-${subdomain}`.slice(0, 31) },
    })),
    ...each(servers, (params) => ({ params, body: { subdomain: 'oak-hollow' } })),
  ],
  'PUT /api/servers/:id/starts': (servers) =>
    each(servers, (params) => ({ params, body: { isOn: true, players: ['Zubrenok'] } })),
  'POST /api/servers/:id/domains': (servers) =>
    ['play.example.com', 'forest.demo.example'].flatMap((domain) =>
      each(servers, (params) => ({ params, body: { domain } })),
    ),
  'POST /api/servers/:id/domains/:domain/look': (servers) =>
    each(servers, ({ id }) => ({ params: { id, domain: demoDomainId(1) } })),
  'DELETE /api/servers/:id/domains/:domain': (servers) =>
    each(servers, ({ id }) => ({ params: { id, domain: demoDomainId(1) } })),
  'GET /api/servers/:id/stats': (servers) =>
    (['hour', 'day'] as const).flatMap((range) => each(servers, (params) => ({ params, query: { range } }))),
  'GET /api/servers/:id/activity': (servers) => each(servers, (params) => ({ params })),
  'GET /api/cores': () => [{}],
  'GET /api/players/:name': () => [{ params: { name: 'Zubrenok' } }],
  'GET /api/nodes': () => [{}, { query: { plan: 'java-4' } }],
  'GET /api/subdomains/:name': () => [{ params: { name: 'free-one' } }, { params: { name: 'oak-hollow' } }],
  'DELETE /api/servers/:id': (servers) => [
    ...each(servers, (params) => ({ params, body: { name: 'Other' } })),
    ...each(servers, (params, { name }) => ({ params, body: { name } })),
  ],
}
const keys = Object.keys(questions) as PanelKey[]

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
    for (const request of questions[key](servers)) {
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
