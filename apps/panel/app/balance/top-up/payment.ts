import type { NewInvoice } from '@zubr/contracts/payments/endpoints'
import type { Invoice, OrderPurpose } from '@zubr/contracts/payments/invoices'
import { useEffect, useState } from 'react'
import { idempotentRequest } from '../../api/idempotent-request.ts'
import { ApiFailure, call } from '../../api/request.ts'
import { tabKeys } from '../../storage.ts'

/** The outcome is unknown after these errors, so the same request has to be repeated. */
const unanswered = ['network', 'offline', 'unavailable', 'internal']

/**
 * Makes an invoice and goes to its payment page. One click is one invoice, even after a retry or a
 * reload. `name` separates the requests of different pages.
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
   * Resolves to the invoice. If it can be paid, the browser leaves the page. Rejects with
   * ApiFailure.
   */
  async function pay(body: NewInvoice): Promise<Invoice> {
    setBusy(true)
    try {
      const invoice = await invoiceFor(`${tabKeys.payments} ${name}`, body)
      if (invoice.checkoutUrl === null) setBusy(false)
      else location.assign(invoice.checkoutUrl)
      return invoice
    } catch (error) {
      setBusy(false)
      throw error
    }
  }
  return { busy, pay }
}

/** The invoice that this request made before, or a new one if that ended unpaid. */
export async function invoiceFor(storageKey: string, body: NewInvoice): Promise<Invoice> {
  const request = idempotentRequest(storageKey)
  const ask = () =>
    call('POST /api/invoices', {
      body,
      headers: { 'idempotency-key': request.keyFor(JSON.stringify(body)) },
    })
  try {
    const invoice = await ask()
    if (invoice.checkoutUrl !== null) return invoice
    request.forget()
    return invoice.timesPaid > 0 ? invoice : await ask()
  } catch (error) {
    if (error instanceof ApiFailure && !unanswered.includes(error.code)) request.forget()
    throw error
  }
}
