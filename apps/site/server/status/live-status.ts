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
  kept(pathname: string): Resource | undefined
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
  const { publisher, siteUrl, security, filePolicy, pages, now = Date.now } = options
  const addresses = new Map<string, { locale: Locale; file: keyof typeof statusFiles | 'page' }>()
  for (const locale of locales) {
    const page = localizedPath(locale, '/uptime')
    addresses.set(page, { locale, file: 'page' })
    for (const [file, ending] of Object.entries(statusFiles))
      addresses.set(page + ending, { locale, file: file as keyof typeof statusFiles })
  }
  const made = new Map<string, { key: string; at: number; answer: Resource }>()
  const making = new Map<string, Promise<Resource | undefined>>()
  // An outdated state is shown differently, though no newer one arrived.
  const keyNow = () => {
    const status = publisher.current()
    return `${publisher.version()} ${status !== null && isOldAt(status, now())}`
  }

  async function fresh(pathname: string): Promise<Resource | undefined> {
    const key = keyNow()
    const status = publisher.current()
    const answer = await answerWith(pathname, status)
    if (answer) made.set(pathname, { key, at: status === null ? 0 : Date.parse(status.at), answer })
    return answer
  }

  async function answerWith(pathname: string, status: Status | null): Promise<Resource | undefined> {
    const address = addresses.get(pathname)
    if (!address) return undefined
    const { locale, file } = address
    if (file === 'badge') {
      const view = status && pages.statusViewIn(status, locale, now())
      const overall = view ? overallOf(publishedSnapshot(view, 'loading')).state : 'unknown'
      return fileAnswer('badge.svg', badge(overall, locale))
    }
    if (status === null) return undefined
    if (file === 'page') {
      const { html, csp } = await pages.render(pathname, { status })
      return compressed('index.html', html, {
        'content-security-policy': csp,
        'cache-control': 'public, no-cache',
      })
    }
    const view = pages.statusViewIn(status, locale, now())
    switch (file) {
      case 'atom':
        return fileAnswer('feed.atom', atomFeed(view, locale, siteUrl))
      case 'json':
        return fileAnswer('feed.json', jsonFeed(view, locale, siteUrl))
      case 'view':
        return fileAnswer('state.json', JSON.stringify(view))
    }
  }

  const fileAnswer = (name: string, body: string) =>
    compressed(name, body, { 'content-security-policy': filePolicy, 'cache-control': 'public, max-age=30' })

  const compressed = (name: string, body: string, headers: Record<string, string>): Promise<Resource> =>
    compressedResource(name, body, { headers: { ...security, ...sharedFor(1), ...headers } })

  function make(pathname: string): Promise<Resource | undefined> {
    const running = making.get(pathname)
    if (running) return running
    const started = fresh(pathname).finally(() => making.delete(pathname))
    making.set(pathname, started)
    return started
  }

  return {
    owns: (pathname) => addresses.has(pathname),
    kept(pathname) {
      const entry = made.get(pathname)
      if (!entry || entry.key === keyNow()) return entry?.answer
      // After hours without requests the cached response is too old.
      if (now() - entry.at > freshMs) return undefined
      make(pathname).catch(() => undefined)
      return entry.answer
    },
    make,
  }
}
