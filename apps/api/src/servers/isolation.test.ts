import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { accountSessions } from '../accounts/tables.ts'
import { examplesOf } from './examples-for-tests.ts'
import {
  create,
  credit,
  customerForTest,
  hostingForTest,
  keyed,
  logInForTest,
  nodeForTest,
  wishes,
} from './servers-for-tests.ts'

/** Every address that anybody may call, and why. A new one without `security` in its description fails until it stands here. */
const open: Record<string, string> = {
  'get /healthz': 'tells nothing but that the process lives',
  'get /readyz': 'tells nothing but that it can work',
  'get /nodes_stats': 'the public status list',
  'get /api/status': 'the public status page',
  'post /api/partner-applications': 'anybody may apply; what is stored is told to nobody',
  'get /api/accounts/{login}/avatar.svg': 'drawn from the login, whether or not there is such an account',
  'get /api/auth/get-session': 'tells nobody that he is nobody',
  'post /api/auth/sign-out': 'ends the session of its own cookie',
  'get /api/auth/callback/{provider}': 'where a social network sends visitors back; its state is checked',
}
const methods = ['get', 'post', 'put', 'patch', 'delete'] as const
const Operation = z.object({
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: z.unknown() })) }).optional(),
})
const Description = z.object({
  paths: z.record(z.string(), z.partialRecord(z.enum(methods), Operation)),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
})

type Route = { name: string; method: string; path: string; scheme: string | undefined; body: unknown[] }

/** Everything that the first tenant has, by which a leak is known. */
async function world() {
  const hosting = await hostingForTest()
  const token = await nodeForTest(hosting, 'minsk-1')
  const foreignToken = await nodeForTest(hosting, 'minsk-2')
  const owner = await customerForTest(hosting, 'owner-of-it')
  await credit(hosting.db, owner.accountId, 77_777)
  const server = await create(owner, { name: 'Secret garden', subdomain: 'secret-garden' })
  const expired = await logInForTest(hosting, owner)
  await hosting.db
    .update(accountSessions)
    .set({ expiresAt: new Date(Date.now() - 1_000) })
    .where(eq(accountSessions.id, expired.sessionId))
  const api = Description.parse(await (await fetch(`${hosting.url}/openapi.json`)).json())
  const routes: Route[] = Object.entries(api.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => {
      const schema = operation.requestBody?.content['application/json']?.schema
      return {
        name: `${method} ${path}`,
        method: method.toUpperCase(),
        path,
        scheme: operation.security?.flatMap(Object.keys)[0],
        body: schema === undefined ? [undefined] : examplesOf(schema, api.components.schemas),
      }
    }),
  )
  const secrets = [
    server.id,
    'Secret garden',
    owner.accountId,
    'owner-of-it',
    owner.sessionId,
    '77777',
    '77287',
  ]
  return { hosting, token, foreignToken, owner, expired, server, routes, secrets }
}
let it: Awaited<ReturnType<typeof world>>

/** The route's address with the owner's ids in it. */
const addressOf = ({ path }: Route) =>
  it.hosting.url +
  path
    .replaceAll('{id}', it.server.id)
    .replaceAll('{name}', 'secret-garden')
    .replace(/\{\w+\}/g, it.server.id)
const send = (route: Route, headers: Record<string, string>, body: unknown) =>
  fetch(addressOf(route), {
    method: route.method,
    redirect: 'manual',
    headers: { ...headers, ...keyed(), ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
const ownersState = async () => {
  const of = async (table: string, where: string) =>
    (await it.hosting.db.$client.query(`select * from ${table} where ${where} order by 1`)).rows
  return {
    servers: await of('servers', `account_id = '${it.owner.accountId}'`),
    ledger: await of('ledger_entries', `account_id = '${it.owner.accountId}'`),
    account: await of('accounts', `id = '${it.owner.accountId}'`),
    watches: await of('server_watches', `server_id = '${it.server.id}'`),
  }
}
const expectNothingOf = async (answer: Response) => {
  const text = await answer.text()
  for (const secret of it.secrets) expect(text).not.toContain(secret)
}

test('no route tells or changes anything for another account, for nobody, or for a foreign token', {
  timeout: 120_000,
}, async () => {
  it = await world()
  const before = await ownersState()
  const tried: string[] = []
  let strangersMade = 0
  for (const route of it.routes) {
    const { name, scheme } = route
    if (scheme === undefined) {
      expect(
        Object.keys(open),
        `${name} demands nothing of who calls it: give it \`security\`, or say why here`,
      ).toContain(name)
      continue
    }
    tried.push(name)
    for (const body of route.body) {
      const strangers: [string, Record<string, string>][] = [
        ['nobody', {}],
        ['a made-up session', { cookie: 'zubr.session_token=none.none', origin: it.owner.headers.origin }],
        ['a made-up token', { authorization: `Bearer ${'x'.repeat(43)}` }],
        ["the owner's session that is over", it.expired.headers],
        scheme === 'session'
          ? ['a node', { authorization: `Bearer ${it.token}` }]
          : ['a logged-in account', it.owner.headers],
      ]
      for (const [who, headers] of strangers) {
        const answer = await send(route, headers, body)
        expect([401, 403, 404], `${name} by ${who}: ${answer.status}`).toContain(answer.status)
        await expectNothingOf(answer)
      }
      if (scheme === 'session') {
        // A new one each time: a route may end the session or the account.
        const stranger = await customerForTest(it.hosting, `stranger-${strangersMade++}`)
        await credit(it.hosting.db, stranger.accountId, 50_000)
        const answer = await send(route, stranger.headers, body)
        expect(answer.status, `${name} does not know who is logged in`).not.toBe(401)
        // Without an id in it, a route speaks of the stranger's own things.
        if (route.path.includes('{id}'))
          expect(
            [403, 404],
            `${name} by another account: ${answer.status} ${await answer.clone().text()}`,
          ).toContain(answer.status)
        await expectNothingOf(answer)
      }
    }
    expect(await ownersState(), `${name} changed what is another's`).toEqual(before)
  }
  expect(tried.length).toBeGreaterThan(15)
})

test("a node's token opens that node's servers only", async () => {
  it = await world()
  expect((await wishes(it.hosting.url, it.token)).servers).toMatchObject([{ id: it.server.id }])
  expect(JSON.stringify(await wishes(it.hosting.url, it.foreignToken))).not.toContain(it.server.id)
})
