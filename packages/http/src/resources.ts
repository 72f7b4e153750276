import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Encoding, encodingFor, matchesEtag } from './negotiation.ts'
import { requestIdHeader } from './request-id.ts'

/** A response in memory, in every encoding, with ready headers. */
export type Resource = {
  status: number
  /** Tag of the uncompressed bytes; the tags of other encodings are in their headers. */
  etag: string
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer }
  headers: Record<Encoding, Record<string, string>>
  /** The form that Node writes fastest: name, value, name, value. */
  flatHeaders: Record<Encoding, string[]>
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.atom': 'application/atom+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** The media type of a file's extension; `application/octet-stream` for an unknown one. */
export function contentTypeOf(name: string): string {
  const extension = path.extname(name)
  return Object.hasOwn(types, extension) ? (types[extension] ?? '') : 'application/octet-stream'
}

type Options = { status?: number; headers: Record<string, string> }

export function resource(
  name: string,
  bodies: Resource['bodies'],
  { status = 200, headers }: Options,
): Resource {
  // The digest covers headers, because a client that gets 304 keeps its stored headers.
  const digest = createHash('sha256')
    .update(JSON.stringify(headers))
    .update(bodies.identity)
    .digest('base64url')
    .slice(0, 22)
  // A strong tag identifies bytes, which differ by encoding. Source: RFC 9110, 8.8.3.3.
  const etagOf = (encoding: Encoding) => (encoding === 'identity' ? `"${digest}"` : `"${digest}-${encoding}"`)
  const type = contentTypeOf(name)
  const of = (encoding: Encoding): Record<string, string> => ({
    'content-type': type,
    'content-length': String((bodies[encoding] ?? bodies.identity).length),
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    etag: etagOf(bodies[encoding] ? encoding : 'identity'),
    ...headers,
    ...(bodies.br ? { vary: ['Accept-Encoding', headers.vary].filter(Boolean).join(', ') } : {}),
  })
  const all = { identity: of('identity'), gzip: of('gzip'), br: of('br') }
  const flat = (encoding: Encoding) => Object.entries(all[encoding]).flat()
  const flatHeaders = { identity: flat('identity'), gzip: flat('gzip'), br: flat('br') }
  return { status, etag: etagOf('identity'), bodies, headers: all, flatHeaders }
}

/** Reads a file and its compressed twins beside it. */
export function readResource(file: string, options: Options): Resource {
  const twin = (ending: string) => (existsSync(file + ending) ? readFileSync(file + ending) : undefined)
  const [br, gzip] = [twin('.br'), twin('.gz')]
  return resource(
    file,
    { identity: readFileSync(file), ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) },
    options,
  )
}

/** A text created at start, compressed synchronously. */
export function textResource(name: string, text: string, options: Options): Resource {
  const identity = Buffer.from(text)
  return resource(name, { identity, br: brotliCompressSync(identity), gzip: gzipSync(identity) }, options)
}

/**
 * A text created while the server runs, compressed asynchronously at a quality that takes
 * milliseconds.
 */
export async function compressedResource(name: string, text: string, options: Options): Promise<Resource> {
  const identity = Buffer.from(text)
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    promisify(gzip)(identity),
  ])
  return resource(name, { identity, br, gzip: gz }, options)
}

/** All uncompressed files in a folder, by the path at which they are served. */
export function filesBelow(folder: string): [address: string, file: string][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => [`/${path.relative(folder, file).replaceAll(path.sep, '/')}`, file])
}

/** Answers a Fastify request with a resource and the request's id. */
export function replyWithResource(request: FastifyRequest, reply: FastifyReply, found: Resource): void {
  reply.hijack()
  send(request.raw, reply.raw, found, { [requestIdHeader]: request.id })
}

/**
 * Writes a resource in the negotiated encoding: 304 if the client has it, no body for HEAD. `extra`
 * are headers that the resource does not hold.
 */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  found: Resource,
  extra?: Record<string, string>,
): void {
  const best = encodingFor(request.headers['accept-encoding'])
  const encoding = found.bodies[best] ? best : 'identity'
  if (
    found.status === 200 &&
    matchesEtag(request.headers['if-none-match'], found.headers[encoding].etag ?? found.etag)
  ) {
    const { 'content-length': _, 'content-encoding': __, ...kept } = found.headers[encoding]
    response.writeHead(304, { ...kept, ...extra }).end()
    return
  }
  const flat = found.flatHeaders[encoding]
  response.writeHead(found.status, extra ? [...flat, ...Object.entries(extra).flat()] : flat)
  if (request.method === 'HEAD') response.end()
  else response.end(found.bodies[encoding])
}
