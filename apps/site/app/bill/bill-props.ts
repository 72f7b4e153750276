import type { PaymentWay } from '@zubr/domain/payments/methods'
import type { BillMessages } from '@zubr/i18n/bill/bill-messages'
import type { Locale } from '@zubr/i18n/locales'

/** The pages that show a bill: the two to which payment systems lead back, and the bill's own. */
export type BillPageId = 'paySuccess' | 'payError' | 'bill'

/** What a bill's page hands to the browser, in its language alone. */
export type BillProps = {
  locale: Locale
  page: BillPageId
  messages: BillMessages
  /** "Bill", where nothing more is known of it. */
  name: string
  /** What the page says that is asked for without a bill. */
  still: { heading: string; text: string }
  /** Headlines of a paid and of a declined bill. */
  paid: string
  declined: string
  contact: { text: string; href: string }
  /** What plans are called, by their ids. */
  plans: Record<string, string>
  methods: Record<string, { name: string; way: PaymentWay }>
  /** Who gets the money, with the requisites. */
  seller: string
  panelUrl: string
}
