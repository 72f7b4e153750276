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
 * and `jobs` and closes them after it.
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
    onError: (error) => app.log.error({ err: rootOf(error) }, 'the authentication library failed'),
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
    setTimeout(() => app.server.closeAllConnections(), drainMs).unref()
    done()
  })
  return () => draining
}
