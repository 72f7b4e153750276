import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http'
import type { Config } from '@zubr/config'
import { isUnclear, refuseUnclear } from '@zubr/http/ambiguous-requests'
import { withoutForgedProxyHeaders } from '@zubr/http/forged-proxy-headers'
import {
  limitPipelining,
  limitServer,
  type ServerLimits,
  serverLimits,
  serverOptions,
} from '@zubr/http/limits'
import { isTalkative, loggingFor, requestLine } from '@zubr/http/log'
import { refuseUnreadable } from '@zubr/http/refuse-unreadable'
import { requestIdHeader, requestIdOf } from '@zubr/http/request-id'
import { trustedBy } from '@zubr/http/trusted-proxies'
import { endUnusedConnections } from '@zubr/http/unused-connections'
import { visitorOf } from '@zubr/http/visitor'
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify'

const bodyLimit = 16 * 1024
/** Time for running requests to finish in `close()`: `npm start` gives the site a second. */
const drainMs = 800

export type PageServerOptions = {
  config: Pick<Config, 'logLevel'> & Partial<Pick<Config, 'trustedProxies'>>
  /** Headers of every response. */
  security: Record<string, string>
  /** Replaces the standard output for log lines. */
  logTo?: { write(line: string): void }
  /** Limits per client. */
  limits?: ServerLimits
  /**
   * Serves a cached response before Fastify with these extra headers; false passes the request to
   * Fastify.
   */
  serveKept?(request: IncomingMessage, response: ServerResponse, extra: Record<string, string>): boolean
}

/**
 * Common parts of both servers of this process: one log line per request, a request id on every
 * response, limits for slow clients, and graceful shutdown. Bodies are read and dropped unless a
 * plugin accepts them.
 */
export function pageServer({
  config,
  security,
  logTo,
  limits = serverLimits,
  serveKept = () => false,
}: PageServerOptions): FastifyInstance {
  const isTrusted = trustedBy(config.trustedProxies ?? [])
  const app = Fastify({
    ...loggingFor(config, logTo),
    genReqId: (request) => requestIdOf(request, isTrusted),
    trustProxy: isTrusted,
    bodyLimit,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    clientErrorHandler: (error, socket) =>
      refuseUnreadable(error, socket, () => ({
        headers: { ...security, 'content-type': 'text/plain; charset=utf-8' },
        body: 'This is no request that the site can read.\n',
      })),
    serverFactory: (handler) => {
      const answer: RequestListener = (request, response) => {
        if (!server.listening) response.shouldKeepAlive = false
        const reqId = requestIdOf(request, isTrusted)
        const isKept = !isUnclear(request) && serveKept(request, response, { [requestIdHeader]: reqId })
        if (!isKept) handler(request, response)
        else if (isTalkative(config.logLevel)) logKept(request, response, reqId)
      }
      const server = createServer(serverOptions(limits), withoutForgedProxyHeaders(isTrusted, [], answer))
      return limitServer(server, limits, isTrusted)
    },
  })
  limitPipelining(app, limits)
  endUnusedConnections(app)
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id)
    done()
  })
  refuseUnclear(app)
  app.addHook('preClose', (done) => {
    setTimeout(() => app.server.closeAllConnections(), drainMs).unref()
    done()
  })
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode && error.statusCode < 500 ? error.statusCode : 500
    if (status === 500) request.log.error({ err: error }, 'a request failed')
    return reply
      .code(status)
      .headers(security)
      .type('text/plain; charset=utf-8')
      .send(`${status}: ${STATUS_CODES[status]}\n`)
  })
  // An unexpected body is read and dropped, so that the refusal arrives.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, _body, done) =>
    done(null, undefined),
  )

  /** Writes the same log line as Fastify for a cached response. */
  function logKept(request: IncomingMessage, response: ServerResponse, reqId: string): void {
    const { method = '', url = '/' } = request
    const network = visitorOf(request, isTrusted)
    const began = performance.now()
    response.once('close', () => {
      const ms = performance.now() - began
      app.log.info(
        { reqId, ...requestLine({ method, path: url, status: response.statusCode, ms, network }) },
        'request',
      )
    })
  }

  return app
}
