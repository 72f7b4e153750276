import { requiredContext } from '@zubr/browser/required-context'
import type { CoreId } from '@zubr/domain/cores/kinds'
import type { Currency } from '@zubr/domain/plans'
import { localizedPath } from '@zubr/i18n/urls'
import type { ReactNode } from 'react'
import type { Addresses } from './addresses.server.ts'
import { useI18n } from './i18n.tsx'
import { type PageId, pageOf } from './pages.ts'

/** Where the page stands: public addresses, its own path without the language, and the year of the copyright line. */
export type Site = Addresses & { path: string; year: number }

const [SiteContext, useSite] = requiredContext<Site>('the site')

export { useSite }

export function SiteProvider({ site, children }: { site: Site; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>
}

/** Addresses of our pages in the page's language, and of the panel, which cannot read our store and is told it. */
export function useHref() {
  const { locale } = useI18n()
  const { panelUrl } = useSite()
  return {
    page: (id: PageId) => localizedPath(locale, pageOf(id).path),
    /** BYN goes without saying. `begin`: with a core, or with a modpack. */
    create: (planId?: string, currency: Currency = 'BYN', begin?: CoreId | 'pack') =>
      `${panelUrl}/create?${new URLSearchParams({
        ...(planId && { plan: planId }),
        ...(begin && (begin === 'pack' ? { begin } : { core: begin })),
        lang: locale,
        ...(currency !== 'BYN' && { currency }),
      })}`,
    /** The panel on invented servers, for who has no account. */
    demo: `${panelUrl}/demo?lang=${locale}`,
    panel: `${panelUrl}/login?lang=${locale}`,
  }
}
