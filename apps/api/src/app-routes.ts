import type { FastifyInstance } from 'fastify'
import { accountRoutes } from './accounts/account-routes.ts'
import type { Accounts } from './accounts/accounts.ts'
import { plainPage } from './accounts/login/form-pages.ts'
import { formRoutes } from './accounts/login/forms.ts'
import { cachedPages } from './accounts/login/page-cache.ts'
import { sitePages } from './accounts/login/site-pages.ts'
import { authRoutes } from './accounts/sessions/auth-routes.ts'
import { addonsRoutes } from './addons/addon-routes.ts'
import { hasOpenChange } from './addons/changes.ts'
import { coreRoutes } from './addons/core-routes.ts'
import { firstPackFinder } from './addons/packs.ts'
import { recordStarts } from './addons/starts.ts'
import type { AppParts } from './app-options.ts'
import { archiveRoutes } from './backups/archive/archive-routes.ts'
import { backupRoutes } from './backups/backup-routes.ts'
import { backupKeysFor } from './backups/keys.ts'
import { balanceRoutes } from './balance/balance-routes.ts'
import { catalogueRoutes } from './catalogue/catalogue-routes.ts'
import { companiesRoutes } from './companies/companies-routes.ts'
import { coresRoutes } from './cores/core-routes.ts'
import { readySecondsOf } from './cores/starts.ts'
import { rootOf } from './database/failure.ts'
import { edgeRoutes } from './edge/edge-routes.ts'
import { addressesRoutes } from './edge/names/server-name-routes.ts'
import { fileActivityRoutes } from './files/activity.ts'
import { filesRoutes } from './files/file-routes.ts'
import { sftpCredentials } from './files/sftp/credentials.ts'
import { sftpRoutes } from './files/sftp/sftp-routes.ts'
import { healthRoutes } from './http/health.ts'
import { securityHeaders } from './http/security-headers.ts'
import { interestsRoutes } from './interests/interest-routes.ts'
import { jobCompletionHandlers } from './job-completion-handlers.ts'
import { logsRoutes } from './logs/log-routes.ts'
import { nodesRoutes } from './nodes/node-routes.ts'
import { nodesStats } from './nodes/stats.ts'
import { partnersRoutes } from './partners/partner-routes.ts'
import { notificationRoutes } from './payments/notifications.ts'
import { paymentContext } from './payments/payment-context.ts'
import { paymentsRoutes } from './payments/payment-routes.ts'
import { refundsRoutes } from './payments/refunds/refund-routes.ts'
import { emptyStopRoutes } from './schedules/empty-stop-routes.ts'
import { schedulesRoutes } from './schedules/schedule-routes.ts'
import { nodeServersRoutes } from './servers/agent/agent-routes.ts'
import { mailByJob } from './servers/lifecycle/mail.ts'
import { hasFreeServer } from './servers/lifecycle/pay.ts'
import { migrationRoutes } from './servers/migrations/migration-routes.ts'
import { portsRoutes } from './servers/ports/port-routes.ts'
import { serversRoutes } from './servers/server-routes.ts'
import { restorableServers } from './servers/terms/restored-periods.ts'
import { termsRoutes } from './servers/terms/term-routes.ts'
import { announcementOf } from './status/incidents.ts'
import { statusRoutes } from './status/status-routes.ts'

export async function registerPublicPages(
  app: FastifyInstance,
  { db, jobs, config, now }: AppParts,
  isDraining: () => boolean,
): Promise<void> {
  const stats = nodesStats({
    db,
    announcement: () => announcementOf(db),
    ready: () => readySecondsOf(db),
    now,
    headers: securityHeaders(config),
    onFailure: (error) => app.log.error({ err: rootOf(error) }, 'the list of nodes could not be read'),
  })
  await app.register(healthRoutes(db, isDraining))
  await app.register(nodesRoutes({ db, stats }))
  await app.register(statusRoutes({ db, now, headers: securityHeaders(config) }))
  await app.register(partnersRoutes({ db, jobs, config }))
}

export async function registerAccounts(
  app: FastifyInstance,
  { config, accountPage }: AppParts,
  accounts: Accounts,
): Promise<void> {
  app.addHook('onClose', accounts.closePasswords)
  await app.register(accountRoutes(accounts))
  await app.register(authRoutes(accounts, config.panelUrl))
  const onFailure = (error: unknown) =>
    app.log.warn({ err: error }, 'the site could not render a page of accounts; a plain page is shown')
  const url = config.accountPagesUrl
  const ownPages = accountPage && cachedPages(accountPage, () => performance.now())
  const render = ownPages ?? (url === undefined ? plainPage : sitePages({ url, onFailure }))
  await app.register(formRoutes({ accounts, config, render }))
}

export async function registerServers(
  app: FastifyInstance,
  { db, jobs, config, catalogue, clock, addons }: AppParts,
  accounts: Accounts,
): Promise<void> {
  const completionHandlers = jobCompletionHandlers({ jobs, config, catalogue })
  const nodeServersDeps = {
    completionHandlers,
    credentials: sftpCredentials,
    backupKeys: backupKeysFor(config),
  }
  await app.register(
    nodeServersRoutes({ db, config, clock, stateHandlers: [recordStarts], ...nodeServersDeps }),
  )
  await app.register(coresRoutes(accounts, catalogue))
  await app.register(catalogueRoutes(accounts, addons))
  const findPack = firstPackFinder({ db, addons, context: { config, catalogue } })
  await app.register(serversRoutes(accounts, { catalogue, sendMail: mailByJob(jobs), findPack }))
  await app.register(termsRoutes(accounts, { catalogue, sendMail: mailByJob(jobs) }))
  await app.register(portsRoutes(accounts))
  await app.register(migrationRoutes(accounts))
  await app.register(edgeRoutes(accounts))
}

/** The files of servers: backups, addons and logs, and what runs on their schedules. */
export async function registerFiles(
  app: FastifyInstance,
  { db, catalogue, clock, addons, lookUp }: AppParts,
  accounts: Accounts,
): Promise<void> {
  await app.register(filesRoutes(accounts))
  await app.register(sftpRoutes(accounts))
  await app.register(fileActivityRoutes({ db, clock }))
  await app.register(archiveRoutes(accounts, { catalogue }))
  await app.register(backupRoutes(accounts, { catalogue, isChanging: hasOpenChange }))
  await app.register(addonsRoutes(accounts, { catalogue, addons }))
  await app.register(coreRoutes(accounts, { catalogue, addons }))
  await app.register(logsRoutes(accounts))
  await app.register(schedulesRoutes(accounts))
  await app.register(emptyStopRoutes(accounts))
  await app.register(addressesRoutes(accounts, { catalogue, lookUp }))
}

export async function registerBilling(
  app: FastifyInstance,
  { db, jobs, config, catalogue, clock, processors }: AppParts,
  accounts: Accounts,
): Promise<void> {
  await app.register(interestsRoutes(accounts, catalogue))
  await app.register(balanceRoutes(accounts, { catalogue, hasFreeServer, restorableServers }))
  const paying = paymentContext({ db, jobs, config, catalogue, clock, log: app.log, processors })
  await app.register(paymentsRoutes(accounts, paying))
  await app.register(notificationRoutes(paying))
  await app.register(companiesRoutes(accounts, catalogue))
  await app.register(refundsRoutes(accounts, catalogue))
}
