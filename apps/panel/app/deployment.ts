import type { Locale } from '@zubr/i18n/locales'
import { localizedPath } from '@zubr/i18n/urls'

/** Addresses that the panel's server writes into the page. */
function meta(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''
}

export const siteUrl = meta('zubr-site')
/** The domain of the servers' subdomains. */
export const gameDomain = meta('zubr-zone')
/** URL template of a node's ping probe, with `{name}`. */
export const nodeProbeUrl = meta('zubr-probe')

/** A page of the public site in the reader's language. */
export function sitePage(locale: Locale, path: string): string {
  return siteUrl + localizedPath(locale, path)
}
