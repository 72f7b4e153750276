import type { Money } from '@zubr/contracts/payments/balance'
import type { DeclineReason } from '@zubr/contracts/payments/bills'
import type { ProcessorId } from '@zubr/domain/payments/methods'
import type { Locale } from '@zubr/i18n/locales'
import { z } from 'zod'

/**
 * What processors name things by. Such an id becomes part of an address that the processor is asked at, and is stored: nothing that would lead
 * elsewhere, as `..` does, or that PostgreSQL cannot keep.
 */
export const ProcessorsOwnId = z.string().regex(/^\w[\w.:-]{0,99}$/)

/** Where a processor has a customer pay: a page, reached as safely as the processor itself. */
export const pageOf = (host: string) =>
  z.url().refine((page) => new URL(page).protocol === new URL(host).protocol, 'is no page of the web')

/** Whether a processor reports chargebacks. YooKassa's interface has none: an operator enters them. */
export const reportsChargebacks: Record<ProcessorId, boolean> = { bepaid: true, yookassa: false }

const refundPrefix = 'refund '

/** How a refund is called at a processor, which tells of it by that; and the id of ours in such a text, if it is one. */
export const refundCalled = (id: string) => `${refundPrefix}${id}`
export const refundIn = (text: string | null | undefined): string | null =>
  text?.startsWith(refundPrefix)
    ? (ProcessorsOwnId.safeParse(text.slice(refundPrefix.length)).data ?? null)
    : null

/** What a processor is asked to let a customer pay. */
export type NewPayment = {
  /** Ours, by which the processor knows it. */
  id: string
  /** Of the bill, as people read it. */
  number: number
  /** With the fee. */
  total: Money
  /** Of it, what is added for the payment system, in minor units. */
  fee: number
  /** The processor's own name of the method. */
  way: string
  /** What the customer reads there. */
  description: string
  locale: Locale
  /** Of the account, if there is one: where a receipt that a law asks for goes. */
  email: string | null
  expiresAt: Date
  /** Where the browser is led back to. What it brings is never believed. */
  returnTo: { paid: string; declined: string; left: string }
  /** Where the processor may tell of it. */
  notifyAt: string
}

/** What is known of a payment at its processor: enough to ask for it. */
export type PaymentKey = {
  id: string
  way: string
  /** What `create` answered. */
  handle: string
}

/** One movement of money at a processor, or a try at one. */
export type Transaction = {
  /** The processor's, unique. */
  uid: string
  type: 'payment' | 'refund' | 'chargeback'
  state: 'waiting' | 'done' | 'failed'
  money: Money
  /** Ours, of a payment; null if it says none that could be. */
  paymentId: string | null
  /** Of a refund or a chargeback: the payment's uid. */
  parentUid: string | null
  /** Ours, of a refund. */
  refundId: string | null
  at: Date
  /** No money moved. */
  test: boolean
  reason: DeclineReason | null
}

export type ReadPayment = {
  /** Every try, and every refund and chargeback that the processor tells of with it. */
  transactions: Transaction[]
  /** Nobody can pay it any more: how it ended, if nothing of it was paid. */
  ended: 'declined' | 'expired' | null
}

export type NewRefund = {
  /** Ours. However often it is asked for, it is paid once. */
  id: string
  /** Of the payment. */
  parentUid: string
  way: string
  amount: Money
  email: string | null
}

/** The second receipt of money that was paid before, and is spent now. */
export type NewReceipt = {
  /** Under which it is asked for: however often, it is made once, as long as the processor remembers. */
  key: string
  /** What stands on it, which no other has. */
  called: string
  /** The payment's uid. */
  paymentUid: string
  amount: Money
  email: string
}

export type Receipt = { uid: string; state: 'waiting' | 'done' | 'failed' }

export type Receipts = {
  make(receipt: NewReceipt): Promise<Receipt>
  /** One that was asked for before, if the processor has it. */
  find(receipt: Pick<NewReceipt, 'paymentUid' | 'called'>): Promise<Receipt | null>
  read(uid: string): Promise<Receipt | null>
}

/** What of a request tells whether it comes from the processor. */
export type Notification = {
  body: Buffer
  authorization: string | undefined
  signature: string | undefined
  /** Of whoever sent it, behind trusted proxies. */
  address: string
}

/** Of which payments a notification speaks: the processor's ids or ours. */
export type Notified = { uid: string | null; paymentId: string | null; refundId: string | null }

/** Cannot be asked now, or nobody knows what became of what was asked: it is asked again later. */
export class ProcessorAway extends Error {
  /** False if it is certain that nothing of what was asked has reached the processor. */
  readonly mayHaveReached: boolean
  constructor(message: string, { mayHaveReached = true } = {}) {
    super(message)
    this.mayHaveReached = mayHaveReached
  }
}
/** Has understood, and will not: asked again it would say the same. */
export class ProcessorRefused extends Error {}

/** It lies with the processor, and its message says why. */
export const isOfProcessor = (error: unknown): error is ProcessorAway | ProcessorRefused =>
  error instanceof ProcessorAway || error instanceof ProcessorRefused

/**
 * One who takes money for us. All throw ProcessorAway and ProcessorRefused, whose messages are for operators, in one line, without secrets or
 * personal data.
 */
export type Processor = {
  id: ProcessorId
  /** Nothing that moves here is money. */
  test: boolean
  /** Asked for the same payment again it answers with one that the customer can pay: the same, or another with the same id of ours. */
  create(payment: NewPayment): Promise<{ handle: string; address: string }>
  read(key: PaymentKey): Promise<ReadPayment>
  /** One transaction by the processor's id. */
  find(uid: string): Promise<Transaction | null>
  /**
   * Asks for money to go back. Once it has thrown ProcessorAway, it is to be looked for (`findRefund`) before it is asked again, unless
   * `refundsOnce`.
   */
  refund(refund: NewRefund): Promise<Transaction>
  /** The processor itself sees to it that one id is paid once. */
  refundsOnce: boolean
  /** Whether `findRefund` knows of every refund by this way that was asked for. Where it does not, one that is unclear is left to an operator. */
  findsRefunds(way: string): boolean
  /** A refund of ours that was asked for in a span of time, if the processor has it. */
  findRefund(
    refund: Pick<NewRefund, 'id' | 'parentUid'>,
    of: { paymentId: string; way: string; since: Date; until: Date },
  ): Promise<Transaction | null>
  /** Everything that moved in a span of time, for the nightly comparison. */
  list(from: Date, to: Date): AsyncIterable<Transaction>
  /** Null where nobody asks for such receipts. */
  receipts: Receipts | null
  /** What a notification speaks of; null if it is not the processor's, or not to be understood. Nothing else in it is believed. */
  hear(notification: Notification): Notified | null
}
