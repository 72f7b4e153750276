import type { Catalogue } from '@zubr/domain/catalogue'
import { isLocale } from '@zubr/i18n/locales'
import { and, eq } from 'drizzle-orm'
import { sendMailJob } from '../accounts/mail/jobs.ts'
import { accounts } from '../accounts/tables.ts'
import { inTransaction } from '../database/transaction.ts'
import { Refused } from '../http/api-error.ts'
import { createServer, type FindFirstPack } from '../servers/lifecycle/create.ts'
import type { PaymentContext } from './context.ts'
import { paymentOf } from './create.ts'
import { payments } from './tables.ts'

/**
 * Creates the server that a payment was for, now that its money has come; once, however often it is tried. Where that cannot be, the money
 * stands on the balance, and the owner is told why.
 */
export async function createOrder(
  context: PaymentContext,
  { catalogue, findPack }: { catalogue: Catalogue; findPack: FindFirstPack },
  id: string,
): Promise<void> {
  const { db, jobs, clock, log } = context
  const payment = await paymentOf(db, id)
  if (payment?.orderState !== 'waiting' || !payment.order) return
  const { order, accountId, number } = payment
  const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId))
  if (!account) return
  try {
    const pack = order.pack && (await findPack(order.pack))
    const serverId = await createServer(db, {
      catalogue,
      session: {
        accountId,
        login: account.username,
        sessionId: '',
        emailConfirmed: account.emailVerified,
        locale: isLocale(account.locale) ? account.locale : 'ru',
        startedAt: clock(),
      },
      idempotencyKey: `payment:${id}`,
      secrets: context.config,
      asked: order,
      pack,
      now: clock(),
    })
    await db.update(payments).set({ orderState: 'created', serverId, order: null }).where(eq(payments.id, id))
  } catch (error) {
    if (!(error instanceof Refused) || error.code === 'unavailable') throw error
    const failure = error.code
    log.info({ payment: number, failure }, 'a paid server could not be created')
    await inTransaction(db, async (tx) => {
      const [changed] = await tx
        .update(payments)
        .set({ orderState: 'failed', orderFailure: failure, order: null })
        .where(and(eq(payments.id, id), eq(payments.orderState, 'waiting')))
        .returning({ id: payments.id })
      if (changed)
        await sendMailJob(jobs, tx, {
          kind: 'order_failed',
          accountId,
          values: { number: String(number), server: order.name },
          page: '/create',
        })
    })
  }
}
