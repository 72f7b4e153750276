import { lookup } from 'node:dns'
import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { FileError } from '../../file-error.ts'
import { isPublicAddress } from './public-address.ts'

const maxRedirects = 10
const redirects = [301, 302, 303, 307, 308]
const silentMs = 30_000
/** The time limit of a download. */
const maxMs = 4 * 3_600_000

export type Fetching = {
  signal: AbortSignal
  /** Whether an address may be contacted. */
  isPublic?: (address: string) => boolean
  silentMs?: number
}

/**
 * Requests an address of the public internet, and follows its redirects. A name is resolved once
 * per connection, so a later DNS answer has no effect. Rejects with `address_refused` or
 * `address_failed`.
 */
export async function fetchPublic(
  text: string,
  fetching: Fetching,
): Promise<{ url: URL; answer: IncomingMessage }> {
  const signal = AbortSignal.any([fetching.signal, AbortSignal.timeout(maxMs)])
  let url = checked(text, fetching)
  for (let count = 0; count <= maxRedirects; count += 1) {
    const answer = await ask(url, { ...fetching, signal })
    const status = answer.statusCode ?? 0
    const { location } = answer.headers
    if (redirects.includes(status) && location !== undefined) {
      answer.destroy()
      url = checked(location, fetching, url)
      continue
    }
    const encoding = answer.headers['content-encoding'] ?? 'identity'
    if (status === 200 && encoding === 'identity') return { url, answer }
    answer.destroy()
    throw new FileError('address_failed')
  }
  throw new FileError('address_failed')
}

function checked(text: string, { isPublic = isPublicAddress }: Fetching, base?: URL): URL {
  const url = URL.parse(text, base)
  if (!url) throw new FileError('address_refused')
  const port = url.port === '' ? 443 : Number(url.port)
  const isOfWeb = url.protocol === 'http:' || url.protocol === 'https:'
  // Other services use lower ports, and customers must not reach them through the agent.
  const isPort = port === 80 || port === 443 || port >= 1_024
  if (!isOfWeb || !isPort || url.username !== '' || url.password !== '')
    throw new FileError('address_refused')
  // A name is checked when it is resolved.
  const host = hostOf(url)
  if (isIP(host) !== 0 && !isPublic(host)) throw new FileError('address_refused')
  return url
}

const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '')

/** Sends one request without redirects. */
export function ask(
  url: URL,
  { signal, isPublic = isPublicAddress, headers, ...times }: Fetching & { headers?: Record<string, string> },
): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestSecure : requestPlain
  const limit = times.silentMs ?? silentMs
  return new Promise((resolve, reject) => {
    const failed = (error: Error) => {
      const isOurs = error instanceof FileError
      reject(isOurs ? error : new FileError(signal.aborted ? 'cancelled' : 'address_failed'))
    }
    const outgoing = request(url, {
      signal,
      agent: false,
      lookup: publicOnly(isPublic),
      // The limit of silence, before and during the answer.
      timeout: limit,
      headers: { 'user-agent': 'zubr-node', accept: '*/*', 'accept-encoding': 'identity', ...headers },
      maxHeaderSize: 32 * 1024,
    })
    outgoing.on('timeout', () => outgoing.destroy(new FileError('address_failed')))
    outgoing.on('error', failed)
    outgoing.on('response', resolve)
    outgoing.end()
  })
}

/** Resolves names, and refuses a name if any of its addresses is not public. */
function publicOnly(isPublic: (address: string) => boolean): LookupFunction {
  return (name, options, callback) => {
    lookup(name, { ...options, all: true }, (error, all) => {
      const [first] = all ?? []
      const failure = error ?? (first ? null : new FileError('address_failed'))
      if (failure || !first) callback(failure, '', 0)
      else if (!all.every(({ address }) => isPublic(address)))
        callback(new FileError('address_refused'), '', 0)
      else if (options.all) callback(null, all)
      else callback(null, first.address, first.family)
    })
  }
}
