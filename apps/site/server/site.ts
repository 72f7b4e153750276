import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from '@zubr/config'
import { type LandingVariantId, landingVariantBPercent } from '@zubr/content/brand'
import { answerKept, filesBelow, type Resource, readResource, send } from '@zubr/http/kept-files'
import { type Locale, locales } from '@zubr/i18n/locales'
import { canonicalRedirect, localizedPath, splitPath } from '@zubr/i18n/urls'
import type { FastifyInstance } from 'fastify'
import { variantCookie, variantOf } from '../app/landing/variant.ts'
import { partnerPosts } from './accounts/partner-posts.ts'
import { maintenancePages } from './maintenance.ts'
import { type PageServerOptions, pageServer } from './page-server.ts'
import type { PageFile } from './pages.ts'
import type { Preview } from './previews/og.ts'
import { createPreviews } from './previews/previews.ts'
import type { LivePages } from './status/live-pages.ts'
import { openLiveStatus } from './status/live-status.ts'
import type { StatusPublisher } from './status/publisher.ts'

const client = fileURLToPath(new URL('../build/client/', import.meta.url))
const year = 31_536_000
/** A file opened by itself runs nothing and loads nothing. */
const assetPolicy = "default-src 'none'; frame-ancestors 'none'"

type SiteOptions = Pick<PageServerOptions, 'logTo' | 'limits'> & {
  pagesDir: string
  /** The built files, if not where the build puts them. */
  clientDir?: string
  config: Pick<Config, 'siteUrl' | 'logLevel'> & Partial<Pick<Config, 'trustedProxies' | 'maintenance'>>
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
/** Headers of one answer that its resource does not hold. */
type Extra = Record<string, string>

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
  live,
  ...server
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
  function serveClosed(
    pathname: string,
    request: IncomingMessage,
    response: ServerResponse,
    extra: Extra,
  ): boolean {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const page = closed?.get(splitPath(pathname).locale)
    if (!page || (isRead && (files.has(pathname) || pathname.startsWith('/og/')))) return false
    send(request, response, page, extra)
    return true
  }

  const secure = config.siteUrl.startsWith('https:') ? '; Secure' : ''
  function sendPage(request: IncomingMessage, response: ServerResponse, entry: PageEntry, extra: Extra) {
    if ('bodies' in entry) return send(request, response, entry, extra)
    if (variantBPercent <= 0) return send(request, response, entry.a, extra)
    const known = new RegExp(`(?:^|;\\s*)${variantCookie}=[ab](?:;|$)`).test(request.headers.cookie ?? '')
    if (known) return send(request, response, entry[variantOf(request.headers.cookie)], extra)
    const variant = random() * 100 < variantBPercent ? 'b' : 'a'
    send(request, response, entry[variant], {
      ...extra,
      'set-cookie': `${variantCookie}=${variant}; Path=/; Max-Age=${year}; SameSite=Lax; HttpOnly${secure}`,
    })
  }

  function serveKept(request: IncomingMessage, response: ServerResponse, extra: Extra): boolean {
    const url = request.url ?? '/'
    const query = url.indexOf('?')
    const pathname = query < 0 ? url : url.slice(0, query)
    if (closed && serveClosed(pathname, request, response, extra)) return true
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    if (status?.owns(pathname)) {
      const kept = status.kept(pathname)
      if (kept) send(request, response, kept, extra)
      return kept !== undefined
    }
    const page = pages.get(pathname)
    if (page) sendPage(request, response, page, extra)
    else {
      const file = files.get(pathname)
      if (!file) return false
      send(request, response, file, extra)
    }
    return true
  }

  const app = pageServer({ config, security, serveKept, ...server })

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
    answerKept(request, reply, found)
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
    answerKept(request, reply, page)
  })

  for (const locale of locales)
    if (!pages.has(localizedPath(locale, '/')))
      throw new Error(`no page for ${localizedPath(locale, '/')} in ${pagesDir}`)
  return app
}
