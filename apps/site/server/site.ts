import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer, STATUS_CODES } from 'node:http'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from '@zubr/config'
import { type LandingVariantId, landingVariantBPercent } from '@zubr/content/brand'
import { filesBelow, type Resource, readResource, send } from '@zubr/http/kept-files'
import {
  limitPipelining,
  limitServer,
  type ServerLimits,
  serverLimits,
  serverOptions,
} from '@zubr/http/limits'
import { isTalkative, loggingFor, requestLine } from '@zubr/http/log'
import { refuseUnreadable } from '@zubr/http/refuse-unreadable'
import { requestIdOf } from '@zubr/http/request-id'
import { trustedBy } from '@zubr/http/trusted-proxies'
import { endUnusedConnections } from '@zubr/http/unused-connections'
import { visitorOf } from '@zubr/http/visitor'
import { type Locale, locales } from '@zubr/i18n/locales'
import { canonicalRedirect, localizedPath, splitPath } from '@zubr/i18n/urls'
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import { variantCookie, variantOf } from '../app/landing/variant.ts'
import type { LivePages } from './live-pages.ts'
import { openLiveStatus } from './live-status.ts'
import { maintenancePages } from './maintenance.ts'
import type { Preview } from './og.ts'
import type { PageFile } from './pages.ts'
import { partnerPosts } from './partner-posts.ts'
import { createPreviews } from './previews.ts'
import type { StatusPublisher } from './status-publisher.ts'

const client = fileURLToPath(new URL('../build/client/', import.meta.url))
const year = 31_536_000
const formBodyLimit = 16 * 1024
/** How long `close()` lets running requests finish: `npm start` gives the site a second. */
const drainMs = 800
/** A file opened by itself runs nothing and loads nothing. */
const assetPolicy = "default-src 'none'; frame-ancestors 'none'"

type SiteOptions = {
  pagesDir: string
  /** The built files, if not where the build puts them. */
  clientDir?: string
  config: Pick<Config, 'siteUrl' | 'logLevel'> & Partial<Pick<Config, 'trustedProxies' | 'maintenance'>>
  /** Gets the log's lines instead of the standard output. */
  logTo?: { write(line: string): void }
  /** What one client may take. */
  limits?: ServerLimits
  /** What is made at request time; without it the status page is the prerendered one, and applications are not taken. */
  live?: {
    publisher: StatusPublisher
    pages: LivePages
    /** Where this machine reaches the API. */
    apiUrl: string
  }
  /** Percent of new visitors who see the landing page's variant b. */
  variantBPercent?: number
  /** A number from 0 to 1; tests hand in their own. */
  random?: () => number
}

type PageEntry = Resource | Record<LandingVariantId, Resource>

/** Headers that every answer of the site carries. */
export function securityHeaders(siteUrl: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(siteUrl.startsWith('https:')
      ? { 'strict-transport-security': `max-age=${year}; includeSubDomains` }
      : {}),
  }
}

/** Built files by address: those under /assets/ carry a hash in their name and never change. */
export function assetResources(security: Record<string, string>, folder = client): [string, Resource][] {
  return filesBelow(folder).map(([address, file]) => [address, asset(address, file, security)])
}

function asset(address: string, file: string, security: Record<string, string>): Resource {
  const cache = address.startsWith('/assets/') ? `public, max-age=${year}, immutable` : 'public, max-age=3600'
  return readResource(file, {
    headers: {
      ...security,
      'cache-control': cache,
      'content-security-policy': assetPolicy,
    },
  })
}

/**
 * The public site. Pages and files are answered from memory before Fastify sees them, which doubles what one core
 * serves; Fastify carries what is not a kept file.
 */
export function buildSite({
  pagesDir,
  clientDir,
  config,
  variantBPercent = landingVariantBPercent,
  random = Math.random,
  logTo,
  limits = serverLimits,
  live,
}: SiteOptions): FastifyInstance {
  const security = securityHeaders(config.siteUrl)
  const files = new Map<string, Resource>(assetResources(security, clientDir))
  const status =
    live && openLiveStatus({ ...live, siteUrl: config.siteUrl, security, filePolicy: assetPolicy })
  const pages = new Map<string, PageEntry>()
  const missing = new Map<Locale, Resource>()

  const listed = JSON.parse(readFileSync(path.join(pagesDir, 'pages.json'), 'utf8')) as PageFile[]
  for (const { path: address, variant, status, file, csp } of listed) {
    const page = readResource(path.join(pagesDir, file), {
      status,
      headers: {
        ...security,
        'content-security-policy': csp,
        'cache-control': variant && variantBPercent > 0 ? 'private, no-cache' : 'public, no-cache',
        ...(variant && variantBPercent > 0 ? { vary: 'Cookie' } : {}),
      },
    })
    if (status === 404) missing.set(splitPath(address).locale, page)
    else if (variant === undefined) pages.set(address, page)
    else
      pages.set(address, {
        ...(pages.get(address) as Record<LandingVariantId, Resource> | undefined),
        [variant]: page,
      } as Record<LandingVariantId, Resource>)
  }
  for (const [address, file] of filesBelow(pagesDir))
    if (!/\.html$|^\/(?:pages|previews)\.json$/.test(address))
      files.set(address, asset(address, file, security))

  const closed = config.maintenance ? maintenancePages(pagesDir, listed, security) : undefined
  /** Whatever its address and method: only files go on. */
  function serveClosed(pathname: string, request: IncomingMessage, response: ServerResponse): boolean {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const page = closed?.get(splitPath(pathname).locale)
    if (!page || (isRead && (files.has(pathname) || pathname.startsWith('/og/')))) return false
    send(request, response, page)
    return true
  }

  const secure = config.siteUrl.startsWith('https:') ? '; Secure' : ''
  function sendPage(request: IncomingMessage, response: ServerResponse, entry: PageEntry) {
    if ('bodies' in entry) return send(request, response, entry)
    if (variantBPercent <= 0) return send(request, response, entry.a)
    const known = new RegExp(`(?:^|;\\s*)${variantCookie}=[ab](?:;|$)`).test(request.headers.cookie ?? '')
    if (known) return send(request, response, entry[variantOf(request.headers.cookie)])
    const variant = random() * 100 < variantBPercent ? 'b' : 'a'
    send(request, response, entry[variant], {
      'set-cookie': `${variantCookie}=${variant}; Path=/; Max-Age=${year}; SameSite=Lax; HttpOnly${secure}`,
    })
  }

  function serveKept(request: IncomingMessage, response: ServerResponse): boolean {
    const url = request.url ?? '/'
    const query = url.indexOf('?')
    const pathname = query < 0 ? url : url.slice(0, query)
    if (closed && serveClosed(pathname, request, response)) return true
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    if (status?.owns(pathname)) {
      const kept = status.kept(pathname)
      if (kept) send(request, response, kept)
      return kept !== undefined
    }
    const page = pages.get(pathname)
    if (page) sendPage(request, response, page)
    else {
      const file = files.get(pathname)
      if (!file) return false
      send(request, response, file)
    }
    return true
  }

  const isTrusted = trustedBy(config.trustedProxies ?? [])
  const app = Fastify({
    ...loggingFor(config, logTo),
    genReqId: (request) => requestIdOf(request, isTrusted),
    trustProxy: isTrusted,
    bodyLimit: formBodyLimit,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    clientErrorHandler: (error, socket) =>
      refuseUnreadable(error, socket, () => ({
        headers: { ...security, 'content-type': 'text/plain; charset=utf-8' },
        body: 'This is no request that the site can read.\n',
      })),
    serverFactory: (handler) => {
      const server = createServer(serverOptions(limits), (request, response) => {
        if (!server.listening) response.shouldKeepAlive = false
        if (!serveKept(request, response)) handler(request, response)
        else if (isTalkative(config.logLevel)) logKept(request, response)
      })
      return limitServer(server, limits)
    },
  })
  limitPipelining(app, limits)
  endUnusedConnections(app)
  app.addHook('preClose', (done) => {
    setTimeout(() => app.server.closeAllConnections(), drainMs).unref()
    done()
  })
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode && error.statusCode < 500 ? error.statusCode : 500
    if (status === 500) request.log.error({ err: error }, 'a request failed')
    return reply
      .code(status)
      .headers(security)
      .type('text/plain; charset=utf-8')
      .send(`${status}: ${STATUS_CODES[status]}\n`)
  })

  /** The line that Fastify writes for what it answers itself. */
  function logKept(request: IncomingMessage, response: ServerResponse): void {
    const { method = '', url = '/' } = request
    const network = visitorOf(request, isTrusted)
    const reqId = requestIdOf(request, isTrusted)
    const began = performance.now()
    response.once('close', () => {
      const ms = performance.now() - began
      app.log.info(
        { reqId, ...requestLine({ method, path: url, status: response.statusCode, ms, network }) },
        'request',
      )
    })
  }

  // The first to ask for the status page or a file beside it; `serveKept` answers everybody after that.
  app.addHook('onRequest', async (request, reply) => {
    const [pathname = ''] = request.url.split('?', 1)
    if (!status?.owns(pathname) || !['GET', 'HEAD'].includes(request.method)) return
    const made = await status.make(pathname)
    const found = made ?? pages.get(pathname)
    if (!found || !('bodies' in found))
      return reply
        .code(503)
        .headers({ ...security, 'retry-after': '30', 'cache-control': 'no-store' })
        .type('text/plain; charset=utf-8')
        .send('503: no state has been published yet\n')
    reply.hijack()
    send(request.raw, reply.raw, found)
  })

  const wanted = JSON.parse(readFileSync(path.join(pagesDir, 'previews.json'), 'utf8')) as Record<
    string,
    Preview
  >
  const previews = createPreviews()
  app.addHook('onClose', () => previews.close())
  app.get('/og/*', async (request, reply) => {
    const [address = ''] = request.url.split('?')
    const input = Object.hasOwn(wanted, address) ? wanted[address] : undefined
    if (!input) return reply.callNotFound()
    return reply
      .headers({
        ...security,
        'content-security-policy': assetPolicy,
        'cache-control': 'public, max-age=86400',
      })
      .type('image/png')
      .send(await previews.picture(input))
  })

  // What nobody asked for is read to its end and dropped, so that the refusal arrives.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: formBodyLimit }, (_request, _body, done) =>
    done(null, undefined),
  )
  if (live) app.register(partnerPosts, { ...live, security })

  app.setNotFoundHandler((request, reply) => {
    const { url, method } = request
    const query = url.indexOf('?')
    const pathname = query < 0 ? url : url.slice(0, query)
    if (method !== 'GET' && method !== 'HEAD')
      return reply
        .code(405)
        .headers({ ...security, allow: 'GET, HEAD' })
        .type('text/plain; charset=utf-8')
        .send('405: GET or HEAD expected\n')
    const target = canonicalRedirect(pathname)
    if (target !== null)
      return reply
        .code(308)
        .headers(security)
        .header('location', target + (query < 0 ? '' : url.slice(query)))
        .send()
    const page = missing.get(splitPath(pathname).locale)
    if (!page) return reply.code(404).headers(security).send()
    reply.hijack()
    send(request.raw, reply.raw, page)
  })

  for (const locale of locales)
    if (!pages.has(localizedPath(locale, '/')))
      throw new Error(`no page for ${localizedPath(locale, '/')} in ${pagesDir}`)
  return app
}
