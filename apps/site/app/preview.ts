import type { Locale } from '@zubr/i18n/locales'
import { type PageId, pageOf } from './pages.ts'

/** Address of the picture that social networks show for a page; pages that nobody shares show the front page's. */
export function previewPath(id: PageId, locale: Locale): string {
  return `/og/${locale}/${pageOf(id).indexed ? id : 'home'}.png`
}
