import { createHash, randomUUID } from 'node:crypto'
import type { NewInvoice, Order } from '@zubr/contracts/payments/endpoints'
import { isForServer } from '@zubr/contracts/payments/orders'
import { type PaymentMethod, sumRefusal, totalOf } from '@zubr/domain/payments/methods'
import { allMessages } from '@zubr/i18n/all'
import { fill } from '@zubr/i18n/format'
import { localizedPath } from '@zubr/i18n/urls'
import { and, eq } from 'drizzle-orm'
import { accounts } from '../accounts/accounts-schema.ts'
import { chooseCurrencyOf, lockAccount } from '../balance/ledger.ts'
import type { Db } from '../database/open.ts'
import { inTransaction, type Tx } from '../database/transaction.ts'
import { Refused } from '../http/api-error.ts'
import type { Session } from '../http/visitor.ts'
import { lockOwnedServer } from '../servers/owner-actions.ts'
import { nextPollAt } from './backoff.ts'
import type { PaymentContext } from './payment-context.ts'
import { invoices } from './payments-schema.ts'
import { type NewCheckout, ProcessorAway, ProcessorRefused } from './processors/processor.ts'

export type InvoiceRow = typeof invoices.$inferSelect

/**
 * Creates an invoice and its checkout at the processor. The idempotency key returns the same
 * invoice, and retries the processor if it has not answered. Throws Refused.
 */
export async function createInvoice(
  context: PaymentContext,
  input: { session: Session; idempotencyKey: string; body: NewInvoice },
): Promise<InvoiceRow> {
  const row = await inTransaction(context.db, (tx) => insertInvoice(tx, context, input))
  return row.checkoutId === null && row.state === 'new' ? createCheckout(context, row) : row
}

async function insertInvoice(
  tx: Tx,
  { methods, clock }: PaymentContext,
  { session, idempotencyKey, body }: { session: Session; idempotencyKey: string; body: NewInvoice },
): Promise<InvoiceRow> {
  const { accountId, locale } = session
  const currency = await lockAccount(tx, accountId)
  const digest = createHash('sha256').update(JSON.stringify(body)).digest('base64url')
  const [before] = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.accountId, accountId), eq(invoices.idempotencyKey, idempotencyKey)))
  if (before) {
    if (before.digest !== digest) throw new Refused('conflict')
    return before
  }
  const method = methods.find(({ id }) => id === body.method)
  if (!method) throw new Refused('payment_refused', { method: 'unknown' })
  const fee = feeOf(method, body)
  if (!(await chooseCurrencyOf(tx, accountId, { chosen: currency, currency: method.currency })))
    throw new Refused('currency_fixed')
  const now = clock()
  const [row] = await tx
    .insert(invoices)
    .values({
      id: randomUUID(),
      accountId,
      idempotencyKey,
      digest,
      processor: method.processor,
      method: method.id,
      processorMethod: method.way,
      currency: method.currency,
      amount: body.sum,
      fee,
      locale,
      createdAt: now,
      expiresAt: new Date(+now + method.waitsHours * 3_600_000),
      pollAt: nextPollAt(now, 0),
      ...(body.order && (await orderColumns(tx, accountId, body.order))),
    })
    .returning()
  if (!row) throw new Error('an invoice was not stored')
  return row
}

/** Throws Refused if the order is for a server that the account does not have. */
async function orderColumns(tx: Tx, accountId: string, order: Order) {
  const columns = { order, orderState: 'waiting' as const }
  if (!isForServer(order)) return { ...columns, orderPlan: order.plan }
  const { plan } = await lockOwnedServer(tx, accountId, order.server)
  return {
    ...columns,
    orderKind: order.kind,
    orderPlan: order.kind === 'plan' ? order.plan : plan,
    serverId: order.server,
  }
}

/** The fee on top of the sum. Throws Refused if it differs from the fee that the customer saw. */
function feeOf(method: PaymentMethod, { sum, fee: shown }: NewInvoice): number {
  const refusal = sumRefusal(method, sum)
  if (refusal)
    throw new Refused('payment_refused', {
      sum: refusal,
      least: String(method.least),
      greatest: String(method.greatest),
    })
  const { fee } = totalOf(method, sum)
  if (fee !== shown) throw new Refused('payment_refused', { fee: 'changed' })
  return fee
}

/**
 * Creates the checkout at the processor. Throws Refused if the processor does not create one now.
 */
async function createCheckout(context: PaymentContext, row: InvoiceRow): Promise<InvoiceRow> {
  const { db, processors, log } = context
  const processor = processors.get(row.processor)
  if (!processor) throw new Refused('unavailable')
  try {
    const request = await toNewCheckout(context, row)
    const { checkoutId, checkoutUrl } = await processor.createCheckout(request)
    const needsReceipt = processor.receipts !== null && request.email !== null
    const [updated] = await db
      .update(invoices)
      .set({ checkoutId, checkoutUrl, needsReceipt, state: 'waiting' })
      // A concurrent request with the same key may have stored a page first: that page is as good.
      .where(and(eq(invoices.id, row.id), eq(invoices.state, 'new')))
      .returning()
    return updated ?? (await readInvoice(db, row.id)) ?? row
  } catch (error) {
    if (error instanceof ProcessorAway) {
      log.warn({ invoice: row.number, why: error.message }, 'a checkout could not be created')
      throw new Refused('unavailable')
    }
    if (!(error instanceof ProcessorRefused)) throw error
    log.error({ invoice: row.number, why: error.message }, 'a processor refused a checkout')
    await db
      .update(invoices)
      .set({ state: 'refused', pollAt: null })
      .where(and(eq(invoices.id, row.id), eq(invoices.state, 'new')))
    throw new Refused('payment_refused', { method: 'away' })
  }
}

async function toNewCheckout({ db, config }: PaymentContext, row: InvoiceRow): Promise<NewCheckout> {
  const { id, number, currency, amount, fee, processorMethod, locale, expiresAt, processor, accountId } = row
  const page = (path: string) => `${config.siteUrl}${localizedPath(locale, path)}?bill=${id}`
  return {
    invoiceId: id,
    number,
    total: { currency, minor: amount + fee },
    ...{ fee, processorMethod },
    description: fill(allMessages[locale].invoice.purposeAway, { number: String(number) }),
    locale,
    email: await emailOf(db, accountId),
    expiresAt,
    returnTo: { paid: page('/pay/success'), declined: page('/pay/error'), left: page('/pay/bill') },
    notifyAt: notifyAt(config.panelUrl, processor),
  }
}

/**
 * The email address for receipts, confirmed or not: the law requires the address that the payer
 * gave. Null if the account is deleted.
 */
export async function emailOf(db: Db, accountId: string): Promise<string | null> {
  const [account] = await db
    .select({ email: accounts.email })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  return account?.email ?? null
}

export const notifyAt = (panelUrl: string, processor: InvoiceRow['processor']) =>
  `${panelUrl}/api/payments/${processor}/notifications`

export async function readInvoice(db: Db | Tx, id: string): Promise<InvoiceRow | undefined> {
  const [row] = await db.select().from(invoices).where(eq(invoices.id, id))
  return row
}
