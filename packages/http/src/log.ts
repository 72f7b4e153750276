import type { Config } from '@zubr/config'
import { networkOf } from '@zubr/process/network'
import { type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify'

type Level = Config['logLevel']

/** The fields of a request in the log: no query, headers or body. */
type RequestLine = {
  method: string
  /** The route's pattern, such as `/api/incidents/:id`; absent if no route matches. */
  route?: string | undefined
  path: string
  status: number
  ms: number
  /** The client's network instead of its address: see network.ts. */
  network?: string | undefined
}

type Secrets = Pick<
  Config,
  'databaseUrl' | 'nodeToken' | 'partnerWebhookUrl' | 'alertWebhookUrl' | 'smtpUrl' | 'bepaid' | 'yookassa'
>

/**
 * The logger of API and site: JSON lines, one for each completed request. It holds only data that
 * the privacy policy names. Lines go to `logTo`, or to standard output.
 */
export function loggingFor(
  config: Pick<Config, 'logLevel'> & Partial<Secrets>,
  logTo?: { write(line: string): void },
): Pick<FastifyServerOptions, 'logger' | 'logController'> {
  const hide = hiding(secretsOf(config))
  return {
    logger: {
      level: config.logLevel,
      serializers: { req: requestFacts, res: ({ statusCode }) => ({ statusCode }), err: errorFacts },
      // The last step, so that secrets quoted by an error message are hidden as well.
      hooks: { streamWrite: hide },
      ...(logTo && { stream: logTo }),
    },
    logController: new OneLineARequest({ disableRequestLogging: !isTalkative(config.logLevel) }),
  }
}

/** Whether the level includes a line for each request. */
export function isTalkative(level: Level): boolean {
  return level === 'info' || level === 'debug' || level === 'trace'
}

/** The path of a URL. Queries hold search terms and tokens, so they are not logged. */
export function pathOf(url: string): string {
  const end = url.search(/[?#]/)
  return end < 0 ? url : url.slice(0, end)
}

export function requestLine(line: RequestLine): RequestLine {
  return {
    ...line,
    path: pathOf(line.path),
    ms: Math.round(line.ms * 10) / 10,
    network: networkOf(line.network),
  }
}

class OneLineARequest extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    if (this.isLogDisabled(request)) return
    const line = requestLine({
      method: request.method,
      route: request.is404 ? undefined : request.routeOptions.url,
      path: request.url,
      status: reply.statusCode,
      ms: reply.elapsedTime,
      network: request.ip,
    })
    if (error) reply.log.error({ ...line, err: error }, 'request broken off')
    else reply.log.info(line, 'request')
  }

  // The request has its own line, and this one would quote the query.
  override routeNotFound(): void {}
}

/** Replaces Fastify's serializer, which logs the query and the address. */
function requestFacts(request: { method?: string; url?: string }) {
  return { method: request.method ?? '', path: pathOf(request.url ?? '') }
}

/**
 * An error without the fields of its library: PostgreSQL's `detail` quotes rows, the HTTP parser's
 * quotes received bytes.
 */
function errorFacts(thrown: unknown) {
  const error: NodeJS.ErrnoException =
    thrown instanceof Error ? thrown : new Error(isMessage(thrown) ? thrown.message : String(thrown))
  return {
    type: error.name,
    message: error.message,
    stack: error.stack ?? '',
    ...(error.code !== undefined && { code: error.code }),
    ...(error.cause instanceof Error && { cause: `${error.cause.name}: ${error.cause.message}` }),
  }
}

/** Some libraries emit plain objects as errors: pg-boss copies an error's fields. */
const isMessage = (thrown: unknown): thrown is { message: string } =>
  typeof thrown === 'object' && thrown !== null && 'message' in thrown && typeof thrown.message === 'string'

/** The configured secrets, and the parts of them that work alone. */
function secretsOf(config: Partial<Secrets>): string[] {
  const addresses = [config.databaseUrl, config.partnerWebhookUrl, config.alertWebhookUrl, config.smtpUrl]
  const parts = addresses.flatMap((address) => {
    if (!address || !URL.canParse(address)) return []
    const { password, pathname, search, protocol } = new URL(address)
    const isWebhook = protocol.startsWith('http')
    return [
      address,
      decodeURIComponent(password),
      password,
      ...(isWebhook ? [pathname + search, pathname] : []),
    ]
  })
  // Processors take `shop:key` in base64, so that form is hidden as well.
  const keys = [config.bepaid, config.yookassa].flatMap((shop) =>
    shop ? [shop.secretKey, Buffer.from(`${shop.shopId}:${shop.secretKey}`).toString('base64')] : [],
  )
  // A shorter value is no secret, and hiding it would damage other text.
  return [...parts, ...keys, config.nodeToken ?? ''].filter((secret) => secret.length >= 6)
}

function hiding(secrets: string[]): (line: string) => string {
  const inJson = secrets.map((secret) => JSON.stringify(secret).slice(1, -1))
  return (line) => inJson.reduce((text, secret) => text.replaceAll(secret, '[hidden]'), line)
}
