import type { Currency } from '../plans.ts'

/** Payment methods by a processor's own name. */
export const paymentWays = ['credit_card', 'erip', 'bank_card', 'sbp'] as const
export type PaymentWay = (typeof paymentWays)[number]

/** Payment processors. The names are stored with payments, and permanent. */
export const processorIds = ['bepaid', 'yookassa'] as const
export type ProcessorId = (typeof processorIds)[number]

/** A payment method that an operator offers. */
export type PaymentMethod = {
  /** Stored with payments, and permanent. */
  id: string
  processor: ProcessorId
  way: PaymentWay
  currency: Currency
  /** Limits of the amount for the balance, in kopecks. */
  least: number
  greatest: number
  /** Fee of the payment system, in percent of the amount. */
  feePercent: number
  /** How long an invoice can be paid. */
  waitsHours: number
}

/** Receipt data of a payment under Russian law (54-FZ), from the operator's accountant. */
export type ReceiptRules = {
  /** `vat_code` of YooKassa for sales: 1 is without VAT, 11 is 22 %. vat.ts has all valid codes. */
  vatCode: number
  /** The same for advance payments. By default the formula rate (22/122 for 22 %). */
  advanceVatCode?: number
  /** `tax_system_code`, which some cash registers need. */
  taxSystemCode?: number
}

/** The total payment for an amount of the balance, in kopecks. */
export function totalOf({ feePercent }: Pick<PaymentMethod, 'feePercent'>, minor: number) {
  // Hundredths of a percent are integers, so no floating-point rounding occurs. Rounded half up.
  const tenThousandths = minor * Math.round(feePercent * 100) + 5_000
  const fee = (tenThousandths - (tenThousandths % 10_000)) / 10_000
  return { fee, total: minor + fee }
}

/** Why an amount is refused by a method; undefined if it is accepted. */
export function sumRefusal(
  { least, greatest }: Pick<PaymentMethod, 'least' | 'greatest'>,
  minor: number,
): 'too_small' | 'too_great' | undefined {
  if (minor < least) return 'too_small'
  return minor > greatest ? 'too_great' : undefined
}
