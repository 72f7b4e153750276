import { useI18n } from '../i18n.tsx'
import { sitePage } from '../place.ts'

/** How the balance is filled while no payment system is connected, and the way there. */
export function TopUp() {
  const { locale, words } = useI18n()
  return (
    <>
      {words.create.topUp} <a href={sitePage(locale, '/help/contact')}>{words.create.toSupport}</a>
    </>
  )
}
