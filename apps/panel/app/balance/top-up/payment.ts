import type { Bill, OrderPurpose } from '@zubr/contracts/payments/bills'
import type { NewPayment } from '@zubr/contracts/payments/endpoints'
import { useEffect, useState } from 'react'
import { ApiFailure, call } from '../../api/request.ts'
import { requestKept } from '../../api/request-kept.ts'
import { tabKeys } from '../../storage.ts'

/** Who asked is not told no, but nothing at all: the same has to be asked again. */
const unanswered = ['network', 'offline', 'unavailable', 'internal']

/**
 * Makes a bill and leaves for the page where it is paid: one click is one bill, also if it has to be sent again, after a reload too.
 * `name` keeps apart what is asked for in different places.
 */
export function usePayment(name: 'topUp' | OrderPurpose) {
  const [busy, setBusy] = useState(false)
  // Whoever comes back by the browser's own button finds the page as it was left.
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => persisted && setBusy(false)
    window.addEventListener('pageshow', back)
    return () => window.removeEventListener('pageshow', back)
  }, [])
  /** Resolves to the bill; where that can be paid, the browser is leaving. Rejects with ApiFailure. */
  async function pay(body: NewPayment): Promise<Bill> {
    setBusy(true)
    try {
      const bill = await billFor(`${tabKeys.payments} ${name}`, body)
      if (bill.payAt === null) setBusy(false)
      else location.assign(bill.payAt)
      return bill
    } catch (error) {
      setBusy(false)
      throw error
    }
  }
  return { busy, pay }
}

/** The bill that was made for this before, unless it has ended unpaid: then a new one. */
export async function billFor(place: string, body: NewPayment): Promise<Bill> {
  const request = requestKept(place)
  const ask = () =>
    call('POST /api/payments', {
      body,
      headers: { 'idempotency-key': request.keyFor(JSON.stringify(body)) },
    })
  try {
    const bill = await ask()
    if (bill.payAt !== null) return bill
    request.forget()
    return bill.timesPaid > 0 ? bill : await ask()
  } catch (error) {
    if (error instanceof ApiFailure && !unanswered.includes(error.code)) request.forget()
    throw error
  }
}
