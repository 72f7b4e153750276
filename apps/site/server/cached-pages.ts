import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import type { Config } from '@zubr/config'
import type { LandingVariantId } from '@zubr/content/brand'
import { pathOf } from '@zubr/http/log'
import { filesBelow, type Resource, readResource, send } from '@zubr/http/resources'
import { sharedFor } from '@zubr/http/shared-cache'
import { type Locale, locales } from '@zubr/i18n/locales'
import { localizedPath, splitPath } from '@zubr/i18n/urls'
import { variantCookie, variantOf } from '../app/landing/variant.ts'
import { assetResource, assetResources } from './assets.ts'
import { maintenancePages } from './maintenance.ts'
import { type PageFile, readPageFiles } from './pages.ts'
import type { LiveStatus } from './status/live-status.ts'

const yearSeconds = 31_536_000

export type CachedPagesOptions = {
  pagesDir: string
  /** Folder of the built files; default: the build's output. */
  clientDir: string | undefined
  config: Pick<Config, 'siteUrl'> & Partial<Pick<Config, 'maintenance'>>
  /** Headers of every response. */
  security: Record<string, string>
  /** The status page, which is rendered while the site runs. */
  status: LiveStatus | undefined
  /** Percent of new visitors who see the landing page's variant b. */
  variantBPercent: number
  /** Random number from 0 to 1. */
  random(): number
  /** Current time in milliseconds, which selects document editions. */
  now(): number
}

type PageEntry = Resource | Record<LandingVariantId, Resource>
/** Extra headers of one response. */
type Extra = Record<string, string>

/** The prerendered pages and the files of the site, served from memory. */
export class CachedPages {
  readonly #options: CachedPagesOptions
  readonly #files: Map<string, Resource>
  readonly #pages = new Map<string, PageEntry>()
  readonly #missing = new Map<Locale, Resource>()
  /** Pages that replace another at a moment, in order of time. */
  readonly #scheduled = new Map<string, { from: number; page: Resource }[]>()
  #maintenance: ReturnType<typeof maintenancePages> | undefined

  private constructor(options: CachedPagesOptions) {
    this.#options = options
    this.#files = new Map(assetResources(options.security, options.clientDir))
  }

  /** Reads all pages. Throws if a language has no landing page. */
  static read(options: CachedPagesOptions): CachedPages {
    const pages = new CachedPages(options)
    pages.#read(options)
    return pages
  }

  #read({ pagesDir, config, security }: CachedPagesOptions): void {
    const listed = readPageFiles(pagesDir)
    for (const page of listed) this.#addPage(page)
    for (const [address, file] of filesBelow(pagesDir))
      if (!/\.html$|^\/(?:pages|previews)\.json$/.test(address))
        this.#files.set(address, assetResource(address, file, security))
    this.#maintenance = config.maintenance ? maintenancePages(pagesDir, listed, security) : undefined
    for (const locale of locales)
      if (!this.#pages.has(localizedPath(locale, '/')))
        throw new Error(`no page for ${localizedPath(locale, '/')} in ${pagesDir}`)
  }

  has(address: string): boolean {
    return this.#pages.has(address)
  }

  /** A page without variants. */
  page(address: string): Resource | undefined {
    const page = this.#pages.get(address)
    return page && 'bodies' in page ? page : undefined
  }

  /** The 404 page in the language of an address. */
  missingPage(pathname: string): Resource | undefined {
    return this.#missing.get(splitPath(pathname).locale)
  }

  /** Answers a request for a page or a file; false if there is none. */
  serve(request: IncomingMessage, response: ServerResponse, extra: Extra): boolean {
    const pathname = pathOf(request.url ?? '/')
    if (this.#serveMaintenance(pathname, request, response, extra)) return true
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    // Fastify answers a broken percent sign with JSON.
    const unreadable = isDecodable(pathname) ? undefined : this.missingPage(pathname)
    if (unreadable) {
      send(request, response, unreadable, extra)
      return true
    }
    const { status } = this.#options
    if (status?.owns(pathname)) {
      const cached = status.cached(pathname)
      if (cached) send(request, response, cached, extra)
      return cached !== undefined
    }
    const page = this.#currentPage(pathname)
    if (page) {
      this.#sendPage(request, response, page, extra)
      return true
    }
    const file = this.#files.get(pathname)
    if (file) send(request, response, file, extra)
    return file !== undefined
  }

  #addPage({ path: address, locale, variant, from, status, file, csp }: PageFile): void {
    const { pagesDir, security, variantBPercent } = this.#options
    const isPrivate = variant && variantBPercent > 0
    const page = readResource(path.join(pagesDir, file), {
      status,
      headers: {
        ...security,
        // Every unknown address shows the 404 page: caching it would create an entry for each.
        ...(status === 200 && sharedFor(1)),
        'content-security-policy': csp,
        'cache-control': isPrivate ? 'private, no-cache' : 'public, no-cache',
        ...(isPrivate ? { vary: 'Cookie' } : {}),
      },
    })
    if (status === 404) this.#missing.set(locale, page)
    else if (from !== undefined) {
      const before = this.#scheduled.get(address) ?? []
      this.#scheduled.set(address, [...before, { from: Date.parse(from), page }])
    } else if (variant === undefined) this.#pages.set(address, page)
    else
      this.#pages.set(address, {
        ...(this.#pages.get(address) as Record<LandingVariantId, Resource> | undefined),
        [variant]: page,
      } as Record<LandingVariantId, Resource>)
  }

  #currentPage(pathname: string): PageEntry | undefined {
    const { now } = this.#options
    const scheduled = this.#scheduled.get(pathname)?.findLast(({ from }) => from <= now())
    return scheduled?.page ?? this.#pages.get(pathname)
  }

  /** Responses during maintenance for every address and method; only files are served normally. */
  #serveMaintenance(
    pathname: string,
    request: IncomingMessage,
    response: ServerResponse,
    extra: Extra,
  ): boolean {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const page = this.#maintenance?.get(splitPath(pathname).locale)
    if (!page || (isRead && (this.#files.has(pathname) || pathname.startsWith('/og/')))) return false
    send(request, response, page, extra)
    return true
  }

  /** Chooses a variant for a new visitor, and stores it in a cookie. */
  #sendPage(request: IncomingMessage, response: ServerResponse, entry: PageEntry, extra: Extra): void {
    const { config, variantBPercent, random } = this.#options
    const known = new RegExp(`(?:^|;\\s*)${variantCookie}=[ab](?:;|$)`).test(request.headers.cookie ?? '')
    if ('bodies' in entry) send(request, response, entry, extra)
    else if (variantBPercent <= 0) send(request, response, entry.a, extra)
    else if (known) send(request, response, entry[variantOf(request.headers.cookie)], extra)
    else {
      const variant = random() * 100 < variantBPercent ? 'b' : 'a'
      const secure = config.siteUrl.startsWith('https:') ? '; Secure' : ''
      const attributes = `Path=/; Max-Age=${yearSeconds}; SameSite=Lax; HttpOnly${secure}`
      send(request, response, entry[variant], {
        ...extra,
        'set-cookie': `${variantCookie}=${variant}; ${attributes}`,
      })
    }
  }
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    // The path has a malformed percent escape.
    return false
  }
}
