import { currencies } from '@zubr/domain/plans'
import { lookUp } from '@zubr/domain/tables/look-up'
import { z } from 'zod'
import { declineOfBepaid } from './bepaid-declines.ts'
import { aboutOf, isFromBepaid, keyFrom } from './bepaid-notifications.ts'
import { openClient } from './client.ts'
import {
  type NewPayment,
  type PaymentKey,
  type Processor,
  ProcessorAway,
  ProcessorRefused,
  ProcessorsOwnId,
  pageOf,
  refundIdFromReason,
  refundReasonOf,
  type Transaction,
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

/** Attempts with another card on one page. bePaid lists the ten newest with one tracking id. */
const attempts = 5

/** Our locales that bePaid's page supports; English for the others. */
const pageLanguages: Record<string, string> = {
  ru: 'ru',
  en: 'en',
  de: 'de',
  lv: 'lv',
  pl: 'pl',
  fi: 'fi',
  ua: 'uk',
}

const createdAt = (host: string) =>
  z.object({ checkout: z.object({ token: ProcessorsOwnId, redirect_url: pageOf(host) }) })
const Checkout = z.object({
  checkout: z.object({ finished: z.boolean(), expired: z.boolean(), status: z.string().nullish() }),
})
const BepaidTransaction = z.object({
  uid: ProcessorsOwnId,
  type: z.string(),
  status: z.string(),
  message: z.string().nullish(),
  code: z.string().nullish(),
  amount: z.number().int().nonnegative(),
  currency: z.enum(currencies),
  tracking_id: z.string().nullish(),
  parent_uid: z.string().nullish(),
  reason: z.string().nullish(),
  test: z.boolean().nullish(),
  created_at: z.string().nullish(),
  paid_at: z.string().nullish(),
})
type BepaidTransaction = z.infer<typeof BepaidTransaction>
const One = z.object({ transaction: BepaidTransaction })
/** Several transactions with an id of ours are a list; a single one may come without a list. */
const Some = z.union([z.object({ transactions: z.array(BepaidTransaction) }), One])
const Report = z.object({
  transactions: z.array(BepaidTransaction),
  has_more: z.boolean(),
  last_object_id: z.union([z.number(), z.string()]).nullish(),
})

/** A void in the back office returns a payment before it is settled. */
const takesBack = { refund: 'refund', void: 'refund', chargeback: 'chargeback' } as const

/**
 * We request payments only: types that a shop makes by hand (authorization) move no money of ours.
 * Source: docs.bepaid.by/en/integration/card_api/transactions, 2026-11-27. It has no reversals.
 */
const isCounted = ({ type }: BepaidTransaction) => type === 'payment' || Object.hasOwn(takesBack, type)

const states: Record<string, Transaction['state']> = {
  successful: 'done',
  failed: 'failed',
  error: 'failed',
  expired: 'failed',
  deleted: 'failed',
}

/** Requests error codes of the third version. Source: docs.bepaid.by/en/using_api/api_v3 */
const gatewayHeaders = { 'x-api-version': '3' }

/** bePaid of Belarus: cards and ERIP in BYN. Source: docs.bepaid.by, read in November 2026. */
export function bepaid(options: BepaidOptions): Processor {
  const { shopId, secretKey, publicKey, test, eripService, hosts = bepaidHosts, patienceMs } = options
  const ask = openClient({
    processor: 'bepaid',
    credentials: { name: shopId, password: secretKey },
    ...(patienceMs !== undefined && { patienceMs }),
  })
  const key = publicKey === undefined ? undefined : keyFrom(publicKey)
  const isErip = (way: string) => way === 'erip'
  const byTracking = (id: string, way: string) =>
    isErip(way)
      ? `${hosts.api}/beyag/transactions/tracking_id/${encodeURIComponent(id)}`
      : `${hosts.gateway}/v2/transactions/tracking_id/${encodeURIComponent(id)}`

  function transactionOf(transaction: BepaidTransaction): Transaction {
    const { uid, type, status, amount, currency, tracking_id, parent_uid, reason, paid_at, created_at } =
      transaction
    const kind = Object.hasOwn(takesBack, type) ? takesBack[type as keyof typeof takesBack] : 'payment'
    const state = lookUp(states, status) ?? 'waiting'
    const at = new Date(paid_at ?? created_at ?? Number.NaN)
    if (Number.isNaN(+at)) throw new ProcessorAway('bepaid reports a transaction without its time')
    return {
      uid,
      type: kind,
      state,
      money: { currency, minor: amount },
      paymentId: kind === 'payment' ? (tracking_id ?? null) : null,
      parentUid: kind === 'payment' ? null : (parent_uid ?? null),
      refundId: kind === 'refund' ? refundIdFromReason(reason) : null,
      at,
      test: transaction.test === true,
      reason: kind === 'payment' && state === 'failed' ? declineOfBepaid(transaction) : null,
    }
  }

  async function listed(url: string): Promise<Transaction[]> {
    const answer = (await ask({ url, headers: gatewayHeaders }, Some)) ?? { transactions: [] }
    return ('transactions' in answer ? answer.transactions : [answer.transaction])
      .filter(isCounted)
      .map(transactionOf)
  }

  async function find(uid: string): Promise<Transaction | null> {
    for (const path of [`${hosts.gateway}/transactions/`, `${hosts.api}/beyag/transactions/`]) {
      const answer = await ask({ url: path + encodeURIComponent(uid), headers: gatewayHeaders }, One)
      if (answer) return isCounted(answer.transaction) ? transactionOf(answer.transaction) : null
    }
    return null
  }

  async function* list(from: Date, to: Date): AsyncGenerator<Transaction> {
    for (const type of ['credit_card', 'erip']) {
      let after: string | number | undefined
      for (let more = true; more; ) {
        const page = await ask(
          {
            url: `${hosts.merchant}/api/reports`,
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
          Report,
        )
        yield* (page?.transactions ?? []).filter(isCounted).map(transactionOf)
        const next = page?.last_object_id ?? undefined
        // A page that links to itself would loop forever.
        more = page?.has_more === true && next !== undefined && next !== after
        after = next
      }
    }
  }

  return {
    id: 'bepaid',
    // Only Russian law requires these receipts.
    receipts: null,
    test,
    refundsOnce: false,
    find,
    list,

    async create(payment) {
      const answer = await ask(
        {
          url: `${hosts.checkout}/ctp/api/checkouts`,
          method: 'POST',
          headers: { 'x-api-version': '2' },
          body: { checkout: checkoutOf(payment, { test, eripService }) },
        },
        createdAt(hosts.checkout),
      )
      if (!answer) throw new ProcessorRefused('bepaid has no such address')
      return { handle: answer.checkout.token, address: answer.checkout.redirect_url }
    },

    async read({ id, way, handle }: PaymentKey) {
      const [transactions, page] = await Promise.all([
        listed(byTracking(id, way)),
        ask({ url: `${hosts.checkout}/ctp/api/checkouts/${encodeURIComponent(handle)}` }, Checkout),
      ])
      const { finished = false, expired = false } = page?.checkout ?? {}
      const hasWaiting = transactions.some(({ type, state }) => type === 'payment' && state === 'waiting')
      // An ERIP bill can be paid while its transaction waits, whatever the state of the page.
      const ended = hasWaiting ? null : expired ? 'expired' : finished ? 'declined' : null
      return { transactions, ended }
    },

    async refund({ id, parentUid, way, amount }) {
      const card = !isErip(way)
      const answer = await ask(
        {
          url: card ? `${hosts.gateway}/transactions/refunds` : `${hosts.api}/beyag/refunds`,
          method: 'POST',
          headers: gatewayHeaders,
          body: {
            request: {
              parent_uid: parentUid,
              amount: amount.minor,
              reason: refundReasonOf(id),
              ...(card && { duplicate_check: true }),
            },
          },
        },
        One,
      )
      if (!answer) throw new ProcessorRefused('bepaid does not know the payment')
      return { ...transactionOf(answer.transaction), type: 'refund', parentUid, refundId: id }
    },

    // The report contains successful transactions: card refunds at once, ERIP refunds after days.
    findsRefunds: (way) => !isErip(way),

    /** bePaid has no idempotency key for refunds: a refund is recognized by its reason. */
    async findRefund({ id }, { paymentId, way, since, until }) {
      const isIt = ({ refundId }: Transaction) => refundId === id
      const found = (await listed(byTracking(paymentId, way))).find(isIt)
      if (found) return found
      for await (const transaction of list(since, until)) if (isIt(transaction)) return transaction
      return null
    },

    parseNotification: (notification) =>
      isFromBepaid(notification, { shopId, secretKey, key }) ? aboutOf(notification) : null,
  }
}

function checkoutOf(
  { id, number, total, way, description, locale, email, expiresAt, returnTo, notifyAt }: NewPayment,
  { test, eripService }: Pick<BepaidOptions, 'test' | 'eripService'>,
) {
  const erip = way === 'erip' && {
    erip: {
      order_id: number,
      account_number: String(number),
      ...(eripService !== undefined && { service_no: eripService }),
      service_info: [description],
    },
  }
  return {
    transaction_type: 'payment',
    test,
    attempts,
    iframe: false,
    order: {
      amount: total.minor,
      currency: total.currency,
      description,
      tracking_id: id,
      expired_at: expiresAt.toISOString(),
    },
    settings: {
      notification_url: notifyAt,
      success_url: returnTo.paid,
      decline_url: returnTo.declined,
      fail_url: returnTo.declined,
      cancel_url: returnTo.left,
      language: pageLanguages[locale] ?? 'en',
      customer_fields: { read_only: [], visible: [] },
    },
    ...(email !== null && { customer: { email } }),
    payment_method: { types: [way], ...erip },
  }
}

const reportTime = (at: Date) => at.toISOString().slice(0, 19).replace('T', ' ')
