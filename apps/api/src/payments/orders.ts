import type { Order } from '@zubr/contracts/payments/endpoints'
import { isForServer } from '@zubr/contracts/payments/orders'
import type { Catalogue } from '@zubr/domain/catalogue'
import { isLocale } from '@zubr/i18n/locales'
import { and, eq } from 'drizzle-orm'
import { accounts } from '../accounts/accounts-schema.ts'
import { sendMailJob } from '../accounts/mail/jobs.ts'
import { balanceOf } from '../balance/ledger.ts'
import { inTransaction, type Tx } from '../database/transaction.ts'
import { Refused } from '../http/api-error.ts'
import type { Session } from '../http/visitor.ts'
import { createServer, type FindFirstPack } from '../servers/lifecycle/create.ts'
import { mailByJob } from '../servers/lifecycle/mail.ts'
import { extendServer } from '../servers/lifecycle/pay.ts'
import { servers } from '../servers/servers-schema.ts'
import { changeOwnPlan } from '../servers/terms/change-plan.ts'
import { type InvoiceRow, readInvoice } from './create-invoice.ts'
import type { PaymentContext } from './payment-context.ts'
import { invoices } from './payments-schema.ts'

type OrderDeps = { catalogue: Catalogue; findPack: FindFirstPack }

/**
 * Fulfils the order of a paid invoice, once, however often it is retried. If it is
 * refused, the money stays on the balance, and a mail notifies the owner.
 */
export async function fulfilOrder(context: PaymentContext, deps: OrderDeps, id: string): Promise<void> {
  const { db, clock } = context
  const invoice = await readInvoice(db, id)
  if (invoice?.orderState !== 'waiting' || !invoice.order) return
  const [account] = await db.select().from(accounts).where(eq(accounts.id, invoice.accountId))
  if (!account) return
  const session: Session = {
    accountId: account.id,
    login: account.username,
    sessionId: '',
    emailConfirmed: account.emailVerified,
    locale: isLocale(account.locale) ? account.locale : 'ru',
    startedAt: clock(),
  }
  try {
    const serverId = await buy(context, deps, { id, order: invoice.order, session })
    await db.update(invoices).set({ orderState: 'created', serverId, order: null }).where(eq(invoices.id, id))
  } catch (error) {
    if (!(error instanceof Refused) || error.code === 'unavailable') throw error
    await recordFailure(context, invoice, invoice.order, error.code)
  }
}

/** Resolves to the id of the server. Throws Refused. */
async function buy(
  { db, jobs, clock, config }: PaymentContext,
  { catalogue, findPack }: OrderDeps,
  { id, order, session }: { id: string; order: Order; session: Session },
): Promise<string> {
  const by = { catalogue, now: clock(), sendMail: mailByJob(jobs) }
  const key = `payment:${id}`
  switch (order.kind) {
    case 'plan': {
      const { server, plan: planId, minor } = order
      const { accountId } = session
      await changeOwnPlan(db, { ...by, accountId, id: server, planId, minor, isUpTo: true, key })
      return server
    }
    case 'extension': {
      const { server, months, minor } = order
      await extendServer(db, { ...by, session, id: server, months, maxMinor: minor, idempotencyKey: key })
      return server
    }
    default: {
      const { kind: _, ...options } = order
      const pack = options.pack && (await findPack(options.pack))
      return createServer(db, {
        ...by,
        session,
        idempotencyKey: key,
        secrets: config,
        requested: options,
        pack,
      })
    }
  }
}

async function recordFailure(
  { db, jobs, log }: PaymentContext,
  { id, number, accountId, currency }: InvoiceRow,
  order: Order,
  failure: Refused['code'],
): Promise<void> {
  log.info({ invoice: number, failure }, 'an order could not be fulfilled')
  await inTransaction(db, async (tx) => {
    const [changed] = await tx
      .update(invoices)
      .set({ orderState: 'failed', orderFailure: failure, order: null })
      .where(and(eq(invoices.id, id), eq(invoices.orderState, 'waiting')))
      .returning({ id: invoices.id })
    if (!changed) return
    const mail = {
      accountId,
      money: { balance: { currency, minor: await balanceOf(tx, accountId) } },
    }
    const name = await orderedServerName(tx, order)
    const values = { number: String(number), server: name ?? '' }
    if (!isForServer(order))
      return sendMailJob(jobs, tx, { ...mail, kind: 'order_failed', page: '/create', values })
    await sendMailJob(jobs, tx, {
      ...{ ...mail, kind: `order_failed_${order.kind}` },
      values,
      page: name === undefined ? '/balance' : `/servers/${order.server}`,
    })
  })
}

/** The name of the server that an order is for or creates; undefined if that server is deleted. */
export async function orderedServerName(tx: Tx, order: Order): Promise<string | undefined> {
  if (!isForServer(order)) return order.name
  const [known] = await tx.select().from(servers).where(eq(servers.id, order.server))
  return known?.name
}
