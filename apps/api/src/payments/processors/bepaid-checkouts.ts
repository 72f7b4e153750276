import { z } from 'zod'
import { type NewCheckout, ProcessorsOwnId, pageOf } from './processor.ts'

/** ERIP is the settlement system of Belarus: its payers type the number of the invoice. */
export const isErip = (processorMethod: string) => processorMethod === 'erip'

/** Attempts with another card on one page. bePaid lists the ten newest with one tracking id. */
const attempts = 5

/** Our locales that bePaid's page supports; English for the others. */
const pageLanguages: Record<string, string> = {
  ru: 'ru',
  en: 'en',
  de: 'de',
  lv: 'lv',
  pl: 'pl',
  fi: 'fi',
  ua: 'uk',
}

/** The answer to a new checkout, whose page is at this host. */
export const createdCheckout = (host: string) =>
  z.object({ checkout: z.object({ token: ProcessorsOwnId, redirect_url: pageOf(host) }) })
/** The state of a checkout's page. */
export const Checkout = z.object({
  checkout: z.object({ finished: z.boolean(), expired: z.boolean(), status: z.string().nullish() }),
})

/** The body of a request for a new checkout. */
export function toBepaidCheckout(
  {
    invoiceId,
    number,
    total,
    processorMethod,
    description,
    locale,
    email,
    expiresAt,
    returnTo,
    notifyAt,
  }: NewCheckout,
  { test, eripService }: { test: boolean; eripService?: string | undefined },
) {
  const erip = isErip(processorMethod) && {
    erip: {
      order_id: number,
      account_number: String(number),
      ...(eripService !== undefined && { service_no: eripService }),
      service_info: [description],
    },
  }
  return {
    transaction_type: 'payment',
    test,
    attempts,
    iframe: false,
    order: {
      amount: total.minor,
      currency: total.currency,
      description,
      tracking_id: invoiceId,
      expired_at: expiresAt.toISOString(),
    },
    settings: {
      notification_url: notifyAt,
      success_url: returnTo.paid,
      decline_url: returnTo.declined,
      fail_url: returnTo.declined,
      cancel_url: returnTo.left,
      language: pageLanguages[locale] ?? 'en',
      customer_fields: { read_only: [], visible: [] },
    },
    ...(email !== null && { customer: { email } }),
    payment_method: { types: [processorMethod], ...erip },
  }
}
