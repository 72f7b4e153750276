import type { Bill, OrderPurpose } from '@zubr/contracts/payments/bills'
import type { NewPayment } from '@zubr/contracts/payments/endpoints'
import { useEffect, useState } from 'react'
import { idempotentRequest } from '../../api/idempotent-request.ts'
import { ApiFailure, call } from '../../api/request.ts'
import { tabKeys } from '../../storage.ts'

/** The outcome is unknown after these errors, so the same request has to be repeated. */
const unanswered = ['network', 'offline', 'unavailable', 'internal']

/**
 * Makes a bill and goes to its payment page. One click is one bill, even after a retry or a reload.
 * `name` separates the requests of different pages.
 */
export function usePayment(name: 'topUp' | OrderPurpose) {
  const [busy, setBusy] = useState(false)
  // The browser's back button restores the page from the cache as it was left.
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => persisted && setBusy(false)
    window.addEventListener('pageshow', back)
    return () => window.removeEventListener('pageshow', back)
  }, [])
  /**
   * Resolves to the bill. If it can be paid, the browser leaves the page. Rejects with ApiFailure.
   */
  async function pay(body: NewPayment): Promise<Bill> {
    setBusy(true)
    try {
      const bill = await billFor(`${tabKeys.payments} ${name}`, body)
      if (bill.checkoutUrl === null) setBusy(false)
      else location.assign(bill.checkoutUrl)
      return bill
    } catch (error) {
      setBusy(false)
      throw error
    }
  }
  return { busy, pay }
}

/** The bill that this request made before, or a new one if that ended unpaid. */
export async function billFor(storageKey: string, body: NewPayment): Promise<Bill> {
  const request = idempotentRequest(storageKey)
  const ask = () =>
    call('POST /api/payments', {
      body,
      headers: { 'idempotency-key': request.keyFor(JSON.stringify(body)) },
    })
  try {
    const bill = await ask()
    if (bill.checkoutUrl !== null) return bill
    request.forget()
    return bill.timesPaid > 0 ? bill : await ask()
  } catch (error) {
    if (error instanceof ApiFailure && !unanswered.includes(error.code)) request.forget()
    throw error
  }
}
