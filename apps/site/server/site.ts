import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '@zubr/config'
import { landingVariantBPercent } from '@zubr/content/brand'
import { pathOf } from '@zubr/http/log'
import { replyWithResource } from '@zubr/http/resources'
import { inertPolicy } from '@zubr/http/security-headers'
import { sharedFor } from '@zubr/http/shared-cache'
import { canonicalRedirect } from '@zubr/i18n/urls'
import type { FastifyInstance } from 'fastify'
import { interestPosts } from './accounts/interest-posts.ts'
import { partnerPosts } from './accounts/partner-posts.ts'
import { siteSecurityHeaders } from './assets.ts'
import { CachedPages } from './cached-pages.ts'
import { type PageServerOptions, pageServer } from './page-server.ts'
import type { Preview } from './previews/og.ts'
import { createPreviews } from './previews/previews.ts'
import type { LivePages } from './status/live-pages.ts'
import { type LiveStatus, openLiveStatus } from './status/live-status.ts'
import type { StatusPublisher } from './status/publisher.ts'

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

type SecurityHeaders = Record<string, string>

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
  const status =
    live && openLiveStatus({ ...live, siteUrl: config.siteUrl, security, filePolicy: inertPolicy })
  const pages = CachedPages.read({
    ...{ pagesDir, clientDir, config, security, status, variantBPercent, random, now },
  })
  const app = pageServer({
    ...{ config, security, ...server },
    serveKept: (request, response, extra) => pages.serve(request, response, extra),
  })
  if (status) serveStatus(app, status, pages, security)
  servePreviews(app, pagesDir, security)
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
  serveMissing(app, pages, security)
  return app
}

/**
 * Answers the first request for the status page or a file beside it. `CachedPages` serves the
 * following ones.
 */
function serveStatus(
  app: FastifyInstance,
  status: LiveStatus,
  pages: CachedPages,
  security: SecurityHeaders,
): void {
  app.addHook('onRequest', async (request, reply) => {
    const pathname = pathOf(request.url)
    if (!status.owns(pathname) || !['GET', 'HEAD'].includes(request.method)) return
    const found = (await status.make(pathname)) ?? pages.page(pathname)
    if (!found)
      return reply
        .code(503)
        .headers({ ...security, 'retry-after': '30', 'cache-control': 'no-store' })
        .type('text/plain; charset=utf-8')
        .send('503: no state has been published yet\n')
    replyWithResource(request, reply, found)
  })
}

/** Renders the preview pictures of pages for social networks. */
function servePreviews(app: FastifyInstance, pagesDir: string, security: SecurityHeaders): void {
  const file = path.join(pagesDir, 'previews.json')
  const byAddress = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Preview>
  const previews = createPreviews()
  app.addHook('onClose', () => previews.close())
  app.get('/og/*', async (request, reply) => {
    const address = pathOf(request.url)
    const input = Object.hasOwn(byAddress, address) ? byAddress[address] : undefined
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
}

/** Redirects to the canonical address, or answers with the 404 page. */
function serveMissing(app: FastifyInstance, pages: CachedPages, security: SecurityHeaders): void {
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
    const page = pages.missingPage(pathname)
    if (!page) return reply.code(404).headers(security).send()
    replyWithResource(request, reply, page)
  })
}
