import type { ReceiptRules } from '@zubr/domain/payments/methods'
import { trustedBy } from '@zubr/http/trusted-proxies'
import type { z } from 'zod'
import { type Client, openClient } from './client.ts'
import {
  type CheckoutKey,
  type CheckoutStatus,
  type NewCheckout,
  type NewRefund,
  type Notification,
  type Notified,
  type Processor,
  ProcessorRefused,
  type ProcessorTransaction,
  pageOf,
  type Receipts,
  refundReasonOf,
} from './processor.ts'
import { aboutOf } from './yookassa-notifications.ts'
import {
  endOf,
  listOf,
  moneyOf,
  toYookassaPayment,
  transactionFromPayment,
  transactionFromRefund,
  YookassaPayment,
  YookassaRefund,
} from './yookassa-objects.ts'
import { advanceReceipt, receiptsOf, toAmount } from './yookassa-receipts.ts'

export const yookassaHost = 'https://api.yookassa.ru'

/**
 * The addresses that send YooKassa's notifications. Source:
 * yookassa.ru/developers/using-api/webhooks, read in November 2026.
 */
export const yookassaSenders = [
  '185.71.76.0/27',
  '185.71.77.0/27',
  '77.75.153.0/25',
  '77.75.154.128/25',
  '77.75.156.11',
  '77.75.156.35',
  '2a02:5180::/32',
]

export type YookassaOptions = {
  shopId: string
  secretKey: string
  /** Null if none are due: the seller is self-employed or has its own cash register. */
  receipt: ReceiptRules | null
  /** Networks that may send notifications. */
  senders?: readonly string[]
  host?: string
  patienceMs?: number
}

/**
 * YooKassa of Russia: cards and SBP in RUB, on its page. Source: yookassa.ru/developers, read in
 * November 2026.
 */
export class YookassaProcessor implements Processor {
  readonly id = 'yookassa'
  readonly receipts: Receipts | null
  readonly isTest: boolean
  readonly refundsOnce = true
  private readonly receiptRules: ReceiptRules | null
  private readonly host: string
  private readonly request: Client
  private readonly isSender: (address: string) => boolean

  constructor(options: YookassaOptions) {
    const { shopId, secretKey, receipt, senders = yookassaSenders, host = yookassaHost, patienceMs } = options
    this.receiptRules = receipt
    this.host = host
    this.request = openClient({
      processor: 'yookassa',
      credentials: { name: shopId, password: secretKey },
      ...(patienceMs !== undefined && { patienceMs }),
    })
    this.isSender = trustedBy(senders)
    // The prefix of the key marks a test shop.
    this.isTest = secretKey.startsWith('test_')
    const at = (path: string) => this.urlOf(path)
    this.receipts = receipt && receiptsOf({ receipt, at, ask: this.request, post: this.post.bind(this) })
  }

  async createCheckout(checkout: NewCheckout) {
    const body = toYookassaPayment(checkout, this.receiptRules)
    const answer = await this.post('payments', checkout.invoiceId, body, YookassaPayment)
    const { minor, currency } = moneyOf(answer.amount)
    if (minor !== checkout.total.minor || currency !== checkout.total.currency)
      throw new ProcessorRefused('yookassa answered with a payment of another sum')
    const { data: checkoutUrl } = pageOf(this.host).safeParse(answer.confirmation?.confirmation_url)
    if (checkoutUrl === undefined)
      throw new ProcessorRefused(`yookassa answered with a payment that is ${answer.status}`)
    return { checkoutId: answer.id, checkoutUrl }
  }

  async readCheckout({ checkoutId }: Pick<CheckoutKey, 'checkoutId'>): Promise<CheckoutStatus> {
    const payment = await this.find(`payments/${encodeURIComponent(checkoutId)}`, YookassaPayment)
    if (!payment) return { transactions: [], ended: null }
    return { transactions: [transactionFromPayment(payment)], ended: endOf(payment) }
  }

  async findTransaction(uid: string): Promise<ProcessorTransaction | null> {
    const path = encodeURIComponent(uid)
    const payment = await this.find(`payments/${path}`, YookassaPayment)
    if (payment) return transactionFromPayment(payment)
    const refund = await this.find(`refunds/${path}`, YookassaRefund)
    return refund ? transactionFromRefund(refund) : null
  }

  async requestRefund({ id, parentUid, amount, email }: NewRefund): Promise<ProcessorTransaction> {
    const body = {
      payment_id: parentUid,
      amount: toAmount(amount),
      description: refundReasonOf(id),
      ...advanceReceipt(this.receiptRules, { amount, email, description: 'Возврат аванса' }),
    }
    const refund = await this.post('refunds', id, body, YookassaRefund)
    return { ...transactionFromRefund(refund), refundId: id }
  }

  findsRefunds(): boolean {
    return true
  }

  async findRefund(
    { id, parentUid }: Pick<NewRefund, 'id' | 'parentUid'>,
    { since, until }: { since: Date; until: Date },
  ): Promise<ProcessorTransaction | null> {
    for await (const refund of this.each('refunds', YookassaRefund, since, until)) {
      if (refund.payment_id !== parentUid) continue
      const transaction = transactionFromRefund(refund)
      if (transaction.refundId === id) return transaction
    }
    return null
  }

  async *listTransactions(from: Date, to: Date): AsyncGenerator<ProcessorTransaction> {
    for await (const payment of this.each('payments', YookassaPayment, from, to))
      yield transactionFromPayment(payment)
    for await (const refund of this.each('refunds', YookassaRefund, from, to))
      yield transactionFromRefund(refund)
  }

  /**
   * YooKassa signs nothing: only the sender's address authenticates it, and the payment is read
   * back.
   */
  parseNotification(notification: Notification): Notified | null {
    return this.isSender(notification.address) ? aboutOf(notification) : null
  }

  private urlOf(path: string): string {
    return `${this.host}/v3/${path}`
  }

  /** Resolves to undefined if there is no such object. */
  private find<T>(path: string, schema: z.ZodType<T>): Promise<T | undefined> {
    return this.request({ url: this.urlOf(path) }, schema)
  }

  private async post<T>(path: string, key: string, body: unknown, schema: z.ZodType<T>): Promise<T> {
    const headers = { 'idempotence-key': key }
    const answer = await this.request({ url: this.urlOf(path), method: 'POST', body, headers }, schema)
    if (answer === undefined) throw new ProcessorRefused('yookassa does not know what it was asked for')
    return answer
  }

  /** All objects that were created in a time span, page after page. */
  private async *each<T extends z.ZodType>(path: string, item: T, from: Date, to: Date) {
    let cursor: string | undefined
    do {
      const query = new URLSearchParams({
        'created_at.gte': from.toISOString(),
        'created_at.lt': to.toISOString(),
        limit: '100',
        ...(cursor !== undefined && { cursor }),
      })
      const page = await this.find(`${path}?${query}`, listOf(item))
      yield* page?.items ?? []
      // A page that links to itself would loop forever.
      cursor = page?.next_cursor === cursor ? undefined : page?.next_cursor
    } while (cursor !== undefined)
  }
}
