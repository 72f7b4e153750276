import type { Status } from '@zubr/contracts/status'
import { compressedResource, type Resource } from '@zubr/http/resources'
import { sharedFor } from '@zubr/http/shared-cache'
import { type Locale, locales } from '@zubr/i18n/locales'
import { localizedPath } from '@zubr/i18n/urls'
import { overallOf } from '../../app/status/node-stats.ts'
import { statusFiles } from '../../app/status/status-files.ts'
import { isOldAt, publishedSnapshot } from '../../app/status/status-view.ts'
import { atomFeed, badge, jsonFeed } from './feeds.ts'
import type { LivePages } from './live-pages.ts'
import type { StatusPublisher } from './publisher.ts'

/**
 * Maximum age of a state that is served although a newer one is known. Source: docs/decisions/0012.
 */
const freshMs = 20_000

export type LiveStatus = {
  /** Whether an address is the status page or one of its files. */
  owns(pathname: string): boolean
  /**
   * The cached response of the newest or a still fresh state; in the second case a newer one is
   * rendered in the background. Undefined otherwise: call `make`.
   */
  cached(pathname: string): Resource | undefined
  /** Response for the newest state; undefined until a state was published. */
  make(pathname: string): Promise<Resource | undefined>
}

type Options = {
  publisher: Pick<StatusPublisher, 'current' | 'version'>
  siteUrl: string
  /** Headers of every response of the site, and the policy of a file opened by itself. */
  security: Record<string, string>
  filePolicy: string
  pages: Pick<LivePages, 'render' | 'statusViewIn'>
  now?: () => number
}

/**
 * The status page and its files in every language, rendered on demand from the last published
 * state.
 */
export function openLiveStatus(options: Options): LiveStatus {
  return new StatusResponses(options)
}

type StatusAddress = { locale: Locale; file: keyof typeof statusFiles | 'page' }

class StatusResponses implements LiveStatus {
  readonly #options: Options
  readonly #addresses = statusAddresses()
  readonly #cached = new Map<string, { key: string; at: number; answer: Resource }>()
  readonly #pending = new Map<string, Promise<Resource | undefined>>()

  constructor(options: Options) {
    this.#options = options
  }

  owns(pathname: string): boolean {
    return this.#addresses.has(pathname)
  }

  cached(pathname: string): Resource | undefined {
    const entry = this.#cached.get(pathname)
    if (!entry || entry.key === this.#currentKey()) return entry?.answer
    // After hours without requests the cached response is too old.
    if (this.#now() - entry.at > freshMs) return undefined
    // Renders in the background. After a failure the next request tries again.
    this.make(pathname).catch(() => undefined)
    return entry.answer
  }

  make(pathname: string): Promise<Resource | undefined> {
    const running = this.#pending.get(pathname)
    if (running) return running
    const started = this.#render(pathname).finally(() => this.#pending.delete(pathname))
    this.#pending.set(pathname, started)
    return started
  }

  #now(): number {
    return (this.#options.now ?? Date.now)()
  }

  /** An outdated state is shown differently, though no newer one arrived. */
  #currentKey(): string {
    const { publisher } = this.#options
    const status = publisher.current()
    return `${publisher.version()} ${status !== null && isOldAt(status, this.#now())}`
  }

  async #render(pathname: string): Promise<Resource | undefined> {
    const key = this.#currentKey()
    const status = this.#options.publisher.current()
    const answer = await this.#renderStatus(pathname, status)
    if (answer) this.#cached.set(pathname, { key, at: status === null ? 0 : Date.parse(status.at), answer })
    return answer
  }

  async #renderStatus(pathname: string, status: Status | null): Promise<Resource | undefined> {
    const { pages, siteUrl } = this.#options
    const address = this.#addresses.get(pathname)
    if (!address) return undefined
    const { locale, file } = address
    if (file === 'badge') {
      const view = status && pages.statusViewIn(status, locale, this.#now())
      const overall = view ? overallOf(publishedSnapshot(view, 'loading')).state : 'unknown'
      return this.#fileResponse('badge.svg', badge(overall, locale))
    }
    if (status === null) return undefined
    if (file === 'page') {
      const { html, csp } = await pages.render(pathname, { status })
      return this.#compressed('index.html', html, {
        'content-security-policy': csp,
        'cache-control': 'public, no-cache',
      })
    }
    const view = pages.statusViewIn(status, locale, this.#now())
    switch (file) {
      case 'atom':
        return this.#fileResponse('feed.atom', atomFeed(view, locale, siteUrl))
      case 'json':
        return this.#fileResponse('feed.json', jsonFeed(view, locale, siteUrl))
      case 'view':
        return this.#fileResponse('state.json', JSON.stringify(view))
    }
  }

  #fileResponse(name: string, body: string): Promise<Resource> {
    const headers = {
      'content-security-policy': this.#options.filePolicy,
      'cache-control': 'public, max-age=30',
    }
    return this.#compressed(name, body, headers)
  }

  #compressed(name: string, body: string, headers: Record<string, string>): Promise<Resource> {
    const { security } = this.#options
    return compressedResource(name, body, { headers: { ...security, ...sharedFor(1), ...headers } })
  }
}

function statusAddresses(): ReadonlyMap<string, StatusAddress> {
  const addresses = new Map<string, StatusAddress>()
  for (const locale of locales) {
    const page = localizedPath(locale, '/uptime')
    addresses.set(page, { locale, file: 'page' })
    for (const [file, ending] of Object.entries(statusFiles))
      addresses.set(page + ending, { locale, file: file as keyof typeof statusFiles })
  }
  return addresses
}
