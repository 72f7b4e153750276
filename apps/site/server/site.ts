import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import type { Config } from '@zubr/config'
import { type LandingVariantId, landingVariantBPercent } from '@zubr/content/brand'
import { pathOf } from '@zubr/http/log'
import { filesBelow, type Resource, readResource, replyWithResource, send } from '@zubr/http/resources'
import { inertPolicy } from '@zubr/http/security-headers'
import { sharedFor } from '@zubr/http/shared-cache'
import { type Locale, locales } from '@zubr/i18n/locales'
import { canonicalRedirect, localizedPath, splitPath } from '@zubr/i18n/urls'
import type { FastifyInstance } from 'fastify'
import { variantCookie, variantOf } from '../app/landing/variant.ts'
import { interestPosts } from './accounts/interest-posts.ts'
import { partnerPosts } from './accounts/partner-posts.ts'
import { assetResource, assetResources, siteSecurityHeaders } from './assets.ts'
import { maintenancePages } from './maintenance.ts'
import { type PageServerOptions, pageServer } from './page-server.ts'
import { readPageFiles } from './pages.ts'
import type { Preview } from './previews/og.ts'
import { createPreviews } from './previews/previews.ts'
import type { LivePages } from './status/live-pages.ts'
import { openLiveStatus } from './status/live-status.ts'
import type { StatusPublisher } from './status/publisher.ts'

const year = 31_536_000

type SiteOptions = Pick<PageServerOptions, 'logTo' | 'limits'> & {
  pagesDir: string
  /** Folder of the built files; default: the build's output. */
  clientDir?: string
  config: Pick<Config, 'siteUrl' | 'logLevel'> &
    Partial<Pick<Config, 'trustedProxies' | 'maintenance' | 'panelUrl'>>
  /**
   * Request-time rendering; without it the status page is the prerendered one, and applications are
   * not accepted.
   */
  live?: {
    publisher: StatusPublisher
    pages: LivePages
    /** The API's URL inside the deployment. */
    apiUrl: string
  }
  /** Percent of new visitors who see the landing page's variant b. */
  variantBPercent?: number
  /** Random number from 0 to 1; replaceable in tests. */
  random?: () => number
  /** Current time in milliseconds, which selects document editions. */
  now?: () => number
}

type PageEntry = Resource | Record<LandingVariantId, Resource>
/** Extra headers of one response. */
type Extra = Record<string, string>

/**
 * The public site. Pages and files are served from memory before Fastify, which doubles the
 * requests per core; Fastify handles the rest.
 */
export function buildSite({
  pagesDir,
  clientDir,
  config,
  variantBPercent = landingVariantBPercent,
  random = Math.random,
  now = Date.now,
  live,
  ...server
}: SiteOptions): FastifyInstance {
  const security = siteSecurityHeaders(config.siteUrl)
  const files = new Map<string, Resource>(assetResources(security, clientDir))
  const status =
    live && openLiveStatus({ ...live, siteUrl: config.siteUrl, security, filePolicy: inertPolicy })
  const pages = new Map<string, PageEntry>()
  const missing = new Map<Locale, Resource>()
  /** Pages that replace another at a moment, in order of time. */
  const later = new Map<string, { from: number; page: Resource }[]>()

  const listed = readPageFiles(pagesDir)
  for (const { path: address, locale, variant, from, status, file, csp } of listed) {
    const page = readResource(path.join(pagesDir, file), {
      status,
      headers: {
        ...security,
        // Every unknown address shows the 404 page: caching it would create an entry for each.
        ...(status === 200 && sharedFor(1)),
        'content-security-policy': csp,
        'cache-control': variant && variantBPercent > 0 ? 'private, no-cache' : 'public, no-cache',
        ...(variant && variantBPercent > 0 ? { vary: 'Cookie' } : {}),
      },
    })
    if (status === 404) missing.set(locale, page)
    else if (from !== undefined)
      later.set(address, [...(later.get(address) ?? []), { from: Date.parse(from), page }])
    else if (variant === undefined) pages.set(address, page)
    else
      pages.set(address, {
        ...(pages.get(address) as Record<LandingVariantId, Resource> | undefined),
        [variant]: page,
      } as Record<LandingVariantId, Resource>)
  }
  for (const [address, file] of filesBelow(pagesDir))
    if (!/\.html$|^\/(?:pages|previews)\.json$/.test(address))
      files.set(address, assetResource(address, file, security))

  const pageNow = (pathname: string): PageEntry | undefined =>
    later.get(pathname)?.findLast(({ from }) => from <= now())?.page ?? pages.get(pathname)

  const closed = config.maintenance ? maintenancePages(pagesDir, listed, security) : undefined
  /** Responses during maintenance for every address and method; only files are served normally. */
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
    const pathname = pathOf(request.url ?? '/')
    if (closed && serveClosed(pathname, request, response, extra)) return true
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    // Fastify answers a broken percent sign with JSON.
    const unreadable = isDecodable(pathname) ? undefined : missing.get(splitPath(pathname).locale)
    if (unreadable) {
      send(request, response, unreadable, extra)
      return true
    }
    if (status?.owns(pathname)) {
      const kept = status.kept(pathname)
      if (kept) send(request, response, kept, extra)
      return kept !== undefined
    }
    const page = pageNow(pathname)
    if (page) sendPage(request, response, page, extra)
    else {
      const file = files.get(pathname)
      if (!file) return false
      send(request, response, file, extra)
    }
    return true
  }

  const app = pageServer({ config, security, serveKept, ...server })

  // The first request for the status page or a file beside it; `serveKept` serves the following
  // ones.
  app.addHook('onRequest', async (request, reply) => {
    const pathname = pathOf(request.url)
    if (!status?.owns(pathname) || !['GET', 'HEAD'].includes(request.method)) return
    const made = await status.make(pathname)
    const found = made ?? pages.get(pathname)
    if (!found || !('bodies' in found))
      return reply
        .code(503)
        .headers({ ...security, 'retry-after': '30', 'cache-control': 'no-store' })
        .type('text/plain; charset=utf-8')
        .send('503: no state has been published yet\n')
    replyWithResource(request, reply, found)
  })

  const wanted = JSON.parse(readFileSync(path.join(pagesDir, 'previews.json'), 'utf8')) as Record<
    string,
    Preview
  >
  const previews = createPreviews()
  app.addHook('onClose', () => previews.close())
  app.get('/og/*', async (request, reply) => {
    const address = pathOf(request.url)
    const input = Object.hasOwn(wanted, address) ? wanted[address] : undefined
    if (!input) return reply.callNotFound()
    return reply
      .headers({
        ...security,
        ...sharedFor(1),
        'content-security-policy': inertPolicy,
        'cache-control': 'public, max-age=86400',
      })
      .type('image/png')
      .send(await previews.picture(input))
  })

  const { panelUrl } = config
  // Source: W3C, A Well-Known URL for Changing Passwords.
  if (panelUrl)
    app.get('/.well-known/change-password', (_request, reply) =>
      reply.headers(security).redirect(`${panelUrl}/account`, 302),
    )

  if (live) {
    app.register(partnerPosts, { ...live, security })
    app.register(interestPosts, { ...live, security })
  }

  app.setNotFoundHandler((request, reply) => {
    const { url, method } = request
    const pathname = pathOf(url)
    if (method !== 'GET' && method !== 'HEAD')
      return reply
        .code(405)
        .headers({ ...security, allow: 'GET, HEAD' })
        .type('text/plain; charset=utf-8')
        .send('405: GET or HEAD expected\n')
    const lower = canonicalRedirect(pathname.toLowerCase()) ?? pathname.toLowerCase()
    const target = lower !== pathname && pages.has(lower) ? lower : canonicalRedirect(pathname)
    if (target !== null)
      return reply
        .code(308)
        .headers(security)
        .header('location', target + url.slice(pathname.length))
        .send()
    const page = missing.get(splitPath(pathname).locale)
    if (!page) return reply.code(404).headers(security).send()
    replyWithResource(request, reply, page)
  })

  for (const locale of locales)
    if (!pages.has(localizedPath(locale, '/')))
      throw new Error(`no page for ${localizedPath(locale, '/')} in ${pagesDir}`)
  return app
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}
