import type { Catalogue } from '@zubr/domain/catalogue'
import { deletionWorker } from './accounts/deletion.ts'
import { mailWorker } from './accounts/mail/send.ts'
import { sweepAccounts } from './accounts/sweep-accounts.ts'
import { firstPackFinder } from './addons/packs.ts'
import { changeCheck, deleteOldChanges } from './addons/sweep-addons.ts'
import { alertWorkers } from './alerts/check.ts'
import type { DatabaseWatch } from './alerts/database-watch.ts'
import { archiveCheck } from './backups/archive/archive-check.ts'
import { archivesWorker } from './backups/archive/archives-worker.ts'
import { archiveNotice } from './backups/archive/notices.ts'
import { backupsWorker, mayDelete } from './backups/due.ts'
import { openCatalogue } from './catalogue/catalogue.ts'
import { addonsWorker, deleteUnusedAddons } from './catalogue/read-ahead.ts'
import { coresWorker } from './cores/read.ts'
import { deleteOldStarts } from './cores/starts.ts'
import { allDataHolders } from './data-holders.ts'
import { namesWorker } from './edge/names/check-domains.ts'
import { sweepEdges } from './edge/sweep-edge.ts'
import { sweepReceivedChanges } from './files/activity.ts'
import { announceWorker } from './interests/announce.ts'
import { sweepInterests } from './interests/store.ts'
import { jobCompletionHandlers } from './job-completion-handlers.ts'
import type { WorkContext, Worker } from './jobs/jobs.ts'
import { editionNotice, editionsWorker } from './legal/editions.ts'
import { sweepLogs } from './logs/store.ts'
import type { Metrics } from './metrics/metrics.ts'
import { relayWorkers } from './partners/relay/relay.ts'
import { forgetAddresses } from './partners/store.ts'
import { type Processors, paymentContext } from './payments/payment-context.ts'
import { openProcessors } from './payments/processors.ts'
import { paymentWorkers } from './payments/workers.ts'
import { sweepSchedules } from './schedules/clock.ts'
import { lifeCycleWorker } from './servers/lifecycle/due.ts'
import { lastWarning } from './servers/lifecycle/last-warning.ts'
import { migrationCheck } from './servers/migrations/advance-migration.ts'
import { extensionAhead } from './servers/terms/announced.ts'
import { rollUp } from './status/roll-up.ts'
import { workflowDefinitions } from './workflow-definitions.ts'
import { workflowsWorker } from './workflows/sweeper.ts'

type Context = WorkContext & {
  catalogue: Catalogue
  processors?: Processors | undefined
  metrics?: Pick<Metrics, 'relayed'> | undefined
  watch?: Pick<DatabaseWatch, 'availableForMs'> | undefined
}

/** All background work of an API process. */
export function apiWorkers(context: Context): Worker<never>[] {
  const { db, config, catalogue } = context
  const { idleDays } = catalogue.freeServers
  const { processors = openProcessors(config, catalogue.payments.receipt) } = context
  const addons = openCatalogue({ db, config, brand: catalogue.brand })
  const findPack = firstPackFinder({ db, addons, context: { config, catalogue } })
  return [
    mailWorker(context, {
      server_deletion_in_1_day: lastWarning(context),
      server_archive_ahead: archiveNotice({ ...context, idleDays }, 'first'),
      server_archive_soon: archiveNotice({ ...context, idleDays }, 'last'),
      documents_change: editionNotice(context),
      server_extension_ahead: extensionAhead(context),
      server_extension_ahead_short: extensionAhead(context),
    }),
    deletionWorker(context, allDataHolders),
    { queue: 'sweep-accounts', handle: () => sweepAccounts(db) },
    coresWorker(context),
    addonsWorker(context),
    { queue: 'forget-addons', handle: () => deleteUnusedAddons(db) },
    { queue: 'forget-starts', handle: () => deleteOldStarts(db) },
    lifeCycleWorker(context, {
      completionHandlers: jobCompletionHandlers(context),
      mayDelete: (tx, row, now) => mayDelete(tx, context, row, now),
    }),
    workflowsWorker(context, [
      migrationCheck(context),
      changeCheck(context),
      archiveCheck({ ...context, context: { config, catalogue } }),
    ]),
    { queue: 'forget-file-activity', handle: () => sweepReceivedChanges(db) },
    backupsWorker(context),
    archivesWorker(context),
    { queue: 'sweep-changes', handle: () => deleteOldChanges(db) },
    ...relayWorkers(context),
    announceWorker(context),
    editionsWorker(context),
    { queue: 'sweep-interests', handle: () => sweepInterests(db) },
    { queue: 'sweep-logs', handle: () => sweepLogs(db) },
    namesWorker(context),
    ...paymentWorkers(paymentContext({ ...context, processors }), { catalogue, findPack }),
    { queue: 'sweep-schedules', handle: () => sweepSchedules(db) },
    { queue: 'sweep-edges', handle: () => sweepEdges(db, context.config.gameDomain) },
    { queue: 'forget-addresses', handle: () => forgetAddresses(db) },
    { queue: 'roll-up-status', handle: (_data, signal) => rollUp(db, { signal }) },
    ...alertWorkers({
      ...context,
      config: { ...context.config, brand: context.catalogue.brand },
      workflows: workflowDefinitions,
      availableForMs: context.watch?.availableForMs,
    }),
  ]
}
