import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { Socket } from 'node:net'
import type { Config } from '@zubr/config'
import type { ErrorCode } from '@zubr/contracts/errors'
import { trustedBy } from '@zubr/http/trusted-proxies'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { openAccounts } from './accounts/accounts.ts'
import { authRoutes } from './accounts/auth-routes.ts'
import { refuseForged } from './accounts/forgery.ts'
import { plainPage, type RenderAccountPage } from './accounts/form-pages.ts'
import { formRoutes } from './accounts/forms.ts'
import { accountRoutes } from './accounts/routes.ts'
import { errorBody } from './api-error.ts'
import { balanceRoutes } from './balance/routes.ts'
import { rootOf } from './database/failure.ts'
import type { Db } from './database/open.ts'
import { answerError, installErrorAnswers } from './error-answers.ts'
import { healthRoutes } from './health.ts'
import type { Jobs } from './jobs/jobs.ts'
import { nodesRoutes } from './nodes/routes.ts'
import { nodesStats } from './nodes/stats.ts'
import { installOpenApi } from './openapi.ts'
import { installSecurityHeaders, securityHeaders } from './security-headers.ts'
import { mailByJob } from './servers/mail.ts'
import { nodeServersRoutes } from './servers/node-routes.ts'
import { serversRoutes } from './servers/routes.ts'

/** How long `close()` lets running requests finish. */
const drainMs = 2_000

const serverOptions = {
  requestTimeout: 15_000,
  headersTimeout: 10_000,
  // Longer than a reverse proxy's, which otherwise might reuse a connection at the moment we close it.
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16 * 1024,
  // A request without a body needs no stream for it.
  optimizeEmptyRequests: true,
}

/**
 * The API, not listening yet: more plugins can be registered on it, then `listen`. It does not own `db` and `jobs`:
 * close those after it.
 *
 * `now` is a clock in milliseconds that never goes back, `clock` the time of day by which contracts run; `logTo` gets the
 * log's lines instead of the standard output; `accountPage` shows the pages of accounts in the site's frame.
 */
export async function buildApp({
  db,
  jobs,
  config,
  now = () => performance.now(),
  clock = () => new Date(),
  logTo,
  accountPage = plainPage,
}: {
  db: Db
  jobs: Pick<Jobs, 'send'>
  config: Config
  now?: () => number
  clock?: () => Date
  logTo?: { write(line: string): void }
  accountPage?: RenderAccountPage | undefined
}): Promise<FastifyInstance> {
  const stats = nodesStats({
    db,
    now,
    headers: securityHeaders(config),
    onFailure: (error) => app.log.error({ err: rootOf(error) }, 'the list of nodes could not be read'),
  })
  const app = fastify({
    logger: {
      level: config.logLevel,
      redact: ['req.headers.authorization', 'req.headers.cookie', '*.token', '*.password'],
      ...(logTo && { stream: logTo }),
    },
    // Two lines a request, which the default level would throw away.
    logController: new LogController({
      disableRequestLogging: !['info', 'debug', 'trace'].includes(config.logLevel),
    }),
    genReqId: () => randomUUID(),
    trustProxy: trustedBy(config.trustedProxies),
    bodyLimit: 16 * 1024,
    serverFactory: (handle) => {
      const server = createServer(serverOptions, (request, response) => {
        // A server that is closing leaves it to Fastify, which closes the connection after the answer.
        if (!(server.listening && stats.answerAtOnce(request, response))) handle(request, response)
      })
      return server
    },
    forceCloseConnections: 'idle',
    // Requests on connections that are already open are answered as ever while the server closes.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      for (const [name, value] of Object.entries(securityHeaders(config))) reply.header(name, value)
      answerError(error, request, reply)
    },
    clientErrorHandler: (error, socket) => refuseUnreadable(error, socket, config),
  })
  // JSON is what this API takes; a form is no business of it.
  app.removeContentTypeParser('text/plain')
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  installErrorAnswers(app)
  installSecurityHeaders(app, config)
  app.addHook('preClose', (done) => {
    setTimeout(() => app.server.closeAllConnections(), drainMs).unref()
    done()
  })
  refuseForged(app, config)
  await installOpenApi(app, config)
  const typed = app.withTypeProvider<ZodTypeProvider>()
  await typed.register(healthRoutes(db))
  await typed.register(nodesRoutes({ db, stats }))
  const accounts = openAccounts({
    db,
    jobs,
    config,
    onError: (error) => app.log.error({ err: rootOf(error) }, 'accounts failed'),
  })
  const { sessionOf } = accounts
  await typed.register(accountRoutes(accounts))
  await app.register(authRoutes(accounts, config.panelUrl))
  await app.register(formRoutes({ accounts, config, render: accountPage }))
  await typed.register(nodeServersRoutes({ db, clock }))
  await typed.register(serversRoutes({ db, config, clock, sessionOf, sendMail: mailByJob(jobs) }))
  await typed.register(balanceRoutes({ db, clock, sessionOf }))
  return app
}

/**
 * Answers what is not even HTTP, or came too slowly or with too many headers: there is no request yet, only a
 * socket.
 */
function refuseUnreadable(
  error: NodeJS.ErrnoException,
  socket: Socket,
  config: Pick<Config, 'panelUrl'>,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const refusals: Record<string, { status: string; code: ErrorCode }> = {
    ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', code: 'invalid_request' },
    HPE_HEADER_OVERFLOW: { status: '431 Request Header Fields Too Large', code: 'payload_too_large' },
  }
  const { status, code } = refusals[error.code ?? ''] ?? {
    status: '400 Bad Request',
    code: 'invalid_request',
  }
  const body = JSON.stringify(errorBody(code, randomUUID()))
  const headers = {
    ...securityHeaders(config),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`)
}
