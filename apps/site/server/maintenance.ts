import path from 'node:path'
import { type Resource, readResource } from '@zubr/http/resources'
import { type Locale, locales } from '@zubr/i18n/locales'
import type { PageFile } from './pages.ts'

/** Search engines come again and keep what they know of the pages; nobody keeps this one. */
export const maintenanceHeaders = { 'retry-after': '3600', 'cache-control': 'no-store' }

/** The page about building work. */
export function soonPage(listed: readonly PageFile[], locale: Locale): PageFile {
  const found = listed.find((page) => page.id === 'soon' && page.locale === locale)
  if (!found) throw new Error(`no page "soon" in ${locale}`)
  return found
}

/** What is answered to every page while the operator works: the page about building work, in each language. */
export function maintenancePages(
  pagesDir: string,
  listed: readonly PageFile[],
  security: Record<string, string>,
): Map<Locale, Resource> {
  return new Map(
    locales.map((locale) => {
      const soon = soonPage(listed, locale)
      const headers = { ...security, 'content-security-policy': soon.csp, ...maintenanceHeaders }
      return [locale, readResource(path.join(pagesDir, soon.file), { status: 503, headers })]
    }),
  )
}
