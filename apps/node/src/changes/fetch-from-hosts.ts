import { Readable } from 'node:stream'
import { type HttpFetch, Unavailable } from '../cores/store/fetch-file.ts'
import { ask } from '../files/http/pull/fetch-public.ts'

const withoutBody = [204, 205, 304]

/**
 * Fetches from these hosts only, after redirects too, over TLS and at public addresses. A host with
 * a port, as a fake in tests has, may use any protocol and address.
 */
export function fetchFromHosts(hosts: readonly string[]): HttpFetch {
  const allowed = new Set(hosts.map((host) => host.toLowerCase()))
  return async (url, { headers, signal }) => {
    const hasPort = url.port !== ''
    if (!allowed.has(url.host) || (!hasPort && url.protocol !== 'https:') || url.username !== '')
      throw new Unavailable(`${url.host} is no source of files`)
    const answer = await ask(url, { signal, headers, ...(hasPort && { isPublic: () => true }) })
    const status = answer.statusCode ?? 0
    if (status < 200 || status > 599 || withoutBody.includes(status)) {
      answer.destroy()
      throw new Unavailable(`${url.host} answers ${status}`)
    }
    const responseHeaders = Object.entries(answer.headersDistinct).flatMap(([name, all]) =>
      (all ?? []).map((value): [string, string] => [name, value]),
    )
    return new Response(Readable.toWeb(answer) as ReadableStream<Uint8Array>, {
      status,
      headers: responseHeaders,
    })
  }
}
