import type { KeyObject } from 'node:crypto'
import { Checkout, createdCheckout, isErip, toBepaidCheckout } from './bepaid-checkouts.ts'
import { aboutOf, isFromBepaid, keyFrom } from './bepaid-notifications.ts'
import {
  isCounted,
  OneTransaction,
  SomeTransactions,
  TransactionReport,
  toProcessorTransaction,
} from './bepaid-transactions.ts'
import { type Client, openClient } from './client.ts'
import {
  type CheckoutKey,
  type CheckoutStatus,
  isPaymentAttempt,
  type NewCheckout,
  type NewRefund,
  type Notification,
  type Notified,
  type Processor,
  ProcessorRefused,
  type ProcessorTransaction,
  refundReasonOf,
} from './processor.ts'

/** bePaid's hosts. Source: docs.bepaid.by. */
export const bepaidHosts = {
  checkout: 'https://checkout.bepaid.by',
  gateway: 'https://gateway.bepaid.by',
  api: 'https://api.bepaid.by',
  merchant: 'https://merchant.bepaid.by',
}

export type BepaidOptions = {
  shopId: string
  secretKey: string
  /** One line of base64. Without it notifications are authenticated by shop id and secret only. */
  publicKey?: string | undefined
  /** Test mode: payments of test cards. */
  test: boolean
  /** The number of our service in ERIP. */
  eripService?: string | undefined
  hosts?: typeof bepaidHosts
  patienceMs?: number
}

/** Requests error codes of the third version. Source: docs.bepaid.by/en/using_api/api_v3 */
const gatewayHeaders = { 'x-api-version': '3' }

/** bePaid of Belarus: cards and ERIP in BYN. Source: docs.bepaid.by, read in November 2026. */
export class BepaidProcessor implements Processor {
  readonly id = 'bepaid'
  /** Only Russian law requires these receipts. */
  readonly receipts = null
  readonly isTest: boolean
  readonly refundsOnce = false
  private readonly options: BepaidOptions
  private readonly hosts: typeof bepaidHosts
  private readonly request: Client
  private readonly publicKey: KeyObject | undefined

  constructor(options: BepaidOptions) {
    const { shopId, secretKey, publicKey, test, hosts = bepaidHosts, patienceMs } = options
    this.options = options
    this.isTest = test
    this.hosts = hosts
    this.request = openClient({
      processor: 'bepaid',
      credentials: { name: shopId, password: secretKey },
      ...(patienceMs !== undefined && { patienceMs }),
    })
    this.publicKey = publicKey === undefined ? undefined : keyFrom(publicKey)
  }

  async createCheckout(checkout: NewCheckout) {
    const answer = await this.request(
      {
        url: `${this.hosts.checkout}/ctp/api/checkouts`,
        method: 'POST',
        headers: { 'x-api-version': '2' },
        body: { checkout: toBepaidCheckout(checkout, this.options) },
      },
      createdCheckout(this.hosts.checkout),
    )
    if (!answer) throw new ProcessorRefused('bepaid has no such address')
    return { checkoutId: answer.checkout.token, checkoutUrl: answer.checkout.redirect_url }
  }

  async readCheckout({ invoiceId, processorMethod, checkoutId }: CheckoutKey): Promise<CheckoutStatus> {
    const url = `${this.hosts.checkout}/ctp/api/checkouts/${encodeURIComponent(checkoutId)}`
    const [transactions, page] = await Promise.all([
      this.transactionsOfInvoice(invoiceId, processorMethod),
      this.request({ url }, Checkout),
    ])
    const { finished = false, expired = false } = page?.checkout ?? {}
    const hasWaiting = transactions.some((each) => isPaymentAttempt(each) && each.state === 'waiting')
    // An ERIP invoice can be paid while its transaction waits, whatever the state of the page.
    const ended = hasWaiting ? null : expired ? 'expired' : finished ? 'declined' : null
    return { transactions, ended }
  }

  async findTransaction(uid: string): Promise<ProcessorTransaction | null> {
    for (const path of [`${this.hosts.gateway}/transactions/`, `${this.hosts.api}/beyag/transactions/`]) {
      const url = path + encodeURIComponent(uid)
      const answer = await this.request({ url, headers: gatewayHeaders }, OneTransaction)
      if (answer) return isCounted(answer.transaction) ? toProcessorTransaction(answer.transaction) : null
    }
    return null
  }

  async requestRefund({ id, parentUid, processorMethod, amount }: NewRefund): Promise<ProcessorTransaction> {
    const isCard = !isErip(processorMethod)
    const answer = await this.request(
      {
        url: isCard ? `${this.hosts.gateway}/transactions/refunds` : `${this.hosts.api}/beyag/refunds`,
        method: 'POST',
        headers: gatewayHeaders,
        body: {
          request: {
            parent_uid: parentUid,
            amount: amount.minor,
            reason: refundReasonOf(id),
            ...(isCard && { duplicate_check: true }),
          },
        },
      },
      OneTransaction,
    )
    if (!answer) throw new ProcessorRefused('bepaid does not know the payment')
    return { ...toProcessorTransaction(answer.transaction), type: 'refund', parentUid, refundId: id }
  }

  /** The report contains successful transactions: card refunds at once, ERIP refunds after days. */
  findsRefunds(processorMethod: string): boolean {
    return !isErip(processorMethod)
  }

  /** bePaid has no idempotency key for refunds: a refund is recognized by its reason. */
  async findRefund(
    { id }: Pick<NewRefund, 'id'>,
    of: { invoiceId: string; processorMethod: string; since: Date; until: Date },
  ): Promise<ProcessorTransaction | null> {
    const isIt = ({ refundId }: ProcessorTransaction) => refundId === id
    const found = (await this.transactionsOfInvoice(of.invoiceId, of.processorMethod)).find(isIt)
    if (found) return found
    for await (const transaction of this.listTransactions(of.since, of.until))
      if (isIt(transaction)) return transaction
    return null
  }

  async *listTransactions(from: Date, to: Date): AsyncGenerator<ProcessorTransaction> {
    for (const type of ['credit_card', 'erip']) {
      let after: string | number | undefined
      for (let more = true; more; ) {
        const page = await this.readReport({ type, from, to, after })
        yield* (page?.transactions ?? []).filter(isCounted).map(toProcessorTransaction)
        const next = page?.last_object_id ?? undefined
        // A page that links to itself would loop forever.
        more = page?.has_more === true && next !== undefined && next !== after
        after = next
      }
    }
  }

  parseNotification(notification: Notification): Notified | null {
    const { shopId, secretKey } = this.options
    const isAuthentic = isFromBepaid(notification, { shopId, secretKey, key: this.publicKey })
    return isAuthentic ? aboutOf(notification) : null
  }

  private async transactionsOfInvoice(
    invoiceId: string,
    processorMethod: string,
  ): Promise<ProcessorTransaction[]> {
    const { api, gateway } = this.hosts
    const base = isErip(processorMethod) ? `${api}/beyag` : `${gateway}/v2`
    const url = `${base}/transactions/tracking_id/${encodeURIComponent(invoiceId)}`
    const answer = (await this.request({ url, headers: gatewayHeaders }, SomeTransactions)) ?? {
      transactions: [],
    }
    return ('transactions' in answer ? answer.transactions : [answer.transaction])
      .filter(isCounted)
      .map(toProcessorTransaction)
  }

  /**
   * One page of the report of successful transactions. `after`: the last object of the page before.
   */
  private readReport({
    type,
    from,
    to,
    after,
  }: {
    type: string
    from: Date
    to: Date
    after: string | number | undefined
  }) {
    return this.request(
      {
        url: `${this.hosts.merchant}/api/reports`,
        method: 'POST',
        headers: { 'x-api-version': '3' },
        body: {
          report_params: {
            date_type: 'paid_at',
            from: reportTime(from),
            to: reportTime(to),
            status: 'successful',
            payment_method_type: type,
            time_zone: 'Etc/UTC',
            ...(after !== undefined && { starting_after: after }),
          },
        },
      },
      TransactionReport,
    )
  }
}

const reportTime = (at: Date) => at.toISOString().slice(0, 19).replace('T', ' ')
