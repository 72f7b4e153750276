import type { Page, Route } from '@playwright/test'
import type { Me } from '@zubr/contracts/accounts'
import { exampleOffers } from '@zubr/contracts/cores/examples'
import type { ServerAddresses } from '@zubr/contracts/edge/addresses'
import type { ErrorBody, ErrorCode } from '@zubr/contracts/errors'
import { quietServer } from '@zubr/contracts/example-servers'
import type { Balance, Quote } from '@zubr/contracts/payments/balance'
import type { AnswerOf, EndpointKey, RequestInput } from '@zubr/contracts/request'
import type { NodeChoice, Server } from '@zubr/contracts/servers/server'
import { core } from '../../apps/panel/app/demo/core.ts'

/** A response of the API according to its contract, or an error. */
type Answer<K extends EndpointKey> = { status?: number; body: AnswerOf<K> | ErrorBody }
/** Responses by endpoint, or a function of the request's body. */
export type Fakes = {
  [K in EndpointKey]?:
    | Answer<K>
    | ((body: NonNullable<RequestInput<K>['body']>, route: Route) => Answer<K> | Promise<Answer<K>>)
}

export { core }

export const me: Me = {
  login: 'bison',
  email: 'bison@example.com',
  emailConfirmed: true,
  newEmail: null,
  refusedEmail: null,
  locale: 'ru',
  secondFactor: false,
  hasPassword: true,
  networks: [],
  createdAt: '2026-03-01T12:00:00.000Z',
  deleteAt: null,
}

const ids = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'] as const
export const serverId = ids[0]

export function server(own: Partial<Server> = {}): Server {
  return {
    ...quietServer,
    id: serverId,
    name: 'Belovezha',
    plan: 'java-4',
    subdomain: 'belovezha',
    node: 'Minsk-1',
    core: {
      id: core.id,
      version: core.version,
      gameVersion: core.gameVersion,
      experimental: true,
      build: null,
      java: null,
    },
    edition: 'java',
    transport: 'tcp',
    paidUntil: new Date(Date.now() + 12.5 * 86_400_000).toISOString(),
    address: 'minsk-1.nodes.zubr.example:25571',
    limits: { memoryMb: 4096, diskMb: 20_480 },
    stats: {
      cpuPercent: 23,
      memoryMb: 1_690,
      diskMb: 3_210,
      players: 3,
      at: new Date().toISOString(),
    },
    createdAt: '2026-10-02T09:30:00.000Z',
    ...own,
  }
}

export const nodes: NodeChoice[] = [
  { name: 'Minsk-1', capacity: 'available', cores: [core], runs: [] },
  { name: 'Minsk-2', capacity: 'full', cores: [core], runs: [] },
  { name: 'Brest-1', capacity: 'unknown', cores: [], runs: [] },
]

/** The same nodes, of which the first also runs catalogue cores. */
export const ableNodes: NodeChoice[] = nodes.map((node, index) =>
  index === 0 ? { ...node, runs: ['paper', 'vanilla'] } : node,
)

const byn = (minor: number) => ({ currency: 'BYN' as const, minor })

export function quote(own: Partial<Quote> = {}): Quote {
  return {
    plan: 'java-4',
    price: byn(2690),
    termDiscount: null,
    promo: null,
    promoRefused: null,
    total: byn(2690),
    balance: byn(5000),
    missing: byn(0),
    refused: null,
    months: 1,
    ...own,
  }
}

export const balance: Balance = {
  balance: byn(5000),
  promoCredit: byn(0),
  currencyOpen: false,
  entries: [
    {
      at: '2026-11-18T10:00:00.000Z',
      kind: 'purchase',
      money: byn(-2152),
      reason: 'java-4 ZUBR20',
      server: serverId,
    },
    { at: '2026-11-17T10:00:00.000Z', kind: 'credit', money: byn(7152), reason: 'ЕРИП 4411', server: null },
  ],
}

export const addresses: ServerAddresses = {
  byName: 'belovezha.play.zubr.example',
  byPort: 'minsk-1.nodes.zubr.example:25571',
  zone: 'play.zubr.example',
  subdomain: 'belovezha',
  former: [],
  domains: [],
  edgePort: 25_565,
  playerAddresses: 'told',
  starts: { isOn: false, players: [] },
  refusedLastHour: 0,
}

/** The API for states that are hard to produce; `own` replaces single responses by endpoint. */
export function answers(own: Fakes = {}): Fakes {
  return {
    'GET /api/account': { body: me },
    'PUT /api/account/locale': { status: 204, body: null },
    'GET /api/account/ssh-keys': { body: { keys: [] } },
    'GET /api/account/company': { body: { company: null } },
    'GET /api/acceptance-acts': { body: { months: [] } },
    'GET /api/refunds': {
      body: { available: null, promoCredit: null, requests: [], reviewWorkingDays: 10, paidWithinDays: 30 },
    },
    'GET /api/servers': { body: [server()] },
    'GET /api/servers/:id': { body: server() },
    'GET /api/servers/:id/stats': { body: { points: points(60) } },
    'GET /api/servers/:id/activity': {
      body: {
        entries: [
          {
            at: '2026-11-20T19:04:00.000Z',
            actor: 'service',
            event: 'crashed:out_of_memory',
            operation: null,
          },
          { at: '2026-11-20T18:00:00.000Z', actor: 'bison', event: 'settings_changed', operation: null },
          { at: '2026-11-18T10:00:00.000Z', actor: 'bison', event: 'created', operation: null },
        ],
      },
    },
    'GET /api/servers/:id/move': { body: { move: null, nodes: [] } },
    'GET /api/servers/:id/changes': { body: [] },
    'GET /api/servers/:id/java': { body: null },
    'GET /api/servers/:id/ports': {
      body: { ports: [], mapLink: 'https://panel.zubr.example/map/belovezha', more: 'yes' },
    },
    'GET /api/servers/:id/addresses': { body: addresses },
    'GET /api/servers/:id/settings': { body: { fields: core.settings, settings: { maxPlayers: 20 } } },
    'GET /api/nodes': { body: nodes },
    'GET /api/cores': { body: [...exampleOffers] },
    'POST /api/quotes': { body: quote() },
    'GET /api/balance': { body: balance },
    'GET /api/balance/movements': {
      body: {
        movements: balance.entries.map((entry, index) => ({ id: 100 - index, ...entry })),
        hasMore: false,
      },
    },
    'GET /api/payments/methods': { body: { methods: [], trial: false } },
    'GET /api/invoices': { body: { invoices: [] } },
    'GET /api/auth/list-sessions': {
      body: [
        {
          token: 'a',
          createdAt: '2026-11-20T10:00:00.000Z',
          updatedAt: '2026-11-21T10:00:00.000Z',
          ipAddress: '203.0.113.7',
          userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        },
        {
          token: 'b',
          createdAt: '2026-11-02T10:00:00.000Z',
          updatedAt: '2026-11-19T10:00:00.000Z',
          ipAddress: '198.51.100.20',
          userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/141.0 Mobile Safari/537.36',
        },
      ],
    },
    'GET /api/auth/get-session': { body: { session: { token: 'a' } } },
    'GET /api/subdomains/:name': (_, route) => ({
      body: { refused: route.request().url().endsWith('/taken') ? 'taken' : null },
    }),
    ...own,
  }
}

export const refusal = (status: number, code: ErrorCode, fields?: Record<string, string>) => ({
  status,
  body: { error: { code, message: code, requestId: 'test', ...(fields && { fields }) } },
})

/** Answers the panel's requests with `answers`; other addresses get 404. */
export async function fakeApi(page: Page, own: Fakes = {}): Promise<void> {
  // The types have checked each response against its endpoint; here they are one list.
  const all = Object.entries(answers(own)) as [string, Fakes['POST /api/servers']][]
  const keys = all
    // Literal paths take precedence over parameters, as in the API.
    .sort(([a], [b]) => Number(a.includes(':')) - Number(b.includes(':')))
    .map(([key, answer]) => ({
      pattern: new RegExp(`^${key.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`),
      answer,
    }))
  await page.route(/^[^?]*\/api\/(?!accounts\/)/, async (route) => {
    const request = route.request()
    const path = new URL(request.url()).pathname
    const answer = keys.find(({ pattern }) => pattern.test(`${request.method()} ${path}`))?.answer
    const { status = 200, body } =
      typeof answer === 'function'
        ? await answer(request.postDataJSON(), route)
        : (answer ?? refusal(404, 'not_found'))
    await route.fulfill({
      status,
      contentType: 'application/json',
      body: body === null ? '' : JSON.stringify(body),
    })
  })
}

/** One point per minute until now, always the same values. */
function points(minutes: number): [number, number, number, number][] {
  const now = Math.floor(Date.now() / 60_000) * 60_000
  return Array.from({ length: minutes }, (_, index) => [
    now - (minutes - 1 - index) * 60_000,
    18 + 12 * Math.sin(index / 6) + (index % 7),
    1_500 + 8 * index - (index > 40 ? 240 : 0),
    Math.max(0, Math.round(3 * Math.sin(index / 11))),
  ])
}
