import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CoreMirrors } from '@zubr/config'
import { type CoreSource, coreSources } from '@zubr/contracts/cores/sources'
import { answersOf } from './answers.ts'
import { filesFrom } from './files.ts'
import type { Answered } from './kit.ts'

/** What a source does besides answering well. */
export type Switches = {
  /** Closes every connection. */
  away?: boolean
  /** Milliseconds until it answers. */
  slow?: number
  /** Answers with a page about its maintenance, and status 200. */
  nonsense?: boolean
  /** Most of its versions are gone. */
  half?: boolean
  /** Files are named with another hash than they have, or with what is none. */
  hash?: 'wrong' | 'short'
  /** Files are named at somebody else's host. */
  elsewhere?: boolean
  /** So many downloads end in the middle. */
  cut?: number
}

export type StandIn = {
  url: string
  /** As `CORE_SOURCES` takes them. */
  mirrors: Exclude<CoreMirrors, 'off'>
  /** Everything that was asked, with what was answered. */
  asked: { source: string; path: string; status: number; userAgent: string }[]
  switch(source: CoreSource, switches: Switches): void
  close(): Promise<void>
}

const sane: Switches = {}

/** Every name has an account, but those that begin with `Nobody`. */
function playerOf(source: CoreSource | undefined, path: string): Answered | undefined {
  const [, name] = /^\/api\.minecraftservices\.com\/minecraft\/profile\/lookup\/name\/(\w+)$/.exec(path) ?? []
  if (source !== 'mojang' || name === undefined || /^nobody/i.test(name)) return undefined
  const hash = createHash('md5').update(name.toLowerCase()).digest('hex')
  // Mojang's ids are random UUIDs (version 4). Source: minecraft.wiki/w/UUID
  const id = `${hash.slice(0, 12)}4${hash.slice(13, 16)}8${hash.slice(17)}`
  return { json: { id, name: name[0]?.toUpperCase() + name.slice(1).toLowerCase() } }
}

/**
 * Stands in for the interfaces of all makers of cores, on loopback: in their shapes, with ETags, with a handful of versions and their
 * files. `folder` holds files to serve in the place of texts, and `files` others (files.ts).
 */
export async function openStandIn({
  port = 0,
  folder,
  files,
}: {
  port?: number
  folder?: string | undefined
  files?: Record<string, Buffer>
} = {}): Promise<StandIn> {
  const fileOf = await filesFrom(folder, files)
  const switches = new Map<string, Switches>()
  const asked: StandIn['asked'] = []

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const [, source = '', rest = ''] = /^\/([^/]+)(\/.*)$/.exec(request.url ?? '') ?? []
    const {
      away,
      slow,
      nonsense,
      half = false,
      hash = 'right',
      elsewhere = false,
    } = switches.get(source) ?? sane
    const note = (status: number) =>
      void asked.push({ source, path: rest, status, userAgent: request.headers['user-agent'] ?? '' })
    if (away) {
      note(0)
      request.socket.destroy()
      return
    }
    if (slow) await new Promise((resolve) => setTimeout(resolve, slow).unref())
    const known = coreSources.find((name) => name === source)
    const all = known && answersOf(known, fileOf, { half, hash, elsewhere })
    const found = all?.get(rest) ?? all?.get(rest.slice(1)) ?? playerOf(known, rest)
    if (!found) {
      note(404)
      response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":"not_found"}')
      return
    }
    if ('file' in found) return download(source, found.file.body, note, request, response)
    const body = nonsense ? '<html><title>Maintenance</title></html>' : bodyOf(found)
    const etag = etagOf(body)
    const status = request.headers['if-none-match'] === etag ? 304 : 200
    note(status)
    const type = 'json' in found ? 'application/json' : 'text/plain'
    response.writeHead(status, { etag, 'content-type': type, 'cache-control': 'max-age=300' })
    response.end(status === 200 ? body : undefined)
  }

  function download(
    source: string,
    body: Buffer,
    note: (status: number) => void,
    request: IncomingMessage,
    response: ServerResponse,
  ): void {
    const [, from] = /^bytes=(\d+)-$/.exec(request.headers.range ?? '') ?? []
    const start = from === undefined ? 0 : Number(from)
    const etag = etagOf(body)
    if (start > 0 && start >= body.length) {
      note(416)
      response.writeHead(416, { 'content-range': `bytes */${body.length}` }).end()
      return
    }
    const part = body.subarray(start)
    const status = start > 0 ? 206 : 200
    note(status)
    response.writeHead(status, {
      etag,
      'accept-ranges': 'bytes',
      'content-type': 'application/octet-stream',
      'content-length': part.length,
      ...(start > 0 && { 'content-range': `bytes ${start}-${body.length - 1}/${body.length}` }),
    })
    const { cut = 0, ...others } = switches.get(source) ?? sane
    if (cut === 0 || request.method === 'HEAD') {
      response.end(request.method === 'HEAD' ? undefined : part)
      return
    }
    switches.set(source, { ...others, cut: cut - 1 })
    response.write(part.subarray(0, Math.ceil(part.length / 2)), () => request.socket.destroy())
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => request.socket.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  // Listening on a port, its address is no path.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    mirrors: Object.fromEntries(coreSources.map((source) => [source, `${url}/${source}`])),
    asked,
    switch: (source, wanted) => void switches.set(source, wanted),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const bodyOf = (found: Exclude<Answered, { file: unknown }>) =>
  'json' in found ? JSON.stringify(found.json) : found.text

const etagOf = (body: string | Buffer) => `"${createHash('sha1').update(body).digest('hex')}"`
