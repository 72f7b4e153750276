import type { PaymentWay } from '@zubr/domain/payments/methods'
import type { BillMessages } from '@zubr/i18n/bill/en'
import type { Locale } from '@zubr/i18n/locales'

/** Pages that show a bill: the two return pages of payment systems, and the bill's own page. */
export type BillPageId = 'paySuccess' | 'payError' | 'bill'

/** What a bill's page passes to the browser, in one language only. */
export type BillProps = {
  locale: Locale
  page: BillPageId
  messages: BillMessages
  /** "Bill", used while nothing else is known. */
  name: string
  /** Text of the page without a bill. */
  still: { heading: string; text: string }
  /** Headlines of a paid and of a declined bill. */
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
