import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from '@zubr/config'
import { type LandingVariantId, landingVariantBPercent } from '@zubr/content/brand'
import { filesBelow, type Resource, readResource, send } from '@zubr/http/kept-files'
import { type Locale, locales } from '@zubr/i18n/locales'
import { canonicalRedirect, localizedPath, splitPath } from '@zubr/i18n/urls'
import Fastify, { type FastifyInstance } from 'fastify'
import { variantCookie, variantOf } from '../app/landing/variant.ts'
import { type PageId, pageOf } from '../app/pages.ts'
import type { Preview } from './og.ts'
import type { PageFile } from './pages.ts'
import { createPreviews } from './previews.ts'

const client = fileURLToPath(new URL('../build/client/', import.meta.url))
const year = 31_536_000
const formBodyLimit = 16 * 1024
/** The message of each form's page that answers for it until applications land. */
const formAnswers = { partner: 'failed' } as const satisfies Partial<Record<PageId, string>>
/** A file opened by itself runs nothing and loads nothing. */
const assetPolicy = "default-src 'none'; frame-ancestors 'none'"

type SiteOptions = {
  pagesDir: string
  config: Pick<Config, 'siteUrl' | 'logLevel'>
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
export function assetResources(security: Record<string, string>): [string, Resource][] {
  return filesBelow(client).map(([address, file]) => [address, asset(address, file, security)])
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
  config,
  variantBPercent = landingVariantBPercent,
  random = Math.random,
}: SiteOptions): FastifyInstance {
  const security = securityHeaders(config.siteUrl)
  const files = new Map<string, Resource>(assetResources(security))
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
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const url = request.url ?? '/'
    const query = url.indexOf('?')
    const pathname = query < 0 ? url : url.slice(0, query)
    const page = pages.get(pathname)
    if (page) sendPage(request, response, page)
    else {
      const file = files.get(pathname)
      if (!file) return false
      send(request, response, file)
    }
    return true
  }

  const app = Fastify({
    logger: { level: config.logLevel },
    requestTimeout: 10_000,
    forceCloseConnections: true,
    serverFactory: (handler) =>
      createServer(
        { keepAliveTimeout: 65_000, headersTimeout: 15_000, requestTimeout: 15_000 },
        (request, response) => {
          if (!serveKept(request, response)) handler(request, response)
        },
      ),
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

  // Forms sent without scripts: what was typed is read by nobody yet, and the page says so at its message's anchor.
  app.addContentTypeParser('*', { bodyLimit: formBodyLimit }, (_request, payload, done) => {
    payload.resume()
    payload.on('end', () => done(null, undefined))
    payload.on('error', (error) => done(error))
  })
  for (const [id, message] of Object.entries(formAnswers))
    for (const locale of locales) {
      const address = localizedPath(locale, pageOf(id as PageId).path)
      app.post(address, (_request, reply) =>
        reply.code(303).headers(security).header('location', `${address}#${message}`).send(),
      )
    }

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
