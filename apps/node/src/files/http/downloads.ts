import { downloadTokenField } from '@zubr/contracts/files/file-constants'
import type { DownloadClaims } from '@zubr/contracts/files/tokens'
import { maxDownloadTokenLength } from '../../console/console-tokens.ts'
import { bodyMemory } from './body.ts'
import { openContent, sendPieces } from './content.ts'
import type { Exchange, FilesByName } from './exchange.ts'
import { Refused } from './responses.ts'

/** A browser does not resume a paused download by itself, so a pause may take this long. */
export const downloadSilentMs = 5 * 60_000
/** For the forms of clients that are still unknown. */
const memoryForForms = 8 * 2 ** 20
const formType = 'application/x-www-form-urlencoded'

export type Downloads = ReturnType<typeof downloads>

/**
 * One download per token: a file as it is, or several packed on the fly. A form contains the token,
 * so that the browser saves the answer itself and no address contains the token. A broken download
 * of a file may resume by `Range` until its token expires.
 */
export function downloads(now: () => number) {
  const memory = bodyMemory(memoryForForms)
  /** The expiry of used tokens, by id. After that they are invalid anyway. */
  const begun = new Map<string, number>()

  return {
    /** Reads the token from the form. */
    async tokenOf(request: Exchange['request']): Promise<string> {
      const type = String(request.headers['content-type'] ?? '').split(';', 1)[0]
      if (type !== formType) throw new Refused(415)
      const form = await memory.text(request, maxDownloadTokenLength + 1_000)
      return new URLSearchParams(form).get(downloadTokenField) ?? ''
    },

    /** `instead`: a source other than the server's present files. */
    async answer(
      exchange: Exchange<DownloadClaims>,
      files: FilesByName,
      instead?: () => Promise<void>,
    ): Promise<void> {
      const { claims, request } = exchange
      const { id, exp, format } = claims
      for (const [other, ends] of begun) if (ends < now()) begun.delete(other)
      const range = format === 'file' && !instead ? rangeOf(request.headers.range) : undefined
      if (begun.has(id) && !range) throw new Refused(403)
      begun.set(id, exp * 1_000)
      request.socket.setTimeout(downloadSilentMs)
      if (instead) await instead()
      else if (format === 'file') await sendFile(exchange, files, range)
      else await sendPacked(exchange, files)
    },
  }
}

type Range = { offset: number; length?: number } | { fromEnd: number }

/**
 * A single byte range, as browsers send it. Undefined for anything else, which gets the whole file.
 */
function rangeOf(text: string | undefined): Range | undefined {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(text ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined
  if (first === '') return { fromEnd: Number(last) }
  const offset = Number(first)
  if (last === '') return { offset }
  return Number(last) < offset ? undefined : { offset, length: Number(last) - offset + 1 }
}

async function sendFile(
  exchange: Exchange<DownloadClaims>,
  files: FilesByName,
  range: Range | undefined,
): Promise<void> {
  const { request, response, headers, claims, signal } = exchange
  const path = only(claims.paths)
  const { about, first, pieces } = await openContent(files, { path, ...range }, signal)
  const { version, size, offset, length } = about
  const etag = `"${version}"`
  const ifRange = request.headers['if-range']
  if (range && ifRange !== undefined && ifRange !== etag) {
    await pieces.return?.(undefined)
    return sendFile(exchange, files, undefined)
  }
  const head = { ...savedAs(headers, lastName(path)), 'accept-ranges': 'bytes', etag }
  if (range && length === 0 && size > 0) {
    await pieces.return?.(undefined)
    response.writeHead(416, { ...head, 'content-range': `bytes */${size}`, 'content-length': '0' }).end()
    return
  }
  const status = range && size > 0 ? 206 : 200
  response.writeHead(status, {
    ...head,
    'content-type': 'application/octet-stream',
    'content-length': String(length),
    ...(status === 206 && { 'content-range': `bytes ${offset}-${offset + length - 1}/${size}` }),
  })
  await sendPieces(response, first, pieces, length, 'given')
}

async function sendPacked(exchange: Exchange<DownloadClaims>, files: FilesByName): Promise<void> {
  const { response, headers, claims, signal } = exchange
  const { paths, format } = claims
  const content = await files.content('packStream', { paths, format }, { signal })
  const pieces = content.pieces[Symbol.asyncIterator]()
  const first = await pieces.next()
  const type = format === 'zip' ? 'application/zip' : 'application/gzip'
  response.writeHead(200, {
    ...savedAs(headers, `${nameFor(paths)}.${format}`),
    'content-type': type,
  })
  await sendPieces(response, first, pieces, undefined, 'given')
}

function only(paths: readonly string[]): string {
  const [path, ...others] = paths
  if (path === undefined || others.length > 0) throw new Refused(400)
  return path
}

const lastName = (path: string) => path.split('/').at(-1) || 'files'

/** One item keeps its own name. Several get the name of their folder. */
function nameFor(paths: readonly string[]): string {
  const [first = ''] = paths
  return lastName(paths.length === 1 ? first : first.split('/').slice(0, -1).join('/'))
}

/** Encodes any file name for the header by RFC 6266 and 8187. */
export function savedAs(headers: Record<string, string>, name: string): Record<string, string> {
  const wellFormed = name.toWellFormed()
  const plain = wellFormed.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const coded = encodeURIComponent(wellFormed).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return {
    ...headers,
    // A frame could request it. Nothing of it is displayed.
    'content-security-policy': "default-src 'none'",
    'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${coded}`,
  }
}
