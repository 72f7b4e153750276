import '@zubr/ui/tokens.css'
import '@zubr/ui/fonts/faces.css'
import '@zubr/ui/base.css'
import './site.css'
import { defaultLocale, isLocale } from '@zubr/i18n/locales'
import {
  data,
  type LoaderFunctionArgs,
  Outlet,
  type UIMatch,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import { addressesOf } from './addresses.server.ts'
import { askedPage } from './asked-page.server.ts'
import { Document } from './frame/document.tsx'
import { type LanguageOffers, languageOffers } from './frame/language-offers.server.ts'
import NotFound from './routes/not-found.tsx'
import { type Site, SiteProvider } from './site.tsx'

type RootData = Site & { found: boolean; offers: LanguageOffers }

/** What every page knows of where it stands. A first segment that is no language names no page. */
export function loader({ request, params, context }: LoaderFunctionArgs) {
  const { path } = askedPage(request)
  const found = params.locale === undefined || isLocale(params.locale)
  const locale = isLocale(params.locale) ? params.locale : defaultLocale
  const offers = languageOffers(locale, path)
  const site: RootData = { ...addressesOf(context), path, year: new Date().getFullYear(), found, offers }
  return data(site, { status: found ? 200 : 404 })
}

/** A route's `handle`: with `hydrate` React takes over the page's islands; else it stays at home. */
export type PageHandle = { hydrate?: true }

export default function Root() {
  // What the loader above returned; the router's own type loses it behind `data()`.
  const site = useRouteLoaderData('root') as RootData
  // A match's handle is whatever its module exports, which here is a PageHandle.
  const hydrate = useMatches().some(
    (match) => (match as UIMatch<unknown, PageHandle | undefined>).handle?.hydrate,
  )
  return (
    <SiteProvider site={site}>
      <Document hydrate={hydrate} offers={site.offers}>
        {site.found ? <Outlet /> : <NotFound />}
      </Document>
    </SiteProvider>
  )
}
