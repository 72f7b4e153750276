import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { inTransaction, type Tx } from '../database/transaction.ts'
import {
  type Customer,
  credit,
  customerForTest,
  type Hosting,
  hostingForTest,
} from '../servers/testing/servers.ts'
import { fundsOf, type Posting, writeEntry } from './journal.ts'
import { lockAccount, post } from './ledger.ts'

let hosting: Hosting
let anna: Customer
beforeEach(async () => {
  hosting = await hostingForTest()
  anna = await customerForTest(hosting, 'anna')
  await credit(hosting.db, anna.accountId, 1_000)
})
const entry = (change: object = {}) => ({
  at: new Date(),
  kind: 'credit' as const,
  accountId: anna.accountId,
  currency: 'BYN' as const,
  reason: 'x',
  idempotencyKey: randomUUID(),
  ...change,
})
const write = (lines: Posting[], change?: object) =>
  inTransaction(hosting.db, (tx) => writeEntry(tx, entry(change), lines))
const own = (amount: number): Posting => ({ ledger: 'balance', accountId: anna.accountId, amount })
const given = (amount: number): Posting => ({ ledger: 'given', accountId: anna.accountId, amount })
const bank = (amount: number): Posting => ({ ledger: 'bank', amount })
const entries = async () =>
  (await hosting.db.$client.query('select count(*)::int as n from journal_entries')).rows[0].n

test.each<[string, () => Posting[], object, string]>([
  ['sums to something', () => [own(100), bank(-99)], {}, 'journal_entries_balanced'],
  ['has one side', () => [bank(100)], {}, 'journal_entries_balanced'],
  ['has nothing to it', () => [own(0), bank(0)], {}, ''],
  ['takes more than there is', () => [own(-1_001), bank(1_001)], {}, 'postings_balance'],
  ['takes more than was given', () => [given(-1), bank(1)], {}, 'postings_balance'],
  ['is in a currency of nobody’s', () => [own(100), bank(-100)], { currency: 'RUB' }, 'postings_currency'],
  ['is another account’s', () => [own(100), bank(-100)], { accountId: randomUUID() }, 'postings_account'],
  ['is nobody’s', () => [own(100), bank(-100)], { accountId: null }, 'postings_account'],
  ['names one ledger twice', () => [own(100), bank(-50), bank(-50)], {}, 'postings_entry_ledger'],
])(
  'trigger: PostgreSQL refuses an entry that %s, and stores nothing of it',
  async (_, lines, change, constraint) => {
    const before = await entries()
    await expect(write(lines(), change)).rejects.toMatchObject(
      constraint === '' ? {} : { cause: { constraint } },
    )
    expect(await entries()).toBe(before)
    expect(await fundsOf(hosting.db, anna.accountId)).toEqual({ own: 1_000, given: 0 })
  },
)

test.each<[string, string]>([
  ['journal_entries', `update journal_entries set reason = 'other'`],
  ['journal_entries', 'delete from journal_entries'],
  ['journal_entries', 'truncate journal_entries cascade'],
  ['postings', 'update postings set amount = -amount'],
  ['postings', 'delete from postings'],
  ['postings', 'truncate postings'],
])('trigger: rows in %s cannot be changed afterwards: %s', async (_, statement) => {
  await expect(hosting.db.$client.query(statement)).rejects.toThrow('the journal is append-only')
})

test('trigger: postings cannot be added to an entry of another transaction, even if they sum to zero', async () => {
  const { rows } = await hosting.db.$client.query('select id from journal_entries')
  await expect(
    hosting.db.$client.query(
      `insert into postings (entry_id, ledger, amount) values ($1, 'promotions', 5), ($1, 'sales', -5)`,
      [rows[0].id],
    ),
  ).rejects.toMatchObject({ constraint: 'postings_whole' })
})

test('trigger: a balanced entry is checked again when postings are added to it', async () => {
  const late = async (tx: Tx) => {
    await writeEntry(tx, entry(), [own(100), bank(-100)])
    await tx.execute('set constraints all immediate')
    await tx.execute(
      `insert into postings (entry_id, ledger, amount) select max(id), 'sales', 7 from journal_entries`,
    )
  }
  await expect(inTransaction(hosting.db, late)).rejects.toMatchObject({
    cause: { constraint: 'journal_entries_balanced' },
  })
})

test('spending: given money is spent first and refunded last', async () => {
  const { accountId } = anna
  const move = (kind: 'refund' | 'purchase' | 'debit', minor: number) =>
    inTransaction(hosting.db, async (tx) => {
      await lockAccount(tx, accountId)
      const money = { currency: 'BYN' as const, minor }
      await post(tx, { accountId, at: new Date(), kind, money, reason: 'x', idempotencyKey: randomUUID() })
    })
  await move('refund', 300)
  expect(await fundsOf(hosting.db, accountId)).toEqual({ own: 1_000, given: 300 })
  await move('purchase', -200)
  expect(await fundsOf(hosting.db, accountId)).toEqual({ own: 1_000, given: 100 })
  await move('purchase', -400)
  expect(await fundsOf(hosting.db, accountId)).toEqual({ own: 700, given: 0 })
  await move('refund', 300)
  await move('debit', -800)
  expect(await fundsOf(hosting.db, accountId)).toEqual({ own: 0, given: 200 })
  await expect(move('purchase', -201)).rejects.toMatchObject({ cause: { constraint: 'postings_balance' } })
})

test('concurrency: two purchases cannot spend the same money', async () => {
  const spend = () => write([own(-700), { ledger: 'sales', amount: 700 }], { kind: 'purchase' })
  const outcomes = await Promise.allSettled([spend(), spend(), spend()])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await fundsOf(hosting.db, anna.accountId)).toEqual({ own: 300, given: 0 })
})
