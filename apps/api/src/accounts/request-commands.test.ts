import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { balanceOf } from '../balance/ledger.ts'
import { allDataHolders } from '../data-holders.ts'
import { runCommand } from '../operators/run-command.ts'
import {
  type Customer,
  create,
  credit,
  customerForTest,
  type Hosting,
  hostingForTest,
  nodeForTest,
} from '../servers/testing/servers.ts'
import { configForTest } from '../testing/app.ts'
import { catalogueForTest } from '../testing/catalogue.ts'
import { accounts } from './accounts-schema.ts'
import { accountRequestCommands } from './request-commands.ts'

const verbs = accountRequestCommands(allDataHolders)
let hosting: Hosting
let anna: Customer

beforeEach(async () => {
  hosting = await hostingForTest()
  await nodeForTest(hosting, 'minsk-1')
  anna = await customerForTest(hosting, 'anna')
})

async function run(verb: keyof typeof verbs, ...args: string[]): Promise<string> {
  const printed: string[] = []
  await runCommand(
    verbs[verb],
    {
      ...{ db: hosting.db, config: configForTest, catalogue: catalogueForTest },
      clock: () => hosting.time.now,
      print: (line) => void printed.push(line),
    },
    args,
  )
  return printed.join('\n')
}
const accountOf = async (login: string) =>
  (await hosting.db.select().from(accounts).where(eq(accounts.username, login)))[0]
async function mails() {
  const { rows } = await hosting.db.$client.query(
    "select data from jobs.job where name = 'send-mail' and data->>'kind' <> 'server_bought' order by created_on",
  )
  return rows.map(({ data }) => data as { kind: string; to?: { email: string } })
}

test('account export: an operator gets the owner’s export, as JSON', async () => {
  await create(anna, { plan: 'java-free' })
  const printed = JSON.parse(await run('export', 'anna'))
  const own = await (await anna.call('GET', '/api/account/export')).json()
  expect({ ...printed, exportedAt: '', operatorActs: [] }).toEqual({
    ...own,
    exportedAt: '',
    operatorActs: [],
  })
  await expect(run('export', 'nobody')).rejects.toThrow('there is no account nobody')
})

test('account delete: it lists what would be deleted, and deletes only with --confirm', async () => {
  await credit(hosting.db, anna.accountId, 10_000)
  await create(anna)
  const output = await run('delete', 'anna')
  expect(output).toContain('1 servers')
  expect(output).toContain('account delete anna --confirm')
  expect(await accountOf('anna')).toBeDefined()
  await run('delete', 'anna', '--confirm')
  expect(await accountOf('anna')).toBeUndefined()
  expect((await anna.call('GET', '/api/account')).status).toBe(401)
  expect(await mails()).toMatchObject([{ kind: 'deleted', to: { email: 'anna@zubr.example' } }])
  // The ledger keeps its entries.
  expect(await balanceOf(hosting.db, anna.accountId)).toBeGreaterThan(0)
})

test('account confirm-email: a pending address becomes confirmed, unless another account has it', async () => {
  await expect(run('confirm-email', 'anna')).rejects.toThrow('no address that waits')
  await hosting.db.update(accounts).set({ pendingEmail: 'new@zubr.example' })
  expect(await run('confirm-email', 'anna')).toContain('new@zubr.example')
  expect(await accountOf('anna')).toMatchObject({
    email: 'new@zubr.example',
    emailVerified: true,
    pendingEmail: null,
  })
  expect(await mails()).toMatchObject([{ kind: 'moved', to: { email: 'anna@zubr.example' } }])
  await customerForTest(hosting, 'bruno')
  await hosting.db
    .update(accounts)
    .set({ pendingEmail: 'bruno@zubr.example' })
    .where(eq(accounts.username, 'anna'))
  await expect(run('confirm-email', 'anna')).rejects.toThrow('another account has confirmed')
})

test('account change-email: the owner confirms the new address; until then the old one is valid', async () => {
  await customerForTest(hosting, 'bruno')
  await expect(run('change-email', 'anna', 'no address')).rejects.toThrow('is no e-mail address')
  await expect(run('change-email', 'anna', 'anna@zubr.example')).rejects.toThrow('already')
  await expect(run('change-email', 'anna', 'bruno@zubr.example')).rejects.toThrow('another account')
  await run('change-email', 'anna', 'New@zubr.example')
  expect(await accountOf('anna')).toMatchObject({
    email: 'anna@zubr.example',
    pendingEmail: 'new@zubr.example',
  })
  expect(await mails()).toMatchObject([{ kind: 'confirm' }])
})
