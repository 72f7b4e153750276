import path from 'node:path'
import { type Resource, readResource } from '@zubr/http/resources'
import { type Locale, locales } from '@zubr/i18n/locales'
import type { PageFile } from './pages.ts'

/** Search engines retry and keep their index; no cache stores this page. */
export const maintenanceHeaders = { 'retry-after': '3600', 'cache-control': 'no-store' }

/** The maintenance page. */
export function soonPage(listed: readonly PageFile[], locale: Locale): PageFile {
  const found = listed.find((page) => page.id === 'soon' && page.locale === locale)
  if (!found) throw new Error(`no page "soon" in ${locale}`)
  return found
}

/** The response to every page during maintenance, in each language. */
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
