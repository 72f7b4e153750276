import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { deflateSync } from 'node:zlib'
import type { AddonMirrors } from '@zubr/config'
import { type AddonSource, addonSources } from '@zubr/contracts/catalogue/catalogue-constants'
import { curseforge } from './curseforge.ts'
import { fileOf, nameOf } from './files.ts'
import { hangar } from './hangar.ts'
import type { Interface } from './interface.ts'
import { modrinth } from './modrinth.ts'
import { gifOf, pictureOf, pngOf } from './pictures.ts'
import { projects } from './projects.ts'

/** Injected faults of a source. */
export type CatalogueFaults = {
  /** Closes every connection. */
  away?: boolean
  /** Delay of the response in milliseconds. */
  slow?: number
  /** Answers with a maintenance page and status 200. */
  nonsense?: boolean
  /** Answers with status 429. */
  limited?: boolean
  /** Rejects the request as invalid. */
  refuses?: boolean
  /** One element of each list is invalid, and texts are too long. */
  hostile?: boolean
  /** Redirects to an address on the machine's own network. */
  elsewhere?: boolean
  /** A response without an end. */
  huge?: boolean
  /** Pictures are invalid. */
  pictures?: 'bomb' | 'svg' | 'huge' | 'elsewhere' | 'damaged'
}

export type FakeCatalogues = {
  url: string
  /** For `CATALOGUE_SOURCES`. */
  mirrors: Exclude<AddonMirrors, 'off'>
  /** All requests so far. */
  requests: { source: string; method: string; path: string; status: number; userAgent: string }[]
  switch(source: AddonSource, switches: CatalogueFaults): void
  close(): Promise<void>
}

const interfaces: Record<AddonSource, Interface> = { modrinth, hangar, curseforge }
/** An address that no program of ours may be redirected to. */
const inside = 'http://169.254.169.254/latest/meta-data/'

/**
 * A fake of Modrinth, Hangar and CurseForge on loopback: with their formats, fake projects and real
 * files.
 */
export async function startFakeCatalogues({ port = 0 }: { port?: number } = {}): Promise<FakeCatalogues> {
  const switches = new Map<string, CatalogueFaults>()
  const requests: FakeCatalogues['requests'] = []
  let url = ''

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, source = '', rest = ''] = /^\/([^/]+)(\/.*)$/.exec(request.url ?? '') ?? []
    const known = addonSources.find((name) => name === source)
    const faults = switches.get(source) ?? {}
    const { away, slow, nonsense, limited, refuses, hostile, elsewhere, huge, pictures } = faults
    const end = (status: number, body?: string | Buffer, headers: Record<string, string> = {}) => {
      requests.push({
        source,
        method: request.method ?? '',
        path: rest,
        status,
        userAgent: request.headers['user-agent'] ?? '',
      })
      response.writeHead(status, headers).end(body)
    }
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    if (away) {
      requests.push({
        source,
        method: request.method ?? '',
        path: rest,
        status: 0,
        userAgent: request.headers['user-agent'] ?? '',
      })
      request.socket.destroy()
      return
    }
    if (slow) await new Promise((resolve) => setTimeout(resolve, slow).unref())
    if (elsewhere) return end(302, '', { location: inside })
    if (huge) {
      response.writeHead(200, { 'content-type': 'application/json' })
      const block = Buffer.alloc(1024 * 1024, '[')
      while (!response.destroyed)
        if (!response.write(block))
          await new Promise((resolve) => response.once('drain', resolve).once('close', resolve))
      return
    }
    const path = rest.split('?')[0] ?? ''
    if (/^\/[\w-]+\.(?:[\w-]+\.)?[\w]+\//.test(path) && !path.startsWith('/v')) {
      const name = decodeURIComponent(path.split('/').at(-1) ?? '')
      const isPicture = /\.(?:png|gif)$/.test(name)
      const body = isPicture ? picture(path, pictures) : download(path, name, url)
      if (body === 'elsewhere') return end(302, '', { location: inside })
      if (!body) return end(404)
      return end(200, body, {
        'content-type': isPicture ? `image/${name.slice(-3)}` : 'application/octet-stream',
        'content-length': String(body.length),
      })
    }
    if (limited)
      return end(429, '{}', {
        'retry-after': '30',
        'x-ratelimit-limit': '300',
        'x-ratelimit-remaining': '0',
        'x-ratelimit-reset': '30',
      })
    if (refuses) return end(400, '{"error":"invalid_input"}')
    if (nonsense) return end(200, '<html><title>Maintenance</title></html>')
    // As the two that require it do.
    if (
      !request.headers['user-agent']?.includes('@') ||
      (source === 'curseforge' && !request.headers['x-api-key'])
    )
      return end(403)
    const query = new URL(rest, url).searchParams
    const sent = Buffer.concat(chunks).toString()
    const payload =
      known &&
      interfaces[known]({
        path,
        query,
        body: sent ? JSON.parse(sent) : undefined,
        mirror: `${url}/${source}`,
      })
    const body = JSON.stringify(hostile ? spoiled(payload) : payload)
    if (body === undefined) return end(404, '{"error":"not_found"}', { 'content-type': 'application/json' })
    return end(200, body, {
      'content-type': 'application/json',
      'x-ratelimit-limit': '300',
      'x-ratelimit-remaining': '299',
      'x-ratelimit-reset': '60',
    })
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => request.socket.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  // A server that listens on a port has no pipe as its address.
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    mirrors: Object.fromEntries(addonSources.map((source) => [source, `${url}/${source}`])),
    requests,
    switch: (source, wanted) => void switches.set(source, wanted),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A version's file by its name, equal at every source. */
function download(path: string, name: string, url: string): Buffer | undefined {
  for (const project of projects)
    for (const version of project.versions)
      if (nameOf(project, version) === name && (!path.includes('/data/') || path.includes(`/${version.id}/`)))
        return fileOf(project, version, `${url}/modrinth`).body
}

function picture(path: string, kind: CatalogueFaults['pictures']): Buffer | 'elsewhere' | undefined {
  if (path.endsWith('/missing.png')) return undefined
  if (kind === 'elsewhere') return kind
  if (kind === 'svg')
    return Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><rect width="9" height="9"/></svg>',
    )
  // A few bytes that decode to ten billion pixels.
  if (kind === 'bomb') return pngOf(100_000, 100_000, deflateSync(Buffer.alloc(1_000_000)))
  if (kind === 'huge') return Buffer.concat([pictureOf(path), Buffer.alloc(6 * 1024 * 1024)])
  if (path.endsWith('.gif')) return gifOf(64, 40)
  const whole = path.includes('/cached_images/')
    ? pictureOf(path, 640, 320)
    : pictureOf(path, path.includes('/images/') ? 1_600 : 96)
  return kind === 'damaged' ? whole.subarray(0, whole.length / 2) : whole
}

/** Damages a response as an author or a faulty source may do. */
function spoiled(response: unknown): unknown {
  if (Array.isArray(response))
    return [{ id: 5, project_id: null }, null, 'nonsense', ...response.map(spoiled)]
  if (typeof response !== 'object' || response === null) return response
  return Object.fromEntries(
    Object.entries(response).map(([name, value]) => {
      if (['title', 'description', 'summary'].includes(name) && typeof value === 'string')
        return [name, `${value}\0\u202e${'x'.repeat(100_000)}`]
      if (['hits', 'result', 'data'].includes(name)) return [name, spoiled(value)]
      if (name === 'url' && typeof value === 'string')
        return [name, value.replace(/^https:\/\/[^/]+/, inside)]
      if (name === 'files') return [name, spoiled(value)]
      return [name, value]
    }),
  )
}
