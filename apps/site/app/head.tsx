import { brand } from '@zubr/content/brand'
import { fill } from '@zubr/i18n/format'
import { defaultLocale, localeFacts, locales } from '@zubr/i18n/locales'
import type { Head } from '@zubr/i18n/site-pages'
import { localizedPath } from '@zubr/i18n/urls'
import { useI18n } from './i18n.tsx'
import { type PageId, pageOf, previewPath } from './pages.ts'
import { useSite } from './site.tsx'

/**
 * A page's title, description, language links and preview. React hoists them into the document's
 * head.
 */
export function PageHead({ id, head }: { id: PageId; head: Head }) {
  const { locale } = useI18n()
  const { siteUrl } = useSite()
  const { path, indexed } = pageOf(id)
  const title = fill(head.title, { brand: brand.name })
  const description = fill(head.description, { brand: brand.name })
  const address = (code: (typeof locales)[number]) => siteUrl + localizedPath(code, path)
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {indexed ? (
        <>
          <link rel="canonical" href={address(locale)} />
          {locales.map((code) => (
            <link key={code} rel="alternate" hrefLang={localeFacts[code].tag} href={address(code)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address(defaultLocale)} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address(locale)} />
      <meta property="og:locale" content={localeFacts[locale].openGraph} />
      <meta property="og:image" content={siteUrl + previewPath(id, locale)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** Structured data. It is not executable, so the CSP allows it. */
export function JsonLd({ data }: { data: object }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
