import { beforeEach, expect, test } from 'vitest'
import type { Operator } from '../operators/operator.ts'
import { runCommand } from '../operators/run-command.ts'
import { appForTest, configForTest } from '../testing/app.ts'
import { catalogueForTest } from '../testing/catalogue.ts'
import { promoCommands } from './promo-commands.ts'
import { addPromoCode, disablePromoCode, listPromoCodes, promoCodeDetails } from './promo-service.ts'

const now = new Date('2026-11-20T12:00:00Z')
let operator: Operator
beforeEach(async () => {
  const { db } = await appForTest()
  operator = { kind: 'shell', db, config: configForTest, catalogue: catalogueForTest, clock: () => now }
})
const spring = { code: 'spring', percent: 20, maxUses: null, usesPerAccount: 1, startsAt: null, endsAt: now }

test('services: a promo code is added, listed and disabled, and the operator log has it', async () => {
  const stored = { ...spring, code: 'SPRING', disabledAt: null }
  expect(await addPromoCode(operator, spring)).toMatchObject(stored)
  expect(await listPromoCodes(operator)).toMatchObject([{ promo: stored, uses: 0 }])
  expect(await disablePromoCode(operator, { code: 'Spring' })).toMatchObject({ disabledAt: now })
  expect(await promoCodeDetails(operator, { code: 'spring' })).toMatchObject({
    auditEntries: [
      { at: now, text: 'disabled' },
      { text: expect.stringMatching(/^added: 20 percent, until /) },
    ],
  })
})

test.each([
  [{ code: 'no' }, 'a code has 3 to 40 letters'],
  [{ percent: 0 }, 'expected 1 to 100 percent'],
  [{ percent: Number.NaN }, 'expected 1 to 100 percent'],
  [{ startsAt: now }, '--until must come after --from'],
])('services: a promo code with %j is refused', async (change, message) => {
  await expect(addPromoCode(operator, { ...spring, ...change })).rejects.toThrow(message)
  expect(await listPromoCodes(operator)).toEqual([])
})

test('--json: the result of a command has stable keys and ISO dates', async () => {
  const lines: string[] = []
  const { kind: _, ...deps } = operator
  const print = (line: string) => void lines.push(line)
  await runCommand(promoCommands.add, { ...deps, print }, ['spring', '20', '--uses=5', '--json'])
  expect(JSON.parse(lines.join(''))).toMatchObject({
    code: 'SPRING',
    percent: 20,
    maxUses: 5,
    usesPerAccount: 1,
    startsAt: null,
  })
})
