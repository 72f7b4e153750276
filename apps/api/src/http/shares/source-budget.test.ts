import { expect, test } from 'vitest'
import { currentSession } from './current-session.ts'
import { SourceBudget } from './source-budget.ts'

function budgetForTest(perMinute = 120) {
  let time = 0
  const budget = new SourceBudget(perMinute, () => time)
  const as = (accountId: string, endpoint = 'GET /api/catalogue', emailConfirmed = true) =>
    currentSession.run({ accountId, emailConfirmed, endpoint }, () => budget.spend())
  const spent = (times: number, ...who: Parameters<typeof as>) =>
    Array.from({ length: times }, () => as(...who)).filter((result) => result === 'spent').length
  return { budget, as, spent, pass: (ms: number) => (time += ms) }
}

test('budget: two accounts with 210 requests leave the third its share', () => {
  const { spent, as } = budgetForTest()
  expect(spent(105, 'a') + spent(105, 'b')).toBeLessThanOrEqual(40)
  expect(as('a')).toBe('over_share')
  expect(spent(4, 'honest')).toBe(4)
})

test('budget: however many accounts browse, half is left for installing and jobs', () => {
  const { budget, spent } = budgetForTest()
  for (let n = 0; n < 200; n += 1) spent(20, `account ${n}`)
  expect(spent(10, 'honest', 'POST /api/servers/:id/addons')).toBe(10)
  expect(budget.spend()).toBe('spent')
})

test('budget: accounts without a confirmed address together leave the others their share', () => {
  const { spent } = budgetForTest()
  for (let n = 0; n < 200; n += 1) spent(20, `new ${n}`, 'GET /api/catalogue', false)
  expect(spent(10, 'honest')).toBe(10)
})

test("budget: a share recovers with time, and the source's own remaining limit counts", () => {
  const { budget, spent, as, pass } = budgetForTest()
  expect(spent(40, 'a')).toBe(20)
  pass(60_000)
  expect(spent(40, 'a')).toBe(20)
  pass(60_000)
  budget.limitTo(0)
  expect(as('honest')).toBe('empty')
})
