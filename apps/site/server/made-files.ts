import { brand } from '@zubr/content/brand'
import { type Locale, localeFacts, locales } from '@zubr/i18n/locales'
import { localizedPath } from '@zubr/i18n/urls'
import { type Page, pages, searchIndexPath } from '../app/pages.ts'
import type { SiteBuild } from './site-build.ts'

/** Generated files beside the pages, by file name. */
export function madeFiles(bundle: SiteBuild, siteUrl: string): Record<string, () => string> {
  return {
    'sitemap.xml': () => sitemap(siteUrl),
    'robots.txt': () => `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
    'site.webmanifest': manifest,
    ...Object.fromEntries(
      locales.map((locale) => [
        searchIndexPath(locale).slice(1),
        () => JSON.stringify(bundle.entry.module.searchIndex(locale)),
      ]),
    ),
  }
}

/** Every indexable page in every language, each with its alternates. */
function sitemap(siteUrl: string): string {
  const address = (locale: Locale, page: Page) => siteUrl + localizedPath(locale, page.path)
  const urls = pages
    .filter(({ indexed }) => indexed)
    .flatMap((page) => {
      const alternates = [
        ...locales.map((locale) => [localeFacts[locale].tag, address(locale, page)]),
        ['x-default', address('ru', page)],
      ].map(([tag, href]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`)
      return locales.map((locale) => `<url><loc>${address(locale, page)}</loc>${alternates.join('')}</url>`)
    })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`
}

function manifest(): string {
  return JSON.stringify({
    name: brand.name,
    short_name: brand.name,
    start_url: '/',
    display: 'browser',
    background_color: '#0f1a16',
    theme_color: '#0b1210',
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
  })
}
