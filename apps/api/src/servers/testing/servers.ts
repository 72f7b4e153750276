import { createHmac, randomUUID } from 'node:crypto'
import type { Config } from '@zubr/config'
import type { Core } from '@zubr/contracts/cores/core'
import type { DesiredState, NodeServersReport, ServerReport } from '@zubr/contracts/node-servers'
import { type NewServer, Server } from '@zubr/contracts/servers/server'
import type { Currency } from '@zubr/domain/plans'
import { accountSessions, accounts } from '../../accounts/accounts-schema.ts'
import { accountCurrency } from '../../balance/balance-schema.ts'
import { lockAccount, post } from '../../balance/ledger.ts'
import type { AddonCatalogue } from '../../catalogue/addon-catalogue.ts'
import type { Db } from '../../database/open.ts'
import type { DomainLookup } from '../../edge/names/domain-lookup.ts'
import type { Session } from '../../http/visitor.ts'
import { addNode, report, sendReport } from '../../nodes/testing/nodes.ts'
import type { Processors } from '../../payments/payment-context.ts'
import { ensureAdvertisedCodes } from '../../promo/store.ts'
import { appForTest, configForTest } from '../../testing/app.ts'
import { catalogueForTest } from '../../testing/catalogue.ts'

export const core: Core = {
  id: 'flying-squid',
  version: '1.9.0',
  gameVersion: '1.16.1',
  edition: 'java',
  experimental: true,
  settings: [
    { key: 'motd', type: 'text', maxLength: 60, default: 'A Zubr server' },
    { key: 'slots', type: 'integer', min: 1, max: 100, default: 20 },
  ],
}

/**
 * An app whose clock stands still until a test moves it, with one node that has 16 GB and a core.
 */
export async function hostingForTest(
  options: {
    databaseUrl?: string
    patient?: boolean
    config?: Partial<Config>
    addons?: AddonCatalogue
    lookUp?: DomainLookup
    processors?: Processors
    deletionGraceMs?: number
  } = {},
) {
  const api = await appForTest({ ...options, startsAt: new Date('2026-11-20T12:00:00Z') })
  await ensureAdvertisedCodes(api.db, catalogueForTest.advertisedCodes)
  return api
}
export type Hosting = Awaited<ReturnType<typeof hostingForTest>>

/**
 * A node that reports, offers the core and has disk for all its memory can hold; resolves to its
 * token.
 */
export async function nodeForTest({ db, url }: Pick<Hosting, 'db' | 'url'>, name: string, memoryMb = 16_000) {
  const token = await addNode(db, name)
  const memoryTotalBytes = memoryMb * 1_048_576
  const diskTotalBytes = 20 * memoryTotalBytes
  const full = { ...report, memoryTotalBytes, diskTotalBytes, diskFreeBytes: diskTotalBytes }
  await sendReport(url, token, full)
  await sayServers(url, token, {})
  return token
}

export type Customer = Session & {
  /** The headers of this account's browser. */
  headers: { cookie: string; origin: string }
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>
}

/** An account with a confirmed e-mail and its own session, logged in at `url`. */
export async function customerForTest(
  { db, url }: Pick<Hosting, 'db' | 'url'>,
  login: string,
  { emailConfirmed = true } = {},
): Promise<Customer> {
  const [account] = await db
    .insert(accounts)
    .values({ username: login, name: login, email: `${login}@zubr.example`, emailVerified: emailConfirmed })
    .returning()
  if (!account) throw new Error('no account')
  return logInForTest({ db, url }, { accountId: account.id, login, emailConfirmed })
}

/** Another session of an existing account. */
export async function logInForTest(
  { db, url }: Pick<Hosting, 'db' | 'url'>,
  { accountId, login, emailConfirmed }: Pick<Session, 'accountId' | 'login' | 'emailConfirmed'>,
): Promise<Customer> {
  const token = `${login}-${randomUUID()}`
  const [session] = await db
    .insert(accountSessions)
    .values({ userId: accountId, token, expiresAt: new Date(Date.now() + 86_400_000) })
    .returning()
  if (!session) throw new Error('no session')
  // The way better-auth signs cookies.
  const signature = createHmac('sha256', configForTest.authSecret ?? '')
    .update(token)
    .digest('base64')
  const headers = {
    cookie: `zubr.session_token=${encodeURIComponent(`${token}.${signature}`)}`,
    origin: configForTest.panelUrl,
  }
  return {
    accountId,
    login,
    sessionId: session.id,
    emailConfirmed,
    locale: 'ru',
    startedAt: session.createdAt,
    headers,
    call: (method, path, body, more) => callAs(url, { headers }, method, path, body, more),
  }
}

/** Sends a request of the panel as a customer to the process at `url`. */
export function callAs(
  url: string,
  by: Pick<Customer, 'headers'>,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(url + path, {
    method,
    headers: {
      ...by.headers,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}

/** Credits an account as the operator does. */
export async function credit(db: Db, accountId: string, minor: number, currency: Currency = 'BYN') {
  await db.transaction(async (tx) => {
    if ((await lockAccount(tx, accountId)) === null)
      await tx
        .insert(accountCurrency)
        .values({ accountId, currency })
        .onConflictDoUpdate({ target: accountCurrency.accountId, set: { currency } })
    await post(tx, {
      accountId,
      at: new Date('2026-11-20T11:00:00Z'),
      kind: 'credit',
      money: { currency, minor },
      reason: 'test',
      idempotencyKey: randomUUID(),
    })
  })
}

export const newServer = (change: Partial<NewServer> = {}): NewServer => ({
  plan: 'java-1',
  name: 'My world',
  subdomain: 'my-world',
  core: { id: core.id, version: core.version },
  node: 'minsk-1',
  promoCode: null,
  ...change,
})

export const keyed = (key: string = randomUUID()) => ({ 'idempotency-key': key })

/** Creates a server as the panel does. */
export async function create(customer: Customer, change: Partial<NewServer> = {}): Promise<Server> {
  const answer = await customer.call('POST', '/api/servers', newServer(change), keyed())
  if (answer.status !== 201) throw new Error(`not created: ${await answer.text()}`)
  return Server.parse(await answer.json())
}

export async function errorOf(answer: Response) {
  const { error } = (await answer.json()) as { error: { code: string; fields?: Record<string, string> } }
  return { status: answer.status, code: error.code, fields: error.fields }
}

/** Polls as an agent does. */
export async function fetchDesired(url: string, token: string, after = 0): Promise<DesiredState> {
  const answer = await fetch(`${url}/api/node/desired-state?after=${after}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return (await answer.json()) as DesiredState
}

/** Each agent's last reported backup settings, repeated in later reports. Null: it reports none. */
const backupReports = new Map<string, NodeServersReport['backups'] | null>()

/** Posts a report as an agent does. */
export function sayServers(
  url: string,
  token: string,
  serversReport: Partial<Omit<NodeServersReport, 'servers' | 'backups'>> & {
    backups?: NodeServersReport['backups'] | null
    servers?: (Partial<ServerReport> & { id: string })[]
  },
): Promise<Response> {
  const { servers = [], backups, ...rest } = serversReport
  if (backups !== undefined) backupReports.set(token, backups)
  const backupReport = backupReports.get(token)
  return fetch(`${url}/api/node/servers`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      orphans: [],
      cores: [core],
      ...(backupReport !== null && {
        backups: backupReport ?? { engine: 'restic', isRemote: false, problem: null },
      }),
      ...rest,
      servers: servers.map((server) => ({
        generation: 1,
        state: 'running',
        reason: null,
        port: 25_565,
        operation: null,
        stats: null,
        ...server,
      })),
    }),
  })
}
