import { legalEditions } from '@zubr/content/legal/editions'
import { type WikiSlug, wikiSlugs } from '@zubr/content/wiki'
import { type Edition, editions } from '@zubr/domain/plans'
import type { Locale } from '@zubr/i18n/locales'
import { type LandingId, landingIds } from '@zubr/i18n/messages'

/**
 * The list of public pages: routes, prerendering, sitemap, language links, tests and the footer's
 * documents derive from it. Menus choose from its ids. A page's messages are `<id>`
 * (`landing.pages.<id>` for landing pages), or a Markdown file of `content/`.
 */
export type PageId =
  | LandingId
  | DocumentId
  | `${DocumentId}/${string}`
  | 'uptime'
  | 'documents'
  | 'help'
  | 'contact'
  | 'wiki'
  | `wiki/${WikiSlug}`
  | 'arcania'
  | 'crazby'
  | 'partner'
  | `notify/${Edition}`
  | 'forget'
  | 'login'
  | 'register'
  | AccountStep
  | 'paySuccess'
  | 'payError'
  | 'invoice'
  | 'soon'
  | 'notFound'

/** Smaller account pages; the panel's origin serves them too. */
export const accountSteps = ['code', 'forgot', 'reset', 'confirm'] as const
export type AccountStep = (typeof accountSteps)[number]

/** Documents in display order, with their folder in `content/legal`. */
export const documentFolders = {
  oferta: 'oferta',
  userAgreement: 'user-agreement',
  privacy: 'privacy',
  security: 'security',
  payment: 'pay',
} as const
export type DocumentId = keyof typeof documentFolders
export const documentIds = Object.keys(documentFolders) as DocumentId[] // the literal's own keys

/** The document of a page, and its edition if the id contains one. */
export function documentOf(page: PageId): { id: DocumentId; edition?: string } | undefined {
  const [name, edition] = page.split('/')
  const id = documentIds.find((each) => each === name)
  return id && { id, ...(edition !== undefined && { edition }) }
}

/** Permanent page of a document's edition, in force or not. */
export const editionPage = (id: DocumentId, inForce: string): PageId => `${id}/${inForce}`

export type Page = {
  id: PageId
  /** Russian address; other languages add their code as a prefix. */
  path: string
  /** Module in `routes/` that renders it. */
  module:
    | 'landing'
    | 'uptime'
    | 'documents'
    | 'document'
    | 'help'
    | 'contact'
    | 'wiki'
    | 'article'
    | 'modpack'
    | 'partner-page'
    | 'partner'
    | 'notify'
    | 'login'
    | 'register'
    | 'account-step'
    | 'pay-success'
    | 'pay-error'
    | 'invoice'
    | 'soon'
    | 'not-found'
  /** Included in the sitemap and indexable. */
  indexed: boolean
  /** Prerendered once for each variant of the landing page. */
  variants?: true
  /** HTTP status with which it is served. */
  status: 200 | 404
}

const page = (id: PageId, path: string, module: Page['module'], indexed = true): Page => ({
  id,
  path,
  module,
  indexed,
  status: 200,
})

const landing = (id: LandingId): Page => ({
  ...page(id, id === 'home' ? '/' : `/${id}`, 'landing'),
  variants: true,
})

export const pages: readonly Page[] = [
  ...landingIds.map(landing),
  page('uptime', '/uptime', 'uptime'),
  page('documents', '/legacy', 'documents'),
  ...documentIds.map((id) => page(id, `/legacy/${documentFolders[id]}`, 'document')),
  // Search engines index the address without a date, which shows the edition in force.
  ...documentIds.flatMap((id) =>
    legalEditions[documentFolders[id]].map(({ inForce }) =>
      page(editionPage(id, inForce), `/legacy/${documentFolders[id]}/${inForce}`, 'document', false),
    ),
  ),
  page('help', '/help', 'help'),
  page('contact', '/help/contact', 'contact'),
  page('wiki', '/wiki', 'wiki'),
  ...wikiSlugs.map((slug) => page(`wiki/${slug}`, `/wiki/${slug}`, 'article')),
  page('arcania', '/arcania', 'modpack'),
  page('crazby', '/crazby', 'partner-page'),
  page('partner', '/partner', 'partner'),
  // Includes editions that are already offered: an old link may point to them.
  ...editions.map((id) => page(`notify/${id}`, `/notify/${id}`, 'notify', false)),
  page('forget', '/notify/forget', 'notify', false),
  page('login', '/login', 'login'),
  page('register', '/register', 'register'),
  page('code', '/login/code', 'account-step', false),
  page('forgot', '/forgot', 'account-step', false),
  page('reset', '/reset', 'account-step', false),
  page('confirm', '/confirm', 'account-step', false),
  page('paySuccess', '/pay/success', 'pay-success', false),
  page('payError', '/pay/error', 'pay-error', false),
  page('invoice', '/pay/bill', 'invoice', false),
  page('soon', '/soon', 'soon', false),
  // Prerendered once per language and served for every unknown address.
  { ...page('notFound', '/404', 'not-found', false), status: 404 },
]

const byId = new Map(pages.map((entry) => [entry.id, entry]))
const byPath = new Map(pages.map((entry) => [entry.path, entry]))

/** Returns the page of an id; a test ensures that every id of the union is in the list. */
export function pageOf(id: PageId): Page {
  const found = byId.get(id)
  if (!found) throw new Error(`no page with the id ${id} in pages.ts`)
  return found
}

/** The page at an address without its language prefix, or undefined. */
export function pageAt(path: string): Page | undefined {
  return byPath.get(path)
}

/**
 * Address of the preview picture for social networks; pages that are not indexed use the front
 * page's.
 */
export function previewPath(id: PageId, locale: Locale): string {
  return `/og/${locale}/${pageOf(id).indexed ? id : 'home'}.png`
}

/** Address of a language's search index of wiki articles; fetched when the field is focused. */
export function searchIndexPath(locale: Locale): string {
  return `/wiki-index/${locale}.json`
}

export function isLandingId(id: PageId): id is LandingId {
  return (landingIds as readonly string[]).includes(id)
}
