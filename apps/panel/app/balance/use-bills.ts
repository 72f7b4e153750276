import { useState } from 'react'
import { type Polled, useEndpoint } from '../api/polled.ts'
import type { Bills } from './bills/bill-list.tsx'

const soonMs = 5_000
const restMs = 60_000

/** The account's bills, polled often while one is pending. */
export function useBills(): Polled<Bills> {
  const [pauseMs, setPauseMs] = useState(restMs)
  const bills = useEndpoint(pauseMs, 'GET /api/payments')
  const isMoving = bills.data?.bills.some(
    ({ state, order, timesPaid }) =>
      state === 'waiting' || state === 'preparing' || (order?.state === 'waiting' && timesPaid > 0),
  )
  const dueMs = isMoving ? soonMs : restMs
  if (dueMs !== pauseMs) setPauseMs(dueMs)
  return bills
}
