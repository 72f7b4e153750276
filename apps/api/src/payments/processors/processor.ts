import type { Money } from '@zubr/contracts/payments/balance'
import type { DeclineReason } from '@zubr/contracts/payments/invoices'
import type { ProcessorId } from '@zubr/domain/payments/methods'
import type { Locale } from '@zubr/i18n/locales'
import { z } from 'zod'

/**
 * An id of a processor. It becomes part of a request path and is stored: values such as `..`, or
 * ones that PostgreSQL cannot store, are invalid.
 */
export const ProcessorsOwnId = z.string().regex(/^\w[\w.:-]{0,99}$/)

/** A payment page with the same protocol as the processor's host. */
export const pageOf = (host: string) =>
  z.url().refine((page) => new URL(page).protocol === new URL(host).protocol, 'is no page of the web')

/** Whether a processor reports chargebacks. YooKassa's API does not: an operator enters them. */
export const reportsChargebacks: Record<ProcessorId, boolean> = { bepaid: true, yookassa: false }

const refundPrefix = 'refund '

/**
 * The text that identifies our refund at a processor, and the id of ours in such a text, if it has
 * one.
 */
export const refundReasonOf = (id: string) => `${refundPrefix}${id}`
export const refundIdFromReason = (text: string | null | undefined): string | null =>
  text?.startsWith(refundPrefix)
    ? (ProcessorsOwnId.safeParse(text.slice(refundPrefix.length)).data ?? null)
    : null

/** A checkout to create at a processor: the page on which an invoice is paid. */
export type NewCheckout = {
  /** Our id, which the processor stores. */
  invoiceId: string
  /** The invoice's number. */
  number: number
  /** Includes the fee. */
  total: Money
  /** The fee for the payment system within `total`, in minor units. */
  fee: number
  /** The processor's own name of the method. */
  processorMethod: string
  /** The text that the customer reads on the page. */
  description: string
  locale: Locale
  /** The account's address for a receipt required by law; null without an account. */
  email: string | null
  expiresAt: Date
  /** Where the browser returns to. Its parameters are never trusted. */
  returnTo: { paid: string; declined: string; left: string }
  /** The address for the processor's notifications. */
  notifyAt: string
}

/** What a processor needs to find a checkout. */
export type CheckoutKey = {
  invoiceId: string
  processorMethod: string
  checkoutId: string
}

/** A transaction at a processor, or an attempt at one. */
export type ProcessorTransaction = {
  /** The processor's unique id. */
  uid: string
  type: 'payment' | 'refund' | 'chargeback'
  state: 'waiting' | 'done' | 'failed'
  money: Money
  /** Our id of the invoice; null if it has none that is valid. */
  invoiceId: string | null
  /** The payment's uid, for a refund or a chargeback. */
  parentUid: string | null
  /** Our id, for a refund. */
  refundId: string | null
  occurredAt: Date
  /** Test mode: no money moved. */
  isTest: boolean
  reason: DeclineReason | null
}

/** One try to pay an invoice, in any state. */
export type PaymentAttempt = ProcessorTransaction & { type: 'payment' }
export const isPaymentAttempt = (transaction: ProcessorTransaction): transaction is PaymentAttempt =>
  transaction.type === 'payment'

export type CheckoutStatus = {
  /** Every attempt, and every refund and chargeback that the processor lists with it. */
  transactions: ProcessorTransaction[]
  /** Set once it can no longer be paid: how it ended if nothing was paid. */
  ended: 'declined' | 'expired' | null
}

export type NewRefund = {
  /** Our id, the idempotency key: it is refunded once, however often it is requested. */
  id: string
  /** The payment's uid. */
  parentUid: string
  processorMethod: string
  amount: Money
  email: string | null
}

/** The second receipt of an advance, made when it is spent. */
export type NewReceipt = {
  /** The idempotency key, valid as long as the processor remembers it. */
  key: string
  /** The unique text on the receipt. */
  called: string
  /** The payment's uid. */
  paymentUid: string
  amount: Money
  email: string
}

export type Receipt = { uid: string; state: 'waiting' | 'done' | 'failed' }

export type Receipts = {
  make(receipt: NewReceipt): Promise<Receipt>
  /** Finds a receipt that was requested before, if the processor has it. */
  find(receipt: Pick<NewReceipt, 'paymentUid' | 'called'>): Promise<Receipt | null>
  read(uid: string): Promise<Receipt | null>
}

/** The parts of a request that authenticate a notification. */
export type Notification = {
  body: Buffer
  authorization: string | undefined
  signature: string | undefined
  /** The sender's address, behind trusted proxies. */
  address: string
}

/** What a notification is about: ids of the processor, or ours. */
export type Notified = { uid: string | null; invoiceId: string | null; refundId: string | null }

/** The processor is unavailable, or the outcome is unknown: the caller retries later. */
export class ProcessorAway extends Error {
  /** False if the request has certainly not reached the processor. */
  readonly mayHaveReached: boolean
  constructor(message: string, { mayHaveReached = true } = {}) {
    super(message)
    this.mayHaveReached = mayHaveReached
  }
}
/** The processor refused the request: a retry gets the same answer. */
export class ProcessorRefused extends Error {}

/** Errors caused by the processor; their messages say why. */
export const isProcessorError = (error: unknown): error is ProcessorAway | ProcessorRefused =>
  error instanceof ProcessorAway || error instanceof ProcessorRefused

/**
 * A payment processor. All methods throw ProcessorAway and ProcessorRefused. Their messages are for
 * operators: one line, without secrets or personal data.
 */
export type Processor = {
  id: ProcessorId
  /** Test mode: no transaction moves money. */
  isTest: boolean
  /**
   * A repeated call returns a checkout that the customer can pay: the same, or another of the same
   * invoice.
   */
  createCheckout(checkout: NewCheckout): Promise<{ checkoutId: string; checkoutUrl: string }>
  readCheckout(key: CheckoutKey): Promise<CheckoutStatus>
  /** Finds one transaction by the processor's id. */
  findTransaction(uid: string): Promise<ProcessorTransaction | null>
  /**
   * Requests a refund. After ProcessorAway, look for it (`findRefund`) before another request,
   * unless `refundsOnce`.
   */
  requestRefund(refund: NewRefund): Promise<ProcessorTransaction>
  /** The processor guarantees that one id is refunded once. */
  refundsOnce: boolean
  /**
   * Whether `findRefund` finds every refund by this method. If not, an operator must resolve an
   * unclear one.
   */
  findsRefunds(processorMethod: string): boolean
  /** Finds a refund of ours that was requested in a time span, if the processor has it. */
  findRefund(
    refund: Pick<NewRefund, 'id' | 'parentUid'>,
    of: { invoiceId: string; processorMethod: string; since: Date; until: Date },
  ): Promise<ProcessorTransaction | null>
  /** All transactions of a time span, for the nightly reconciliation. */
  listTransactions(from: Date, to: Date): AsyncIterable<ProcessorTransaction>
  /** Null if no such receipts are required. */
  receipts: Receipts | null
  /**
   * Parses a notification; null if it is not authentic, or cannot be parsed. The caller must trust
   * nothing else in it.
   */
  parseNotification(notification: Notification): Notified | null
}
