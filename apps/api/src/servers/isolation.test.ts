import { expect, test } from 'vitest'
import { isolationSetup, type Route } from './testing/isolation-setup.ts'
import { openAddresses } from './testing/open-addresses.ts'
import { credit, customerForTest, fetchDesired, keyed } from './testing/servers.ts'

// The OpenAPI description lacks the agent's own `/console` and `/console/download`:
// apps/node/src/console/console-server.test.ts tests those.

/** Any edge accepts players of every server, so each needs all names and ids. */
const idsKnownToEachNode = ['get /api/node/edge/routes']

let it: Awaited<ReturnType<typeof isolationSetup>>
const send = (route: Route, headers: Record<string, string>, body: unknown) =>
  fetch(route.address, {
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
    refunds: await of('refund_requests', `account_id = '${it.owner.accountId}'`),
    ledger: await of('ledger_entries', `account_id = '${it.owner.accountId}'`),
    invoices: await of('invoices', `account_id = '${it.owner.accountId}'`),
    account: await of('accounts', `id = '${it.owner.accountId}'`),
    watches: await of('server_watches', `server_id = '${it.server.id}'`),
    stats: await of('server_stats', `server_id = '${it.server.id}'`),
    activity: await of('server_activity', `server_id = '${it.server.id}'`),
    domains: await of('custom_domains', `server_id = '${it.server.id}'`),
    formerNames: await of('former_subdomains', `server_id = '${it.server.id}'`),
    ports: await of('server_ports', `server_id = '${it.server.id}'`),
    // An expired session may be deleted on use.
    schedules: await of('schedules', `server_id = '${it.server.id}'`),
    runs: await of('schedule_runs', `server_id = '${it.server.id}'`),
    sessions: await of('account_sessions', `user_id = '${it.owner.accountId}' and expires_at > now()`),
    offer: await of('node_capabilities', `node_id = (select id from nodes where name = 'minsk-1')`),
  }
}
const expectNothingOf = async (answer: Response, allowed: readonly string[] = []) => {
  const text = await answer.text()
  for (const secret of it.secrets) if (!allowed.includes(secret)) expect(text).not.toContain(secret)
}

test('isolation: routes reveal and change nothing for other accounts, no session or a foreign token', {
  timeout: 120_000,
}, async () => {
  it = await isolationSetup()
  const before = await ownersState()
  const tried: string[] = []
  let orphansMade = 0
  for (const route of it.routes) {
    const { name, scheme } = route
    if (scheme === undefined) {
      expect(
        Object.keys(openAddresses),
        `${name} demands nothing of who calls it: give it \`security\`, or say why here`,
      ).toContain(name)
      continue
    }
    tried.push(name)
    for (const body of route.body) {
      const callers: [string, Record<string, string>][] = [
        ['nobody', {}],
        ['a made-up session', { cookie: 'zubr.session_token=none.none', origin: it.owner.headers.origin }],
        ['a made-up token', { authorization: `Bearer ${'x'.repeat(43)}` }],
        ["the owner's session that is over", it.expired.headers],
        scheme === 'session'
          ? ['a node', { authorization: `Bearer ${it.token}` }]
          : ['a logged-in account', it.owner.headers],
      ]
      for (const [who, headers] of callers) {
        const answer = await send(route, headers, body)
        expect([401, 403, 404], `${name} by ${who}: ${answer.status}`).toContain(answer.status)
        await expectNothingOf(answer)
      }
      if (scheme === 'nodeToken') {
        const answer = await send(route, { authorization: `Bearer ${it.foreignToken}` }, body)
        const isTaken = answer.status < 300 || (answer.status === 403 && name.endsWith('/login'))
        expect(isTaken, `${name} takes what a node says of itself: ${await answer.clone().text()}`).toBe(true)
        await expectNothingOf(answer, idsKnownToEachNode.includes(name) ? [it.server.id] : [])
      } else if (scheme === 'session') {
        // A new one each time: a route may end the session or the account.
        const stranger = await customerForTest(it.hosting, `stranger-${orphansMade++}`)
        await credit(it.hosting.db, stranger.accountId, 50_000)
        const answer = await send(route, stranger.headers, body)
        expect(answer.status, `${name} does not know who is logged in`).not.toBe(401)
        // Without an id a route is about the stranger's own data.
        if (route.namesOwners)
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

test("isolation: a node's own token opens its servers", async () => {
  it = await isolationSetup()
  expect((await fetchDesired(it.hosting.url, it.token)).servers).toMatchObject([{ id: it.server.id }])
})
