import path from 'node:path'
import { type Resource, readResource } from '@zubr/http/kept-files'
import { type Locale, locales } from '@zubr/i18n/locales'
import { localizedPath } from '@zubr/i18n/urls'
import { pageOf } from '../app/pages.ts'
import type { PageFile } from './pages.ts'

/** Search engines come again and keep what they know of the pages; nobody keeps this one. */
export const maintenanceHeaders = { 'retry-after': '3600', 'cache-control': 'no-store' }

/** What is answered to every page while the operator works: the page about building work, in each language. */
export function maintenancePages(
  pagesDir: string,
  listed: readonly PageFile[],
  security: Record<string, string>,
): Map<Locale, Resource> {
  return new Map(
    locales.map((locale) => {
      const address = localizedPath(locale, pageOf('soon').path)
      const soon = listed.find((page) => page.path === address)
      if (!soon) throw new Error(`no page for ${address} in ${pagesDir}`)
      const headers = { ...security, 'content-security-policy': soon.csp, ...maintenanceHeaders }
      return [locale, readResource(path.join(pagesDir, soon.file), { status: 503, headers })]
    }),
  )
}
