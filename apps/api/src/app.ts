import { createServer } from 'node:http'
import { refuseUnclear } from '@zubr/http/ambiguous-requests'
import { withoutForgedProxyHeaders } from '@zubr/http/forged-proxy-headers'
import { limitPipelining, limitServer, serverOptions } from '@zubr/http/limits'
import { loggingFor } from '@zubr/http/log'
import { requestIdHeader, requestIdOf } from '@zubr/http/request-id'
import { trustedBy } from '@zubr/http/trusted-proxies'
import { endUnusedConnections } from '@zubr/http/unused-connections'
import fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { openAccounts } from './accounts/accounts.ts'
import { refuseForgedRequests } from './accounts/sessions/csrf-protection.ts'
import { type AppOptions, type AppParts, withDefaults } from './app-options.ts'
import {
  registerAccounts,
  registerBilling,
  registerFiles,
  registerPublicPages,
  registerServers,
} from './app-routes.ts'
import { rootOf } from './database/failure.ts'
import { answerError, installErrorAnswers } from './http/error-answers.ts'
import { installOpenApi } from './http/openapi.ts'
import { refuseUnreadable } from './http/refuse-unreadable.ts'
import { installSecurityHeaders, securityHeaders } from './http/security-headers.ts'
import { nodeLimits, RequestShares, shareRequests, visitorLimits } from './http/shares/request-shares.ts'
import { refuseUnstorableText } from './http/unstorable-text.ts'

/**
 * Builds the API without listening: register more plugins, then call `listen`. The caller owns `db`
 './backups/archive/archive-routes.ts'
import { backupRoutes } from './backups/backup-routes.ts'
import { backupKeysFor } from './backups/keys.ts'
import { balanceRoutes } from './balance/balance-routes.ts'
import type { AddonCatalogue } from './catalogue/addon-catalogue.ts'
import { openCatalogue } from './catalogue/catalogue.ts'
import { catalogueRoutes } from './catalogue/catalogue-routes.ts'
import { companiesRoutes } from './companies/companies-routes.ts'
import { coresRoutes } from './cores/core-routes.ts'
import { readySecondsOf } from './cores/starts.ts'
import { allDataHolders } from './data-holders.ts'
import { rootOf } from './database/failure.ts'
import type { Db } from './database/open.ts'
import { edgeRoutes } from './edge/edge-routes.ts'
import type { DomainLookup } from './edge/names/domain-lookup.ts'
import { addressesRoutes } from './edge/names/server-name-routes.ts'
import { fileActivityRoutes } from './files/activity.ts'
import { filesRoutes } from './files/file-routes.ts'
import { sftpCredentials } from './files/sftp/credentials.ts'
import { sftpRoutes } from './files/sftp/sftp-routes.ts'
import { answerError, installErrorAnswers } from './http/error-answers.ts'
import { healthRoutes } from './http/health.ts'
import { installOpenApi } from './http/openapi.ts'
import { refuseUnreadable } from './http/refuse-unreadable.ts'
import { installSecurityHeaders, securityHeaders } from './http/security-headers.ts'
import { nodeLimits, RequestShares, shareRequests, visitorLimits } from './http/shares/request-shares.ts'
import { refuseUnstorableText } from './http/unstorable-text.ts'
import { interestsRoutes } from './interests/interest-routes.ts'
import { jobCompletionHandlers } from './job-completion-handlers.ts'
import type { Jobs, Sender } from './jobs/jobs.ts'
import { logsRoutes } from './logs/log-routes.ts'
import type { Metrics } from './metrics/metrics.ts'
import { nodesRoutes } from './nodes/node-routes.ts'
import { nodesStats } from './nodes/stats.ts'
import { partnersRoutes } from './partners/partner-routes.ts'
import { notificationRoutes } from './payments/notifications.ts'
import { type Processors, paymentContext } from './payments/payment-context.ts'
import { paymentsRoutes } from './payments/payment-routes.ts'
import { openProcessors } from './payments/processors.ts'
import { refundsRoutes } from './payments/refunds/refund-routes.ts'
import { emptyStopRoutes } from './schedules/empty-stop-routes.ts'
import { schedulesRoutes } from './schedules/schedule-routes.ts'
import { nodeServersRoutes } from './servers/agent/agent-routes.ts'
import { mailByJob } from './servers/lifecycle/mail.ts'
import { hasFreeServer } from './servers/lifecycle/pay.ts'
import { migrationRoutes } from './servers/moving/migration-routes.ts'
import { portsRoutes } from './servers/ports/port-routes.ts'
import { serversRoutes } from './servers/server-routes.ts'
import { restorableServers } from './servers/terms/restored-periods.ts'
import { termsRoutes } from './servers/terms/term-routes.ts'
import { announcementOf } from './status/incidents.ts'
import { statusRoutes } from './status/status-routes.ts'

/**
 * Builds the API without listening: register more plugins, then call `listen`. The caller owns `db`
 * and `jobs` and closes them after it.
 */
export async function buildApp({
  db,
  jobs,
  config,
  catalogue,
  now = () => performance.now(),
  clock = () => new Date(),
  logTo,
  accountPage,
  metrics,
  limits = serverLimits,
  drainMs = 2_000,
  dataHolders = allDataHolders,
  deletionGraceMs = standardGraceMs,
  lookUp,
  addons = openCatalogue({ db, config, brand: catalogue.brand }),
  passwords,
  processors = openProcessors(config, catalogue.payments.receipt),
}: {
  db: Db
  jobs: Pick<Jobs, 'send' | 'sendEach' | 'ready'> & Sender
  config: Config
  /** Edited by an operator. */
  catalogue: Catalogue
  /** A monotonic clock in milliseconds. */
  now?: () => number
  /** The time of day that contracts follow. */
  clock?: () => Date
  /** Receives the log lines instead of standard output. */
  logTo?: { write(line: string): void }
  /** Renders account pages in the site's frame, if site and API are one process. */
  accountPage?: RenderAccountPage | undefined
  /** Counts every answer. */
  metrics?: Pick<Metrics, 'answered'> | undefined
  /** Limits of one client. */
  limits?: ServerLimits
  /** How long `close()` lets running requests finish. */
  drainMs?: number
  /** Subjects with data of accounts, for their export and deletion. */
  dataHolders?: readonly DataHolder[]
  deletionGraceMs?: number | undefined
  /** Replaces the catalogues of addons. */
  addons?: AddonCatalogue | undefined
  /** Replaces the configured name servers. */
  lookUp?: DomainLookup | undefined
  /** Replaces better-auth's password hashes. */
  passwords?: Passwords | undefined
  /** Replaces the payment processors whose keys are configured. */
  processors?: Processors | undefined
}): Promise<FastifyInstance> {
  const isTrusted = trustedBy(config.trustedProxies)
  const stats = nodesStats({
    db,
    announcement: () => announcementOf(db),
    ready: () => readySecondsOf(db),
    now,
    headers: securityHeaders(config),
    onFailure: (error) => app.log.error({ err: rootOf(error) }, 'the list of nodes could not be read'),
  })
  const app = fastify({
    ...loggingFor(config, logTo),
    genReqId: (request) => requestIdOf(request, isTrusted),
    trustProxy: isTrusted,
    bodyLimit: 16 * 1024,
    serverFactory: (handle) => {
      const server = createServer(
        serverOptions(limits),
        withoutForgedProxyHeaders(isTrusted, [config.countryHeader], handle),
      )
      return limitServer(server, limits, isTrusted)
    },
    forceCloseConnections: 'idle',
    // Requests on open connections are still answered while the server closes.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      for (const [name, value] of Object.entries(securityHeaders(config))) reply.header(name, value)
      reply.header(requestIdHeader, request.id)
      answerError(error, request, reply)
    },
    clientErrorHandler: (error, socket) => refuseUnreadable(error, socket, config),
  })
  // The API takes JSON; a form is answered with 415.
  app.removeContentTypeParser('text/plain')
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  limitPipelining(app, limits)
  endUnusedConnections(app)
  installErrorAnswers(app)
  installSecurityHeaders(app, and `jobs` and closes them after it.
 */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const parts = withDefaults(options)
  const { db, jobs, config, catalogue, clock, dataHolders, deletionGraceMs, passwords } = parts
  const app = createApp(parts)
  installChecks(app, parts)
  const isDraining = installDraining(app, parts.drainMs)
  const visitors = new RequestShares(visitorLimits)
  shareRequests(app, visitors, new RequestShares(nodeLimits))
  refuseForgedRequests(app, config)
  await installOpenApi(app, config)
  await registerPublicPages(app, parts, isDraining)
  const accounts = openAccounts({
    db,
    jobs,
    config,
    brand: catalogue.brand,
    clock,
    dataHolders,
    deletionGraceMs,
    passwords,
    onSession: (address) => visitors.addKnown(address),
    onError: (error) => app.log.error({ err: rootOf(error) }, 'accounts failed'),
  })
  await registerAccounts(app, parts, accounts)
  await registerServers(app, parts, accounts)
  await registerFiles(app, parts, accounts)
  await registerBilling(app, parts, accounts)
  return app
}

/** Fastify with the limits of connections and the answers to invalid requests. */
function createApp({ config, limits, logTo }: AppParts): FastifyInstance {
  const isTrusted = trustedBy(config.trustedProxies)
  return fastify({
    ...loggingFor(config, logTo),
    genReqId: (request) => requestIdOf(request, isTrusted),
    trustProxy: isTrusted,
    bodyLimit: 16 * 1024,
    serverFactory: (handle) => {
      const server = createServer(
        serverOptions(limits),
        doubtingGameServers(isTrusted, [config.countryHeader], handle),
      )
      return limitServer(server, limits, isTrusted)
    },
    forceCloseConnections: 'idle',
    // Requests on open connections are still answered while the server closes.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      for (const [name, value] of Object.entries(securityHeaders(config))) reply.header(name, value)
      reply.header(requestIdHeader, request.id)
      answerError(error, request, reply)
    },
    clientErrorHandler: (error, socket) => refuseUnreadable(error, socket, config),
  })
}

/** Parsers, headers and checks that concern every request. */
function installChecks(app: FastifyInstance, { config, limits, metrics }: AppParts): void {
  // The API takes JSON; a form is answered with 415.
  app.removeContentTypeParser('text/plain')
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  limitPipelining(app, limits)
  endUnusedConnections(app)
  installErrorAnswers(app)
  installSecurityHeaders(app, config)
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id)
    done()
  })
  refuseUnclear(app)
  refuseUnstorableText(app)
  if (metrics)
    app.addHook('onResponse', (request, reply, done) => {
      const { method, is404, routeOptions } = request
      const route = is404 ? undefined : routeOptions.url
      metrics.answered({ method, route, status: reply.statusCode, ms: reply.elapsedTime })
      done()
    })
}

/** While the server closes, running requests get `drainMs`. Returns whether it closes. */
function installDraining(app: FastifyInstance, drainMs: number): () => boolean {
  let draining = false
  app.addHook('preClose', (done) => {
    draining = true
    setTimeout(companiesRoutes() => app.server.closeAllConnections(), drainMs).unref()
    done()
  })
  return () => draining
}
