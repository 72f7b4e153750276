import { brand } from '@zubr/content/brand'
import { pageTitle } from '@zubr/i18n/format'
import { useI18n } from '../i18n.tsx'

/** The browser tab's words. React puts them into the head. */
export function PageTitle({ title }: { title: string }) {
  const { locale } = useI18n()
  return <title>{pageTitle(locale, title, brand.name)}</title>
}
