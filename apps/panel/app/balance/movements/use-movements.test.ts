import type { Movement } from '@zubr/contracts/payments/balance'
import { expect, test } from 'vitest'
import { joined } from './use-movements.ts'

const page = (ids: number[], hasMore: boolean) => ({
  movements: ids.map((id) => ({ id }) as Movement),
  hasMore,
})
const idsOf = ({ movements }: { movements: Movement[] }) => movements.map(({ id }) => id)

test('pagination: pages join without duplicates, even if new movements have come meanwhile', () => {
  const older = joined(page([6, 5], true), page([4, 3], true))
  expect(idsOf(older)).toEqual([6, 5, 4, 3])
  const whole = joined(page([8, 7, 6], true), joined(older, page([2, 1], false)))
  expect(idsOf(whole)).toEqual([8, 7, 6, 5, 4, 3, 2, 1])
  expect(whole.hasMore).toBe(false)
})
