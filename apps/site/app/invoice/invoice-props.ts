import type { PaymentWay } from '@zubr/domain/payments/methods'
import type { InvoiceMessages } from '@zubr/i18n/invoice/invoice-messages'
import type { Locale } from '@zubr/i18n/locales'

/**
 * Pages that show an invoice: the two return pages of payment systems, and the invoice's own page.
 */
export type InvoicePageId = 'paySuccess' | 'payError' | 'invoice'

/** What an invoice's page passes to the browser, in one language only. */
export type InvoiceProps = {
  locale: Locale
  page: InvoicePageId
  messages: InvoiceMessages
  /** "Invoice", used while nothing else is known. */
  name: string
  /** Text of the page without an invoice. */
  still: { heading: string; text: string }
  /** Headlines of a paid and of a declined invoice. */
  paid: string
  declined: string
  contact: { text: string; href: string }
  /** Plan names by id. */
  plans: Record<string, string>
  methods: Record<string, { name: string; way: PaymentWay }>
  /** Payee with its legal details. */
  seller: string
  panelUrl: string
}
