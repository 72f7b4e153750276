import { expect, test } from 'vitest'
import { accounts } from '../accounts/tables.ts'
import { nodes } from '../nodes/tables.ts'
import { core } from '../servers/servers-for-tests.ts'
import { servers } from '../servers/tables.ts'
import { alertsForTest } from './alerts-for-tests.ts'

test('last warnings that no mail server takes for an hour are told of once, and their end once', async () => {
  const { db, check, told } = await alertsForTest()
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
  expect(await told()).toEqual([])
  await db.update(servers).set({ deleteAt: inMinutes(1_440 - 70) })
  await check()
  expect(await told()).toEqual([
    expect.stringMatching(
      /^\[Zubr\] No mail server has taken the last warning of server 0{8}-0000-4000-8000-0{11}7 since /,
    ),
  ])
  // It was asked for anew, and is the same trouble.
  await db.update(servers).set({ deleteAt: inMinutes(1_440) })
  await check()
  expect(await told()).toEqual([])
  await db.update(servers).set({ finalWarningAt: new Date() })
  await check()
  await check()
  expect(await told()).toEqual([expect.stringContaining('Over: every last warning was taken')])
})
