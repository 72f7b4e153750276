import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from '@zubr/http/negotiation'
import { within } from '../database/open.ts'
import { cached } from '../http/cached.ts'

/** One encoding of the list, ready to be sent. */
type Prepared = {
  etag: string
  headers: Record<string, string>
  body: Buffer
  /** The same for `writeHead` and `end`, which send both in one piece if the body is a string. */
  flatHeaders: string[]
  latin1: string
}

/** One state of the list in every encoding. */
export type StatsAnswer = Record<Encoding, Prepared>

/** Below this compression saves no packet. */
const worthCompressingBytes = 1_000

/** Compresses once what many will be sent. `headers` are those that every encoding bears. */
async function answerOf(json: string, headers: Record<string, string>): Promise<StatsAnswer> {
  const body = Buffer.from(json)
  // Headers too: a client that is told 304 keeps those it has.
  const hash = createHash('sha256')
    .update(JSON.stringify(headers))
    .update(body)
    .digest('base64url')
    .slice(0, 16)
  const prepare = (content: Buffer, encoding: Encoding): Prepared => {
    const plain = encoding === 'identity'
    const etag = plain ? `"${hash}"` : `"${hash}-${encoding}"`
    const all = {
      ...headers,
      etag,
      ...(!plain && { 'content-encoding': encoding }),
      'content-length': String(content.length),
    }
    return {
      etag,
      headers: all,
      body: content,
      flatHeaders: Object.entries(all).flat(),
      latin1: content.toString('latin1'),
    }
  }
  const identity = prepare(body, 'identity')
  if (body.length < worthCompressingBytes) return { br: identity, gzip: identity, identity }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    promisify(gzip)(body, { level: 6 }),
  ])
  return { br: prepare(br, 'br'), gzip: prepare(gz, 'gzip'), identity }
}

/**
 * What anybody may read, made ready once for many: kept here for `keptHereMs`, and outside as long as it says. `load` may add headers;
 * `onFailure` hears of each failed loading once, however many were waiting for it. `now` is a clock in milliseconds that never goes
 * back.
 */
export function preparedAnswer(options: {
  load: () => Promise<{ json: string; headers?: Record<string, string> }>
  headers: Record<string, string>
  keptHereMs: number
  keptOutsideSeconds: number
  now: () => number
  onFailure: (error: unknown) => void
}) {
  const prepare = async () => {
    try {
      // Whoever waits for an answer waits 10 s; an honest 503 comes well before.
      const { json, headers } = await within(4_000, options.load())
      return await answerOf(json, {
        ...options.headers,
        'access-control-allow-origin': '*',
        'cache-control': `public, max-age=${options.keptOutsideSeconds}`,
        'content-type': 'application/json; charset=utf-8',
        vary: 'accept-encoding',
        ...headers,
      })
    } catch (error) {
      options.onFailure(error)
      throw error
    }
  }
  return cached(prepare, { maxAgeMs: options.keptHereMs, failureAgeMs: 1_000, now: options.now })
}
