import type { Catalogue } from '@zubr/domain/catalogue'
import type { Worker } from '../jobs/jobs.ts'
import type { FindFirstPack } from '../servers/lifecycle/create.ts'
import { processDueRestorations } from './chargebacks/restore.ts'
import { type NotificationJob, processNotification, sweepNotifications } from './notifications.ts'
import { fulfilOrder } from './orders.ts'
import type { PaymentContext } from './payment-context.ts'
import { processDueReceipts } from './receipts/process-receipts.ts'
import { reconcileWorker } from './reconcile/reconcile.ts'
import { processDueRefunds, processRefund } from './refunds/process-refunds.ts'
import { pollDueInvoices } from './sync-invoices.ts'

/** Background jobs and schedules of payments. */
export function paymentWorkers(
  context: PaymentContext,
  { catalogue, findPack }: { catalogue: Catalogue; findPack: FindFirstPack },
): Worker<never>[] {
  return [
    {
      queue: 'work-notification',
      concurrency: 2,
      atOnce: true,
      handle: (job: NotificationJob) => processNotification(context, job),
    },
    {
      queue: 'create-order',
      atOnce: true,
      handle: ({ id }: { id: string }) => fulfilOrder(context, { catalogue, findPack }, id),
    },
    {
      queue: 'work-refund',
      atOnce: true,
      handle: (job: { id: string }) => processRefund(context, job),
    },
    { queue: 'pass-receipts', handle: (_data, signal) => processDueReceipts(context, signal) },
    { queue: 'pass-restorations', handle: () => processDueRestorations(context) },
    { queue: 'pass-refunds', handle: (_data, signal) => processDueRefunds(context, signal) },
    { queue: 'pass-payments', handle: (_data, signal) => pollDueInvoices(context, signal) },
    reconcileWorker(context),
    { queue: 'sweep-notifications', handle: () => sweepNotifications(context) },
  ]
}
