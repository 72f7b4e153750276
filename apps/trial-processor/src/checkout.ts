/** The processor whose API created a checkout. */
export type Wire = 'bepaid' | 'yookassa'

/**
 * A transaction at the processor, with test money.
 * Stored, like `Checkout`, so renamed fields need a migration.
 */
export type TrialTransaction = {
  uid: string
  type: 'payment' | 'refund' | 'chargeback'
  state: 'waiting' | 'done' | 'failed' | 'expired'
  minor: number
  parentUid: string | null
  at: string
  /** Of a payment: why the bank refused it. */
  decline: Decline | null
  /** Of a refund: the merchant's text. */
  reason: string | null
  /** Of a refund: its idempotency key. */
  key: string | null
}

export const declines = ['funds', 'card_expired', 'authentication', 'limit', 'bank'] as const
export type Decline = (typeof declines)[number]

/** A request of a merchant for a payment. */
export type Checkout = {
  handle: string
  wire: Wire
  /** The merchant's own id. */
  trackingId: string
  /** The merchant's number, which payers type in ERIP. */
  number: string
  way: string
  minor: number
  currency: string
  description: string
  notifyAt: string | null
  returnTo: { paid: string; declined: string; left: string }
  createdAt: string
  expiresAt: string | null
  attemptsLeft: number
  ended: 'paid' | 'declined' | 'expired' | null
  transactions: TrialTransaction[]
  /** When the payer chose to pay in ERIP. */
  paysAt: string | null
  /** The card accepts no refund. */
  cardClosed: boolean
  /** The idempotency key of its creation. */
  key: string | null
  /** The advance in the receipt of its creation; null without a receipt. */
  advance: number | null
  receipts: Receipt[]
}

/** The receipt of a service that an advance paid for. It goes to no tax office. */
export type Receipt = {
  id: string
  status: 'pending' | 'succeeded' | 'canceled'
  minor: number
  description: string
  key: string
}

export type NewCheckout = Pick<
  Checkout,
  | 'wire'
  | 'trackingId'
  | 'number'
  | 'way'
  | 'minor'
  | 'currency'
  | 'description'
  | 'notifyAt'
  | 'returnTo'
  | 'expiresAt'
  | 'attemptsLeft'
  | 'key'
> &
  Partial<Pick<Checkout, 'advance'>>
