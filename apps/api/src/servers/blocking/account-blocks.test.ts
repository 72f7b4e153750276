import type { Server } from '@zubr/contracts/servers/server'
import { eq } from 'drizzle-orm'
import pg from 'pg'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { accounts } from '../../accounts/accounts-schema.ts'
import { runCommand } from '../../operators/run-command.ts'
import { configForTest } from '../../testing/app.ts'
import { catalogueForTest } from '../../testing/catalogue.ts'
import { serverCommands } from '../server-commands.ts'
import { servers } from '../servers-schema.ts'
import {
  type Customer,
  create,
  credit,
  customerForTest,
  fetchDesired,
  type Hosting,
  hostingForTest,
  logInForTest,
  nodeForTest,
} from '../testing/servers.ts'
import { accountBlockCommands } from './account-commands.ts'
import { blockServersOfBlockedAccounts } from './with-account.ts'

const dayMs = 86_400_000
let hosting: Hosting
let anna: Customer
let token: string
let [first, second]: Server[] = []

beforeEach(async () => {
  hosting = await hostingForTest()
  token = await nodeForTest(hosting, 'minsk-1')
  anna = await customerForTest(hosting, 'anna')
  await credit(hosting.db, anna.accountId, 10_000)
  first = await create(anna)
  second = await create(anna, { subdomain: 'other-world' })
})

const run = async (command: (typeof accountBlockCommands)['block'], ...args: string[]) => {
  const printed: string[] = []
  await runCommand(
    command,
    {
      ...{ db: hosting.db, config: configForTest, catalogue: catalogueForTest },
      clock: () => hosting.time.now,
      print: (line) => void printed.push(line),
    },
    args,
  )
  return printed.join('\n')
}
const wanted = async () =>
  (await fetchDesired(hosting.url, token)).servers.map((server) => server.desiredState).toSorted()
async function rowOf(server: Server | undefined) {
  const [row] = await hosting.db
    .select()
    .from(servers)
    .where(eq(servers.id, server?.id ?? ''))
  if (!row) throw new Error('no server')
  return row
}
async function mailKinds() {
  const { rows } = await hosting.db.$client.query(
    "select data->>'kind' as kind, data::text as data from jobs.job where name = 'send-mail' and data->>'kind' <> 'server_bought' order by created_on",
  )
  return rows as { kind: string; data: string }[]
}

test('account block: its servers stop, and start again with their time returned on unblock', async () => {
  const { paidUntil } = await rowOf(first)
  expect(await run(accountBlockCommands.block, 'anna', 'suspected carder, ticket 12')).toContain(
    '2 servers stop',
  )
  expect(await wanted()).toEqual(['stopped', 'stopped'])
  expect(await rowOf(first)).toMatchObject({ contract: 'blocked', isBlockedWithAccount: true })
  hosting.time.now = new Date(+hosting.time.now + 3 * dayMs)
  await expect(run(serverCommands.unblock, first?.id ?? '')).rejects.toThrow('blocked with its account')
  expect(await run(accountBlockCommands.unblock, 'anna')).toContain('2 servers are no longer blocked')
  expect(await wanted()).toEqual(['running', 'running'])
  expect(await rowOf(first)).toMatchObject({ contract: 'active', isBlockedWithAccount: false })
  expect(+((await rowOf(first)).paidUntil ?? 0) - +(paidUntil ?? 0)).toBe(3 * dayMs)
})

test('account block: a server blocked on its own stays blocked when the account is unblocked', async () => {
  await run(serverCommands.block, second?.id ?? '', 'mining')
  expect(await run(accountBlockCommands.block, 'anna', 'carder')).toContain('1 servers stop')
  await run(accountBlockCommands.unblock, 'anna')
  expect(await rowOf(first)).toMatchObject({ contract: 'active' })
  expect(await rowOf(second)).toMatchObject({ contract: 'blocked', isBlockedWithAccount: false })
})

test('account block: mails, activity and export do not contain its reason', async () => {
  await run(accountBlockCommands.block, 'anna', 'suspected carder, ticket 12')
  await run(accountBlockCommands.unblock, 'anna')
  expect((await mailKinds()).map(({ kind }) => kind)).toEqual(['account_blocked', 'account_unblocked'])
  expect(JSON.stringify(await mailKinds())).not.toContain('carder')
  const again = await logInForTest(hosting, anna)
  const exported = await (await again.call('GET', '/api/account/export')).text()
  expect(exported).not.toContain('carder')
  expect(exported).toContain('"text":"blocked"')
})

test('account block: servers of an account that an earlier version blocked stop within a minute', async () => {
  await hosting.db.update(accounts).set({ blockedAt: hosting.time.now, blockReason: 'before' })
  const fail = (error: unknown) => {
    throw error
  }
  await blockServersOfBlockedAccounts(hosting.db, hosting.time.now, fail)
  expect(await wanted()).toEqual(['stopped', 'stopped'])
  await run(accountBlockCommands.unblock, 'anna')
  expect(await wanted()).toEqual(['running', 'running'])
})

test('server block: the command takes a subdomain as well as an id', async () => {
  expect(await run(serverCommands.block, 'other-world', 'mining')).toContain(second?.id)
  expect(await rowOf(second)).toMatchObject({ contract: 'blocked' })
  await run(serverCommands.unblock, 'Other-World')
  await run(serverCommands.block, 'other-world', 'mining')
  await run(serverCommands.block, 'other-world', '--confirm')
  // After the deletion its name no longer identifies it, but its id does.
  await expect(run(serverCommands.unblock, 'other-world')).rejects.toThrow('there is no server other-world')
  expect(await run(serverCommands.show, second?.id ?? '')).toContain('deleted')
})

test('deadlock: account block and unblock lock servers before they notify nodes of ended sessions', async () => {
  const other = new pg.Client({ connectionString: hosting.databaseUrl })
  await other.connect()
  onTestFinished(() => other.end())
  const waiting = async () =>
    (
      await hosting.db.$client.query(
        `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      )
    ).rowCount
  for (const [verb, ...args] of [['block', 'anna', 'carder'] as const, ['unblock', 'anna'] as const]) {
    await other.query('begin')
    await other.query('select from servers where id = $1 for update', [second?.id])
    const done = run(accountBlockCommands[verb], ...args)
    await vi.waitFor(async () => expect(await waiting()).toBe(1), 60_000)
    await other.query('select from node_revisions for update nowait')
    await other.query('commit')
    await done
  }
  expect(await wanted()).toEqual(['running', 'running'])
})
