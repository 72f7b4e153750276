import { useState } from 'react'
import { type Polled, useEndpoint } from '../api/polled.ts'
import type { Invoices } from './invoices/invoice-list.tsx'

const soonMs = 5_000
const restMs = 60_000

/** The account's invoices, polled often while one is pending. */
export function useInvoices(): Polled<Invoices> {
  const [pauseMs, setPauseMs] = useState(restMs)
  const invoices = useEndpoint(pauseMs, 'GET /api/invoices')
  const isMoving = invoices.data?.invoices.some(
    ({ state, order, timesPaid }) =>
      state === 'waiting' || state === 'preparing' || (order?.state === 'waiting' && timesPaid > 0),
  )
  const dueMs = isMoving ? soonMs : restMs
  if (dueMs !== pauseMs) setPauseMs(dueMs)
  return invoices
}
