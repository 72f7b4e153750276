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
import { Document } from './frame/document.tsx'
import { type LanguageOffers, languageOffers } from './frame/language-offers.server.ts'
import { requestedPage } from './requested-page.server.ts'
import NotFound from './routes/not-found.tsx'
import { type Site, SiteProvider } from './site.tsx'

type RootData = Site & { found: boolean; offers: LanguageOffers }

/** Site data of every page. A first segment that is not a language matches no page. */
export function loader({ request, params, context }: LoaderFunctionArgs) {
  const { path } = requestedPage(request)
  const found = params.locale === undefined || isLocale(params.locale)
  const locale = isLocale(params.locale) ? params.locale : defaultLocale
  const offers = languageOffers(locale, path)
  const site: RootData = { ...addressesOf(context), path, year: new Date().getFullYear(), found, offers }
  return data(site, { status: found ? 200 : 404 })
}

/**
 * A route's `handle`: with `hydrate` React hydrates the page's islands; without it React is not
 * loaded.
 */
export type PageHandle = { hydrate?: true }

export default function Root() {
  // The return value of the loader above; the router's type is lost through `data()`.
  const site = useRouteLoaderData('root') as RootData
  // A match's handle is the export of its route module, here a PageHandle.
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
