import { defaultLocale, isLocale, type Locale } from './locales.ts'

/** The address of a page in a language: Russian at `/path`, the others at `/{code}/path`. */
export function localizedPath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/**
 * Splits a path into its language and the page's own path. `/ru/…` counts as prefixed with the
 * default.
 */
export function splitPath(pathname: string): { locale: Locale; path: string; prefixed: boolean } {
  const [, first = '', ...rest] = pathname.split('/')
  if (!isLocale(first)) return { locale: defaultLocale, path: pathname, prefixed: false }
  return { locale: first, path: `/${rest.join('/')}`, prefixed: true }
}

/**
 * The canonical form of a path, or null if it is canonical: no trailing slash, lower-case codes,
 * `/ru/…` without prefix, `/uk/…` as `/ua/…`. Source: docs/specification.md.
 */
export function canonicalRedirect(pathname: string): string | null {
  // Several slashes would redirect to another host ("//evil.example"), so they count as one.
  // Browsers read `\` as `/`.
  const segments = pathname.split(/[/\\]/).filter((segment) => segment !== '')
  const first = segments[0]?.toLowerCase()
  if (first === 'uk') segments[0] = 'ua'
  else if (isLocale(first)) segments[0] = first
  if (segments[0] === defaultLocale) segments.shift()
  const canonical = `/${segments.join('/')}`
  return canonical === pathname ? null : canonical
}
