import { requiredContext } from '@zubr/browser/required-context'
import type { CoreId } from '@zubr/domain/cores/kinds'
import type { Currency } from '@zubr/domain/plans'
import { localizedPath } from '@zubr/i18n/urls'
import type { ReactNode } from 'react'
import type { Addresses } from './addresses.server.ts'
import { useI18n } from './i18n.tsx'
import { type PageId, pageOf } from './pages.ts'

/** The page's context: public addresses, its path without the language, and the copyright year. */
export type Site = Addresses & { path: string; year: number }

const [SiteContext, useSite] = requiredContext<Site>('the site')

export { useSite }

export function SiteProvider({ site, children }: { site: Site; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>
}

/**
 * URLs of our pages in the page's language, and of the panel, which cannot read the site's
 * localStorage.
 */
export function useHref() {
  const { locale } = useI18n()
  const { panelUrl } = useSite()
  return {
    page: (id: PageId) => localizedPath(locale, pageOf(id).path),
    /** BYN is the default. `begin` preselects a core or a modpack. */
    create: (planId?: string, currency: Currency = 'BYN', begin?: CoreId | 'pack') =>
      `${panelUrl}/create?${new URLSearchParams({
        ...(planId && { plan: planId }),
        ...(begin && (begin === 'pack' ? { begin } : { core: begin })),
        lang: locale,
        ...(currency !== 'BYN' && { currency }),
      })}`,
    /** The panel with demo data, for visitors without an account. */
    demo: `${panelUrl}/demo?lang=${locale}`,
    panel: `${panelUrl}/login?lang=${locale}`,
  }
}
