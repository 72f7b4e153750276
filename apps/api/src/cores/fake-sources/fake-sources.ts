import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CoreMirrors } from '@zubr/config'
import { type CoreSource, coreSources } from '@zubr/contracts/cores/sources'
import { answersOf } from './answers.ts'
import { type FileOf, filesFrom } from './files.ts'
import type { Answered } from './kit.ts'

/** Injected faults of a source. */
export type SourceFaults = {
  /** Closes every connection. */
  away?: boolean
  /** Delay of the response in milliseconds. */
  slow?: number
  /** Answers with a maintenance page and status 200. */
  nonsense?: boolean
  /** Most of its versions are missing. */
  half?: boolean
  /** Files are listed with a wrong or an invalid hash. */
  hash?: 'wrong' | 'short'
  /** Files are listed at a foreign host. */
  elsewhere?: boolean
  /** This many downloads end in the middle. */
  cut?: number
}

export type FakeCoreSources = {
  url: string
  /** For `CORE_SOURCES`. */
  mirrors: Exclude<CoreMirrors, 'off'>
  /** All requests so far, with their status. */
  requests: { source: string; path: string; status: number; userAgent: string }[]
  switch(source: CoreSource, switches: SourceFaults): void
  close(): Promise<void>
}

const sane: SourceFaults = {}

/** Every name has an account, except those that begin with `Nobody`. */
function playerOf(source: CoreSource | undefined, path: string): Answered | undefined {
  const [, name] = /^\/api\.minecraftservices\.com\/minecraft\/profile\/lookup\/name\/(\w+)$/.exec(path) ?? []
  if (source !== 'mojang' || name === undefined || /^nobody/i.test(name)) return undefined
  const hash = createHash('md5').update(name.toLowerCase()).digest('hex')
  // Mojang's IDs are random UUIDs (version 4). Source: minecraft.wiki/w/UUID
  const id = `${hash.slice(0, 12)}4${hash.slice(13, 16)}8${hash.slice(17)}`
  return { json: { id, name: name[0]?.toUpperCase() + name.slice(1).toLowerCase() } }
}

/** A request to a source, as the fake reads it. */
type SourceRequest = { source: string; rest: string; request: IncomingMessage; response: ServerResponse }

/** Answers requests to all sources, with their faults. */
class FakeCoreServer {
  readonly requests: FakeCoreSources['requests'] = []
  readonly faults = new Map<string, SourceFaults>()
  readonly #fileOf: FileOf

  constructor(fileOf: FileOf) {
    this.#fileOf = fileOf
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, source = '', rest = ''] = /^\/([^/]+)(\/.*)$/.exec(request.url ?? '') ?? []
    const exchange = { source, rest, request, response }
    const faults = this.faults.get(source) ?? sane
    const { away, slow, nonsense, half = false, hash = 'right', elsewhere = false } = faults
    if (away) {
      this.#record(exchange, 0)
      request.socket.destroy()
      return
    }
    if (slow) await new Promise((resolve) => setTimeout(resolve, slow).unref())
    const known = coreSources.find((name) => name === source)
    const all = known && answersOf(known, this.#fileOf, { half, hash, elsewhere })
    const found = all?.get(rest) ?? all?.get(rest.slice(1)) ?? playerOf(known, rest)
    if (!found) {
      this.#record(exchange, 404)
      response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":"not_found"}')
      return
    }
    if ('file' in found) return this.#download(exchange, found.file.body)
    const body = nonsense ? '<html><title>Maintenance</title></html>' : bodyOf(found)
    const etag = etagOf(body)
    const status = request.headers['if-none-match'] === etag ? 304 : 200
    this.#record(exchange, status)
    const type = 'json' in found ? 'application/json' : 'text/plain'
    response.writeHead(status, { etag, 'content-type': type, 'cache-control': 'max-age=300' })
    response.end(status === 200 ? body : undefined)
  }

  #download(exchange: SourceRequest, body: Buffer): void {
    const { source, request, response } = exchange
    const [, from] = /^bytes=(\d+)-$/.exec(request.headers.range ?? '') ?? []
    const start = from === undefined ? 0 : Number(from)
    const etag = etagOf(body)
    if (start > 0 && start >= body.length) {
      this.#record(exchange, 416)
      response.writeHead(416, { 'content-range': `bytes */${body.length}` }).end()
      return
    }
    const part = body.subarray(start)
    const status = start > 0 ? 206 : 200
    this.#record(exchange, status)
    response.writeHead(status, {
      etag,
      'accept-ranges': 'bytes',
      'content-type': 'application/octet-stream',
      'content-length': part.length,
      ...(start > 0 && { 'content-range': `bytes ${start}-${body.length - 1}/${body.length}` }),
    })
    const { cut = 0, ...others } = this.faults.get(source) ?? sane
    if (cut === 0 || request.method === 'HEAD') {
      response.end(request.method === 'HEAD' ? undefined : part)
      return
    }
    this.faults.set(source, { ...others, cut: cut - 1 })
    response.write(part.subarray(0, Math.ceil(part.length / 2)), () => request.socket.destroy())
  }

  #record({ source, rest, request }: SourceRequest, status: number): void {
    this.requests.push({ source, path: rest, status, userAgent: request.headers['user-agent'] ?? '' })
  }
}

/**
 * A fake of all sources of cores on loopback: with their formats, ETags, and a few versions with
 * files. `folder` and `files` replace the texts that it serves as files (files.ts).
 */
export async function startFakeCoreSources({
  port = 0,
  folder,
  files,
}: {
  port?: number
  folder?: string | undefined
  files?: Record<string, Buffer>
} = {}): Promise<FakeCoreSources> {
  const fake = new FakeCoreServer(await filesFrom(folder, files))
  const server = createServer((request, response) => {
    fake.answer(request, response).catch(() => request.socket.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  // A server that listens on a port has no pipe as its address.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    mirrors: Object.fromEntries(coreSources.map((source) => [source, `${url}/${source}`])),
    requests: fake.requests,
    switch: (source, wanted) => void fake.faults.set(source, wanted),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const bodyOf = (found: Exclude<Answered, { file: unknown }>) =>
  'json' in found ? JSON.stringify(found.json) : found.text

const etagOf = (body: string | Buffer) => `"${createHash('sha1').update(body).digest('hex')}"`
