import { AuthRefusal } from '@zubr/contracts/auth'
import { applicationsPath } from '@zubr/contracts/partners'
import fc from '@zubr/testing/property'
import { byTier, isNightly, testSeed } from '@zubr/testing/tier'
import { expect, test } from 'vitest'
import { accountIdentities } from '../accounts/accounts-schema.ts'
import { goodPassword } from '../accounts/testing/accounts.ts'
import { quickPasswords } from '../accounts/testing/quick-passwords.ts'
import { report, sendReport } from '../nodes/testing/nodes.ts'
import { payableForTest } from '../payments/testing/payments.ts'
import {
  type Customer,
  core,
  create,
  credit,
  customerForTest,
  hostingForTest,
  logInForTest,
  nodeForTest,
  sayServers,
} from '../servers/testing/servers.ts'
import { fieldValue, invalidValue, type Schema, validValue } from './testing/schema-arbitrary.ts'

type Operation = {
  parameters?: { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, unknown>
}
type Description = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

const requests = byTier({ change: 1_000, nightly: 10_000 })
const roomy = { ...report, memoryTotalBytes: 9e12, diskTotalBytes: 9e14, diskFreeBytes: 9e14 }
/** Requests for one account, unless a request ends the account earlier. */
const requestsAnAccount = 60

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/** Header values are limited to what HTTP can carry; the API has to refuse everything else. */
const inHeader = (value: unknown) =>
  asText(value)
    .replace(/[^\t\x20-\x7e]/g, '?')
    .slice(0, 2_000)

const jsonOf = (body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** Replaced when a request is sent, since only then the server's id is known. */
const ownServer = 'own-server'
const ownName = 'World of the fuzzed'
const meaningful = {
  id: [ownServer],
  plan: ['java-1', 'java-free', 'bedrock-1', 'java-4'],
  node: ['fuzzed', 'Fuzzed'],
  core: [{ id: core.id, version: core.version }],
  // No catalogue is available here.
  pack: [undefined],
  promoCode: [null, 'ZUBR20', 'start20', 'GUESS'],
  ...{ method: ['card', 'card-rub'], sum: [1_000], fee: [0] },
  subdomain: Array.from({ length: 40 }, (_, n) => `fuzzed-${n}`),
  name: [ownName, 'meadow'],
  settings: [{ slots: 7 }, { motd: 'hello' }, { slots: 1e9 }],
  generation: [1, 2, 3],
  contacts: ['@fuzzed_player', 'fuzzed@player.example', 'no'],
  email: ['fuzzed@player.example', 'no address'],
  password: ['x', goodPassword],
  currentPassword: ['x', goodPassword],
  newPassword: ['another horse battery'],
  'idempotency-key': ['the-same-key-again', 'another-key-again'],
}

/** Operations that must succeed at least once for an account. */
const toBeDone = [
  'post /api/servers',
  'post /api/servers/{id}/extend',
  'post /api/servers/{id}/actions',
  'patch /api/servers/{id}/settings',
  'delete /api/servers/{id}',
  'post /api/servers/{id}/console',
  'post /api/servers/{id}/files',
  'post /api/quotes',
  'post /api/invoices',
  'get /api/account/export',
  'get /api/auth/list-sessions',
]
/** Few generated inputs of these are valid, so they are drawn more often. */
const drawnOften = [...toBeDone, `post ${applicationsPath}`]

test(`fuzzing: ${requests} requests, some with a session: no 5xx, documented answers, consistent rows`, {
  timeout: 600_000,
}, async () => {
  const seed = testSeed('FUZZ_SEED', 11)
  const hosting = await hostingForTest({ processors: payableForTest() })
  const { app, db, logged, pass } = hosting
  // The database does not crash here, so requests need not wait for its disk.
  const { rows: databases } = await db.$client.query('select quote_ident(current_database()) as name')
  await db.$client.query(`alter database ${databases[0].name} set synchronous_commit = off`)
  const token = await nodeForTest(hosting, 'fuzzed', 9_000_000)
  const described = await app.inject({ url: '/openapi.json' })
  const { paths, components } = described.json<Description>()
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  expect(operations.length).toBeGreaterThanOrEqual(5)

  const sentFor = (schema: Schema) =>
    fc.oneof(
      { weight: 2, arbitrary: validValue(schema, components.schemas, meaningful) },
      { weight: 1, arbitrary: invalidValue(schema, components.schemas, meaningful) },
    )
  // Built once: an arbitrary of texts that match a pattern takes longer than its request.
  const requestTo = ({ path, method, operation }: (typeof operations)[number]) => {
    const parameters = (operation.parameters ?? []).map(({ name, in: place, required, schema }) =>
      fc
        .tuple(fieldValue(name, sentFor(schema), meaningful), fc.constantFrom(true, true, required ?? false))
        .map(([value, sent]) => ({ name, place, value, sent: sent || place === 'path' })),
    )
    const schema = operation.requestBody?.content['application/json']?.schema
    return fc.record({
      path: fc.constant(path),
      method: fc.constant(method),
      documented: fc.constant(Object.keys(operation.responses)),
      given: fc.tuple(...parameters),
      body: schema ? sentFor(schema) : fc.constant(undefined),
      /** Valid, cut in the middle, or not JSON. */
      spoil: fc.constantFrom('no', 'no', 'no', 'no', 'no', 'no', 'cut', 'type'),
      authorization: fc.constantFrom(
        `Bearer ${token}`,
        `Bearer ${token}`,
        'Bearer x',
        'Basic eDp4',
        undefined,
      ),
      withSession: fc.constantFrom(true, true, false),
      address: fc.ipV4(),
    })
  }
  const request = fc.oneof(
    ...operations.map((operation) => ({
      weight: drawnOften.includes(`${operation.method} ${operation.path}`) ? 4 : 1,
      arbitrary: requestTo(operation),
    })),
  )

  const hash = await quickPasswords.hash(goodPassword)
  let made = 0
  /** A confirmed account with money and a server, some with a password. */
  const newcomer = async () => {
    const customer = await customerForTest(hosting, `fuzzed-${made++}`)
    if (made % 10 === 0)
      await db.insert(accountIdentities).values({
        userId: customer.accountId,
        providerId: 'credential',
        accountId: customer.accountId,
        password: hash,
      })
    await credit(db, customer.accountId, 100_000)
    // Generated reports may have filled the node.
    await sendReport(hosting.url, token, roomy)
    await sayServers(hosting.url, token, {})
    const { id } = await create(customer, {
      name: ownName,
      subdomain: `of-${made.toString(2)}`,
      node: 'fuzzed',
    })
    created.add(id)
    return { customer, id, left: requestsAnAccount }
  }
  const created = new Set<string>()
  const accepted = new Set<string>()
  const statuses: Record<'session' | 'none', Map<number, number>> = { session: new Map(), none: new Map() }
  /** Operations that succeeded for the logged-in account. */
  const done = new Set<string>()
  let actor: { customer: Customer; id: string; left: number } = await newcomer()

  for (const {
    path,
    method,
    documented,
    given: parameters,
    body,
    spoil,
    authorization,
    withSession,
    address,
  } of fc.sample(request, { numRuns: requests, seed })) {
    if (actor.left-- <= 0) actor = await newcomer()
    const { customer, id } = actor
    const sent = parameters.filter((parameter) => parameter.sent)
    const url = path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(
        asText(sent.find((one) => one.name === name && one.place === 'path')?.value ?? 'x')
          .replace(ownServer, id)
          .slice(0, 500)
          .toWellFormed(),
      ),
    )
    const query = new URLSearchParams(
      sent.filter(({ place }) => place === 'query').map(({ name, value }) => [name, asText(value)]),
    )
    const json = JSON.stringify(body)?.replaceAll(ownServer, id)
    const payload = spoil === 'cut' ? json?.slice(0, json.length / 2) : json
    const answer = await app.inject({
      method: method.toUpperCase() as 'GET',
      url: query.size > 0 ? `${url}?${query}` : url,
      headers: {
        'x-forwarded-for': address,
        ...(withSession && customer.headers),
        ...(payload === undefined
          ? {}
          : { 'content-type': spoil === 'type' ? 'text/plain' : 'application/json' }),
        ...(authorization && { authorization }),
        ...Object.fromEntries(
          sent.filter(({ place }) => place === 'header').map(({ name, value }) => [name, inHeader(value)]),
        ),
      },
      ...(payload === undefined ? {} : { payload }),
    })
    // Advances the app's clock, so that caches expire.
    pass(50)
    const { statusCode } = answer
    const counts = statuses[withSession ? 'session' : 'none']
    counts.set(statusCode, (counts.get(statusCode) ?? 0) + 1)
    const description = `${method} ${url} ${payload?.slice(0, 300)} → ${statusCode} ${answer.body.slice(0, 300)}`
    const why = statusCode < 500 ? '' : logged.filter((line) => line.includes('"level":50')).at(-1)
    expect(statusCode, `${description} ${why}`).toBeLessThan(500)
    // A longer address is unknown; `.` and `..` may lead to another known one.
    const elsewhere = /\/\.{1,2}(?:\/|$)/.test(url) ? ['404', '405'] : ['404']
    const ours = path.includes('{') ? [...documented, ...elsewhere] : documented
    expect(ours, `undocumented: ${description}`).toContain(String(statusCode))
    if (statusCode >= 400) {
      if (path.startsWith('/api/auth/'))
        expect(AuthRefusal.safeParse(jsonOf(answer.body)).error, description).toBeUndefined()
      else expect(jsonOf(answer.body), description).toMatchObject({ error: { code: expect.any(String) } })
    }
    if (statusCode < 300 && withSession) done.add(`${method} ${path}`)
    if (path === applicationsPath && statusCode === 202) accepted.add(answer.json().id)
    if (method === 'post' && path === '/api/servers' && statusCode === 201) created.add(answer.json().id)
    if (!withSession) continue
    // The account was deleted or logged out.
    if (path.endsWith('/account/delete') && statusCode === 204) actor.left = 0
    else if (statusCode === 401 || /sign-out|revoke|change-password|two-factor/.test(path))
      actor.customer = await logInForTest(hosting, customer)
  }

  for (const [whose, counts] of Object.entries(statuses)) {
    // Without a session most requests are refused before they are validated.
    expect(Number(counts.get(400)), whose).toBeGreaterThan(requests / (whose === 'none' ? 250 : 100))
    const well = [...counts].reduce((sum, [status, count]) => sum + (status < 300 ? count : 0), 0)
    expect(well, whose).toBeGreaterThan(requests / 100)
  }
  if (isNightly) for (const each of toBeDone) expect([...done]).toContain(each)

  const query = async (text: string) => (await db.$client.query(text)).rows
  // Every accepted row exists whole, with its job, and every row was accepted. Robots get the same
  // answer, and nothing is stored.
  const applications = await query(
    `select a.id, (select count(*)::int from jobs.job j where j.name = 'relay-application' and j.data->>'id' = a.id::text) as jobs
       from partner_applications a`,
  )
  expect(applications.length).toBeGreaterThan(0)
  for (const { id, jobs } of applications) {
    expect(jobs).toBe(1)
    expect(accepted).toContain(id)
  }
  // Servers likewise: each was answered, logged, and paid for unless it is free; no other money
  // moved.
  const servers = await query('select id from servers')
  expect(new Set(servers.map(({ id }) => id))).toEqual(created)
  expect(
    await query(`select s.id, l.id as entry from servers s
      full join (select * from ledger_entries where kind = 'purchase') l on l.server_id = s.id
      where s.id is null or (s.plan not like '%free') <> (l.id is not null)`),
  ).toEqual([])
  expect(
    await query(`select id from servers where not exists
      (select from server_activity a where a.server_id = servers.id and a.event = 'created')`),
  ).toEqual([])
  expect(
    await query(`select l.id from ledger_entries l where kind = 'extension' and
      (select count(*) from server_activity a where a.server_id = l.server_id and a.event = 'extended') <>
      (select count(*) from ledger_entries o where o.server_id = l.server_id and o.kind = 'extension')`),
  ).toEqual([])
  expect(
    await query('select account_id from ledger_entries group by account_id having sum(amount) < 0'),
  ).toEqual([])
  expect(await query(`select id from servers where account_id is null and contract <> 'deleted'`)).toEqual([])
  expect(
    await query('select id from promo_redemptions where server_id not in (select id from servers)'),
  ).toEqual([])
  expect(logged.filter((line) => line.includes('"level":60'))).toEqual([])
  expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200)
})
