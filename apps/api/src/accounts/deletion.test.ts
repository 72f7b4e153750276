import { AccountLosses, Me } from '@zubr/contracts/accounts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { allDataHolders } from '../data-holders.ts'
import { openJobs } from '../jobs/jobs.ts'
import { servers } from '../servers/servers-schema.ts'
import { processDueExtensions } from '../servers/terms/auto-extend.ts'
import { create, credit, customerForTest, hostingForTest, nodeForTest } from '../servers/testing/servers.ts'
import { configForTest } from '../testing/app.ts'
import { catalogueForTest } from '../testing/catalogue.ts'
import { accounts } from './accounts-schema.ts'
import { deleteDueAccounts, deletionGraceMs } from './deletion.ts'

const dayMs = 86_400_000

async function owner() {
  const hosting = await hostingForTest({ deletionGraceMs })
  await nodeForTest(hosting, 'minsk-1')
  const anna = await customerForTest(hosting, 'anna')
  await credit(hosting.db, anna.accountId, 10_000)
  const me = async () => Me.parse(await (await anna.call('GET', '/api/account')).json())
  const fail = (error: unknown) => {
    throw error
  }
  const minute = async () => {
    const deps = {
      db: hosting.db,
      jobs: openJobs(hosting.db),
      clock: () => hosting.time.now,
      config: configForTest,
      dataHolders: allDataHolders,
    }
    await deleteDueAccounts(deps, fail)
    await deps.jobs.stop()
  }
  const mails = async () => {
    const { rows } = await hosting.db.$client.query(
      "select data->>'kind' as kind from jobs.job where name = 'send-mail' and data->>'kind' <> 'server_bought' order by created_on",
    )
    return rows.map(({ kind }) => kind as string)
  }
  return { hosting, anna, me, minute, mails }
}

test('account deletion: the losses are listed with amounts', async () => {
  const { hosting, anna } = await owner()
  const server = await create(anna, { name: 'My world' })
  hosting.time.now = new Date(+hosting.time.now + 10 * dayMs)
  const losses = AccountLosses.parse(await (await anna.call('GET', '/api/account/deletion')).json())
  expect(losses).toMatchObject({
    servers: [{ name: 'My world', subdomain: server.subdomain, paidUntil: server.paidUntil }],
    backups: 0,
  })
  const [{ unused } = { unused: null }] = losses.servers
  const paid = 10_000 - (losses.balance?.minor ?? 0)
  expect(unused?.minor).toBeGreaterThan(paid / 2)
  expect(unused?.minor).toBeLessThan(paid)
  expect(losses.refundable).toEqual(losses.balance)
})

test('account deletion: it happens after seven days and not before, with a mail at both ends', async () => {
  const { hosting, anna, me, minute, mails } = await owner()
  await create(anna)
  expect((await anna.call('POST', '/api/account/delete', { password: '' })).status).toBe(204)
  const { deleteAt } = await me()
  expect(+new Date(deleteAt ?? 0) - +hosting.time.now).toBe(7 * dayMs)
  // A second request does not move the day.
  hosting.time.now = new Date(+hosting.time.now + dayMs)
  await anna.call('POST', '/api/account/delete', { password: '' })
  expect((await me()).deleteAt).toBe(deleteAt)
  hosting.time.now = new Date(+hosting.time.now + 5.9 * dayMs)
  await minute()
  expect((await me()).login).toBe('anna')
  hosting.time.now = new Date(+hosting.time.now + 0.2 * dayMs)
  await minute()
  expect((await anna.call('GET', '/api/account')).status).toBe(401)
  expect(await hosting.db.$count(accounts)).toBe(0)
  expect(await mails()).toEqual(['deletion_scheduled', 'deleted'])
})

test('account deletion: undone within the seven days, nothing is deleted', async () => {
  const { hosting, anna, me, minute, mails } = await owner()
  const server = await create(anna)
  await anna.call('POST', '/api/account/delete', { password: '' })
  hosting.time.now = new Date(+hosting.time.now + 3 * dayMs)
  expect((await anna.call('POST', '/api/account/deletion/undo')).status).toBe(204)
  expect((await me()).deleteAt).toBeNull()
  hosting.time.now = new Date(+hosting.time.now + 5 * dayMs)
  await minute()
  expect((await me()).login).toBe('anna')
  const [row] = await hosting.db.select().from(servers).where(eq(servers.id, server.id))
  expect(row).toMatchObject({ contract: 'active', desiredState: 'running' })
  expect(await mails()).toEqual(['deletion_scheduled', 'deletion_undone'])
})

test('account deletion: automatic renewal charges nothing meanwhile', async () => {
  const { hosting, anna } = await owner()
  await create(anna)
  await hosting.db.update(servers).set({ autoExtend: true })
  await anna.call('POST', '/api/account/delete', { password: '' })
  const sent: string[] = []
  const [row] = await hosting.db.select().from(servers)
  await processDueExtensions(
    {
      ...{ db: hosting.db, catalogue: catalogueForTest },
      sendMail: async (_tx, { kind }) => void sent.push(kind),
      onError: (error) => {
        throw error
      },
    },
    new Date(+(row?.paidUntil ?? 0) - 4 * dayMs),
  )
  expect(sent).toEqual([])
  await anna.call('POST', '/api/account/deletion/undo')
  await processDueExtensions(
    {
      ...{ db: hosting.db, catalogue: catalogueForTest },
      sendMail: async (_tx, { kind }) => void sent.push(kind),
      onError: () => undefined,
    },
    new Date(+(row?.paidUntil ?? 0) - 4 * dayMs),
  )
  expect(sent).toHaveLength(1)
})
