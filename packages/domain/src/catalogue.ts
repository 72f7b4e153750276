import type { LegalEditions } from './legal/editions.ts'
import type { PaymentMethod, ReceiptRules } from './payments/methods.ts'
import type { WorkingCalendar } from './payments/working-days.ts'
import type { Discounts, Edition, Plan } from './plans.ts'
import type { SubdomainRefusal } from './subdomain.ts'
import type { TermDiscounts } from './terms/term-price.ts'

/** What an operator edits in `content/`, as far as the API needs it: handed in where a program begins. */
export type Catalogue = {
  brand: { name: string; email: string }
  plans: readonly Plan[]
  /** What plans are called: by language, then by their ids. */
  planNames: Readonly<Record<string, Readonly<Record<string, string>>>>
  discountPercent: Discounts
  termDiscounts: TermDiscounts
  /** Free servers that nobody used for so many days are archived; 0: none is. */
  freeServers: { idleDays: number }
  /** The editions of the legal documents, and what the documents are called, by language. */
  legal: {
    editions: LegalEditions
    names: Readonly<Record<string, Readonly<Record<string, string>>>>
  }
  /** For which no server can be had yet. */
  comingEditions: readonly Edition[]
  /** Codes that the site advertises, with what it says that they take off. */
  advertisedCodes: readonly { code: string; percent: number }[]
  /** By which ways customers pay, and what the receipts say that Russian law asks for; null if none are due. */
  payments: { methods: readonly PaymentMethod[]; receipt: ReceiptRules | null }
  /** What the monthly acceptance acts of companies say: who sells, and what of VAT. */
  acceptanceActs: {
    seller: { name: string; taxNumber: string; address: string }
    vat: string
  }
  /** Within how many working days a refund is decided, of which calendar, and within how many days of that it is on the card. */
  refunds: { reviewWorkingDays: number; paidWithinDays: number; calendar: WorkingCalendar }
  /** Why nobody may have a subdomain, or undefined; see subdomain.ts. */
  subdomainRefusal: (name: string, alsoReserved: readonly string[]) => SubdomainRefusal | undefined
}
