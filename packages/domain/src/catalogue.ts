import type { LegalEditions } from './legal/editions.ts'
import type { PaymentMethod, ReceiptRules } from './payments/methods.ts'
import type { WorkingCalendar } from './payments/working-days.ts'
import type { Discounts, Edition, Plan } from './plans.ts'
import type { SubdomainRefusal } from './subdomain.ts'
import type { TermDiscounts } from './terms/term-price.ts'

/**
 * The operator's settings in `content/` that the API needs; each program passes them in at its
 * start.
 */
export type Catalogue = {
  brand: { name: string; email: string }
  plans: readonly Plan[]
  /** Names of plans by language and plan id. */
  planNames: Readonly<Record<string, Readonly<Record<string, string>>>>
  discountPercent: Discounts
  termDiscounts: TermDiscounts
  /** Days without use after which free servers are archived; 0: never. */
  freeServers: { idleDays: number }
  /** Editions of the legal documents, and names of the documents by language. */
  legal: {
    editions: LegalEditions
    names: Readonly<Record<string, Readonly<Record<string, string>>>>
  }
  /** Editions without available servers. */
  comingEditions: readonly Edition[]
  /** Advertised promo codes with their advertised discount. */
  advertisedCodes: readonly { code: string; percent: number }[]
  /** Payment methods, and the receipt data that Russian law requires; null if none are required. */
  payments: { methods: readonly PaymentMethod[]; receipt: ReceiptRules | null }
  /** The seller of monthly acceptance acts for companies, and its VAT. */
  acceptanceActs: {
    seller: { name: string; taxNumber: string; address: string }
    vat: string
  }
  /**
   * Working days until a refund decision, their calendar, and days from the decision to the payout
   * on the card.
   */
  refunds: { reviewWorkingDays: number; paidWithinDays: number; calendar: WorkingCalendar }
  /** Why a subdomain is refused, or undefined; see subdomain.ts. */
  subdomainRefusal: (name: string, alsoReserved: readonly string[]) => SubdomainRefusal | undefined
}
