import { expect, test } from 'vitest'
import { accounts } from '../accounts/accounts-schema.ts'
import { nodes } from '../nodes/nodes-schema.ts'
import { servers } from '../servers/servers-schema.ts'
import { core } from '../servers/testing/servers.ts'
import { alertsForTest } from './testing/alerts.ts'

test('last warnings: if no mail server accepts them for an hour, they are alerted once, with their end', async () => {
  const { db, check, sentMessages } = await alertsForTest()
  const [account] = await db
    .insert(accounts)
    .values({ username: 'anna', name: 'anna', email: 'anna@players.example', emailVerified: true })
    .returning()
  const [node] = await db
    .insert(nodes)
    .values({ name: 'minsk-1', tokenHash: Buffer.alloc(32) })
    .returning()
  const id = '00000000-0000-4000-8000-000000000007'
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)
  await db.insert(servers).values({
    ...{
      id,
      nodeId: node?.id ?? null,
      accountId: account?.id ?? null,
      createdAt: new Date(),
      idempotencyKey: 'k',
      digest: '',
    },
    ...{
      name: 'Meadow',
      subdomain: 'meadow',
      plan: 'java-1',
      memoryMb: 1_024,
      diskMb: 1_024,
      core,
      settings: {},
    },
    contract: 'suspended',
    paidUntil: inMinutes(-6 * 1_440),
    deleteAt: inMinutes(1_440 - 50),
    sentMails: ['deletion_in_1_day'],
  })
  await check()
  expect(await sentMessages()).toEqual([])
  await db.update(servers).set({ deleteAt: inMinutes(1_440 - 70) })
  await check()
  expect(await sentMessages()).toEqual([
    expect.stringMatching(
      /^\[Zubr\] No mail server has accepted the last warning of server 0{8}-0000-4000-8000-0{11}7 since /,
    ),
  ])
  // It was requested again, and is the same problem.
  await db.update(servers).set({ deleteAt: inMinutes(1_440) })
  await check()
  expect(await sentMessages()).toEqual([])
  await db.update(servers).set({ finalWarningAt: new Date() })
  await check()
  await check()
  expect(await sentMessages()).toEqual([
    expect.stringContaining('Over: a mail server accepted every last warning'),
  ])
})
