import type { Endpoint } from '@zubr/contracts/endpoint'
import { endpoints } from '@zubr/contracts/endpoints'
import type { RequestInput } from '@zubr/contracts/request'
import { type Server, serverActions } from '@zubr/contracts/servers/server'
import { z } from 'zod'
import { coreQuestions } from '../addons/testing/core-questions.ts'
import { addonsQuestions } from '../addons/testing/questions.ts'
import { companiesQuestions } from '../companies/testing/questions.ts'
import type { PanelKey } from '../handlers.ts'
import { moneyQuestions } from '../money/testing/questions.ts'
import { demoDomainId } from '../network/addresses.ts'
import { demoPortId } from '../network/ports.ts'
import { demoScheduleId } from '../schedules.ts'
import { termsQuestions } from '../terms/testing/questions.ts'

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

type Requests = { [K in PanelKey]?: (servers: readonly Server[]) => RequestInput<K>[] }

/** Requests in this order. `requestsFor` derives those of other endpoints from the contract. */
const requestsByEndpoint: Requests = {
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
  'PATCH /api/servers/:id': (servers) => each(servers, (params) => ({ params, body: { name: 'Other' } })),
  'POST /api/servers/:id/actions': (servers) =>
    serverActions.flatMap((action) => each(servers, (params) => ({ params, body: { action } }))),
  'POST /api/servers/:id/move': (servers) =>
    each(servers, (params) => ({ params, body: { node: 'Brest-2' } })),
  ...coreQuestions,
  'POST /api/servers/:id/eula': (servers) =>
    each(servers, (params) => ({ params, body: { eula: true as const } })),
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
  'POST /api/servers/:id/sftp/password': (servers) =>
    each(servers, (params) => ({ params, body: { password: '' } })),
  'POST /api/servers/:id/backups': (servers) =>
    each(servers, (params) => ({ params, body: { note: 'mine' } })),
  'PATCH /api/servers/:id/backups/:backup': (servers) =>
    each(servers, ({ id }) => ({ params: { id, backup: id }, body: { locked: true } })),
  'POST /api/servers/:id/backups/:backup/restore': (servers) =>
    each(servers, ({ id }) => ({ params: { id, backup: id }, body: { paths: null } })),
  'POST /api/servers/:id/backups/:backup/download': (servers) =>
    each(servers, ({ id }) => ({
      params: { id, backup: id },
      body: { paths: ['world'], format: 'zip' as const },
    })),
  'DELETE /api/servers/:id/backups/:backup': (servers) =>
    each(servers, ({ id }) => ({ params: { id, backup: id } })),
  'POST /api/servers/:id/logs': (servers) =>
    each(servers, (params) => ({ params, body: { text: 'one\ntwo' } })),
  'DELETE /api/servers/:id/logs/:log': (servers) =>
    each(servers, ({ id }) => ({ params: { id, log: `demo-${'1'.padStart(17, '0')}` } })),
  ...addonsQuestions,
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
  'POST /api/servers/:id/ports': (servers) =>
    each(servers, (params) => ({ params, body: { purpose: 'map' as const, protocol: 'tcp' as const } })),
  'PATCH /api/servers/:id/ports/:port': (servers) =>
    each(servers, ({ id }) => ({ params: { id, port: demoPortId(1) }, body: { link: true } })),
  'DELETE /api/servers/:id/ports/:port': (servers) =>
    each(servers, ({ id }) => ({ params: { id, port: demoPortId(1) } })),
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
  'GET /api/cores': () => [{}],
  'GET /api/players/:name': () => [{ params: { name: 'Zubrenok' } }],
  'GET /api/nodes': () => [{}, { query: { plan: 'java-4' } }],
  'GET /api/subdomains/:name': () => [{ params: { name: 'free-one' } }, { params: { name: 'oak-hollow' } }],
  'DELETE /api/servers/:id': (servers) => [
    ...each(servers, (params) => ({ params, body: { name: 'Other' } })),
    ...each(servers, (params, { name }) => ({ params, body: { name } })),
  ],
}

/** All keys, those without an entry first: the last entries delete the servers. */
export const orderedKeys = (keys: readonly PanelKey[]): PanelKey[] => [
  ...keys.filter((key) => !(key in requestsByEndpoint)),
  ...(Object.keys(requestsByEndpoint) as PanelKey[]),
]

/** The requests of an endpoint: its entry, or one for each server with a body by the contract. */
export function requestsFor(key: PanelKey, servers: readonly Server[]): unknown[] {
  const listed = requestsByEndpoint[key]
  if (listed) return listed(servers)
  const { body, headers }: Endpoint = endpoints[key]
  const names = [...key.matchAll(/:(\w+)/g)].map(([, name]) => name)
  if (headers || names.some((name) => name !== 'id')) throw new Error(`add requests of ${key} to this file`)
  // The contract's bodies are objects; exampleOf supports the part of JSON Schema that they use.
  const request = body ? { body: exampleOf(z.toJSONSchema(body) as Schema) } : {}
  return names.length === 0 ? [request] : servers.map(({ id }) => ({ params: { id }, ...request }))
}

type Schema = {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  minimum?: number
}

/** A value that the schema accepts, if no pattern restricts its texts. */
function exampleOf({ type, anyOf, properties = {}, minimum = 1, ...rest }: Schema): unknown {
  if (rest.const !== undefined) return rest.const
  if (rest.enum) return rest.enum[0]
  if (anyOf?.[0]) return exampleOf(anyOf[0])
  if (type === 'object')
    return Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, exampleOf(value)]))
  if (type === 'array') return []
  if (type === 'boolean') return true
  if (type === 'integer' || type === 'number') return minimum
  return type === 'null' ? null : 'text'
}
