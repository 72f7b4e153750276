import type { Locale } from '@zubr/i18n/locales'
import { localizedPath } from '@zubr/i18n/urls'

/** Addresses that the server writes into the page when it starts. */
function meta(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''
}

export const siteUrl = meta('zubr-site')
/** The domain below which the subdomains of servers lie. */
export const gameDomain = meta('zubr-zone')
/** Template of a node's ping probe, with `{name}`. */
export const nodeProbeUrl = meta('zubr-probe')

/** A page of the public site in the reader's language. */
export function sitePage(locale: Locale, path: string): string {
  return siteUrl + localizedPath(locale, path)
}
