import type { Currency } from '../plans.ts'

/** How money can be paid in: a processor, and its own name of the way. */
export const paymentWays = ['credit_card', 'erip', 'bank_card', 'sbp'] as const
export type PaymentWay = (typeof paymentWays)[number]

/** Who takes customers' money for us, and by which ways. The names are stored with payments, and permanent. */
export const processorIds = ['bepaid', 'yookassa'] as const
export type ProcessorId = (typeof processorIds)[number]

/** One way to pay that an operator offers. */
export type PaymentMethod = {
  /** Stored with payments, and permanent. */
  id: string
  processor: ProcessorId
  way: PaymentWay
  currency: Currency
  /** In kopecks, of what comes onto the balance. */
  least: number
  greatest: number
  /** What is added for the payment system, in percent of the sum. */
  feePercent: number
  /** How long a bill can be paid. */
  waitsHours: number
}

/** What the receipt of a payment says, which Russian law (54-FZ) asks for. An operator's accountant knows. */
export type ReceiptRules = {
  /** `vat_code` of YooKassa, of what is sold: 1 is without VAT, 11 is 22 %. vat.ts has all that are valid. */
  vatCode: number
  /** The same of what is paid in advance. Without it: the rate by the formula (22/122 for 22 %). */
  advanceVatCode?: number
  /** `tax_system_code`, which some tills need. */
  taxSystemCode?: number
}

/** What is paid for a sum that comes onto the balance, in kopecks. */
export function totalOf({ feePercent }: Pick<PaymentMethod, 'feePercent'>, minor: number) {
  // Hundredths of a percent are whole, so that no rounding of floating-point numbers touches money. Half a kopeck counts as one.
  const tenThousandths = minor * Math.round(feePercent * 100) + 5_000
  const fee = (tenThousandths - (tenThousandths % 10_000)) / 10_000
  return { fee, total: minor + fee }
}

/** Why a sum can't be paid by a method; undefined if it can. */
export function sumRefusal(
  { least, greatest }: Pick<PaymentMethod, 'least' | 'greatest'>,
  minor: number,
): 'too_small' | 'too_great' | undefined {
  if (minor < least) return 'too_small'
  return minor > greatest ? 'too_great' : undefined
}
