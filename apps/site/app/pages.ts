import { type LandingId, landingIds } from '@zubr/i18n/messages'

/**
 * THE list of public pages. Routes, prerendering, the sitemap, language links, menus and tests derive from it.
 * A page's words are `words.<id>` (`words.landing.pages.<id>` for the landing page and its aliases).
 */
export type PageId =
  | LandingId
  | 'uptime'
  | 'help'
  | 'contact'
  | 'wiki'
  | 'oferta'
  | 'userAgreement'
  | 'privacy'
  | 'security'
  | 'payment'
  | 'partner'
  | 'soon'
  | 'notFound'

export type Page = {
  id: PageId
  /** The Russian address; other languages prefix their code. */
  path: string
  /** The module in `routes/` that shows it. */
  module: 'landing' | 'uptime' | 'soon' | 'not-found'
  /** Meant for search engines: stands in the sitemap, may be indexed. */
  indexed: boolean
  /** Prerendered once for each variant of the landing page. */
  variants?: true
  /** HTTP status with which it is served. */
  status: 200 | 404
}

/** A page whose address stands while its content is still being written. */
const building = (id: PageId, path: string): Page => ({
  id,
  path,
  module: 'soon',
  indexed: false,
  status: 200,
})

const landing = (id: LandingId): Page => ({
  id,
  path: id === 'home' ? '/' : `/${id}`,
  module: 'landing',
  indexed: true,
  variants: true,
  status: 200,
})

export const pages: readonly Page[] = [
  ...landingIds.map(landing),
  { id: 'uptime', path: '/uptime', module: 'uptime', indexed: true, status: 200 },
  building('help', '/help'),
  building('contact', '/help/contact'),
  building('wiki', '/wiki'),
  building('oferta', '/legacy/oferta'),
  building('userAgreement', '/legacy/user-agreement'),
  building('privacy', '/legacy/privacy'),
  building('security', '/legacy/security'),
  building('payment', '/legacy/pay'),
  building('partner', '/partner'),
  { id: 'soon', path: '/soon', module: 'soon', indexed: false, status: 200 },
  // The splat's page; prerendered once a language and served to every unknown address.
  { id: 'notFound', path: '/404', module: 'not-found', indexed: false, status: 404 },
]

const byId = new Map(pages.map((page) => [page.id, page]))
const byPath = new Map(pages.map((page) => [page.path, page]))

/** The page of an id; every id of the union is in the list, which a test holds. */
export function pageOf(id: PageId): Page {
  const page = byId.get(id)
  if (!page) throw new Error(`no page with the id ${id} in pages.ts`)
  return page
}

/** The page at an address without its language prefix, or undefined. */
export function pageAt(path: string): Page | undefined {
  return byPath.get(path)
}

export function isLandingId(id: PageId): id is LandingId {
  return (landingIds as readonly string[]).includes(id)
}
