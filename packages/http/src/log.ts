import type { Config } from '@zubr/config'
import { networkOf } from '@zubr/process/network'
import { type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify'

type Level = Config['logLevel']

/** What a log line says of a request: no query, no headers, no body. */
type RequestLine = {
  method: string
  /** As the routes name it: `/api/incidents/:id`; absent for what no route answers. */
  route?: string | undefined
  path: string
  status: number
  ms: number
  /** The visitor's network, not the address: see network.ts. */
  network?: string | undefined
}

type Secrets = Pick<
  Config,
  'databaseUrl' | 'nodeToken' | 'partnerWebhookUrl' | 'alertWebhookUrl' | 'smtpUrl' | 'bepaid' | 'yookassa'
>

/**
 * How API and site log: JSON lines, one for each request when it is over, and nothing in them that the privacy policy does not name.
 * `logTo` gets the lines instead of the standard output.
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
      // The last word, whatever an error's message quotes.
      hooks: { streamWrite: hide },
      ...(logTo && { stream: logTo }),
    },
    logController: new OneLineARequest({ disableRequestLogging: !isTalkative(config.logLevel) }),
  }
}

/** Whether a level asks for a line about each request. */
export function isTalkative(level: Level): boolean {
  return level === 'info' || level === 'debug' || level === 'trace'
}

/** The path of a URL: queries hold what people search for, and other people's tokens. */
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

  // Each request has its line already, and this one would quote the query.
  override routeNotFound(): void {}
}

/** In place of Fastify's own, which repeats the query and the address. */
function requestFacts(request: { method?: string; url?: string }) {
  return { method: request.method ?? '', path: pathOf(request.url ?? '') }
}

/** An error without what its library hangs on it: PostgreSQL's `detail` quotes rows, the HTTP parser's the bytes that came. */
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

/** What some libraries tell of instead of an error: pg-boss copies one's fields. */
const isMessage = (thrown: unknown): thrown is { message: string } =>
  typeof thrown === 'object' && thrown !== null && 'message' in thrown && typeof thrown.message === 'string'

/** The configured secrets, and those parts of them that work by themselves. */
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
  // As processors are asked: by the key, which travels in base64 behind the shop.
  const keys = [config.bepaid, config.yookassa].flatMap((shop) =>
    shop ? [shop.secretKey, Buffer.from(`${shop.shopId}:${shop.secretKey}`).toString('base64')] : [],
  )
  // What is shorter is no secret, and hiding it would tear other words apart.
  return [...parts, ...keys, config.nodeToken ?? ''].filter((secret) => secret.length >= 6)
}

function hiding(secrets: string[]): (line: string) => string {
  const inJson = secrets.map((secret) => JSON.stringify(secret).slice(1, -1))
  return (line) => inJson.reduce((text, secret) => text.replaceAll(secret, '[hidden]'), line)
}
